/** The engine's own figures of a position, looked up by owner and key; each position is asked once. */

import { type CEState, chicagoExpress } from '../../../games/chicago-express/index.ts';
import type { Fact, Sealed } from '../../../kernel/contract.ts';

const known = new WeakMap<Sealed<CEState>, Map<string, Fact>>();

function factsOf(s: Sealed<CEState>): Map<string, Fact> {
  const found = known.get(s);
  if (found) return found;
  const facts = new Map(chicagoExpress.facts(s).map((fact) => [`${fact.of} ${fact.key}`, fact]));
  known.set(s, facts);
  return facts;
}

/** A whole number; 0 where the position has no such figure. */
export function figure(s: Sealed<CEState>, of: string, key: string): number {
  const value = factsOf(s).get(`${of} ${key}`)?.value;
  return typeof value === 'number' ? value : 0;
}
