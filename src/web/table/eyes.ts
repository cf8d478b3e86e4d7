/**
 * A table as one viewer knows it: every entry seen, what it brought about, the position after it. Built from what the
 * host says by playing the entries with the same engine; `null` means that what was said does not fit what was played.
 */
import type { AnyGame, BaseState, EventOf, GameTypes, Sealed } from '../../kernel/contract.ts';
import { hashOf } from '../../kernel/hash.ts';
import { eventsFor } from '../../kernel/words.ts';
import type { Joined, ToldMessage } from '../../protocol/messages.ts';
import {
  boardOf,
  followEntry,
  NEW_LINE,
  NO_CHAIN,
  type Outline,
  type Outside,
  type Seen,
  shown,
  type Viewer,
} from '../../table/index.ts';
import type { Moment } from './contract.ts';

export interface Eyes {
  readonly viewer: Viewer;
  readonly outline: Outline;
  readonly view: Sealed<BaseState>;
  readonly moments: ReadonlyMap<number, Moment>;
}

type Events = readonly EventOf<GameTypes>[];

/** Entries played one after the other. Throws where one cannot be played. */
function followAll(
  game: AnyGame,
  viewer: Viewer,
  from: Outside,
  known: ReadonlyMap<number, Moment>,
  entries: readonly Seen[],
  told: readonly (Events | null)[] = [],
): { outside: Outside; moments: Map<number, Moment> } {
  const moments = new Map(known);
  let outside = from;
  for (const [at, entry] of entries.entries()) {
    const next = followEntry(game, outside, entry, (seq) => moments.get(seq)?.state ?? null);
    const events = told[at] ?? eventsFor(next.events, viewer);
    moments.set(entry.seq, { entry, events, state: next.view });
    outside = next;
  }
  return { outside, moments };
}

/** The position after the last entry, as the host shows it. */
function corrected(moments: Map<number, Moment>, seq: number, state: Sealed<BaseState>): Map<number, Moment> {
  const moment = moments.get(seq);
  if (moment) moments.set(seq, { ...moment, state });
  return moments;
}

/** Sits down, or down again: `known` is what the same viewer knew before. */
export function sitDown(game: AnyGame, joined: Joined, known: Eyes | null): Eyes | null {
  const { viewer, view, log, after } = joined;
  const { hash, ...outline } = joined.sheet;
  boardOf(game, outline.creation); // a view names a board of the players' own by its hash only
  if (after >= 0 && known?.outline.seq !== after && !view) return null;
  const goesOn = after >= 0 && known?.outline.seq === after;
  const from: Outside = goesOn
    ? known
    : { outline: { ...outline, seq: -1, chain: NO_CHAIN, line: NEW_LINE }, view: null };
  try {
    const followed =
      after < 0 || goesOn
        ? followAll(game, viewer, from, goesOn ? known.moments : new Map(), log)
        : { outside: { outline, view: null }, moments: new Map<number, Moment>() };
    const state = view ?? followed.outside.view;
    if (!state || followed.outside.outline.chain !== outline.chain || hashOf(state) !== hash) return null;
    return { viewer, outline, view: state, moments: corrected(followed.moments, outline.seq, state) };
  } catch {
    return null;
  }
}

/** Hears what was done. */
export function hear(game: AnyGame, eyes: Eyes, told: ToldMessage): Eyes | null {
  const { viewer, outline, view, moments } = eyes;
  const entries = told.entries.filter(({ seq }) => seq > outline.seq);
  if (entries.some(({ seq }, at) => seq !== outline.seq + 1 + at)) return null;
  const events = told.events?.slice(told.entries.length - entries.length);
  try {
    const followed = followAll(game, viewer, { outline, view }, moments, entries, events);
    const beside = told.view && told.beside ? shown(followed.outside, told.view, told.beside) : followed.outside;
    const { chain, seq } = beside.outline;
    if (!beside.view || chain !== told.chain || seq !== told.seq) return null;
    if (told.hash !== undefined && hashOf(beside.view) !== told.hash) return null;
    const next = told.desk ? { ...beside.outline, desk: told.desk } : beside.outline;
    return { viewer, outline: next, view: beside.view, moments: corrected(followed.moments, seq, beside.view) };
  } catch {
    return null;
  }
}
