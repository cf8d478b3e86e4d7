/** Counts sequences of legal actions: three integers catch most accidents in the rules. */
import type { ChanceSource } from './chance.ts';
import type { GameModule, GameTypes, Sealed } from './contract.ts';
import { copy } from './copy.ts';
import { advance } from './engine.ts';
import { legal } from './legal.ts';
import { toAct } from './phases.ts';

/**
 * The number of sequences of exactly `depth` legal actions, by whichever seats may act.
 * A game that is over, or that waits for chance without a source, goes on no further.
 */
export function perft<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  depth: number,
  source: ChanceSource | null = null,
): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of toAct(g, s)) {
    const actions = legal(g, s, seat);
    if (depth === 1) {
      count += actions.length;
      continue;
    }
    for (const action of actions) {
      const next = copy(s) as G['state'];
      const violation = advance(g, next, seat, action, source);
      if (violation) throw new Error(`bug: ${g.id} lists a move that it refuses: ${violation.code}`);
      count += perft(g, next as Sealed<G['state']>, depth - 1, source);
    }
  }
  return count;
}
