/** Figures from results: games, wins, averages; by seat, by map, by number of players. */
import type { Figures, Statistics } from '../../protocol/http.ts';
import type { Tally } from '../store/results.ts';

const round = (n: number): number => Math.round(n * 100) / 100;

function figures(tallies: readonly Tally[]): Figures {
  // PostgreSQL gives sums as text when they might be long.
  const sum = (of: 'games' | 'wins' | 'places' | 'scores') => tallies.reduce((all, one) => all + Number(one[of]), 0);
  const games = sum('games');
  return {
    games,
    wins: sum('wins'),
    averagePlace: games === 0 ? 0 : round(sum('places') / games),
    averageScore: games === 0 ? 0 : round(sum('scores') / games),
    bestScore: tallies.length === 0 ? 0 : Math.max(...tallies.map((one) => Number(one.best))),
  };
}

/** Of one game's tallies. */
export function statistics(tallies: readonly Tally[]): Statistics {
  const groups = <K>(key: (one: Tally) => K) => [...Map.groupBy(tallies, key).values()];
  return {
    ...figures(tallies),
    bySeat: groups(({ seats, seat }) => `${seats} ${seat}`).map((all) => {
      const { seat, seats } = all[0]!;
      return { seat, seats, ...figures(all) };
    }),
    byMap: groups(({ map }) => map).map((all) => ({ map: all[0]!.map, ...figures(all) })),
    byPlayers: groups(({ seats }) => seats).map((all) => ({ seats: all[0]!.seats, ...figures(all) })),
  };
}

/** Tallies of several games, apart. */
export const statisticsByGame = (tallies: readonly Tally[]): Map<string, Statistics> =>
  new Map([...Map.groupBy(tallies, ({ game }) => game)].map(([game, all]) => [game, statistics(all)]));
