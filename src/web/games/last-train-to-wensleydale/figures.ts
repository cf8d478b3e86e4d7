/** The engine's own figures of a position, looked up by owner and key; each position is asked once. */
import { type LTWState, lastTrain } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Fact, Sealed } from '../../../kernel/contract.ts';

const known = new WeakMap<Sealed<LTWState>, Map<string, Fact>>();

function factsOf(s: Sealed<LTWState>): Map<string, Fact> {
  const found = known.get(s);
  if (found) return found;
  const facts = new Map(lastTrain.facts(s).map((fact) => [`${fact.of} ${fact.key}`, fact]));
  known.set(s, facts);
  return facts;
}

/** A whole number; 0 where the position has no such figure. */
export function figure(s: Sealed<LTWState>, of: string, key: string): number {
  const value = factsOf(s).get(`${of} ${key}`)?.value;
  return typeof value === 'number' ? value : 0;
}
