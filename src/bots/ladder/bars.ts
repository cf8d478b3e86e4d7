/** How often the stronger of two neighbours on the ladder is meant to rank higher. */
import type { PlayerName } from '../everybody.ts';
import type { Pairing } from './block.ts';

/** From the strongest down: each is compared with the next. */
export const LADDER = ['master', 'expert', 'regular', 'newcomer', 'random'] as const satisfies readonly PlayerName[];

const BARS: Readonly<Partial<Record<PlayerName, { over: PlayerName; share: number }>>> = {
  newcomer: { over: 'random', share: 0.95 },
  regular: { over: 'newcomer', share: 0.8 },
  expert: { over: 'regular', share: 0.7 },
  master: { over: 'expert', share: 0.6 },
};

/** Null for pairs of which nothing is demanded. */
export function barOf({ stronger, weaker }: Pairing): number | null {
  const bar = BARS[stronger];
  return bar?.over === weaker ? bar.share : null;
}
