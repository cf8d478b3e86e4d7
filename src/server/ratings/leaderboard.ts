/** The list of a game: people and bots with enough games, the surest skill first. */
import type { Listed, ShownRating } from '../../protocol/http.ts';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

/** Fewer games than this say too little. */
export const LEAST_GAMES = 5;

const round = (n: number): number => Math.round(n * 100) / 100;
export const shownRating = ({ mu, sigma, ordinal, games }: Row<'ratings'>): ShownRating => ({
  ...{ rating: round(ordinal), mu: round(mu), sigma: round(sigma), games },
});

export async function leaderboard(
  db: Database,
  game: string,
  { least = LEAST_GAMES, from = 0, limit }: { least?: number; from?: number; limit: number },
): Promise<Listed[]> {
  const rows = await db.q
    .selectFrom('ratings')
    .innerJoin('accounts', 'accounts.id', 'ratings.account_id')
    .selectAll('ratings')
    .select(['accounts.name', 'accounts.kind'])
    .where('ratings.game', '=', game)
    .where('ratings.games', '>=', least)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.kind', 'in', ['person', 'bot'])
    .orderBy('ratings.ordinal', 'desc')
    .orderBy('ratings.account_id', 'desc')
    .offset(from)
    .limit(limit)
    .execute();
  return rows.map((row, i) => ({
    rank: from + i + 1,
    account: row.account_id,
    name: row.name,
    kind: row.kind === 'bot' ? 'bot' : 'person',
    rating: shownRating(row),
  }));
}
