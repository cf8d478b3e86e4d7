/** Where a person wants to be told: made, shown, switched and taken away by its owner alone. */
import { randomBytes } from 'node:crypto';
import { type Database, part, type UnitQuery, unit } from '../db/database.ts';
import { targetsOf } from '../store/deliveries.ts';
import { newId } from '../store/ids.ts';
import { type PushAddress, SHAPES, type Shape, storedAddress, type Wanted, type WebhookAddress } from './address-of.ts';
import { checkUrl, type Guard, hostOf, reach } from './guard.ts';
import { dropWaiting, type Target } from './queue.ts';

const MOST = 20;

export type NewTarget =
  | { ok: true; target: Target; secret: string | null }
  | { ok: false; code: 'address-refused' | 'too-many-targets' | 'table' | 'no-mail'; why?: string };

export async function addTarget(
  db: Database,
  account: string,
  wanted: Wanted,
  guard: Guard,
  now: number,
): Promise<NewTarget> {
  const known = await targetsOf(db, account);
  const made = await addressFor(db, account, wanted, guard);
  if (!made.ok) return made;
  const { address, shape, table } = made;
  // A browser that subscribes again, or mail switched on twice, is the same target.
  const same = known.find((one) => one.kind === wanted.kind && one.kind !== 'webhook' && sameAddress(one, address));
  if (same) {
    await switchTarget(db, same.id, true, now);
    await db.write(unit(part(db.q.updateTable('targets').set({ address }).where('id', '=', same.id))));
    return { ok: true, target: { ...same, address, enabled: 1, failures: 0, last_error: null }, secret: null };
  }
  if (known.length >= MOST) return { ok: false, code: 'too-many-targets' };
  const target: Target = {
    ...{ id: newId(), account_id: account, table_id: table, kind: wanted.kind, address, shape, enabled: 1 as const },
    ...{ failures: 0, last_error: null, last_ok_at: null, created_at: now },
  };
  await db.write(unit(part(db.q.insertInto('targets').values(target), 1)));
  return { ok: true, target, secret: wanted.kind === 'webhook' ? storedAddress<WebhookAddress>(address).secret : null };
}

type Made = { ok: true; address: string; shape: Shape; table: string | null } | Extract<NewTarget, { ok: false }>;

async function addressFor(db: Database, account: string, wanted: Wanted, guard: Guard): Promise<Made> {
  if (wanted.kind === 'mail') {
    const owner = await db.q
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account)
      .where('mail', 'is not', null)
      .where('mail_verified_at', 'is not', null)
      .executeTakeFirst();
    return owner ? { ok: true, address: '{}', shape: 'plain', table: null } : { ok: false, code: 'no-mail' };
  }
  const raw = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.url;
  const checked = checkUrl(raw, guard);
  if (!checked.ok) return { ok: false, code: 'address-refused', why: checked.code };
  const reached = await reach(checked.url, guard);
  if (!reached.ok) return { ok: false, code: 'address-refused', why: reached.code };
  if (wanted.kind === 'push') {
    if (checked.url.protocol !== 'https:' && !guard.allowLoopback)
      return { ok: false, code: 'address-refused', why: 'address-scheme' };
    const address: PushAddress = { endpoint: checked.url.href, keys: wanted.subscription.keys };
    return { ok: true, address: JSON.stringify(address), shape: 'plain', table: null };
  }
  const table = wanted.table ?? null;
  if (table !== null && !(await belongsTo(db, account, table))) return { ok: false, code: 'table' };
  const address: WebhookAddress = { url: checked.url.href, secret: randomBytes(24).toString('base64url') };
  return { ok: true, address: JSON.stringify(address), shape: wanted.shape, table };
}

const sameAddress = (one: Target, address: string): boolean =>
  one.kind === 'mail' ||
  storedAddress<PushAddress>(one.address).endpoint === storedAddress<PushAddress>(address).endpoint;

/** A channel of a table is set by somebody who sits there or made it. */
async function belongsTo(db: Database, account: string, table: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('tables')
    .leftJoin('seats', (on) => on.onRef('seats.table_id', '=', 'tables.id').on('seats.account_id', '=', account))
    .select(['tables.created_by', 'seats.seat'])
    .where('tables.id', '=', table)
    .executeTakeFirst();
  return row !== undefined && (row.created_by === account || row.seat !== null);
}

export const ownTarget = (db: Database, account: string, id: string): Promise<Target | undefined> =>
  db.q.selectFrom('targets').selectAll().where('id', '=', id).where('account_id', '=', account).executeTakeFirst();

export const switchTarget = (db: Database, id: string, on: boolean, now: number) =>
  db.write(
    unit(
      part(
        db.q
          .updateTable('targets')
          .set(on ? { enabled: 1, failures: 0, last_error: null } : { enabled: 0 })
          .where('id', '=', id),
      ),
      on ? null : dropWaiting(db, id, now),
    ),
  );

type Result = { ok: true; at: number } | { ok: false; code: string; off: boolean };

export function countTarget(db: Database, { id }: Target, result: Result): UnitQuery {
  const rows = db.q.updateTable('targets').where('id', '=', id);
  if (result.ok) return part(rows.set({ failures: 0, last_error: null, last_ok_at: result.at }));
  const failed = rows.set((eb) => ({ failures: eb('failures', '+', 1), last_error: result.code }));
  return part(result.off ? failed.set({ enabled: 0 }) : failed);
}

/** What its owner is shown: never the whole address, which is a key to somebody's channel or browser. */
export function shownTarget(target: Target) {
  const { id, kind, table_id: table, shape, enabled, failures, last_error: lastError, last_ok_at: lastOkAt } = target;
  return {
    ...{ id, kind, table, enabled: enabled === 1, failures, lastError, lastOkAt, createdAt: target.created_at },
    shape: kind === 'webhook' ? (SHAPES.find((one) => one === shape) ?? 'plain') : null,
    at: kind === 'mail' ? null : shownAddress(target),
  };
}

function shownAddress({ kind, address }: Target): string {
  const url = new URL(
    kind === 'push' ? storedAddress<PushAddress>(address).endpoint : storedAddress<WebhookAddress>(address).url,
  );
  return `${hostOf(url)}/…${url.pathname.slice(-4).replaceAll('/', '')}`;
}
