import { describe, expect, it } from 'vitest';
import { mustTell, playOne, playTo, refused, type Seating, seatingOf, TOY, tell } from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import type { AnyGame } from '../kernel/contract.ts';
import { MOST_AUTOMATIC } from './auto.ts';
import { entriesFor, sheetFor, toldTo } from './sight.ts';
import { actingAt } from './table.ts';

const order = (name: string, fields: Record<string, unknown>, until: 'phase' | 'off' = 'off') => ({
  name,
  fields,
  until,
});
const BEST = order('bid-best', { least: 1 });

describe('standing orders', () => {
  it('act at once for a seat to act, and after each command', () => {
    const s = seatingOf('orders');
    const done = mustTell(s, 1, { type: 'orders', orders: [BEST] });
    expect(s.table.log[1]).toMatchObject({ seat: 1, by: 'order', order: { name: 'bid-best', why: 'best-card' } });
    expect(done.notes).toEqual([{ to: 1, code: 'order-acted', order: 'bid-best', why: 'best-card', seq: 1 }]);
    mustTell(s, 2, { type: 'orders', orders: [BEST] });
    playOne(s, 0, 0);
    while (s.table.state.phases.at(-1)?.id === 'market') playOne(s, 9);
    expect(s.table.log.filter((e) => e.type === 'action' && e.by === 'order')).toHaveLength(4);
    expect(actingAt(TOY, s.table)).toEqual([0]);
  });

  it('are told to their owner alone: to others it is the seat that played', () => {
    const s = seatingOf('orders');
    const done = mustTell(s, 1, { type: 'orders', orders: [BEST] });
    expect(toldTo(TOY, done, 1).entries).toMatchObject([{ by: 'order', order: { name: 'bid-best' } }]);
    for (const viewer of [0, 2, 'watcher'] as const) {
      const told = toldTo(TOY, done, viewer);
      expect(told.entries).toMatchObject([{ seat: 1, by: 'person', hidden: true }]);
      expect(told.notes).toEqual([]);
      const all = JSON.stringify([told, sheetFor(TOY, s.table, viewer), entriesFor(s.table, viewer)]);
      expect(all).not.toMatch(/bid-best|order"/);
    }
  });

  it('one that asks goes before those that act, and all of the seat rest until set again', () => {
    const s = seatingOf('ask');
    const orders = [BEST, order('bid-best', { least: 6 })];
    const hand = (s.table.state as unknown as { players: { hand: number[] }[] }).players;
    const seat = hand.findIndex((p) => !p.hand.includes(6));
    const done = mustTell(s, seat, { type: 'orders', orders });
    expect(done.news).toEqual([]);
    expect(done.notes).toEqual([{ to: seat, code: 'order-asks', order: 'bid-best', why: 'cards-too-low' }]);
    expect(s.table.desks[seat]!.paused).toBe('cards-too-low');
    mustTell(s, seat, { type: 'orders', orders: [BEST] });
    expect(s.table.log).toHaveLength(2);
  });

  it('lapse with the phase in which they were given', () => {
    const s = seatingOf('phase');
    mustTell(s, 1, { type: 'orders', orders: [order('market', { what: 'pass' }, 'phase')] });
    expect(s.table.desks[1]!.orders).toHaveLength(1);
    for (const seat of [0, 1, 2]) playOne(s, 0, seat);
    expect(s.table.desks[1]!.orders).toEqual([]);
  });

  it('rest when what they played is taken back', () => {
    const s = seatingOf('undone', { undo: 'free' });
    mustTell(s, 1, { type: 'orders', orders: [BEST] });
    const done = mustTell(s, 1, { type: 'undo', to: 0 });
    expect(done.notes).toEqual([{ to: 1, code: 'order-stopped', why: 'undone' }]);
    playOne(s, 0, 0);
    expect(actingAt(TOY, s.table)).toEqual([1, 2]);
    expect(s.table.desks[1]).toMatchObject({ paused: 'undone', orders: [{ name: 'bid-best' }] });
  });

  it('that are unknown or malformed are refused, and nothing is set', () => {
    const s = seatingOf('bad');
    const set = (...orders: ReturnType<typeof order>[]) => refused(tell(s, 0, { type: 'orders', orders }));
    expect(set(order('fly', {}))).toBe('order-unknown');
    expect(set(order('toString', {}))).toBe('order-unknown');
    for (const fields of [{}, { least: 0 }, { least: 7 }, { least: 1.5 }, { least: '1' }, { least: 1, more: 2 }])
      expect(set(BEST, order('bid-best', fields))).toBe('order-malformed');
    expect(set(order('market', { what: 'steal' }))).toBe('order-malformed');
    expect(s.table.desks[0]!.orders).toEqual([]);
  });

  it('with an illegal action stop, and their owner is told', () => {
    const s = seatingOf(
      'illegal',
      {},
      3,
      broken(() => ({ do: 'act', action: { kind: 'bid', card: 99 }, why: 'x' })),
    );
    const done = mustTell(s, 0, { type: 'orders', orders: [BEST] });
    expect(done.notes).toEqual([{ to: 0, code: 'order-stopped', why: 'illegal', order: 'bid-best' }]);
    expect(done.news).toEqual([]);
  });

  it('see the view of their owner alone', () => {
    const seen: unknown[] = [];
    const game = broken((view) => {
      seen.push(view);
      return { do: 'nothing' };
    });
    const s = seatingOf('view', {}, 3, game);
    mustTell(s, 2, { type: 'orders', orders: [BEST] });
    expect(seen).toEqual([TOY.view(s.table.state, 2)]);
  });

  it('bid against each other up to their limits, for as long as it takes', () => {
    const s = seatingOf('auction', {}, 3, chicagoExpress);
    const [first, second] = [actingAt(chicagoExpress, s.table)[0]!, (actingAt(chicagoExpress, s.table)[0]! + 1) % 3];
    const upTo = (amount: number) => [order('bid-up-to', { company: 'prr', amount }, 'off')];
    mustTell(s, second, { type: 'orders', orders: upTo(30) });
    mustTell(s, first, { type: 'orders', orders: upTo(25) });
    const third = [0, 1, 2].find((seat) => seat !== first && seat !== second)!;
    const done = mustTell(s, third, { type: 'orders', orders: [order('pass-sales', { company: 'prr' }, 'off')] });
    const bids = done.table.log.flatMap((e) =>
      e.type === 'action' ? [(e.action as { amount?: number }).amount ?? 0] : [],
    );
    expect(Math.max(...bids)).toBe(26);
    expect(done.news.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ type: 'share-sold', seat: second, price: 26 }),
    );
  });

  it('never loop for ever', () => {
    const s = loop(
      seatingOf(
        'loop',
        {},
        2,
        broken((_view, seat) => cheapest(s, seat)),
      ),
    );
    mustTell(s, 0, { type: 'orders', orders: [BEST] });
    mustTell(s, 1, { type: 'orders', orders: [BEST] });
    expect(s.table.log.length).toBe(1 + 2 * MOST_AUTOMATIC);
    expect(s.table.desks.map(({ paused }) => paused)).toEqual(['loop', 'loop']);
  });
});

/** The toy with another mind behind its order. */
function broken(decide: (view: unknown, seat: number) => unknown, changes: Partial<AnyGame> = {}): AnyGame {
  const spec = { ...TOY.orders['bid-best']!, decide: decide as never };
  return { ...TOY, ...changes, orders: { ...TOY.orders, 'bid-best': spec } };
}

/** A game without an end: the same phase, with nothing ever decided. */
function loop(s: Seating): Seating {
  playTo(s, 'bids');
  const bids = { ...TOY.phases.bids!, toAct: () => [0, 1] };
  return { ...s, host: { ...s.host, game: { ...s.host.game, phases: { ...s.host.game.phases, bids } } } };
}
const cheapest = (s: Seating, seat: number) => ({
  do: 'act',
  action: { kind: 'bid', card: (s.table.state as unknown as { players: { hand: number[] }[] }).players[seat]!.hand[0] },
  why: 'again',
});
