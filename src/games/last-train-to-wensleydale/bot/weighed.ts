/** The line that a playout builds: each of a few is carried out on a copy and judged by where it leads, as a Regular does. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { spelt } from '../rules/spelt.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { goodLines } from './lines.ts';
import { playTurn } from './perform.ts';
import { policy } from './policy.ts';
import { partsOf } from './value.ts';

type State = Sealed<LTWState>;

/** As far as a Regular looks; more ideas than these gain next to nothing. */
const BEAM = 24;
const IDEAS = 8;
const PASS: LTWAction = { kind: 'pass' };

/** The same boards and purses come up in playout after playout, of one decision and of the next. */
const known = new Map<string, readonly LTWAction[]>();
const MOST_KNOWN = 8_000;

export function weighedLine(s: State, seat: Seat, rng: Rng): readonly LTWAction[] {
  const key = keyOf(s, seat);
  const before = known.get(key);
  if (before) return before;
  const line = weigh(s, seat, rng);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, line);
  return line;
}

/** All that a line depends on while nobody has a train yet: the map, and what the seat itself has. */
function keyOf(s: State, seat: Seat): string {
  const { board, options, rules, seats, round, linked, players, scales, tracks, companies, goods, figures } = s;
  const { cubes, reserve, points, collected } = players[seat]!;
  const { hill, field, red, green } = collected;
  const game = `${board} ${options.map} ${options.south} ${options.side} ${rules} ${seats} ${round} ${linked}`;
  const purse = `${seat} ${cubes} ${reserve} ${points} ${scales.white.at[seat]} ${scales.brown.at[seat]} ${scales.green.at[seat]} ${scales.red.at[seat]} ${scales.profit.at[seat]}`;
  const pieces = spelt([tracks, companies, goods, figures.red, figures.green, figures.landowner]);
  return `${game} ${purse} ${hill} ${field} ${red} ${green} ${pieces}`;
}

function weigh(s: State, seat: Seat, rng: Rng): LTWAction[] {
  let best = [PASS];
  if (s.players[seat]!.reserve === 0) return best;
  const { sectors } = boardOf(s);
  let most = worth(s, seat);
  for (const { path } of goodLines(s, seat, null, BEAM, IDEAS)) {
    const steps = path.map((at, i): LTWAction => ({ kind: i === 0 ? 'start' : 'extend', sector: sectors[at]!.id }));
    const actions: LTWAction[] = [...steps, { kind: 'end-line' }];
    let at = 0;
    const turn = playTurn(s, seat, (now) => actions[at++] ?? policy(now, seat, rng));
    if (!turn) continue;
    const after = worth(turn.after, seat);
    if (after <= most) continue;
    most = after;
    best = turn.line;
  }
  return best;
}

/** What the seat can expect, as a Regular rates its turns. */
function worth(s: State, seat: Seat): number {
  const parts = partsOf(s, seat);
  let sum = 0;
  for (const term in parts) sum += parts[term]!;
  return sum;
}
