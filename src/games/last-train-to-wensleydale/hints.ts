/** What can be said about an advised turn of Last Train. */
import type { Advised, Hints } from '../../kernel/remarks.ts';
import { boardOf } from './board/boards.ts';
import { setsOf } from './rules/accounts.ts';
import { checkCargo } from './rules/actions/carry.ts';
import type { ActionOf, LTW } from './state.ts';

export const TERMS = [
  'points',
  'sets',
  'profit',
  'tracks',
  'round',
  'loads',
  'sales',
  'influence',
  'cubes',
  'rounds',
] as const;
export const REMARKS = ['sale', 'set', 'train', 'load'] as const;

type Turn = Advised<LTW>;
type Carry = ActionOf<'carry'>;
interface Said {
  key: (typeof REMARKS)[number];
  params: Record<string, string | number>;
  danger?: true;
}

export const hints: Hints<LTW> = {
  terms: TERMS,
  remarks: (turn) => [...ofDeeds(turn)],
};

function* ofDeeds({ before, after, seat, actions }: Turn): Generator<Said> {
  const sets = setsOf(after, seat) - setsOf(before, seat);
  if (sets > 0) yield { key: 'set', params: { sets } }; // LTW-43
  for (const action of actions) {
    if (action.kind === 'sell')
      yield { key: 'sale', params: { company: action.company, tracks: action.tracks.length } };
    if (action.kind === 'hire') yield { key: 'train', params: { train: action.train } };
    if (action.kind === 'carry' && isWanted(before, seat, action))
      yield { key: 'load', params: { cargo: action.cargo, sector: action.sector } };
  }
}

/** LTW-75: true when somebody else who has not passed has tracks that let him have it as well. */
function isWanted(s: Turn['before'], seat: number, { sector, cargo }: Carry): boolean {
  const board = boardOf(s);
  const from = board.sectorAt.get(sector)!;
  const phase = s.phases[s.phases.length - 1];
  const out = phase?.id === 'trains' ? phase.out : [];
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && !out.includes(other) && checkCargo(s, other, board, from, cargo) === null) return true;
  return false;
}
