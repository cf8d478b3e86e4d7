/** What a host says to one viewer: what was done, and the sheet when it sits down. The same on a server and in a browser. */
import type { AnyGame } from '../kernel/contract.ts';
import { type Done, entriesFor, sheetFor, type Table, toldTo, type Viewer } from '../table/index.ts';
import type { Joined, Mode, ToldMessage } from './messages.ts';

export const hasNewDesk = (before: Table | null, { table }: Done, viewer: Viewer): boolean =>
  viewer !== 'watcher' && before !== null && before.desks[viewer] !== table.desks[viewer];

/** Null when there is nothing to tell. Nobody is told that somebody else's desk has changed since `before`. */
export function toldMessage(
  g: AnyGame,
  id: string,
  before: Table | null,
  done: Done,
  viewer: Viewer,
): ToldMessage | null {
  const { entries, events, view, beside, seq, chain, hash, notes } = toldTo(g, done, viewer);
  const desk = hasNewDesk(before, done, viewer) ? done.table.desks[viewer as number]! : null;
  if (entries.length === 0 && notes.length === 0 && !desk) return null;
  return {
    t: 'told',
    table: id,
    entries,
    ...(events.some((list) => list !== null) ? { events } : {}),
    ...(view && beside ? { view, beside } : {}),
    seq,
    chain,
    ...(hash === undefined ? {} : { hash }),
    ...(notes.length > 0 ? { notes } : {}),
    ...(desk ? { desk } : {}),
  };
}

/** All that a viewer gets when it sits down: the log where it can be played again, a view where it cannot. */
export function sittingDown(
  g: AnyGame,
  t: Table,
  { viewer, mode, from = -1 }: { viewer: Viewer; mode: Mode; from?: number },
): Pick<Joined, 'sheet' | 'view' | 'log' | 'after'> {
  const { view, ...sheet } = sheetFor(g, t, viewer);
  // Who claims to have more than there is starts again.
  const after = from >= t.log.length ? -1 : from;
  const short = mode === 'view' && after < 0;
  const log = short ? [] : entriesFor(t, viewer, after);
  const blind = log.some((seen) => 'hidden' in seen);
  return {
    sheet,
    ...(mode === 'view' || blind ? { view } : {}),
    log,
    after: short ? t.log.length - 1 : after,
  };
}
