/** A notifier on a fresh database, with a clock that the test moves. */
import { createTransport } from 'nodemailer';
import type { Database } from '../../../src/server/db/database.ts';
import type { Wanted } from '../../../src/server/notify/address-of.ts';
import type { LetterBox } from '../../../src/server/notify/mail.ts';
import { createNotifier, type Notifier, type NotifierSettings } from '../../../src/server/notify/notifier.ts';
import { keptVapid } from '../../../src/server/notify/push.ts';
import { addTarget } from '../../../src/server/notify/targets.ts';

export const NOON = Date.parse('2026-05-04T12:00:00Z');
export const HOLD = 10_000;

export interface Notifying {
  notifier: Notifier;
  clock: { now: number };
  /** `account table`, for each that is looked at. */
  present: Set<string>;
  bugs: unknown[];
  want(account: string, wanted: Wanted): Promise<string>;
  /** Moves the clock and looks at the queue, as often as something is due before `ms` have passed. */
  pass(ms: number): Promise<void>;
  states(target: string): Promise<{ state: string; attempts: number; last_error: string | null }[]>;
}

export async function notifying(
  db: Database,
  { smtp, ...more }: Partial<NotifierSettings> & { smtp?: string } = {},
): Promise<Notifying> {
  const clock = { now: NOON };
  const present = new Set<string>();
  const bugs: unknown[] = [];
  const notifier = createNotifier({
    db,
    links: {
      home: 'http://play.example/',
      settings: 'http://play.example/settings',
      table: (id) => `http://play.example/table/${id}`,
    },
    guard: { allowLoopback: true },
    mailer: smtp === undefined ? null : boxOf(smtp),
    vapid: await keptVapid(db, 'mailto:host@play.example'),
    isPresent: (account, table) => present.has(`${account} ${table}`),
    log: ({ level, event, error }) => level === 'error' && bugs.push([event, error]),
    now: () => clock.now,
    hold: HOLD,
    luck: () => 0.5,
    ...more,
  });
  return {
    notifier,
    clock,
    present,
    bugs,
    async want(account, wanted) {
      const added = await addTarget(db, account, wanted, notifier.guard, clock.now);
      if (!added.ok) throw new Error(`${added.code} ${added.why}`);
      return added.target.id;
    },
    async pass(ms) {
      const end = clock.now + ms;
      for (;;) {
        const { next } = await db.q
          .selectFrom('deliveries')
          .select(({ fn }) => fn.min('next_at').as('next'))
          .where('state', 'in', ['waiting', 'sending'])
          .executeTakeFirstOrThrow();
        if (next === null || Number(next) > end) break;
        clock.now = Math.max(clock.now, Number(next));
        await notifier.pump();
      }
      clock.now = end;
    },
    states: (target) =>
      db.q
        .selectFrom('deliveries')
        .select(['state', 'attempts', 'last_error'])
        .where('target_id', '=', target)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
}

function boxOf(url: string): LetterBox {
  const transport = createTransport({ url });
  return {
    async send(letter) {
      await transport.sendMail({ from: 'Turntable <turntable@play.example>', ...letter });
    },
  };
}

export const deliveriesFrom = async (db: Database): Promise<string[]> =>
  (await db.q.selectFrom('deliveries').select('state').orderBy('created_at').execute()).map((row) => row.state);
