/** Whoever thinks about the first move of a small game, decision after decision. */
import { think, USUAL } from '../../bots/search/think.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { start } from '../../kernel/engine.ts';
import { rngOf } from '../../kernel/rng.ts';
import { ticTacToe, wide } from './search-toys.ts';

export const SMALL_GAMES = ['tic-tac-toe', 'wide'] as const;
export type SmallGame = (typeof SMALL_GAMES)[number];

export interface Side {
  /** One decision; the playouts that it took. */
  decide(): Promise<number>;
}

/** Enough that a tree grows to its depth. */
export const TOY_PLAYOUTS = 1000;

/** Our search, every move of the game among its plans. */
export function ourSide(name: SmallGame): Side {
  const g = name === 'wide' ? wide : ticTacToe;
  const begun = start(g, { seats: 2, options: {}, rules: 1 }, null);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<typeof begun.state>;
  const settings = { ...USUAL, plans: s.cells.length, iterations: TOY_PLAYOUTS };
  let n = 0;
  return {
    async decide() {
      return think(g, s, 0, rngOf(`bench/${n++}`), settings)?.iterations ?? 0;
    },
  };
}

/** Playouts a second of CPU, over whole decisions that take `ms` together at least. */
export async function rateOf({ decide }: Side, ms: number): Promise<number> {
  const before = process.cpuUsage();
  let playouts = 0;
  for (;;) {
    playouts += await decide();
    const { user, system } = process.cpuUsage(before);
    if (user + system >= ms * 1000) return (playouts * 1e6) / (user + system);
  }
}
