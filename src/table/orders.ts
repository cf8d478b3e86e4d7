/**
 * Standing orders: private to their owner, decided on the owner's view alone. The log shows only the action,
 * as if its owner's hand had played it; only the owner is told that an order acted, and why.
 */
import type { OrderField, OrderFields, Seat } from '../kernel/contract.ts';
import { isPlainObject } from '../kernel/shape.ts';
import type { StandingOrder } from './desk.ts';
import { play } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import { headOf } from './table.ts';
import { setDesk, type Work } from './work.ts';

export const MOST_ORDERS = 8;

/** An order as its owner gives it. */
export interface OrderAsked {
  name: string;
  fields: Record<string, unknown>;
  until: 'phase' | 'off';
}

/** Replaces all orders of a seat: an empty list clears them, the same list wakes them up again. */
export function setOrders(work: Work, seat: Seat, asked: readonly OrderAsked[]): Refusal | null {
  const { phases } = work.table.state;
  const given = { phase: phases[phases.length - 1]?.id ?? '', depth: phases.length };
  const orders: StandingOrder[] = [];
  for (const [index, { name, fields, until }] of asked.entries()) {
    const spec = Object.hasOwn(work.g.orders, name) ? work.g.orders[name] : undefined;
    if (!spec) return refuse('order-unknown', { index });
    const read = readFields(spec.fields, fields);
    if (!read) return refuse('order-malformed', { index });
    orders.push({ name, fields: read, until, given });
  }
  setDesk(work, seat, { orders, paused: null });
  return null;
}

/** Exactly the fields of the form, each within its limits; else null. */
function readFields(specs: Readonly<Record<string, OrderField>>, raw: unknown): OrderFields | null {
  if (!isPlainObject(raw) || Object.keys(raw).length !== Object.keys(specs).length) return null;
  const out: Record<string, number | string> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
    if (spec.type === 'choice' && typeof value === 'string' && spec.values.includes(value)) out[key] = value;
    else if (spec.type === 'amount' && Number.isSafeInteger(value) && inRange(value as number, spec))
      out[key] = value as number;
    else return null;
  }
  return out;
}

const inRange = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** Lets the orders of a seat act; true when one played. One that asks goes before all that act. */
export function actByOrder(work: Work, seat: Seat): boolean {
  const { orders, paused } = work.table.desks[seat]!;
  if (paused !== null || orders.length === 0) return false;
  const view = work.g.view(work.table.state, seat);
  const said = orders.map(({ name, fields }) => ({ name, decision: work.g.orders[name]!.decide(view, seat, fields) }));
  for (const { name, decision } of said) {
    if (decision.do !== 'ask') continue;
    setDesk(work, seat, { paused: decision.why });
    work.notes.push({ to: seat, code: 'order-asks', order: name, why: decision.why });
    return false;
  }
  for (const { name, decision } of said) {
    if (decision.do !== 'act') continue;
    const { action, why } = decision;
    if (play(work, seat, [action], { by: 'order', order: { name, why } })) {
      pauseOrders(work, seat, 'illegal', name);
      return false;
    }
    work.notes.push({ to: seat, code: 'order-acted', order: name, why, seq: headOf(work.table) });
    return true;
  }
  return false;
}

export function pauseOrders(work: Work, seat: Seat, why: 'illegal' | 'loop', order?: string): void {
  setDesk(work, seat, { paused: why });
  work.notes.push({ to: seat, code: 'order-stopped', why, ...(order === undefined ? {} : { order }) });
}
