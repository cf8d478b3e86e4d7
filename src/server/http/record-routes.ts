/** Games played on a device or elsewhere, kept with the account: read by their owner alone, replayed before they are kept. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { recordFrom } from '../../kernel/read-record.ts';
import { recordText } from '../../kernel/record.ts';
import { LONGEST_NAME } from '../../kernel/record-fields.ts';
import { isPlainObject, text } from '../../kernel/shape.ts';
import type { KeptRecord } from '../../protocol/http.ts';
import { newId } from '../store/ids.ts';
import { momentOf } from '../store/moments.ts';
import {
  addRecord,
  countRecords,
  type RecordRow,
  recordBody,
  recordsOf,
  recordWithHash,
  removeRecord,
} from '../store/records.ts';
import { accountOn, type Context, idOn } from './context.ts';
import { cursorText, limitFrom, pageFrom } from './paging.ts';
import { accept, Refused } from './refused.ts';
import { sparingly } from './sparingly.ts';

/** A long game of the longest kind is some 200 KB. */
const MOST_BYTES = 1_000_000;
/** Each is replayed before it is kept, and those refused count as well. */
const REPLAYS_PER_MINUTE = 30;

const shown = ({ over, created_at, ...row }: RecordRow): KeptRecord => ({
  ...row,
  over: over === 1,
  createdAt: created_at,
});

export function recordRoutes(app: FastifyInstance, { db, door, config, now }: Context): void {
  const replay = sparingly(app, 'record', REPLAYS_PER_MINUTE);
  app.get('/api/me/records', async (request) => {
    const account = accountOn(request);
    const query = request.query as Record<string, unknown>;
    const page = await recordsOf(db, account.id, { ...pageFrom(query), limit: limitFrom(query) });
    return { records: page.rows.map(shown), next: cursorText(page.next), most: config.recordsPerAccount };
  });

  app.post('/api/me/records', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const account = accountOn(request);
    if (account.kind === 'guest') throw new Refused('guest-has-no-such-thing');
    const body = isPlainObject(request.body) ? request.body : {};
    const name = accept(text(LONGEST_NAME)(body.name ?? '', 'name'));
    const read = recordFrom(body.record);
    if (!read.ok) throw new Refused('record-refused', { at: read.problem.at, problem: read.problem.code });
    const kept = recordText(read.value);
    const hash = createHash('sha256').update(kept).digest('hex');
    const known = await recordWithHash(db, account.id, hash);
    if (known) return { id: known.id };
    if ((await countRecords(db, account.id)) >= config.recordsPerAccount)
      throw new Refused('too-many-records', { most: config.recordsPerAccount });
    const checked = await replay(request, () => door.checkRecord(read.value));
    if (!checked.ok) throw new Refused('record-refused', { at: checked.at, problem: checked.code });
    const id = newId();
    const { game, seats, actions } = read.value;
    const written = await addRecord(db, {
      ...{ id, account_id: account.id, hash, game, name, body: kept, created_at: momentOf(now) },
      ...{ seats: seats.length, moves: actions.length, over: checked.over ? 1 : 0, bytes: Buffer.byteLength(kept) },
    });
    if (!written.ok) throw new Refused('conflict'); // the same one, sent twice at the same time
    return reply.code(201).send({ id });
  });

  app.get('/api/me/records/:id', async (request, reply) => {
    const found = await recordBody(db, accountOn(request).id, idOn(request));
    if (!found) throw new Refused('not-found');
    return reply.type('application/json').send(found.body);
  });

  app.delete('/api/me/records/:id', async (request) => {
    const removed = await removeRecord(db, accountOn(request).id, idOn(request));
    if (!removed.ok) throw new Refused('not-found');
    return { ok: true };
  });
}
