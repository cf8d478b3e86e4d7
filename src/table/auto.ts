/** After each command: drafts are sent and standing orders act, until somebody really has to decide. */
import { sendDraft } from './drafts.ts';
import { actByOrder, pauseOrders } from './orders.ts';
import { actingAt } from './table.ts';
import type { Work } from './work.ts';

/** Two orders may bid against each other for long, but not for ever. */
export const MOST_AUTOMATIC = 200;

export function actForDesks(work: Work): void {
  for (let n = 0; n < MOST_AUTOMATIC; n++) if (!actOnce(work)) return;
  for (const seat of actingAt(work.g, work.table))
    if (work.table.desks[seat]!.orders.length > 0) pauseOrders(work, seat, 'loop');
}

/** One move by a draft or an order of one seat; false when there is none. */
function actOnce(work: Work): boolean {
  for (const seat of actingAt(work.g, work.table)) {
    if (work.table.seats[seat]!.mode !== 'person') continue;
    if (sendDraft(work, seat) || actByOrder(work, seat)) return true;
  }
  return false;
}
