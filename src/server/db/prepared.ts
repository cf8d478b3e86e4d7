/** Queries asked with every move, or several times a game: compiled once for each kind of database. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database, Statement } from './database.ts';
import { type Form, filled, type Value } from './form.ts';
import type { Schema } from './schema.ts';

type Slots<Name extends string> = Record<Name, ReturnType<typeof slot>>;
/** Makes the query from slots, one for each value; a value may stand in several places. */
type Build<Name extends string, Row> = (q: Kysely<Schema>, slots: Slots<Name>) => { compile(): CompiledQuery<Row> };

export interface Prepared<Name extends string> {
  (db: Database, values: Record<Name, Value>): Statement;
  /** For another thread, which has no query builder. */
  form(db: Database): Form<Name>;
}

let count = 0;

/** A query to be written. Slots are typed as anything a column can be: the values are checked by whoever calls. */
export function prepared<const Names extends readonly string[]>(
  names: Names,
  build: Build<Names[number], unknown>,
): Prepared<Names[number]> {
  const known = new Map<Database['kind'], Form<Names[number]>>();
  const name = `turntable-${++count}`;
  const form = ({ kind, q }: Database): Form<Names[number]> => {
    const found = known.get(kind);
    if (found) return found;
    const slots = Object.fromEntries(names.map((name) => [name, slot(name)]));
    const { sql: text, parameters } = build(q, slots as Slots<Names[number]>).compile();
    const made = { sql: text, order: parameters as Names[number][] };
    known.set(kind, made);
    return made;
  };
  const statement = (db: Database, values: Record<Names[number], Value>): Statement => {
    const { sql: text, order } = form(db);
    return { sql: text, parameters: filled(order, values), name };
  };
  return Object.assign(statement, { form });
}

/** The same for a query to be read: its rows. */
export function preparedRead<const Names extends readonly string[], Row>(
  names: Names,
  build: Build<Names[number], Row>,
): (db: Database, values: Record<Names[number], Value>) => Promise<Row[]> {
  const statement = prepared(names, build);
  return async (db, values) => {
    const { sql: text, parameters } = statement(db, values);
    return (await db.q.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  };
}

const slot = (name: string) => sql<never>`${name}`;
