/** A query without the builder that made it: what another thread needs to fill it in. */
export type Value = string | number | null;

/** Its text, and which value stands where. */
export interface Form<Name extends string = string> {
  sql: string;
  order: readonly Name[];
}

export const filled = <Name extends string>(order: readonly Name[], values: Readonly<Record<Name, Value>>): Value[] =>
  order.map((name) => values[name]);
