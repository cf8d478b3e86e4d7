/**
 * Now and then a table with a whim. Players who all want to win sell the shares out long before the Detroit marker
 * or the houses end a game, so those ends would never be tried. A policy keeps nothing between two calls; the
 * whim is read from what stays in the state all game long: the first hexes built and developed.
 */
import type { Sealed } from '../../../kernel/contract.ts';
import { type CEState, COMPANIES } from '../state.ts';

export type Temper = 'keen' | 'builders' | 'idlers';

/** One table in so many has each whim. */
const RARE = 40;
const FIRST = 4;

export function temperOf(s: Sealed<CEState>): Temper {
  let hash = 17;
  const note = (id: string) => {
    for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) | 0;
  };
  for (const id of COMPANIES) {
    const { network } = s.companies[id];
    for (let i = 1; i < FIRST && i < network.length; i++) note(network[i]!);
  }
  if (s.houses.length > 0) note(s.houses[0]!);
  // The last digits of such a hash are poor: stir once more.
  const lot = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % RARE;
  return lot === 0 ? 'builders' : lot === 1 ? 'idlers' : 'keen';
}
