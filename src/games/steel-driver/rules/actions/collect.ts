import type { ActionKind } from '../../../../kernel/contract.ts';
import { pick } from '../../../../kernel/rng.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, SD } from '../../state.ts';
import { companyNow, phaseNow } from '../current.ts';
import { collectable, goodsValue, hasGoods, takeGood } from '../goods.ts';
import { isPlaceId } from '../ids.ts';
import { isIn, networksOf } from '../networks.ts';
import { nextCollector } from '../turns.ts';

/** Take one goods cube into the box of the company whose turn it is. */
export const collect: ActionKind<SD, ActionOf<'collect'>> = {
  parse: ({ kind, city }) => (kind === 'collect' && isPlaceId(city) ? { kind, city } : null),
  candidates: (s) => collectable(s, companyNow(s, 'collecting')).map((city) => ({ kind: 'collect', city })),
  attempts: (s) => mapOf(s).cities.map(({ id }) => ({ kind: 'collect', city: id })),
  check(s, _seat, { city }) {
    const company = companyNow(s, 'collecting');
    const place = mapOf(s).cityById.get(city);
    if (!place) return { code: 'city-unknown', rule: 'SD-40', params: { city } };
    if (!isIn(networksOf(s), company, place))
      return { code: 'not-in-network', rule: 'SD-40', params: { company, city } };
    if (!hasGoods(s, place)) return { code: 'no-goods-there', rule: 'SD-37', params: { city } };
    return null;
  },
  run(draft, seat, { city }, emit) {
    const company = companyNow(draft, 'collecting');
    const place = mapOf(draft).cityById.get(city)!;
    takeGood(draft, company, place);
    emit({ type: 'collected', seat, company, city, good: place.goods, value: goodsValue(draft, company) });
    phaseNow(draft, 'collecting').company = nextCollector(draft, company, emit);
  },
  touches: ({ city }) => [{ on: 'place', id: city }],
  sample(s, _seat, rng) {
    const cities = collectable(s, companyNow(s, 'collecting'));
    return cities.length === 0 ? null : { kind: 'collect', city: pick(rng, cities) };
  },
};
