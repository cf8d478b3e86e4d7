/** What each viewer is told of something done, encoded once for all who get the same bytes. */

import type { AnyGame } from '../../kernel/contract.ts';
import type { ToldMessage } from '../../protocol/index.ts';
import { type Done, entriesFor, sheetFor, type Table, toldAlike, toldTo, type Viewer } from '../../table/index.ts';
import type { JobOf, SheetMade, Tell } from './jobs.ts';

/** `before`: the desks are compared with it. Nobody is told that somebody else's desk has changed. */
export function tellsOf(g: AnyGame, id: string, before: Table | null, done: Done, viewers: readonly Viewer[]): Tell[] {
  const tells: Tell[] = [];
  const alike = new Map<string, Tell>();
  for (const viewer of viewers) {
    const key = hasNewDesk(before, done, viewer) ? null : toldAlike(g, done, viewer);
    const same = key === null ? undefined : alike.get(key);
    if (same) same.to.push(viewer);
    else {
      const text = toldText(g, id, before, done, viewer);
      if (text === null) continue;
      const tell = { to: [viewer], text };
      tells.push(tell);
      if (key !== null) alike.set(key, tell);
    }
  }
  return tells;
}

const hasNewDesk = (before: Table | null, { table }: Done, viewer: Viewer): boolean =>
  viewer !== 'watcher' && before !== null && before.desks[viewer] !== table.desks[viewer];

function toldText(g: AnyGame, id: string, before: Table | null, done: Done, viewer: Viewer): string | null {
  const { entries, events, view, seq, chain, hash, notes } = toldTo(g, done, viewer);
  const desk = hasNewDesk(before, done, viewer) ? done.table.desks[viewer as number]! : null;
  if (entries.length === 0 && notes.length === 0 && !desk) return null;
  const message: ToldMessage = {
    t: 'told',
    table: id,
    entries,
    ...(events.some((list) => list !== null) ? { events } : {}),
    ...(view ? { view } : {}),
    seq,
    chain,
    ...(hash === undefined ? {} : { hash }),
    ...(notes.length > 0 ? { notes } : {}),
    ...(desk ? { desk } : {}),
  };
  return JSON.stringify(message);
}

/** All that a viewer gets when it sits down: the log where it can be played again, a view where it cannot. */
export function sheetMade(g: AnyGame, t: Table, { viewer, mode, from }: JobOf<'sheet'>): SheetMade {
  const { view, ...sheet } = sheetFor(g, t, viewer);
  // Who claims to have more than there is starts again.
  const after = from >= t.log.length ? -1 : from;
  const log = mode === 'view' && after < 0 ? [] : entriesFor(t, viewer, after);
  const blind = t.creation.start !== undefined || log.some((seen) => 'hidden' in seen);
  return {
    sheet: JSON.stringify(sheet),
    view: mode === 'view' || blind ? JSON.stringify(view) : null,
    log: JSON.stringify(log),
    after: mode === 'view' && after < 0 ? t.log.length - 1 : after,
  };
}
