/** Something that only one may do at a time, across all processes: a row that can be inserted once. */
import { type Database, part, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';

/** After so long whoever made the claim has died. */
const LASTS = 30_000;
export const CLAIM = 'claim:';

export async function alone<T>(db: Database, what: string, now: number, work: () => Promise<T>): Promise<T> {
  const key = CLAIM + what;
  const free = part(db.q.deleteFrom('settings').where('key', '=', key));
  const held = await db.q.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (held && Number(held.value) <= now) await db.write(unit(free));
  const claim = db.q.insertInto('settings').values({ key, value: `${now + LASTS}` });
  if (!(await db.write(unit(part(claim)))).ok) throw new Refused('busy');
  try {
    return await work();
  } finally {
    await db.write(unit(free));
  }
}
