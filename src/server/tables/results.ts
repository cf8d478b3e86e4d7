/** Results as the engine computed them, for the accounts that sit there at the end. */
import { type Database, part, type UnitQuery } from '../db/database.ts';
import type { Over } from './api.ts';

export async function plainResults(db: Database, { table, outcome, seats, at }: Over): Promise<UnitQuery[]> {
  if (!outcome) return [];
  const rows = await db.q.selectFrom('seats').selectAll().where('table_id', '=', table.id).execute();
  const creation = JSON.parse(table.creation) as { options: Record<string, unknown> };
  return outcome.ranking.flatMap(({ seat, place, score }) => {
    const account = rows.find((row) => row.seat === seat)?.account_id;
    if (!account) return [];
    const own = seats[seat]!.mode === 'person' || seats[seat]!.mode === 'bot';
    return part(
      db.q.insertInto('results').values({
        ...{ table_id: table.id, seat, account_id: account, game: table.game, seats: seats.length, place, score, at },
        map: typeof creation.options.map === 'string' ? creation.options.map : '',
        rated: own ? 1 : 0,
        why: own ? null : 'left',
      }),
      1,
    );
  });
}
