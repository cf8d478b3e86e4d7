/** How good each cube is for the one who decides, once all that is left has been collected too. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { estimatesFrom } from '../rules/forecast.ts';
import { type CityId, COMPANIES, type SDState } from '../state.ts';
import { rateCities } from './policy.ts';

type State = Sealed<SDState>;

/** How much the policy's own rating counts besides: mostly where the rest comes to the same. */
const AT_ONCE = 0.02;

/** Each with how far the decider's shares are ahead of the mean of the others', in dollars: a cube that a rival's company misses is worth something too. */
export function rateTakings(s: State, seat: Seat): { city: CityId; score: number }[] {
  const { cityById } = mapOf(s);
  const estimates = estimatesFrom(s);
  return rateCities(s).map(({ city, score }) => {
    const values = estimates(cityById.get(city)!);
    let ahead = AT_ONCE * score;
    for (const id of COMPANIES)
      s.companies[id].shares.forEach((held, holder) => {
        ahead += held * values[id] * (holder === seat ? 1 : -1 / (s.seats - 1));
      });
    return { city, score: ahead };
  });
}
