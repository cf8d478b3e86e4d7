import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mustTell, playOne, playTo, refused, seatingOf, TOY, tell } from '../../tests/support/tables.ts';
import { legal } from '../kernel/legal.ts';
import { command, commandFrom } from './command.ts';
import { readCommand } from './deed.ts';
import type { GameAction } from './log.ts';
import { entriesFor } from './sight.ts';
import { actingAt, headOf } from './table.ts';

const bidOf = (s: ReturnType<typeof seatingOf>, seat: number) =>
  legal(TOY, s.table.state, seat)[0] as GameAction & { card: number };

describe('a command', () => {
  it('repeated gives the first answer and is not played again', () => {
    const s = seatingOf('again');
    const cmd = { id: 'mine', at: 0, seat: 1, do: { type: 'play' as const, actions: [bidOf(s, 1)] } };
    const first = command(s.host, s.table, cmd, s.now);
    if (!first.ok) throw new Error(first.code);
    const second = command(s.host, first.table, cmd, s.now + 5);
    expect(second).toMatchObject({ ok: true, answer: [1], news: [] });
    expect(first.answer).toEqual([1]);
    expect(second.ok && second.table).toBe(first.table);
  });

  it('of the same id from another seat is another command', () => {
    const s = seatingOf('again');
    for (const seat of [0, 1]) {
      const deed = { type: 'play' as const, actions: [bidOf(s, seat)] };
      const result = command(s.host, s.table, { id: 'same', at: headOf(s.table), seat, do: deed }, s.now);
      if (!result.ok) throw new Error(result.code);
      s.table = result.table;
    }
    expect(headOf(s.table)).toBe(2);
  });

  it('made on an older entry is refused with what has changed', () => {
    const s = seatingOf('stale');
    playOne(s, 0, 1);
    const late = tell(s, 2, { type: 'play', actions: [bidOf(s, 2)] }, 0);
    expect(late).toMatchObject({
      ok: false,
      code: 'stale',
      changed: [{ seq: 1, type: 'action', seat: 1, hidden: true }],
    });
    expect(JSON.stringify(late)).not.toContain('card');
  });

  it('from the future, from no seat or from a seat that a bot plays is refused', () => {
    const s = seatingOf('who', { seats: [0, 1].map((i) => ({ id: `p${i}`, name: '', mode: i ? 'bot' : 'person' })) });
    const actions = [bidOf(s, 0)];
    expect(refused(tell(s, 0, { type: 'play', actions }, 7))).toBe('from-the-future');
    expect(refused(tell(s, 9, { type: 'play', actions }))).toBe('no-such-seat');
    expect(refused(tell(s, 1, { type: 'play', actions: [bidOf(s, 1)] }))).toBe('seat-not-yours');
  });

  it('with an illegal action names the rule and changes nothing', () => {
    const s = seatingOf('illegal');
    const before = s.table;
    const held = (s.table.state as unknown as { players: { hand: number[] }[] }).players[0]!.hand;
    const card = [1, 2, 3, 4, 5, 6].find((c) => !held.includes(c))!;
    const result = tell(s, 0, { type: 'play', actions: [{ kind: 'bid', card } as GameAction] });
    expect(result).toMatchObject({ code: 'illegal', index: 0, violation: { code: 'card-not-held', rule: 'TOY-3' } });
    expect(s.table).toBe(before);
  });

  it('of several actions is played whole or not at all', () => {
    const s = seatingOf('whole');
    const bid = bidOf(s, 0);
    const result = tell(s, 0, { type: 'play', actions: [bid, bid] });
    expect(result).toMatchObject({ code: 'illegal', index: 1, violation: { code: 'not-your-turn' } });
    expect(headOf(s.table)).toBe(0);
  });

  it('may not go on past chance or a secret: a refusal there would tell what came up', () => {
    const s = seatingOf('probe');
    playOne(s, 0, 0);
    playOne(s, 0, 1);
    const actions = [bidOf(s, 2), { kind: 'pass' }];
    expect(tell(s, 2, { type: 'play', actions })).toMatchObject({ code: 'beyond-chance', index: 1 });
  });

  it('after the end is refused', () => {
    const s = seatingOf('over');
    while (actingAt(TOY, s.table).length > 0) playOne(s);
    expect(refused(tell(s, 0, { type: 'play', actions: [{ kind: 'pass' }] }))).toBe('table-ended');
    expect(refused(tell(s, 0, { type: 'undo', to: 0 }))).toBe('table-ended');
  });
});

describe('untrusted commands', () => {
  const good = { id: 'a-1', at: 0, seat: 0, do: { type: 'play', actions: [{ kind: 'pass' }] } };

  it('are read and rebuilt from known parts', () => {
    expect(readCommand(TOY, good)).toEqual({ ok: true, value: good });
    const draft = { ...good, do: { type: 'draft', draft: { actions: [{ kind: 'pass' }], when: 'same' } } };
    expect(readCommand(TOY, draft)).toEqual({ ok: true, value: draft });
  });

  it.each([
    [{ ...good, id: '' }, 'id'],
    [{ ...good, id: 'a b' }, 'id'],
    [{ ...good, at: -1 }, 'at'],
    [{ ...good, extra: 1 }, 'extra'],
    [{ ...good, do: { type: 'cheat' } }, 'do.type'],
    [{ ...good, do: { type: 'play', actions: [] } }, 'do.actions'],
    [{ ...good, do: { type: 'play', actions: [{ kind: 'fly' }] } }, 'do.actions[0].kind'],
    [{ ...good, do: { type: 'play', actions: [{ kind: 'bid', card: 'x' }] } }, 'do.actions[0]'],
    [{ ...good, do: { type: 'orders', orders: [{ name: 'x', fields: [], until: 'off' }] } }, 'do.orders[0].fields'],
  ])('%j is malformed', (raw, at) => {
    expect(readCommand(TOY, raw)).toMatchObject({ ok: false, at });
    const s = seatingOf('raw');
    expect(commandFrom(s.host, s.table, raw, 0)).toMatchObject({ code: 'malformed', params: { at } });
  });

  it('never throw, whatever they hold', () => {
    const s = seatingOf('fuzz');
    const deed = fc.oneof(
      fc.record({ type: fc.constantFrom('play', 'undo', 'redo', 'orders', 'draft', 'answer', 'end', 'chance') }),
      fc.record({ type: fc.constant('undo'), to: fc.integer() }),
      fc.record({ type: fc.constant('answer'), ask: fc.nat(), yes: fc.boolean() }),
      fc.record({
        type: fc.constant('play'),
        actions: fc.array(fc.record({ kind: fc.constant('bid'), card: fc.nat(7) })),
      }),
      fc.jsonValue(),
    );
    const raw = fc.oneof(fc.jsonValue(), fc.record({ id: fc.constant('x'), at: fc.nat(2), seat: fc.nat(4), do: deed }));
    fc.assert(fc.property(raw, (value) => typeof commandFrom(s.host, s.table, value, 0).ok === 'boolean'));
  });
});

describe('seats change hands', () => {
  it('by resigning to a bot: the seat keeps its name, and its owner cannot come back', () => {
    const s = seatingOf('leave');
    mustTell(s, 1, { type: 'orders', orders: [{ name: 'market', fields: { what: 'pass' }, until: 'off' }] });
    mustTell(s, 1, { type: 'resign', to: 'bot' });
    expect(s.table.seats[1]).toEqual({ id: '', name: 'Player 1', mode: 'stand-in' });
    expect(s.table.desks[1]!.orders).toEqual([]);
    expect(refused(tell(s, 1, { type: 'return' }))).toBe('seat-not-yours');
  });

  it('and the others may agree to end the game', () => {
    const s = seatingOf('end');
    mustTell(s, 0, { type: 'end' });
    expect(refused(tell(s, 1, { type: 'end' }))).toBe('ask-open');
    mustTell(s, 1, { type: 'answer', ask: 1, yes: true });
    expect(refused(tell(s, 1, { type: 'answer', ask: 1, yes: true }))).toBe('ask-answered');
    expect(s.table.ended).toBe(false);
    playOne(s, 0, 2); // play goes on meanwhile
    mustTell(s, 2, { type: 'resign', to: 'open' }); // whose consent is no longer needed
    expect(s.table.ended).toBe(true);
    expect(entriesFor(s.table, 'watcher').at(-1)).toMatchObject({ type: 'end', why: 'agreed' });
    expect(refused(tell(s, 0, { type: 'end' }))).toBe('table-ended');
  });

  it('a question falls with one no', () => {
    const s = seatingOf('no');
    mustTell(s, 0, { type: 'end' });
    mustTell(s, 1, { type: 'answer', ask: 1, yes: false });
    expect(s.table.ask).toBeNull();
    expect(refused(tell(s, 2, { type: 'answer', ask: 1, yes: true }))).toBe('ask-none');
    playTo(s, 'bids');
  });
});
