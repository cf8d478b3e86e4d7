/**
 * What leaves the host. A seat or a watcher gets entries whose contents it may see, the others without their
 * contents and then a fresh view; `view` is the only way to the state. Everything here is a function of what
 * the viewer may see: two tables that are equal for a seat give it the same bytes.
 */
import type { AnyGame, BaseState, EventOf, GameTypes, Sealed } from '../kernel/contract.ts';
import { hashOf, sameJson } from '../kernel/hash.ts';
import { eventsFor } from '../kernel/words.ts';
import type { Creation } from './creation.ts';
import type { Desk } from './desk.ts';
import { withoutBag } from './play.ts';
import { type Seen, seenBy, type Viewer } from './seen.ts';
import { headOf, type Table } from './table.ts';
import type { Done, Note } from './work.ts';

export type { Seen, Viewer } from './seen.ts';

/** The state as a viewer may see it. */
export const viewOf = (g: AnyGame, t: Table, viewer: Viewer): BaseState => g.view(t.state, viewer);

/** The log as a viewer may see it, after entry `after`. */
export const entriesFor = (t: Table, viewer: Viewer, after = -1): Seen[] =>
  t.log.slice(after + 1).map((entry) => seenBy(entry, viewer));

export const chainFor = (t: Table, viewer: Viewer): string =>
  t.chains[viewer === 'watcher' ? t.chains.length - 1 : viewer]!;

/** All that a viewer is given when it sits down, beside the log. */
export interface Sheet {
  /** A given position is shown as far as the viewer may see it. */
  creation: Creation;
  seq: number;
  chain: string;
  hash: string;
  view: BaseState;
  line: Table['line'];
  waiting: Table['waiting'];
  seats: Table['seats'];
  calendars: Table['calendars'];
  clocks: Table['clocks'];
  ask: Table['ask'];
  frozen: string | null;
  ended: boolean;
  /** Its own orders and draft. */
  desk: Desk | null;
}

export function sheetFor(g: AnyGame, t: Table, viewer: Viewer): Sheet {
  const { start, ...rest } = t.creation;
  const creation = start === undefined ? rest : { ...rest, start: g.view(start as BaseState, viewer) };
  const { line, seats, calendars, clocks, ask, frozen, ended } = t;
  const common = { line, waiting: withoutBag(t.waiting), seats, calendars, clocks, ask, frozen, ended };
  return {
    creation,
    seq: headOf(t),
    chain: chainFor(t, viewer),
    hash: viewHash(g, t.state, viewer),
    view: viewOf(g, t, viewer),
    ...common,
    desk: viewer === 'watcher' ? null : t.desks[viewer]!,
  };
}

export type Beside = Pick<Table, 'clocks' | 'waiting'>;

/** What one viewer is told of something done. */
export interface Told {
  entries: Seen[];
  /** Consequences of each entry that this viewer cannot work out by itself; null where it can. */
  events: (EventOf<GameTypes>[] | null)[];
  /** Given when the viewer cannot follow by playing the entries on its own view. */
  view?: BaseState;
  /** Given with the view: what cannot be worked out without the positions in between. */
  beside?: Beside;
  seq: number;
  chain: string;
  /** Every eighth entry: the hash of what the viewer may see now. */
  hash?: string;
  notes: Note[];
}

const besideOf = ({ clocks, waiting }: Table): Beside => ({ clocks, waiting: withoutBag(waiting) });

/** The chain covers every entry; this is to find two engines that make another state of the same ones. */
const HASH_EVERY = 8;

export function toldTo(g: AnyGame, { table, news, notes }: Done, viewer: Viewer): Told {
  const entries = news.map(({ entry }) => seenBy(entry, viewer));
  const hash = hashDue(g, news, viewer);
  const lost = entries.some((seen) => 'hidden' in seen || seen.type === 'undo' || seen.type === 'redo');
  return {
    entries,
    events: news.map(({ events }, i) => ('hidden' in entries[i]! ? eventsFor(events, viewer) : null)),
    ...(lost ? { view: viewOf(g, table, viewer), beside: besideOf(table) } : {}),
    seq: headOf(table),
    chain: chainFor(table, viewer),
    ...(hash === null ? {} : { hash }),
    notes: notes.filter(({ to }) => to === viewer),
  };
}

/** Viewers with the same key are told the same of something done; null where something is for this viewer alone. */
export function toldAlike(g: AnyGame, { table, news, notes }: Done, viewer: Viewer): string | null {
  for (const { to } of notes) if (to === viewer) return null;
  for (const { entry } of news) {
    const { type } = entry;
    if (type === 'undo' || type === 'redo' || ('audience' in entry && entry.audience)) return null;
    if ('seat' in entry && entry.seat === viewer) return null;
  }
  return `${chainFor(table, viewer)} ${hashDue(g, news, viewer)}`;
}

/** The hash of what a viewer may see after the last entry, when it is time to compare. */
function hashDue(g: AnyGame, news: Done['news'], viewer: Viewer): string | null {
  const last = news[news.length - 1];
  const due = news.some(({ entry }) => entry.seq % HASH_EVERY === 0);
  return due && last ? viewHash(g, last.state, viewer) : null;
}

/** Hashes already made of the views of a state, by viewer, and the distinct views: most viewers see the same. */
interface Hashes {
  of: Map<Viewer, string>;
  views: { view: Sealed<BaseState>; hash: string }[];
}
const made = new WeakMap<object, Hashes>();

/** 64 bits over what a viewer may see of a state, computed once per distinct view. */
export function viewHash(g: AnyGame, state: Sealed<BaseState>, viewer: Viewer): string {
  const known: Hashes = made.get(state) ?? { of: new Map(), views: [] };
  made.set(state, known);
  const seen = g.hidesNothing ? 'watcher' : viewer;
  const ready = known.of.get(seen);
  if (ready !== undefined) return ready;
  const view = g.hidesNothing ? state : g.view(state, seen); // the contract suite holds that they are the same
  const same = known.views.find((other) => sameJson(other.view, view));
  const hash = same?.hash ?? hashOf(view);
  known.of.set(seen, hash);
  if (!same) known.views.push({ view, hash });
  return hash;
}
