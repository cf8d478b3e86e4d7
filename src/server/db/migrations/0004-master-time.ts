/** Tables say how long a Master may think about a move: those made before the choice, two seconds. */
import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

/** Every `creation` has fields since the step before: one more goes to its front. */
export const masterTime: Step = async (db) => {
  await sql`update tables set creation = '{"masterMs":2000,' || substr(creation, 2)`.execute(db);
};
