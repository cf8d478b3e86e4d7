/** What anybody may know of a player: name, ratings, figures, and how games at public tables ended. */

import type { Profile, RecentGame } from '../../protocol/http.ts';
import type { Database } from '../db/database.ts';
import { ratingsOfAccount } from '../store/ratings.ts';
import { tally } from '../store/results.ts';
import { LEAST_GAMES, shownRating } from './leaderboard.ts';
import { statistics, statisticsByGame } from './statistics.ts';

const RECENT = 20;

/** Null when there is nobody of that id, or no longer. */
export async function profileOf(db: Database, id: string): Promise<Profile | null> {
  const account = await db.q
    .selectFrom('accounts')
    .select(['id', 'name', 'kind', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  const [tallies, ratings, lefts, recent] = await Promise.all([
    tally(db, { account: id }),
    ratingsOfAccount(db, id),
    leftBy(db, id),
    recentOf(db, id),
  ]);
  const figures = statisticsByGame(tallies);
  const games = [...new Set([...figures.keys(), ...ratings.map(({ game }) => game), ...lefts.keys()])].sort();
  return {
    ...{ id, name: account.name, kind: account.kind, since: account.created_at },
    games: games.map((game) => {
      const row = ratings.find((one) => one.game === game);
      const listed = row !== undefined && row.games >= LEAST_GAMES && account.kind !== 'guest';
      const rating = row ? shownRating(row) : null;
      return { game, rating, listed, left: lefts.get(game) ?? 0, ...(figures.get(game) ?? statistics([])) };
    }),
    recent,
  };
}

async function leftBy(db: Database, id: string): Promise<Map<string, number>> {
  const rows = await db.q
    .selectFrom('results')
    .select(['game', ({ fn }) => fn.countAll().as('n')])
    .where('account_id', '=', id)
    .where('why', '=', 'left')
    .groupBy('game')
    .execute();
  return new Map(rows.map(({ game, n }) => [game, Number(n)]));
}

async function recentOf(db: Database, id: string): Promise<RecentGame[]> {
  const rows = await db.q
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .selectAll('results')
    .where('results.account_id', '=', id)
    .where('tables.visibility', '=', 'public')
    .orderBy('results.at', 'desc')
    .orderBy('results.table_id')
    .limit(RECENT)
    .execute();
  if (rows.length === 0) return [];
  const all = await db.q
    .selectFrom('results')
    .leftJoin('accounts', 'accounts.id', 'results.account_id')
    .select(['results.table_id', 'results.seat', 'results.account_id', 'place', 'score', 'why', 'name', 'deleted_at'])
    .where('results.table_id', 'in', [...new Set(rows.map((row) => row.table_id))])
    .orderBy('results.seat')
    .execute();
  return rows.map(({ table_id: table, game, map, at, seat, place, score, rated, why }) => ({
    ...{ table, game, map, at, seat, place, score, rated: rated === 1, why },
    players: all
      .filter((one) => one.table_id === table)
      .map((one) => {
        const there = one.name !== null && one.deleted_at === null;
        const who = { account: there ? one.account_id : null, name: there ? one.name : null };
        return { seat: one.seat, ...who, place: one.place, score: one.score, why: one.why };
      }),
  }));
}
