/** Tells people that it is their turn: takes what is due from the queue, sends it, writes down what became of it. */
import { type Database, unit } from '../db/database.ts';
import { purgeDeliveries } from '../store/deliveries.ts';
import { newId } from '../store/ids.ts';
import { type PushAddress, type Shape, storedAddress, type WebhookAddress } from './address-of.ts';
import { PATIENCE, type Patience, waitAfter } from './backoff.ts';
import type { Guard } from './guard.ts';
import { type LetterBox, sendMail } from './mail.ts';
import type { Links, Message } from './message.ts';
import { queueNews } from './news.ts';
import { type Around, type Prepared, prepare } from './prepare.ts';
import { sendPush, type Vapid } from './push.ts';
import { type Batch, claim, dropWaiting, enqueue, finish, type News, postponeTo, retryAt } from './queue.ts';
import type { Sent } from './sent.ts';
import { countTarget } from './targets.ts';
import { type Began, queueMissed, queueTurns } from './turns.ts';
import { sendWebhook } from './webhook.ts';

export interface NotifierSettings {
  db: Database;
  links: Links;
  guard: Guard;
  mailer: LetterBox | null;
  vapid: Vapid;
  isPresent: Around['isPresent'];
  /** Codes and ids alone: neither addresses nor texts. */
  log(what: { level: 'info' | 'error'; event: string; target?: string; code?: string; error?: unknown }): void;
  now?(): number;
  /** How long a turn waits for others to be told with it. */
  hold?: number;
  /** How often the queue is looked at. */
  poll?: number;
  patience?: Patience;
  luck?(): number;
}

export interface NotifyStats {
  queued: number;
  sent: number;
  retried: number;
  failed: number;
  dropped: number;
}

export interface Notifier {
  readonly publicKey: string;
  readonly guard: Guard;
  readonly hasMail: boolean;
  /** The hook of the tables (`Hooks.onTurn`): never throws, never waits for anything outside the database. */
  onTurn(table: string, began: readonly Began[]): Promise<void>;
  /** The same for `Hooks.onNews`. */
  onNews(table: string, kind: News, people: readonly Began[]): Promise<void>;
  /** Queues a test message; gives the id of its delivery. */
  test(target: string): Promise<string>;
  /** One look at the queue; gives how many targets were dealt with. */
  pump(): Promise<number>;
  start(): void;
  /** Waits for what is being sent. */
  stop(): Promise<void>;
  stats(): NotifyStats;
}

const AT_ONCE = 8;
const PER_LOOK = 64;
const HOUR = 3_600_000;
/** Old news is forgotten. */
const KEPT = 30 * 24 * HOUR;

export function createNotifier(settings: NotifierSettings): Notifier {
  const { db, links, guard, mailer, vapid, log, hold = 10_000, poll = 1000, patience = PATIENCE } = settings;
  const { now = Date.now, luck = Math.random } = settings;
  const stats: NotifyStats = { queued: 0, sent: 0, retried: 0, failed: 0, dropped: 0 };
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let purgedAt = 0;

  async function send({ target, deliveries }: Batch, { owner }: Prepared, message: Message): Promise<Sent> {
    if (target.kind === 'push') return sendPush(storedAddress<PushAddress>(target.address), message, vapid, guard);
    if (target.kind === 'webhook') {
      const address = storedAddress<WebhookAddress>(target.address);
      return sendWebhook(address, target.shape as Shape, message, deliveries[0]!.id, guard);
    }
    if (!mailer) return { ok: false, code: 'mail-off', lasting: false };
    const mail = owner?.mail_verified_at == null ? null : owner.mail;
    if (mail === null) return { ok: false, code: 'mail-unverified', lasting: true, gone: true };
    return sendMail(mailer, mail, message, links);
  }

  async function deal(batch: Batch): Promise<void> {
    const { target } = batch;
    const ready = await prepare(batch, { db, links, now: now(), isPresent: settings.isPresent });
    const { message, tell, drop, postpone } = ready;
    stats.dropped += drop.length;
    const aside = [
      ...drop.map(({ delivery, why }) => finish(db, delivery, 'dropped', now(), why)),
      ...postpone.map(({ delivery, at }) => postponeTo(db, delivery, at)),
    ];
    if (aside.length > 0) await db.write(unit(...aside));
    if (!message) return;
    const sent = await send(batch, ready, message);
    const at = now();
    if (sent.ok) {
      stats.sent++;
      await db.write(
        unit(...tell.map((one) => finish(db, one, 'done', at, null)), countTarget(db, target, { ok: true, at })),
      );
      return;
    }
    log({ level: 'info', event: 'message-not-delivered', target: target.id, code: sent.code });
    const parts = tell.map((one) => {
      const wait = sent.lasting ? null : waitAfter(one.attempts, luck(), sent.retryAfter ?? null, patience);
      if (wait !== null) return { over: false, query: retryAt(db, one, at + wait, sent.code) };
      return { over: true, query: finish(db, one, 'failed', at, sent.code) };
    });
    const over = parts.filter((one) => one.over).length;
    stats.failed += over;
    stats.retried += parts.length - over;
    // Gone, or never reached in all its tries, or refused three times running: it is switched off, and its owner sees why.
    const dead = sent.gone === true || (over > 0 && (!sent.lasting || target.failures >= 2));
    const change = countTarget(db, target, { ok: false, code: sent.code, off: dead });
    await db.write(unit(...parts.map((one) => one.query), change, dead ? dropWaiting(db, target.id, at) : null));
  }

  /** Who was at the table when the turn came, and is looked after once the hold is over: live play costs no query. */
  const there = new Map<string, { table: string; one: Began; at: number }>();

  async function lookAfter(everybody: boolean): Promise<void> {
    for (const [key, { table, one, at }] of there) {
      if (!everybody && at + hold > now()) break; // the oldest come first
      there.delete(key);
      if (everybody || !settings.isPresent(one.account, table, one.seat))
        stats.queued += await queueTurns(db, table, [one], { now: now(), hold: 0 });
    }
  }

  async function pump(): Promise<number> {
    await lookAfter(false);
    if (now() - purgedAt > HOUR) {
      purgedAt = now();
      await purgeDeliveries(db, now() - KEPT);
    }
    const batches = await claim(db, now(), PER_LOOK);
    const left = [...batches];
    const hand = async () => {
      for (let batch = left.shift(); batch; batch = left.shift())
        await deal(batch).catch((error: unknown) => log({ level: 'error', event: 'notify-bug', error })); // the lease frees it
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
    return batches.length;
  }

  const again = (): void => {
    timer = setTimeout(() => {
      running = pump()
        .catch((error: unknown) => log({ level: 'error', event: 'notify-queue', error }))
        .finally(() => timer && again());
    }, poll);
    timer.unref();
  };

  return {
    publicKey: vapid.publicKey,
    guard,
    hasMail: mailer !== null,
    async onTurn(table, began) {
      try {
        const away: Began[] = [];
        for (const one of began) {
          const key = `${table} ${one.seat}`;
          there.delete(key); // to be the last again
          if (settings.isPresent(one.account, table, one.seat)) there.set(key, { table, one, at: now() });
          else away.push(one);
        }
        if (away.length > 0) stats.queued += await queueTurns(db, table, away, { now: now(), hold });
      } catch (error) {
        log({ level: 'error', event: 'notify-turn', error });
      }
    },
    async onNews(table, kind, people) {
      try {
        stats.queued += await queueNews(db, { table, kind, people }, { now: now(), hold });
      } catch (error) {
        log({ level: 'error', event: 'notify-news', error });
      }
    },
    async test(target) {
      const id = newId();
      const payload = JSON.stringify({ kind: 'test' });
      await enqueue(db, { id, target_id: target, payload, next_at: now(), created_at: now() });
      return id;
    },
    pump,
    start() {
      if (timer) return;
      again();
      running = queueMissed(db, { now: now(), hold }).catch((error: unknown) =>
        log({ level: 'error', event: 'notify-missed', error }),
      );
    },
    async stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      await running;
      // Those who are cut off by this very stop may be told by the next process.
      await lookAfter(true).catch((error: unknown) => log({ level: 'error', event: 'notify-stop', error }));
    },
    stats: () => ({ ...stats }),
  };
}
