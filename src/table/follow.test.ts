import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mustTell, type Seating, seatingOf, TOY, tell } from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import type { AnyGame, BaseState, Sealed } from '../kernel/contract.ts';
import { legal } from '../kernel/legal.ts';
import type { Deed } from './deed.ts';
import { followEntry, type Outside, shown } from './follow.ts';
import type { GameAction } from './log.ts';
import { type Seen, sheetFor, toldTo, type Viewer } from './sight.ts';
import { steward } from './steward.ts';
import { actingAt, headOf } from './table.ts';
import { tick } from './tick.ts';
import { undoTargets } from './undo.ts';
import type { Done } from './work.ts';

interface Reader {
  viewer: Viewer;
  outside: Outside;
  after: Map<number, Sealed<BaseState>>;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

function sat(g: AnyGame, s: Seating, viewer: Viewer): Reader {
  const { view, hash: _hash, ...outline } = sheetFor(g, s.table, viewer);
  return { viewer, outside: { outline, view }, after: new Map([[outline.seq, view]]) };
}

/** Hears what was done: entries one by one, then what the host shows beside them. */
function hear(g: AnyGame, reader: Reader, before: Seating['table'], done: Done): void {
  const told = toldTo(g, done, reader.viewer);
  for (const seen of told.entries) {
    reader.outside = followEntry(g, reader.outside, seen, (seq) => reader.after.get(seq) ?? null);
    if (reader.outside.view) reader.after.set(seen.seq, reader.outside.view);
  }
  if (told.view && told.beside) reader.outside = shown(reader.outside, told.view, told.beside);
  if (told.view) reader.after.set(told.seq, told.view);
  const { viewer } = reader;
  const desk = viewer === 'watcher' ? null : done.table.desks[viewer]!;
  if (viewer !== 'watcher' && before.desks[viewer] !== desk)
    reader.outside = { ...reader.outside, outline: { ...reader.outside.outline, desk } };
}

function expectSame(g: AnyGame, s: Seating, { viewer, outside }: Reader): void {
  const { view, hash: _hash, ...outline } = sheetFor(g, s.table, viewer);
  expect(outside.view).toEqual(view);
  expect(outside.outline).toEqual(outline);
}

/** One thing that may happen at a table, chosen by a number. */
function happen(g: AnyGame, s: Seating, n: number): Done | null {
  s.now += (n % 7) * 1000;
  const seat = n % 11 === 1 ? (s.table.line.undone.at(-1)?.seat ?? 0) : n % 3;
  const ask = s.table.ask;
  const say = (deed: Deed): Done | null => {
    const result = tell(s, seat, deed);
    return result.ok ? result : null;
  };
  const host = (done: Done | { ok: false }): Done | null => {
    if (done.ok) s.table = done.table;
    return done.ok ? done : null;
  };
  switch (n % 11) {
    case 0: {
      const targets = undoTargets(s.table, seat);
      return targets.length > 0 ? say({ type: 'undo', to: targets[n % targets.length]!.to }) : null;
    }
    case 1:
      return say({ type: 'redo' });
    case 2:
      return ask && ask.seat !== seat ? say({ type: 'answer', ask: ask.seq, yes: n % 5 > 0 }) : null;
    case 3: {
      const { mode, ...player } = s.table.seats[seat]!;
      const next = { ...player, name: `Name ${n}`, mode: mode === 'person' ? ('bot' as const) : ('person' as const) };
      return n % 4 === 0
        ? host(steward(s.host, s.table, { type: 'seat', seat, from: player, now: next, why: 'replaced' }, s.now))
        : null;
    }
    case 4:
      return n % 8 === 0 ? host(steward(s.host, s.table, { type: 'freeze', why: 'test' }, s.now)) : null;
    case 5:
      return host(tick(s.host, s.table, s.now));
  }
  if (s.table.frozen !== null) return host(steward(s.host, s.table, { type: 'unfreeze' }, s.now));
  const [first] = actingAt(g, s.table);
  if (first === undefined) return null;
  const actions = legal(g, s.table.state, first);
  const action = actions[n % actions.length] as GameAction;
  if (s.table.seats[first]!.mode === 'person') return mustTell(s, first, { type: 'play', actions: [action] });
  return host(steward(s.host, s.table, { type: 'bot', seat: first, at: headOf(s.table), actions: [action] }, s.now));
}

describe('who follows from outside', () => {
  it.each([
    ['toy', TOY, { openHands: false, rounds: 3 }],
    ['toy, open hands', TOY, { openHands: true, rounds: 3 }],
    ['chicago-express', chicagoExpress, { map: 'eastern-us' }],
  ] as const)('has what the host would show, after whatever happens: %s', (_name, g, options) => {
    const kinds = new Set<Seen['type']>();
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9999), { minLength: 30, maxLength: 90 }), (seed, numbers) => {
        const clock = { type: 'live', budget: 40_000, increment: 2000 } as const;
        const s = seatingOf(seed, { options, clock, atZero: 'bot' }, 3, g);
        const readers = VIEWERS.map((viewer) => sat(g, s, viewer));
        for (const n of numbers) {
          const before = s.table;
          const done = happen(g, s, n);
          if (!done) continue;
          for (const { entry } of done.news) kinds.add(entry.type);
          for (const reader of readers) {
            hear(g, reader, before, done);
            expectSame(g, s, reader);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining(['action', 'undo', 'redo', 'ask', 'answer', 'seat', 'freeze', 'unfreeze', 'flag']),
    );
  });

  it('plays a given start from the position it is shown', () => {
    const first = seatingOf('given', {}, 3, chicagoExpress);
    for (let n = 0; n < 9; n++) happen(chicagoExpress, first, 6 + 11 * n);
    const s = seatingOf('given', { start: first.table.state }, 3, chicagoExpress);
    const { view: _view, hash: _hash, ...outline } = sheetFor(chicagoExpress, s.table, 1);
    const blank: Outside = {
      outline: { ...outline, chain: '0'.repeat(16), line: { moves: [], undone: [] } },
      view: null,
    };
    const opened = followEntry(chicagoExpress, blank, { seq: 0, at: s.now, type: 'open' }, () => null);
    expect(opened.view).toEqual(first.table.state);
    expect(opened.outline).toEqual(outline);
  });
});
