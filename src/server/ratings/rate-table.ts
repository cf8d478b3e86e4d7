/**
 * Results and ratings of finished tables. The results are written in one unit with the last entry of the log; the
 * ratings follow in one unit that marks those results as rated, so that a table is rated once, whoever tries how often.
 */
import { isPlainObject } from '../../kernel/shape.ts';
import type { Creation } from '../../table/index.ts';
import { type Database, type UnitQuery, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { entryOf } from '../engine/stored.ts';
import { entriesOf } from '../store/entries.ts';
import { rate, ratingsOf } from '../store/ratings.ts';
import { addResults, markRated, resultsOfTable } from '../store/results.ts';
import { tableById } from '../store/tables.ts';
import type { Over } from '../tables/api.ts';
import { heldBy, placed } from './held.ts';
import { ordinalOf, type Skill, skillsAfter } from './skill.ts';

type Result = Row<'results'>;

/** Rows for the unit of the last entry (`Hooks.resultsOf`): from the outcome that the server computed, and nothing else. */
export async function resultsFor(db: Database, { table, outcome, seats, at, state }: Over): Promise<UnitQuery[]> {
  if (state !== 'over' || !outcome) return []; // ended by agreement: nobody won
  // A table that an admin set back after its end keeps its first result.
  if ((await resultsOfTable(db, table.id)).length > 0) return [];
  const creation = JSON.parse(table.creation) as Creation;
  const log = (await entriesOf(db, table.id, -1)).map(entryOf);
  const { map } = creation.options;
  const rows = placed(heldBy(creation, log, seats), outcome).map(
    ({ seat, account, place, score, why }): Result => ({
      ...{ table_id: table.id, seat, account_id: account, game: table.game, map: typeof map === 'string' ? map : '' },
      ...{ seats: creation.seats.length, place, score, rated: 0, why, at },
    }),
  );
  return addResults(db, rows).queries;
}

/** Those whose ratings a game changes: who stayed and who left; not who held a seat for a part of it. */
const entrantsIn = (results: readonly Result[]) =>
  results
    .filter(({ why }) => why === null || why === 'left')
    .map(({ account_id: account, seat, place, why }) => ({ account, seat, place, left: why === 'left' }));

/** A game counts when two played it of whom one stayed, from its usual start, with dice that the server drew. */
export function isRateable(table: Row<'tables'>, results: readonly Result[]): boolean {
  const creation: unknown = JSON.parse(table.creation);
  if (table.state !== 'over' || !isPlainObject(creation)) return false;
  if ((creation.start ?? null) !== null || (creation.board ?? null) !== null) return false;
  if ((creation.commitment ?? null) === null) return false;
  const entrants = entrantsIn(results);
  return new Set(entrants.map(({ account }) => account)).size > 1 && entrants.some(({ left }) => !left);
}

export type Rated = 'rated' | 'already' | 'not-rateable';
/** Bots are at many tables: two that end together want the same row, and one of them begins again. */
const TRIES = 50;

export async function rateTable(db: Database, id: string, now: number): Promise<Rated> {
  const table = await tableById(db, id);
  if (!table) return 'not-rateable';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const results = await resultsOfTable(db, id);
    if (results.some(({ rated }) => rated === 1)) return 'already';
    if (!isRateable(table, results)) return 'not-rateable';
    if ((await db.write(unit(...(await rating(db, table, results, now))))).ok) return 'rated';
    await new Promise((done) => setTimeout(done, Math.random() * 5 * Math.min(attempt, 20)));
  }
  throw new Error(`table ${id} is not rated: its players' ratings never stood still`);
}

async function rating(
  db: Database,
  table: Row<'tables'>,
  results: readonly Result[],
  now: number,
): Promise<UnitQuery[]> {
  const entrants = entrantsIn(results);
  const accounts = [...new Set(entrants.map(({ account }) => account))];
  const before = new Map((await ratingsOf(db, table.game, accounts)).map((row) => [row.account_id, row]));
  const after = skillsAfter(entrants, before as ReadonlyMap<string, Skill>);
  const present = await db.q
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accounts)
    .where('deleted_at', 'is', null)
    .execute();
  const marks = entrants.map(({ account, seat }) => markRated(db, table.id, seat, account));
  // A deleted account was an opponent like any other; nothing more is written about it.
  const changes = present.flatMap(({ id }) => {
    const { mu, sigma } = after.get(id)!;
    const was = before.get(id) ?? null;
    const row = { account_id: id, game: table.game, mu, sigma, ordinal: ordinalOf({ mu, sigma }) };
    return rate(db, was, { ...row, games: (was?.games ?? 0) + 1, updated_at: now }).queries;
  });
  return [...marks, ...changes];
}

const RECENT = 7 * 86_400_000;

/** After a start: tables whose results were written and whose ratings were not, because the process died between. */
export async function rateMissed(db: Database, now: number): Promise<number> {
  const tables = await db.q
    .selectFrom('tables')
    .innerJoin('results', 'results.table_id', 'tables.id')
    .select('tables.id')
    .distinct()
    .where('tables.state', '=', 'over')
    .where('results.at', '>', now - RECENT)
    .where('results.rated', '=', 0)
    .where((eb) => eb.or([eb('results.why', 'is', null), eb('results.why', '=', 'left')]))
    .execute();
  let rated = 0;
  for (const { id } of tables) if ((await rateTable(db, id, now)) === 'rated') rated++;
  return rated;
}
