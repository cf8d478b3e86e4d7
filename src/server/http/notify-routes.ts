/** Where a person wants to be told that it is their turn: push, mail, webhooks; tests of them, and how it went lately. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { readChange, readWanted } from '../notify/address-of.ts';
import type { Notifier } from '../notify/notifier.ts';
import { type Delivery, payloadOf, type Target } from '../notify/queue.ts';
import { addTarget, ownTarget, shownTarget, switchTarget } from '../notify/targets.ts';
import { deliveriesOf, removeTarget, targetsOf, testsSince } from '../store/deliveries.ts';
import { accept, Refused, type RefusedCode } from './refused.ts';

export interface NotifyContext {
  db: Database;
  notifier: Notifier;
  now(): number;
  /** Who asks; throws `not-logged-in`. */
  accountOn(request: FastifyRequest): { id: string };
}

const SHOWN = 20;
/** A test at most this often: it goes to an address that may not be its owner's. */
const TEST_EVERY = 10_000;
const HOUR = 3_600_000;
/** Of all addresses of one account together. */
const TESTS_PER_HOUR = 20;

const REFUSALS: Readonly<Record<string, RefusedCode>> = {
  'address-refused': 'address-refused',
  'too-many-targets': 'too-many-targets',
  'no-mail': 'no-verified-mail',
  table: 'not-seated',
};

export function notifyRoutes(app: FastifyInstance, { db, notifier, now, accountOn }: NotifyContext): void {
  const own = async (request: FastifyRequest): Promise<Target> => {
    const { id } = request.params as { id: string };
    const target = /^[a-z0-9]{1,64}$/.test(id) ? await ownTarget(db, accountOn(request).id, id) : undefined;
    if (!target) throw new Refused('not-found');
    return target;
  };

  app.get('/api/push/key', async () => ({ publicKey: notifier.publicKey }));

  app.get('/api/targets', async (request) => ({
    targets: (await targetsOf(db, accountOn(request).id)).map(shownTarget),
    mail: notifier.hasMail,
  }));

  app.post('/api/targets', async (request, reply) => {
    const { id } = accountOn(request);
    const wanted = accept(readWanted(request.body, ''));
    if (wanted.kind === 'mail' && !notifier.hasMail) throw new Refused('mail-off');
    const added = await addTarget(db, id, wanted, notifier.guard, now());
    if (!added.ok) throw new Refused(REFUSALS[added.code]!, added.why === undefined ? {} : { why: added.why });
    // The secret that signs a webhook is shown here and never again.
    return reply
      .code(201)
      .send({ target: shownTarget(added.target), ...(added.secret ? { secret: added.secret } : {}) });
  });

  app.patch('/api/targets/:id', async (request) => {
    const target = await own(request);
    const { enabled } = accept(readChange(request.body, ''));
    await switchTarget(db, target.id, enabled, now());
    return { target: shownTarget(await own(request)) };
  });

  app.delete('/api/targets/:id', async (request, reply) => {
    const target = await own(request);
    await db.write(removeTarget(db, target.account_id, target.id));
    return reply.code(204).send();
  });

  app.post('/api/targets/:id/test', async (request, reply) => {
    const target = await own(request);
    const latest = await deliveriesOf(db, target.id, SHOWN);
    const test = latest.find((one) => payloadOf(one).kind === 'test');
    const wait = test ? test.created_at + TEST_EVERY - now() : 0;
    if (wait > 0) throw new Refused('too-many-requests', { seconds: Math.ceil(wait / 1000) });
    if ((await testsSince(db, target.account_id, now() - HOUR)) >= TESTS_PER_HOUR)
      throw new Refused('too-many-requests', { seconds: HOUR / 1000 });
    if (target.enabled === 0) await switchTarget(db, target.id, true, now());
    return reply.code(202).send({ delivery: await notifier.test(target.id) });
  });

  app.get('/api/targets/:id/deliveries', async (request) => {
    const target = await own(request);
    return { deliveries: (await deliveriesOf(db, target.id, SHOWN)).map(shownDelivery) };
  });
}

function shownDelivery(delivery: Delivery) {
  const payload = payloadOf(delivery);
  const { id, state, attempts, last_error: lastError, created_at: createdAt, done_at: doneAt } = delivery;
  const waits = state === 'waiting' ? { nextAt: delivery.next_at } : {};
  const about = payload.kind === 'test' ? {} : { table: payload.table };
  return { id, kind: payload.kind, ...about, state, attempts, lastError, createdAt, doneAt, ...waits };
}
