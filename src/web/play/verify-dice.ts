/** After the end the seed is shown: whether it is the one promised, and whether every draw came from it. */
import { commitmentOf, isSeed, seedSource } from '../../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed } from '../../kernel/contract.ts';
import { apply, start } from '../../kernel/engine.ts';
import { sameJson } from '../../kernel/hash.ts';
import type { Seen } from '../../table/index.ts';
import type { TableNow } from '../table/contract.ts';

/** `seed`: it fits the hash, and nothing was drawn or not all is known · `draws`: and every draw comes from it. */
export type Verdict = 'dice' | 'seed' | 'draws' | 'wrong';

export interface Played {
  readonly game: AnyGame;
  readonly creation: TableNow['sheet']['creation'];
  /** The moves in effect, the oldest first; null where one is not known here. */
  readonly moves: readonly (Seen | null)[];
}

export function verdictOn({ game, creation, moves }: Played, seed: string | null): Verdict {
  if (creation.commitment === null) return 'dice';
  if (seed === null || !isSeed(seed) || commitmentOf(seed) !== creation.commitment) return 'wrong';
  if (moves.some((move) => move === null || 'hidden' in move)) return 'seed';
  return drawsFit({ game, creation, moves }, seed);
}

function drawsFit({ game, creation, moves }: Played, seed: string): Verdict {
  const source = seedSource(seed);
  const { seats, options, rules, firstSeat } = creation;
  const table = { seats: seats.length, options, rules, ...(firstSeat === undefined ? {} : { firstSeat }) };
  const begun = start(game, table, source);
  if (!begun.ok) return 'wrong';
  let drawn = begun.trace.chance.length;
  const [open, ...rest] = moves;
  if (!fits(open, begun.trace.chance)) return 'wrong';
  let state: Sealed<BaseState> = begun.state;
  for (const move of rest) {
    if (move?.type !== 'action' || 'hidden' in move) return 'seed'; // entered by hand: not from the seed
    const applied = apply(game, state, move.seat, move.action, source);
    if (!applied.ok || !fits(move, applied.trace.chance)) return 'wrong';
    state = applied.state;
    drawn += applied.trace.chance.length;
  }
  return drawn > 0 ? 'draws' : 'seed';
}

const fits = (move: Seen | null | undefined, chance: readonly unknown[]): boolean =>
  sameJson(move && 'chance' in move ? move.chance : [], chance);
