/** The passing of time: the host calls `tick` when `nextFlag` says so, or now and then. */
import type { AnyGame, Seat } from '../kernel/contract.ts';
import { isAbandoned } from './absence.ts';
import { flagMoment, remaining } from './clock.ts';
import { grantIfAllAgree } from './consent.ts';
import { actingAt, type Host, type Table } from './table.ts';
import { type Done, doneWith, workOn, write } from './work.ts';

/** People on the move whose flag has not fallen yet. */
const underTime = (g: AnyGame, t: Table): Seat[] =>
  actingAt(g, t).filter((seat) => t.seats[seat]!.mode === 'person' && !t.clocks[seat]!.flagged);

/** Writes down the flags that have fallen, and the seats that nobody comes to (absence.ts); what follows is the table's setting. */
export function tick(host: Host, table: Table, now: number): Done {
  const work = workOn(host, table, now);
  const { clock } = table.creation;
  for (const seat of underTime(host.game, table))
    if (remaining(clock, table.calendars[seat]!, table.clocks[seat]!, now) === 0) write(work, { type: 'flag', seat });
  for (const seat of actingAt(host.game, table)) if (isAbandoned(table, seat, now)) write(work, { type: 'flag', seat });
  grantIfAllAgree(work);
  return doneWith(work);
}

/** When the next flag falls by the clock if nobody moves; null = never. */
export function nextFlag(g: AnyGame, t: Table): number | null {
  if (t.creation.clock.type === 'none') return null;
  let next: number | null = null;
  for (const seat of underTime(g, t)) {
    const moment = flagMoment(t.creation.clock, t.calendars[seat]!, t.clocks[seat]!);
    if (moment !== null && (next === null || moment < next)) next = moment;
  }
  return next;
}
