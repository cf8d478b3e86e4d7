/** What each viewer is told of something done, encoded once for all who get the same bytes. */

import type { AnyGame } from '../../kernel/contract.ts';
import type { ToldMessage } from '../../protocol/index.ts';
import { type Done, entriesFor, sheetFor, type Table, toldTo, type Viewer } from '../../table/index.ts';
import type { JobOf, SheetMade, Tell } from './jobs.ts';

/** `before`: the desks are compared with it. Nobody is told that somebody else's desk has changed. */
export function tellsOf(g: AnyGame, id: string, before: Table | null, done: Done, viewers: readonly Viewer[]): Tell[] {
  const byText = new Map<string, Tell>();
  for (const viewer of viewers) {
    const text = toldText(g, id, before, done, viewer);
    if (text === null) continue;
    const tell = byText.get(text) ?? { to: [], text };
    tell.to.push(viewer);
    byText.set(text, tell);
  }
  return [...byText.values()];
}

function toldText(g: AnyGame, id: string, before: Table | null, done: Done, viewer: Viewer): string | null {
  const { entries, events, view, seq, chain, hash, notes } = toldTo(g, done, viewer);
  const desk = viewer === 'watcher' ? undefined : done.table.desks[viewer]!;
  const deskChanged = desk && before && before.desks[viewer as number] !== desk;
  if (entries.length === 0 && notes.length === 0 && !deskChanged) return null;
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
    ...(deskChanged ? { desk } : {}),
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
