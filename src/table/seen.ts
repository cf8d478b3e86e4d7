/** What one viewer may see of one entry, and the chain over it that both ends can compute. */
import type { Seat } from '../kernel/contract.ts';
import { chainHash } from '../kernel/hash.ts';
import type { Body, Entry, Stamp } from './log.ts';

export type Viewer = Seat | 'watcher';

/** An entry as it leaves the host; `hidden` when its contents are not for this viewer. */
export type Seen = Stamp & (Exclude<Body, { type: 'open' | 'action' | 'chance' }> | Shown<Moves> | Hidden);
type Moves = Extract<Body, { type: 'open' | 'action' | 'chance' }>;
type Shown<M> = M extends Moves ? Omit<M, 'audience'> : never;
export interface Hidden {
  type: Moves['type'];
  hidden: true;
  /** Absent when the table was opened. */
  seat?: Seat;
  by?: 'person' | 'bot' | 'timeout';
  /** Public, like the fact that somebody moved: nobody may go back past it. */
  barrier?: true;
}

/** Whether a viewer may see the contents of an entry. */
export function maySee(entry: Body, viewer: Viewer): boolean {
  if (!('audience' in entry) || entry.audience === undefined) return true;
  return viewer !== 'watcher' && entry.audience.includes(viewer);
}

/** Lists what everybody in the audience sees alike: an order looks like its owner's own hand. */
function plain(entry: Entry, open: boolean): Seen {
  const stamp = { seq: entry.seq, at: entry.at };
  const barrier = 'barrier' in entry && entry.barrier ? { barrier: entry.barrier } : {};
  switch (entry.type) {
    case 'open':
    case 'chance':
    case 'action': {
      const seat = entry.type === 'open' ? {} : { seat: entry.seat };
      const by = entry.type === 'action' ? { by: handOf(entry.by) } : {};
      if (!open) return { ...stamp, type: entry.type, hidden: true, ...seat, ...by, ...barrier };
      const chance = entry.chance ? { chance: entry.chance } : {};
      const action = entry.type === 'action' ? { action: entry.action } : {};
      return { ...stamp, type: entry.type, ...seat, ...by, ...action, ...chance, ...barrier } as Seen;
    }
    default: {
      const { chain: _chain, command: _command, ...rest } = entry;
      return rest;
    }
  }
}

const handOf = (by: Extract<Body, { type: 'action' }>['by']): 'person' | 'bot' | 'timeout' =>
  by === 'order' || by === 'draft' ? 'person' : by;

/** An entry as a viewer may see it. Only its owner reads the command's id, and which order acted and why. */
export function seenBy(entry: Entry, viewer: Viewer): Seen {
  const seen = plain(entry, maySee(entry, viewer));
  if (!('seat' in entry) || entry.seat !== viewer) return seen;
  const own = entry.command === undefined ? seen : { ...seen, command: entry.command };
  if (entry.type !== 'action' || (entry.by !== 'order' && entry.by !== 'draft')) return own;
  return { ...own, by: entry.by, ...(entry.order ? { order: entry.order } : {}) } as Seen;
}

/** The next link over an entry as seen: what is only for its owner, and names, are left out. */
export function chainSeen(previous: string, seen: Seen): string {
  const { command: _command, ...rest } = seen;
  const bare: Record<string, unknown> = { ...rest };
  delete bare.order;
  if (bare.by === 'order' || bare.by === 'draft') bare.by = 'person';
  if (seen.type === 'seat') bare.now = { ...seen.now, name: '' };
  return chainHash(previous, bare);
}

/** The links of all viewers after an entry; those who have seen the same share one computation. */
export function nextChains(chains: readonly string[], entry: Entry): string[] {
  const made = new Map<string, string>();
  const watcher = chains.length - 1;
  return chains.map((previous, i) => {
    const open = maySee(entry, i === watcher ? 'watcher' : i);
    const key = open ? previous : `${previous}-`;
    const link = made.get(key) ?? chainSeen(previous, plain(entry, open));
    made.set(key, link);
    return link;
  });
}
