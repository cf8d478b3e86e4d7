/** Entries at rest: a move, by far the most frequent, has its usual words left out. Read and written here only. */
import type { Entry } from '../../table/index.ts';
import type { StoredEntry } from './jobs.ts';

export function stored(entry: Entry): StoredEntry {
  const { seq, at, chain: h, ...rest } = entry;
  if (rest.type !== 'action') return { seq, at, body: JSON.stringify({ ...rest, h }) };
  const { type: _type, seat: s, action: a, by, command: c, ...more } = rest;
  const hand = by === 'person' ? {} : { by };
  return { seq, at, body: JSON.stringify({ s, a, ...hand, ...(c === undefined ? {} : { c }), ...more, h }) };
}

export function entryOf({ seq, at, body }: StoredEntry): Entry {
  const { h: chain, s: seat, a: action, c, ...rest } = JSON.parse(body) as Record<string, unknown>;
  if (action === undefined) return { seq, at, ...rest, chain } as Entry;
  const command = c === undefined ? {} : { command: c };
  return { seq, at, ...command, type: 'action', seat, action, by: 'person', ...rest, chain } as Entry;
}
