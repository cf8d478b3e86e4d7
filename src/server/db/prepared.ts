/** Queries written with every move: compiled once for each kind of database, then only their values change. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database, Statement } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * `build` makes the query from slots, one for each value; a value may stand in several places.
 * Slots are typed as anything a column can be: the values are checked by whoever calls.
 */
export function prepared<const Names extends readonly string[]>(
  names: Names,
  build: (q: Kysely<Schema>, slots: Record<Names[number], ReturnType<typeof slot>>) => { compile(): CompiledQuery },
): (db: Database, values: Record<Names[number], string | number | null>) => Statement {
  const known = new Map<Database['kind'], { sql: string; order: Names[number][] }>();
  return ({ kind, q }, values) => {
    let found = known.get(kind);
    if (!found) {
      const slots = Object.fromEntries(names.map((name) => [name, slot(name)]));
      const { sql: text, parameters } = build(q, slots as Record<Names[number], ReturnType<typeof slot>>).compile();
      found = { sql: text, order: parameters as Names[number][] };
      known.set(kind, found);
    }
    return { sql: found.sql, parameters: found.order.map((name) => values[name]) };
  };
}

const slot = (name: string) => sql<never>`${name}`;
