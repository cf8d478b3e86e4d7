/**
 * A process that writes until it is killed: it prints each row once the database has acknowledged it.
 * Usage: node postgres-writer.ts <round> <data folder> [url]
 */
import { writeSync } from 'node:fs';
import { part, unit } from '../../../src/server/db/database.ts';
import { openDatabase } from '../../../src/server/db/open.ts';

const [round = '', dataDir = '', url] = process.argv.slice(2);
const db = await openDatabase(url === undefined ? { dataDir } : { dataDir, url });
const LANES = 8;

await Promise.all(
  Array.from({ length: LANES }, async (_, lane) => {
    const table = `${round}-${lane}`;
    for (let seq = 1; ; seq++) {
      // Both rows of the unit must be there afterwards, or neither.
      const written = await db.write(
        unit(
          part(db.q.insertInto('entries').values({ table_id: table, seq, at: seq, body: 'x'.repeat(200) })),
          part(db.q.insertInto('desks').values({ table_id: table, seat: seq, body: '' })),
        ),
      );
      if (!written.ok) throw new Error('bug: nobody else writes here');
      writeSync(1, `${table} ${seq}\n`);
    }
  }),
);
