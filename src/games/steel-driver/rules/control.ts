/** Who controls a company at the end. */
import type { Seat } from '../../../kernel/contract.ts';

/** SD-38: most shares; of those tied, the first clockwise from the one who controls it, or did so last. */
export function finalController(shares: readonly number[], reference: Seat | null): Seat | null {
  if (reference === null) return null; // never sold
  const most = Math.max(...shares);
  for (let i = 0; i < shares.length; i++) {
    const seat = (reference + i) % shares.length;
    if (shares[seat] === most) return seat;
  }
  return null;
}
