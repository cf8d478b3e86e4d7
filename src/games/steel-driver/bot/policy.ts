/** One sensible legal action, quickly: the one with the largest gain after a little noise. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, oneIn, pick, type Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { companiesAt } from '../rules/companies.ts';
import { companyNow } from '../rules/current.ts';
import { gainOf } from '../rules/forecast.ts';
import { collectable, countGoods } from '../rules/goods.ts';
import { leastBid, unsold } from '../rules/sales.ts';
import type { CityId, SDAction, SDState } from '../state.ts';
import { price, worthInCubes } from './price.ts';
import { rateRails } from './rate-rails.ts';

type State = Sealed<SDState>;

/** Scores are shaken by up to this many dollars: they are never better known than that. */
const NOISE = 6;
const shake = (rng: Rng): number => (NOISE * below(rng, 1024)) / 1024;

export function policy(s: State, seat: Seat, rng: Rng): SDAction {
  const phase = s.phases[s.phases.length - 1]!;
  switch (phase.id) {
    case 'sales':
      return sell(s, seat, rng);
    case 'auction':
      return speak(s, seat, rng);
    case 'building':
      return lay(s, seat, rng);
    default:
      return take(s, rng);
  }
}

/** Opens the marker with the best bargain; now and then hands on, since that must occur too. */
function sell(s: State, seat: Seat, rng: Rng): SDAction {
  const { cubes } = s.players[seat]!;
  const open = unsold(s);
  if (cubes === 0 || open.length === 0 || oneIn(rng, 1, 40)) return { kind: 'hand-on' };
  const rated = open
    .map((company) => ({ company, worth: worthInCubes(s, seat, company), noise: below(rng, 1024) }))
    .sort((a, b) => b.worth - a.worth || b.noise - a.noise);
  const isAlone = s.players.every((player, other) => other === seat || player.cubes === 0);
  const best = rated[0]!;
  if (!isAlone) return { kind: 'open', company: best.company, amount: 1 };
  // Nobody can answer: the cheap ones for one cube each, the rest into the best.
  const last = rated[rated.length - 1]!;
  return rated.length > 1 && cubes > 1
    ? { kind: 'open', company: last.company, amount: 1 }
    : { kind: 'open', company: best.company, amount: Math.max(1, best.worth) };
}

/** The smallest raise up to a price that is jittered by a cube. */
function speak(s: State, seat: Seat, rng: Rng): SDAction {
  const amount = leastBid(s);
  const limit = Math.min(s.players[seat]!.cubes, price(s, seat) + below(rng, 3) - 1);
  return amount <= limit ? { kind: 'bid', amount } : { kind: 'pass' };
}

/** `cube` is what one is taken to be worth. */
export function lay(s: State, seat: Seat, rng: Rng, cube?: number): SDAction {
  const rated = rateRails(s, seat, cube);
  if (oneIn(rng, 1, 50)) return pick(rng, rated).action;
  let best = rated[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const rail of rated) {
    const score = rail.score + shake(rng);
    if (score <= most) continue;
    most = score;
    best = rail;
  }
  return best.action;
}

/** Cities that may be collected from, with what each adds and how many others want it. */
export function rateCities(s: State): { city: CityId; score: number }[] {
  const company = companyNow(s, 'collecting');
  const counts = countGoods(s, s.companies[company].goods);
  const { cityById } = mapOf(s);
  return collectable(s, company).map((city) => ({
    city,
    score: gainOf(counts, cityById.get(city)!.goods) + 3 * (companiesAt(s, city).length - 1),
  }));
}

function take(s: State, rng: Rng): SDAction {
  let city: CityId = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const one of rateCities(s)) {
    const score = one.score + below(rng, 4);
    if (score <= most) continue;
    most = score;
    city = one.city;
  }
  return { kind: 'collect', city };
}
