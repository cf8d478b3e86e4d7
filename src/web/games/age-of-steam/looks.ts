/** How owners and goods look: players have a colour and its silhouette, the bankrupt a grey bed, nobody an empty one. */
import { GOODS, type Good, NEUTRAL, UNOWNED } from '../../../games/age-of-steam/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Colour } from '../../ui/colours.ts';

const SEATS: readonly Colour[] = ['blue', 'yellow', 'purple', 'black', 'red', 'green'];

export const colourOfSeat = (seat: Seat): Colour => SEATS[seat % SEATS.length]!;

/** Null = unowned. */
export const colourOfOwner = (owner: number): Colour | null =>
  owner === UNOWNED ? null : owner === NEUTRAL ? 'grey' : colourOfSeat(owner);

/** Goods are called by the colours of their pieces. */
export const colourOfGood = (good: Good): Colour => good;

export const isGood = (id: string | undefined): id is Good => GOODS.some((good) => good === id);
