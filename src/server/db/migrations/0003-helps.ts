/** Tables say which helps they allow (`calculator`, `hints`): those made before the choice allow both. */
import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

/** `creation` is a JSON object as text: the two fields go to its front, the rest stays as it was written. */
export const helps: Step = async (db) => {
  await sql`update tables set creation = '{"calculator":true,"hints":true' ||
    case when creation = '{}' then '}' else ',' || substr(creation, 2) end`.execute(db);
};
