/** Moves worth a search, best first. A turn of Steel Driver is one action, so a plan is one too. */
import type { Plan, Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { COMPONENTS } from '../board/components.ts';
import { leastBid, unsold } from '../rules/sales.ts';
import type { SD, SDAction, SDState } from '../state.ts';
import { policy } from './policy.ts';
import { fullWorth, isLastSale, price, worthInCubes } from './price.ts';
import { rateRails } from './rate-rails.ts';
import { rateTakings } from './rate-takings.ts';

type State = Sealed<SDState>;
interface Rated {
  action: SDAction;
  score: number;
  term: string;
}

/** Dollars that make one plan clearly likelier than another. */
const TEMPERATURE = 15;
/** What a cube is worth where prices are compared with dollars. */
const CUBE = 25;

export function plans(s: State, seat: Seat, k: number, rng: Rng): Plan<SD>[] {
  const own = policy(s, seat, rng);
  const same = (action: SDAction) => JSON.stringify(action) === JSON.stringify(own);
  const rated = ratedMoves(s, seat).sort((a, b) => b.score - a.score);
  const kept = rated.slice(0, k);
  // However low it is rated, the policy's own move is one of them.
  if (k > 0 && !kept.some(({ action }) => same(action))) {
    const known = rated.find(({ action }) => same(action));
    const lowest = kept[k - 1]?.score ?? kept[kept.length - 1]?.score ?? 0;
    const mine = known ?? { action: own, score: lowest, term: 'policy' };
    kept.splice(k - 1, 1, mine);
  }
  return withPriors(kept);
}

/** Priors sum to one; the order of the scores stays. */
function withPriors(kept: readonly Rated[]): Plan<SD>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ action, score, term }, i) => ({
    actions: [action],
    prior: weights[i]! / sum,
    why: [{ term, by: score }],
  }));
}

function ratedMoves(s: State, seat: Seat): Rated[] {
  const phase = s.phases[s.phases.length - 1]!;
  if (phase.id === 'building')
    return rateRails(s, seat).map(({ action, score }) => ({ action, score, term: 'profit' }));
  if (phase.id === 'collecting')
    return rateTakings(s, seat).map(({ city, score }) => ({
      action: { kind: 'collect', city },
      score,
      term: 'shares',
    }));
  return phase.id === 'auction' ? words(s, seat) : openings(s, seat);
}

function words(s: State, seat: Seat): Rated[] {
  const { cubes } = s.players[seat]!;
  const limit = price(s, seat);
  const least = leastBid(s);
  const bids = [...new Set([least, least + 1, limit])].filter((amount) => amount >= least && amount <= cubes);
  // A jump gives away what it adds to the least bid.
  const rate = (amount: number) => CUBE * (limit - amount - (amount - least));
  return [
    ...bids.map((amount): Rated => ({ action: { kind: 'bid', amount }, score: rate(amount), term: 'auction' })),
    { action: { kind: 'pass' }, score: 0, term: 'auction' },
  ];
}

function openings(s: State, seat: Seat): Rated[] {
  const { cubes } = s.players[seat]!;
  // SD-44: on the last turn cubes that are kept are lost.
  const isLastTurn = s.turn === COMPONENTS.turns;
  const handOn: Rated = { action: { kind: 'hand-on' }, score: isLastTurn ? -CUBE * cubes : 0, term: 'auction' };
  if (cubes === 0) return [handOn];
  const open = unsold(s);
  const isAlone = s.players.every((player, other) => other === seat || player.cubes === 0);
  // Nobody can answer: a cube for each of the others is kept, the rest may go into one.
  const most = isAlone && isLastTurn ? Math.max(1, cubes - open.length + 1) : cubes;
  // SD-44, SD-11: on the last turn whoever waits with cubes in hand may wait in vain; only the last to hand on knows what it does.
  const phase = s.phases[s.phases.length - 1]!;
  const ends = phase.id === 'sales' && phase.handOns + 1 >= s.seats;
  const moves = isLastTurn && !ends ? [] : [handOn];
  for (const company of open) {
    const worth = worthInCubes(s, seat, company);
    // Of companies that cost all one has, the better one.
    const better = Math.min(1, fullWorth(s, seat, company) / 100);
    for (const amount of new Set([1, Math.min(most, worth)])) {
      const spare = isLastSale(s) ? amount : worth - amount;
      moves.push({ action: { kind: 'open', company, amount }, score: CUBE * (spare + better), term: 'auction' });
    }
  }
  return moves;
}
