/** What each viewer is told of something done, encoded once for all who get the same bytes. */

import type { AnyGame } from '../../kernel/contract.ts';
import { hasNewDesk, sittingDown, toldMessage } from '../../protocol/index.ts';
import { type Done, type Table, toldAlike, type Viewer } from '../../table/index.ts';
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

function toldText(g: AnyGame, id: string, before: Table | null, done: Done, viewer: Viewer): string | null {
  const message = toldMessage(g, id, before, done, viewer);
  return message && JSON.stringify(message);
}

export function sheetMade(g: AnyGame, t: Table, job: JobOf<'sheet'>): SheetMade {
  const { sheet, view, log, after } = sittingDown(g, t, job);
  return {
    sheet: JSON.stringify(sheet),
    view: view ? JSON.stringify(view) : null,
    log: JSON.stringify(log),
    after,
  };
}
