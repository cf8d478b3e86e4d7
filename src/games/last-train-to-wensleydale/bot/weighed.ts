/** The line that a playout builds: each of a few is carried out on a copy and judged by where it leads, as a Regular does. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { forkToBuild } from '../fork.ts';
import { layoutOf, passing } from '../rules/layouts.ts';
import { spelt } from '../rules/spelt.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { goodLines } from './lines.ts';
import { playTurn } from './perform.ts';
import { policy } from './policy.ts';
import { partsOf, together } from './value.ts';

type State = Sealed<LTWState>;

/** As far as a Regular looks. */
const BEAM = 24;
/** Who has little time, and who has some: the more of them, the more the lines are worth (docs/bots.md has the figures). */
export const FEW_IDEAS = 8;
export const MANY_IDEAS = 24;
const PASS: LTWAction = { kind: 'pass' };

/** The same boards and purses come up in playout after playout, of one decision and of the next. */
const known = new Map<string, readonly LTWAction[]>();
const MOST_KNOWN = 8_000;

export function weighedLine(s: State, seat: Seat, rng: Rng, ideas: number): readonly LTWAction[] {
  const key = `${ideas} ${keyOf(s, seat)}`;
  const before = known.get(key);
  if (before) return before;
  const line = s.players[seat]!.reserve === 0 ? [PASS] : weigh(s, seat, rng, ideas);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, line);
  return line;
}

/** All that a line depends on while nobody has a train yet: the map, and what the seat itself has. */
function keyOf(s: State, seat: Seat): string {
  const { text } = layoutOf(s, boardOf(s));
  if (text === null) throw new Error('bug: a line is looked up by a layout that is not kept');
  const { board, options, rules, seats, round, linked, players, scales, goods, figures } = s;
  const { cubes, reserve, points, collected } = players[seat]!;
  const { hill, field, red, green } = collected;
  const game = `${board} ${options.map} ${options.south} ${options.side} ${rules} ${seats} ${round} ${linked}`;
  const purse = `${seat} ${cubes} ${reserve} ${points} ${scales.white.at[seat]} ${scales.brown.at[seat]} ${scales.green.at[seat]} ${scales.red.at[seat]} ${scales.profit.at[seat]}`;
  const pieces = spelt([goods, figures.red, figures.green, figures.landowner]);
  // The length says where the one text ends and the other begins.
  return `${game} ${purse} ${hill} ${field} ${red} ${green} ${pieces.length} ${pieces}${text}`;
}

function weigh(s: State, seat: Seat, rng: Rng, ideas: number): LTWAction[] {
  const before = worth(s, seat);
  const lines = goodLines(s, seat, null, BEAM, ideas);
  return passing(() => bestOf(s, seat, lines, before, rng));
}

/** The line that leads where the seat expects most; none where it expects no more than before. */
function bestOf(s: State, seat: Seat, lines: readonly { path: number[] }[], before: number, rng: Rng): LTWAction[] {
  const { sectors } = boardOf(s);
  let best = [PASS];
  let most = before;
  for (const { path } of lines) {
    const steps = path.map((at, i): LTWAction => ({ kind: i === 0 ? 'start' : 'extend', sector: sectors[at]!.id }));
    const actions: LTWAction[] = [...steps, { kind: 'end-line' }];
    let at = 0;
    const turn = playTurn(s, seat, (now) => actions[at++] ?? policy(now, seat, rng), forkToBuild);
    if (!turn) continue;
    const after = worth(turn.after, seat);
    if (after <= most) continue;
    most = after;
    best = turn.line;
  }
  return best;
}

/** What the seat can expect, as a Regular rates its turns. */
const worth = (s: State, seat: Seat): number => together(partsOf(s, seat));
