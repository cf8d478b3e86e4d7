/** Pages of a list: `?from=` is what the page before gave as `next`. */
import type { Cursor } from '../store/lobby.ts';
import { Refused } from './refused.ts';

const MOST = 100;
const USUAL = 25;

export const cursorText = (cursor: Cursor | null): string | null => (cursor ? `${cursor.at}-${cursor.id}` : null);

export function pageFrom({ from }: Record<string, unknown>): { from?: Cursor } {
  if (from === undefined) return {};
  const parts = typeof from === 'string' ? /^(\d{1,15})-([\w-]{1,64})$/.exec(from) : null;
  if (!parts) throw new Refused('malformed', { at: 'from', shape: 'text-malformed' });
  return { from: { at: Number(parts[1]), id: parts[2]! } };
}

export function limitFrom({ limit }: Record<string, unknown>): number {
  if (limit === undefined) return USUAL;
  const n = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (n < 1) throw new Refused('malformed', { at: 'limit', shape: 'expected-whole-number' });
  return Math.min(n, MOST);
}
