/** What the blocks of a pairing say. Games of a block share their dice, so intervals come from how far blocks scatter. */
import type { PlayerName } from '../everybody.ts';
import type { Pairing, Played } from './block.ts';

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface PairingResult extends Pairing {
  blocks: number;
  games: number;
  /** Share of pairs (stronger seat, weaker seat) in which the stronger ranks higher; ties half. Alone: by score. */
  higher: Interval;
  /** The same in the games with one stronger, and with one weaker. */
  alone: number;
  mirrored: number;
  scores: { stronger: number; weaker: number };
  /** Games won by the only one of its kind at the table: a fair share is one in as many as there are seats. */
  lone: { stronger: number; weaker: number };
  /** Won games by seat, for the two together: what a seat itself is worth. */
  winsBySeat: number[];
  /** Seats that went bankrupt or were otherwise lost, of all seats of each. */
  lost: { stronger: number; weaker: number };
  ended: Record<string, number>;
}

/** Pairs of a block, in how many the stronger ranks higher, and in how many games they met. */
export interface Count {
  better: number;
  pairs: number;
  games: number;
}

function pairsIn({ bots, places }: Played, { stronger, weaker }: Pairing): Count {
  const count: Count = { better: 0, pairs: 0, games: 1 };
  for (const [i, one] of bots.entries()) {
    for (const [j, other] of bots.entries()) {
      if (one !== stronger || other !== weaker) continue;
      count.pairs += 1;
      count.better += places[i]! < places[j]! ? 1 : places[i] === places[j] ? 0.5 : 0;
    }
  }
  return count;
}

const joined = (counts: readonly Count[]): Count => ({
  better: counts.reduce((sum, one) => sum + one.better, 0),
  pairs: counts.reduce((sum, one) => sum + one.pairs, 0),
  games: counts.reduce((sum, one) => sum + one.games, 0),
});

/** A game for one is compared with the other's game of the same seed. */
export function countOf(block: readonly Played[], pairing: Pairing): Count {
  const [first, second] = block;
  if (first && second && first.bots.length === 1) {
    const [a, b] = [first.scores[0]!, second.scores[0]!];
    return { better: a > b ? 1 : a === b ? 0.5 : 0, pairs: 1, games: 2 };
  }
  return joined(block.map((game) => pairsIn(game, pairing)));
}

export const share = ({ better, pairs }: Count): number => (pairs === 0 ? 0 : better / pairs);
const mean = (all: readonly number[]): number =>
  all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;

/** How alike two pairs of one game are that have a seat in common; a third is exact among equals, and kept ladders agree. */
const ALIKE = 1 / 3;

/** How many times as far the pairs of a block scatter as so many by lot. */
export function spreadOf({ pairs, games }: Count): number {
  const others = Math.max(0, pairs / games - 1); // pairs of a game beyond its first: all share its lone seat
  return 1 + ALIKE * others;
}

/** Standard errors of a 95 % interval to each side. */
export const SIDE = 1.96;
/** The same where the error itself comes from few blocks (Student's, by Cornish and Fisher). */
const sideOf = (free: number): number => SIDE + 2.372 / free + 2.822 / free ** 2 + 2.556 / free ** 3;

/**
 * 95 %: Wilson's, for as many pairs by lot as these are worth. That comes from how far blocks scatter, but is never more than as if games
 * came by lot: blocks that are all alike do not mean that none will ever differ. How far they scatter, one block cannot say.
 */
export function intervalOf(counts: readonly Count[]): Interval {
  const all = joined(counts);
  const p = share(all);
  const n = counts.length;
  if (n < 2) return { mean: p, low: 0, high: 1 };
  const lot = wilson(p, all.pairs / mean(counts.map(spreadOf)), SIDE);
  const around = (n / (n - 1)) * counts.reduce((sum, one) => sum + (one.better - one.pairs * p) ** 2, 0);
  const seen = around === 0 ? lot : wilson(p, (all.pairs ** 2 * p * (1 - p)) / around, sideOf(n - 1));
  return { mean: p, low: Math.min(p, lot.low, seen.low), high: Math.max(p, lot.high, seen.high) };
}

/** Of a share of n by lot. */
function wilson(p: number, n: number, side: number): { low: number; high: number } {
  const far = side ** 2 / n;
  const middle = (p + far / 2) / (1 + far);
  const half = (side * Math.sqrt((p * (1 - p) + far / 4) / n)) / (1 + far);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function resultOf(pairing: Pairing, blocks: readonly (readonly Played[])[]): PairingResult {
  const games = blocks.flat();
  const seats = games[0]?.bots.length ?? 0;
  const single = games.filter(({ bots }) => bots.filter((bot) => bot === pairing.stronger).length === 1);
  const mirror = games.filter(({ bots }) => bots.filter((bot) => bot === pairing.weaker).length === 1);
  const scoresOf = (name: string) =>
    games.flatMap(({ bots, scores }) => scores.filter((_, seat) => bots[seat] === name));
  const lostOf = (name: string) => {
    const held = games.flatMap(({ bots, lost }) =>
      bots.flatMap((bot, seat) => (bot === name ? [lost.includes(seat)] : [])),
    );
    return mean(held.map(Number));
  };
  return {
    ...pairing,
    blocks: blocks.length,
    games: games.length,
    higher: intervalOf(blocks.map((block) => countOf(block, pairing))),
    alone: share(joined(single.map((game) => pairsIn(game, pairing)))),
    mirrored: share(joined(mirror.map((game) => pairsIn(game, pairing)))),
    scores: { stronger: mean(scoresOf(pairing.stronger)), weaker: mean(scoresOf(pairing.weaker)) },
    lone: { stronger: loneWins(single, pairing.stronger), weaker: loneWins(mirror, pairing.weaker) },
    winsBySeat: Array.from({ length: seats }, (_, seat) => mean(games.map(({ places }) => winShare(places, seat)))),
    lost: { stronger: lostOf(pairing.stronger), weaker: lostOf(pairing.weaker) },
    ended: endings(games),
  };
}

const winShare = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

const loneWins = (games: readonly Played[], name: PlayerName): number =>
  mean(games.map(({ bots, places }) => winShare(places, bots.indexOf(name))));

function endings(games: readonly Played[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ended } of games) for (const why of ended) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}
