/**
 * How another process tells the server that runs on an embedded database that something was changed: a row of
 * `settings` that the server looks for every second. PostgreSQL has NOTIFY and needs none of this.
 */
import { type Database, part, type UnitQuery, unit } from '../db/database.ts';
import { newId } from '../store/ids.ts';

/** `;` comes right after `:`, so that these two hold all nudges between them. */
const FIRST = 'nudge:';
const PAST = 'nudge;';
const EVERY = 1000;

/** A query: whoever commits it has told the server. */
export const nudge = (db: Pick<Database, 'q'>, channel: string, payload: string): UnitQuery =>
  part(db.q.insertInto('settings').values({ key: `${FIRST}${newId()}`, value: JSON.stringify([channel, payload]) }));

/** Passes nudges on to those who listen in this process; gives the way to stop. */
export function hearNudges(db: Database, every = EVERY): () => void {
  if (db.kind !== 'sqlite') return () => {};
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const rows = await db.q
        .selectFrom('settings')
        .selectAll()
        .where('key', '>=', FIRST)
        .where('key', '<', PAST)
        .execute();
      if (rows.length === 0) return;
      const keys = rows.map(({ key }) => key);
      await db.write(unit(part(db.q.deleteFrom('settings').where('key', 'in', keys))));
      for (const { value } of rows) {
        const [channel, payload] = JSON.parse(value) as [string, string];
        await db.notify(channel, payload);
      }
    } catch {
      // The database is closing or busy: the next look finds them.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}
