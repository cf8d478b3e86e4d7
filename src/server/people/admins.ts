/** The accounts named by ADMIN become admins at start. Only people: a guest's name is anybody's. */
import { type Database, part, unit } from '../db/database.ts';
import { accountByNameKey } from '../store/accounts.ts';
import { nameKey } from './names.ts';

/** Gives the names that belong to no person. */
export async function appointAdmins(db: Database, names: string): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names.split(',').map((one) => one.trim())) {
    if (name === '') continue;
    const account = await accountByNameKey(db, nameKey(name));
    if (account?.kind !== 'person') missing.push(name);
    else await db.write(unit(part(db.q.updateTable('accounts').set({ role: 'admin' }).where('id', '=', account.id))));
  }
  return missing;
}
