/** What the server itself remembers: keys it made, when chores last ran. */
import { type Database, part, unit } from '../db/database.ts';

export const setting = async (db: Database, key: string): Promise<string | null> =>
  (await db.q.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null;

export const saveSetting = (db: Database, key: string, value: string) =>
  db.write(
    unit(
      part(
        db.q
          .insertInto('settings')
          .values({ key, value })
          .onConflict((on) => on.column('key').doUpdateSet({ value })),
      ),
    ),
  );

/** Made once, even when several processes start together: all get the one that was first. */
export async function settingOnce(db: Database, key: string, make: () => string): Promise<string> {
  const known = await setting(db, key);
  if (known !== null) return known;
  await db.write(unit(part(db.q.insertInto('settings').values({ key, value: make() }))));
  return (await setting(db, key))!;
}
