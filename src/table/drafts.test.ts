import { describe, expect, it } from 'vitest';
import { mustTell, playOne, playTo, type Seating, seatingOf, TOY } from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import { advance } from '../kernel/engine.ts';
import { hashOf } from '../kernel/hash.ts';
import type { GameAction } from './log.ts';
import { entriesFor, sheetFor } from './sight.ts';
import { actingAt, headOf } from './table.ts';

const PASS: GameAction = { kind: 'pass' };

/** Chicago Express in the first auction: the second speaker plans while the first one thinks. */
function auction(): { s: Seating; first: number; second: number } {
  const s = seatingOf('draft', {}, 3, chicagoExpress);
  const first = actingAt(chicagoExpress, s.table)[0]!;
  return { s, first, second: (first + 1) % 3 };
}

describe('drafts', () => {
  it('are private: nobody else can tell that there is one', () => {
    const { s, first, second } = auction();
    const before = JSON.stringify([sheetFor(chicagoExpress, s.table, first), entriesFor(s.table, first)]);
    mustTell(s, second, { type: 'draft', draft: { actions: [PASS], when: 'kept' } });
    expect(JSON.stringify([sheetFor(chicagoExpress, s.table, first), entriesFor(s.table, first)])).toBe(before);
    expect(sheetFor(chicagoExpress, s.table, second).desk?.draft?.actions).toEqual([PASS]);
  });

  it('that are only kept are never sent', () => {
    const { s, second } = auction();
    mustTell(s, second, { type: 'draft', draft: { actions: [PASS], when: 'kept' } });
    playOne(s);
    expect(headOf(s.table)).toBe(1);
    mustTell(s, second, { type: 'draft', draft: null });
    expect(s.table.desks[second]!.draft).toBeNull();
  });

  it('are sent at the turn of their owner when they are still legal', () => {
    const { s, second } = auction();
    mustTell(s, second, { type: 'draft', draft: { actions: [PASS], when: 'legal' } });
    const done = playOne(s);
    expect(done.news.map(({ entry }) => entry)).toMatchObject([{}, { seat: second, by: 'draft', action: PASS }]);
    expect(done.notes).toEqual([{ to: second, code: 'draft-sent', why: 'legal', seq: 2 }]);
    expect(s.table.desks[second]!.draft).toBeNull();
  });

  it('stop when they are no longer legal, and stay as a plan', () => {
    const { s, first, second } = auction();
    const bid = (amount: number) => ({ kind: 'bid', amount }) as GameAction;
    mustTell(s, second, { type: 'draft', draft: { actions: [bid(9)], when: 'legal' } });
    const done = mustTell(s, first, { type: 'play', actions: [bid(12)] });
    expect(done.notes).toEqual([{ to: second, code: 'draft-stopped', why: 'illegal' }]);
    expect(s.table.desks[second]!.draft).toMatchObject({ when: 'kept', actions: [bid(9)] });
    expect(headOf(s.table)).toBe(1);
  });

  it('made for one position are sent in that position only', () => {
    for (const [expected, played, sent] of [
      [7, 7, true],
      [7, 8, false],
    ] as const) {
      const { s, first, second } = auction();
      const plan = chicagoExpress.view(s.table.state as never, second);
      const bid = (amount: number) => ({ kind: 'bid', amount }) as const;
      expect(advance(chicagoExpress, plan, first, bid(expected), null)).toBeNull();
      const draft = { actions: [PASS], when: 'same' as const, expect: hashOf(plan) };
      mustTell(s, second, { type: 'draft', draft });
      const done = mustTell(s, first, { type: 'play', actions: [bid(played)] });
      expect(done.notes).toMatchObject([
        { code: sent ? 'draft-sent' : 'draft-stopped', why: sent ? 'same' : 'changed' },
      ]);
      expect(headOf(s.table)).toBe(sent ? 2 : 1);
    }
  });

  it('without a position are sent when no figure has changed', () => {
    const s = rich();
    const [buyer, next] = [actingAt(TOY, s.table)[0]!, 1];
    expect(buyer).toBe(0);
    mustTell(s, next, { type: 'draft', draft: { actions: [PASS], when: 'same' } });
    const same = mustTell({ ...s }, buyer, { type: 'play', actions: [PASS] });
    expect(same.notes).toMatchObject([{ code: 'draft-sent' }]);
    const bought = mustTell({ ...s }, buyer, { type: 'play', actions: [{ kind: 'buy', flag: 'red' } as GameAction] });
    expect(bought.notes).toMatchObject([{ code: 'draft-stopped', why: 'changed' }]);
    mustTell(s, next, { type: 'draft', draft: { actions: [PASS], when: 'legal' } });
    const legal = mustTell({ ...s }, buyer, { type: 'play', actions: [{ kind: 'buy', flag: 'red' } as GameAction] });
    expect(legal.notes).toMatchObject([{ code: 'draft-sent', why: 'legal' }]);
  });

  it('for the next turn are not sent by an undo that brings the turn back', () => {
    const { s, first } = auction();
    playOne(s);
    mustTell(s, first, { type: 'draft', draft: { actions: [PASS], when: 'legal' } });
    const done = mustTell(s, first, { type: 'undo', to: 0 });
    expect(done.notes).toEqual([{ to: first, code: 'draft-stopped', why: 'undone' }]);
    expect(s.table.desks[first]!.draft).toMatchObject({ when: 'kept' });
    expect(headOf(s.table)).toBe(2);
  });
});

/** A market at which the first two seats have money. */
function rich(): Seating {
  const s = seatingOf('rich', { firstSeat: 0 });
  playTo(s, 'bids');
  const state = JSON.parse(JSON.stringify(s.table.state));
  state.phases = [{ id: 'market', seat: 0, done: 0 }];
  for (const player of state.players) player.coins = 9;
  return seatingOf('rich', { start: state });
}
