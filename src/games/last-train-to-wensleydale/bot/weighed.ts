/** The line that a playout builds: each of a few is carried out on a copy and judged by where it leads, as a Regular does. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
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

export function weighedLine(s: State, seat: Seat, rng: Rng): LTWAction[] {
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
