/** A table that stands still: nobody can move until the host lets it go on. */
import { type Refusal, refuse } from './refusal.ts';
import type { Host, Table } from './table.ts';
import { type Done, doneWith, type Work, workOn, write } from './work.ts';

export function freeze(work: Work, why: string): Refusal | null {
  const { frozen } = work.table;
  // That another program plays it otherwise counts for more than why it stood still before.
  if (frozen !== null && (why !== 'differs' || frozen === 'differs'))
    return refuse('frozen', { params: { why: frozen } });
  write(work, { type: 'freeze', why });
  return null;
}

export function freezeTable(host: Host, table: Table, why: string, now: number): Done | Refusal {
  const work = workOn(host, table, now);
  return freeze(work, why) ?? doneWith(work);
}
