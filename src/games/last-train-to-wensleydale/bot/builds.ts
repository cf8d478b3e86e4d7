/** Where a line should begin, go on and stop. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { start } from '../rules/actions/start.ts';
import { checkStep, pathOf } from '../rules/line.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { goodLines } from './lines.ts';

type State = Sealed<LTWState>;

const BEAM = 8;
const IDEAS = 3;
const NOISE = 0.8;
const PASS: LTWAction = { kind: 'pass' };

/** The sectors of the line to build, after a little noise; null when none is worth it. */
function chooseLine(s: State, seat: Seat, rng: Rng): number[] | null {
  if (s.players[seat]!.reserve === 0) return null;
  let best: number[] | null = null;
  let most = 0;
  for (const { path, score } of goodLines(s, seat, null, BEAM, IDEAS)) {
    const gain = score + (NOISE * below(rng, 256)) / 256;
    if (gain <= most) continue;
    most = gain;
    best = path;
  }
  return best;
}

export function chooseStart(s: State, seat: Seat, rng: Rng): LTWAction {
  const best = chooseLine(s, seat, rng);
  if (!best) return PASS;
  const action: LTWAction = { kind: 'start', sector: boardOf(s).sectors[best[0]!]!.id };
  return start.check(s, seat, action) === null ? action : PASS;
}

export function goOn(s: State, seat: Seat, path: readonly string[]): LTWAction {
  const board = boardOf(s);
  const sectors = pathOf(board, path);
  const [best] = goodLines(s, seat, sectors, BEAM, 1);
  const to = best?.path[sectors.length];
  if (to === undefined || checkStep(s, seat, sectors, to) !== null) return { kind: 'end-line' };
  return { kind: 'extend', sector: board.sectors[to]!.id };
}
