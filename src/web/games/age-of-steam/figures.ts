/** The engine's own figures of a position, looked up by owner and key; each position is asked once. */
import { type AosState, ageOfSteam } from '../../../games/age-of-steam/index.ts';
import type { Fact, Sealed } from '../../../kernel/contract.ts';

const known = new WeakMap<Sealed<AosState>, Map<string, Fact>>();

function factsOf(s: Sealed<AosState>): Map<string, Fact> {
  const found = known.get(s);
  if (found) return found;
  const facts = new Map(ageOfSteam.facts(s).map((fact) => [`${fact.of} ${fact.key}`, fact]));
  known.set(s, facts);
  return facts;
}

/** A whole number; null where the position has no such figure. */
export function figure(s: Sealed<AosState>, of: string, key: string): number | null {
  const value = factsOf(s).get(`${of} ${key}`)?.value;
  return typeof value === 'number' ? value : null;
}
