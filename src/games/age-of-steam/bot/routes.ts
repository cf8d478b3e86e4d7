/** What a seat can earn with the cubes that lie on the map. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { deliveriesFrom, type Ground, groundOf } from '../rules/deliveries.ts';
import type { ActionOf, AosState } from '../state.ts';
import { ENVY } from './figures.ts';

type Deliver = ActionOf<'deliver'>;

export interface Earning {
  action: Deliver;
  /** Steps of income for the mover, and for all others together. */
  own: number;
  others: number;
}

export const worthOf = ({ own, others }: Earning): number => own - ENVY * others;

/** Every delivery with who earns what. */
export function earnings(s: Sealed<AosState>, seat: Seat, engine: number, ground: Ground = groundOf(s)): Earning[] {
  const { leaving, leadsTo, links } = ground.network;
  const found: Deliver[] = [];
  const out: Earning[] = [];
  for (const { index, id } of mapOf(s).places) {
    if (ground.holds[index] === 0) continue;
    found.length = 0;
    deliveriesFrom(ground, index, id, engine, found);
    for (const action of found) {
      let at = index;
      let own = 0;
      let others = 0;
      for (let i = 0; i < action.route.length; i++) {
        const exit = at * 6 + (action.route.charCodeAt(i) - 48);
        const { owner } = links[leaving[exit]!]!;
        if (owner === seat) own += 1;
        else if (owner < s.seats) others += 1;
        at = leadsTo[exit]!;
      }
      out.push({ action, own, others });
    }
  }
  return out;
}
