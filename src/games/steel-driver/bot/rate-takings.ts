/** How good each cube is for the one who decides, once all that is left has been collected too. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { companyNow } from '../rules/current.ts';
import { finalEstimates } from '../rules/forecast.ts';
import { type CityId, COMPANIES, type SDState } from '../state.ts';

import { rateCities } from './policy.ts';

type State = Sealed<SDState>;

/** How much what a cube adds at once counts besides: mostly where the rest comes to the same. */
const AT_ONCE = 0.02;

/** Each with how far its taker is ahead of the mean of the others, in dollars: a cube that a rival's company misses is worth something too. */
export function rateTakings(s: State, seat: Seat): { city: CityId; score: number }[] {
  const company = companyNow(s, 'collecting');
  const { cityById } = mapOf(s);
  return rateCities(s).map(({ city, score }) => {
    const values = finalEstimates(s, { company, city: cityById.get(city)! });
    let ahead = AT_ONCE * score;
    s.players.forEach(({ cash }, holder) => {
      let worth = cash;
      for (const id of COMPANIES) worth += s.companies[id].shares[holder]! * values[id];
      ahead += holder === seat ? worth : -worth / (s.seats - 1);
    });
    return { city, score: ahead };
  });
}
