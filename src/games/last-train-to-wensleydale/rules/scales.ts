/** Discs on rows of spaces: who stands where, and who lies above whom. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { Colour, LTW, LTWState, Scale } from '../state.ts';

/** Puts a disc on a space, on top of the stack there, also when it does not change its space (LTW-16). */
export function moveDisc(scale: Scale, seat: Seat, to: number): void {
  scale.at[seat] = to;
  const order: Seat[] = [];
  let lies = false;
  for (const other of scale.order) {
    if (other === seat) continue;
    if (!lies && scale.at[other]! <= to) {
      order.push(seat);
      lies = true;
    }
    order.push(other);
  }
  if (!lies) order.push(seat);
  scale.order = order;
}

/** All discs on one space, the first player's on top (LTW-3). */
export const newScale = (order: readonly Seat[], start: number): Scale => ({
  at: order.map(() => start),
  order: [...order],
});

export const influence = (s: Sealed<LTWState>, seat: Seat, colour: Colour): number => s.scales[colour].at[seat]!;

/** LTW-15, LTW-63: a maximum is not exceeded, yet the disc comes to lie on top. */
export function gainInfluence(draft: LTWState, seat: Seat, colour: Colour, emit: Emit<LTW>): void {
  const scale = draft.scales[colour];
  const { max } = boardOf(draft).influence[colour];
  const at = Math.min(max, scale.at[seat]! + 1);
  emit({ type: scale.at[seat] === at ? 'influence-full' : 'influence-gained', seat, colour, at });
  moveDisc(scale, seat, at);
}

/** LTW-16: several points paid at once are one move of the disc. */
export function payInfluence(draft: LTWState, seat: Seat, colour: Colour, by: number, emit: Emit<LTW>): void {
  if (by === 0) return;
  const scale = draft.scales[colour];
  const at = scale.at[seat]! - by;
  moveDisc(scale, seat, at);
  emit({ type: 'influence-paid', seat, colour, by, at });
}

export function payCubes(draft: LTWState, seat: Seat, cubes: number, emit: Emit<LTW>): void {
  if (cubes === 0) return;
  const player = draft.players[seat]!;
  player.cubes -= cubes;
  emit({ type: 'cubes-paid', seat, cubes, hand: player.cubes });
}
