/** Other processes are told of an entry by the commit that writes it: they read what is new to them from the database. */
import type { Note } from '../../table/index.ts';
import type { Database, UnitQuery } from '../db/database.ts';

const CHANNEL = 'table';
/** A notification has a bound of its own; who was told privately what can be left out. */
const LONGEST_NOTES = 4000;

export interface Heard {
  /** The process that wrote it. */
  self: string;
  id: string;
  head: number;
  version: number;
  notes: Note[];
}

/** A query for the unit that writes the entry; none where there is no other process. */
export function noticeOf(db: Database, { self, id, head, version, notes }: Heard): UnitQuery | undefined {
  const said = notes.length > 0 ? JSON.stringify(notes) : '';
  return db.notice?.(CHANNEL, `${self} ${id} ${head} ${version} ${said.length < LONGEST_NOTES ? said : ''}`);
}

export const hearNotices = (db: Database, hear: (heard: Heard) => void, missed: () => void): Promise<() => void> =>
  db.listen(
    CHANNEL,
    (payload) => {
      const [self = '', id = '', head, version, ...rest] = payload.split(' ');
      const said = rest.join(' ');
      const notes = said === '' ? [] : (JSON.parse(said) as Note[]);
      hear({ self, id, head: Number(head), version: Number(version), notes });
    },
    missed,
  );
