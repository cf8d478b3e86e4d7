import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creationOf,
  hostOf,
  mustTell,
  opened,
  playOne,
  refused,
  type Seating,
  seatingOf,
  T0,
  TOY,
  tell,
} from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import { type Drawn, seedFromText, tapeSource } from '../kernel/chance.ts';
import { deepFreeze } from '../kernel/copy.ts';
import { isOver } from '../kernel/phases.ts';
import { readRecord } from '../kernel/read-record.ts';
import { recordText } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';
import { readCreation } from './creation.ts';
import { brokenAt } from './log.ts';
import { recordFor, recordOf } from './record-of.ts';
import { sheetFor } from './sight.ts';
import { steward } from './steward.ts';
import { actingAt, headOf, openTable, reopen, snapshotOf, type Table } from './table.ts';
import { undoTargets } from './undo.ts';

/** What a reopened table must share with the live one: all but desks, and answers that wrote nothing. */
const essence = ({ desks: _desks, marks: _marks, answered: _answered, ...rest }: Table) => rest;

/** Plays on by numbers: mostly moves, now and then something taken back, brought again or voted on. */
function wander(s: Seating, numbers: readonly number[]): void {
  for (const n of numbers) {
    const acting = actingAt(s.host.game, s.table);
    if (acting.length === 0) return;
    s.now += n % 977;
    const last = s.table.log[s.table.line.moves.at(-1)!]!;
    const seat = n % 2 === 0 && 'seat' in last ? last.seat! : n % s.table.seats.length;
    const [target] = undoTargets(s.table, seat);
    if (n % 7 === 0 && target) tell(s, seat, { type: 'undo', to: target.to });
    else if (n % 11 === 0) tell(s, seat, { type: 'redo' });
    else if (n % 5 === 0 && s.table.ask) tell(s, seat, { type: 'answer', ask: s.table.ask.seq, yes: n % 2 === 0 });
    else playOne(s, n, acting[n % acting.length]);
    deepFreeze(s.table);
  }
}

const numbers = fc.array(fc.nat(100_000), { maxLength: 120 });
const clock = { type: 'live', budget: 90_000, increment: 300 } as const;

describe('the fold', () => {
  it.each([
    ['toy', TOY, 3],
    ['chicago-express', chicagoExpress, 4],
  ] as const)('of the log, and of a snapshot and the tail, is the live table: %s', (_name, game, seats) => {
    fc.assert(
      fc.property(fc.string(), numbers, fc.nat(), (seed, choices, cut) => {
        const s = seatingOf(seed, { clock, undo: 'until-chance' }, seats, game);
        wander(s, choices.slice(0, cut % 120));
        const snapshot = JSON.parse(JSON.stringify(snapshotOf(s.table)));
        wander(s, choices.slice(cut % 120));
        const { creation, log } = JSON.parse(JSON.stringify(s.table));
        expect(brokenAt(log)).toBeNull();
        expect(essence(reopen(game, creation, log, null))).toEqual(essence(s.table));
        expect(essence(reopen(game, creation, log, snapshot))).toEqual(essence(s.table));
      }),
      { numRuns: 40 },
    );
  });

  it('knows again the commands that the log holds', () => {
    const s = seatingOf('known');
    const deed = mustTell(s, 1, { type: 'play', actions: [{ kind: 'bid', card: bestOf(s, 1) } as never] });
    const again = reopen(TOY, s.table.creation, s.table.log, null);
    expect(again.answered[1]).toEqual([{ id: 'c1', seq: deed.answer[0] }]);
  });

  it('throws on a log that was tampered with', () => {
    const s = seatingOf('broken');
    playOne(s, 0, 0);
    playOne(s, 0, 1);
    const { creation, log } = s.table;
    const changed = log.map((e) => (e.seq === 1 && e.type === 'action' ? { ...e, seat: 2 } : e));
    expect(() => reopen(TOY, creation, changed, null)).toThrow('bug: the log is broken at entry 1');
    expect(() => reopen(TOY, creation, [log[0]!, log[2]!], null)).toThrow('entry 1');
    const snapshot = snapshotOf(s.table);
    playOne(s, 0, 2);
    const later = s.table.log.map((e) => (e.seq === 3 ? { ...e, at: e.at + 1 } : e));
    expect(() => reopen(TOY, creation, later, snapshot)).toThrow('bug: the log is broken at entry 3');
    expect(() => reopen(TOY, creation, [log[0]!], snapshot)).toThrow('before the snapshot');
    const state = { ...snapshot.state, rules: 7 };
    expect(() => reopen(TOY, creation, log, { ...snapshot, state })).toThrow('snapshot at entry 2 is broken');
  });

  it('never lets time run backwards', () => {
    const s = seatingOf('time');
    s.now = T0 - 500;
    playOne(s);
    expect(s.table.log[1]!.at).toBe(T0);
  });
});

const bestOf = (s: Seating, seat: number): number =>
  Math.max(...(s.table.state as unknown as { players: { hand: number[] }[] }).players[seat]!.hand);

describe('a record', () => {
  it.each([
    ['toy', TOY, 3],
    ['chicago-express', chicagoExpress, 3],
  ] as const)(
    'of a whole game of %s with undos replays to the same hash, from the seed and from the tape',
    (_n, game, seats) => {
      const s = seatingOf('record', { undo: 'until-chance' }, seats, game);
      const seat = actingAt(game, s.table)[0]!;
      playOne(s);
      mustTell(s, seat, { type: 'undo', to: 0 });
      for (let n = 1; !isOver(s.table.state); n++) wander(s, [(n * 7919) % 100_003]);
      for (const seed of [undefined, seedFromText('record')]) {
        const read = readRecord(recordText(recordOf(game, s.table, seed)));
        if (!read.ok) throw new Error(JSON.stringify(read.problem));
        expect(read.value.actions).toHaveLength(s.table.line.moves.length - 1);
        expect(read.value.result).toBeDefined();
        expect(replay(game, read.value)).toMatchObject({ ok: true, value: { hash: read.value.hash } });
      }
    },
  );

  it('is not given to a viewer from whom some of it is hidden, until the game is over', () => {
    const s = seatingOf('secret');
    expect(recordFor(TOY, s.table, 0)).toBeNull();
    while (!isOver(s.table.state)) playOne(s);
    expect(recordFor(TOY, s.table, 'watcher')).toMatchObject({ result: {} });
    const open = seatingOf('open', {}, 3, chicagoExpress);
    expect(recordFor(chicagoExpress, open.table, 'watcher')).toMatchObject({ actions: [] });
  });
});

describe('real dice', () => {
  /** A game from a seed, and the outcomes it drew, as if somebody had rolled them. */
  const rolled = seatingOf('dice', { undo: 'never' });
  while (!isOver(rolled.table.state)) playOne(rolled);
  const setup = (rolled.table.log[0] as { chance: Drawn[] }).chance;

  it('are entered by hand, and the record is the same game', () => {
    const host = { game: TOY, source: null };
    const creation = creationOf('dice', { undo: 'never', commitment: null });
    expect(openTable(host, creation, T0)).toMatchObject({ ok: false, waiting: { point: 'first-seat' } });
    const s: Seating = { host, table: opened({ game: TOY, source: tapeSource(setup) }, creation), now: T0, ids: 0 };
    for (const entry of rolled.table.log.slice(1)) {
      if (entry.type !== 'action') throw new Error('an action');
      expect(refused(tell(s, 0, { type: 'chance', visits: [{ point: 'card', values: ['1'] }] }))).toBe('not-waiting');
      mustTell(s, entry.seat, { type: 'play', actions: [entry.action] });
      for (const visit of entry.chance ?? []) {
        expect(s.table.waiting).toMatchObject({ point: visit.point });
        expect(tell(s, 1, { type: 'chance', visits: [{ ...visit, values: [] }] })).toMatchObject({
          code: 'chance-incomplete',
          waiting: { point: visit.point },
        });
        const impossible = tell(s, 1, { type: 'chance', visits: [{ ...visit, values: [77] }] });
        expect(impossible).toMatchObject({ code: 'illegal', violation: { code: 'chance-impossible' } });
        mustTell(s, 1, { type: 'chance', visits: [visit] });
      }
    }
    expect(s.table.waiting).toBeNull();
    expect(recordOf(TOY, s.table)).toEqual(recordOf(TOY, rolled.table));
    expect(essence(reopen(TOY, creation, s.table.log, null))).toEqual(essence(s.table));
  });

  it('keep their bag from the seats, and a table rewound to before them waits for them again', () => {
    const creation = creationOf('dice', { undo: 'until-chance', commitment: null });
    const s: Seating = {
      host: { game: TOY, source: null },
      table: opened({ game: TOY, source: tapeSource(setup) }, creation),
      now: T0,
      ids: 0,
    };
    while (!s.table.waiting) playOne(s);
    const { waiting } = s.table;
    const at = headOf(s.table);
    expect(bagOf(waiting!)).not.toEqual({});
    expect(sheetFor(TOY, s.table, 0).waiting).toMatchObject({ point: 'card', ask: { type: 'token', bag: {} } });
    const nothing = tell(s, 0, { type: 'chance', visits: [{ point: 'card', values: [] }] });
    expect(nothing).toEqual({ ok: false, code: 'chance-incomplete', waiting: sheetFor(TOY, s.table, 0).waiting });
    const visits = [{ point: waiting!.point, values: [Object.entries(bagOf(waiting!))[0]![0]] }];
    mustTell(s, 0, { type: 'chance', visits });
    expect(s.table.waiting).toBeNull();
    const done = steward(s.host, s.table, { type: 'rewind', to: at }, s.now);
    expect(done.ok && done.table.waiting).toEqual(waiting);
  });
});

function bagOf(waiting: NonNullable<Table['waiting']>): Record<string, number> {
  if (waiting.ask?.type !== 'token') throw new Error('a token is asked for');
  return Object.fromEntries(Object.entries(waiting.ask.bag).filter(([, count]) => count > 0));
}

describe('creation data', () => {
  const good = creationOf('new', { firstSeat: 1 });

  it('is read from untrusted JSON and held against the game', () => {
    const raw = JSON.parse(JSON.stringify(good));
    expect(readCreation(TOY, raw)).toEqual({ ok: true, value: good });
    const start = hostOf('new').source && opened(hostOf('new'), good).state;
    expect(readCreation(TOY, { ...raw, start })).toMatchObject({ ok: true, value: { start } });
  });

  it('both helps are allowed where nothing is said of them, and each may be forbidden', () => {
    const { calculator: _calculator, hints: _hints, ...older } = good;
    expect(readCreation(TOY, older)).toMatchObject({ ok: true, value: { calculator: true, hints: true } });
    const strict = { ...older, calculator: false, hints: false };
    expect(readCreation(TOY, strict)).toMatchObject({ ok: true, value: { calculator: false, hints: false } });
  });

  it('a Master has two seconds for a move where nothing is said of it', () => {
    const { masterMs: _masterMs, ...older } = good;
    expect(readCreation(TOY, older)).toMatchObject({ ok: true, value: { masterMs: 2000 } });
    for (const masterMs of [500, 5000])
      expect(readCreation(TOY, { ...older, masterMs })).toMatchObject({ ok: true, value: { masterMs } });
  });

  it('a position that the referee or the table does not allow is refused', () => {
    const { state } = opened(hostOf('new'), good);
    const other = { ...state.options, openHands: state.options.openHands !== true };
    expect(readCreation(TOY, { ...good, start: { ...state, options: other } })).toMatchObject({
      at: 'start.options',
      params: { breach: 'options-differ' },
    });
    expect(readCreation(TOY, { ...good, start: { ...state, players: [] } })).toMatchObject({
      at: 'start',
      code: 'record-start-broken',
      params: { breach: 'players-missing' },
    });
  });

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ rules: 9 }, 'rules'],
    [{ options: { rounds: 12 } }, 'options.rounds'],
    [{ seats: [good.seats[0]] }, 'seats'],
    [{ seats: [{ ...good.seats[0], mode: 'stand-in' }] }, 'seats[0].mode'],
    [{ firstSeat: 5 }, 'firstSeat'],
    [{ undo: 'always' }, 'undo'],
    [{ clock: { type: 'live', budget: -1, increment: 0 } }, 'clock.budget'],
    [{ calculator: 'no' }, 'calculator'],
    [{ hints: null }, 'hints'],
    [{ masterMs: 499 }, 'masterMs'],
    [{ masterMs: 5001 }, 'masterMs'],
    [{ masterMs: '2000' }, 'masterMs'],
    [{ commitment: 'abc' }, 'commitment'],
    [{ start: { phases: 1 } }, 'start.'],
  ])('%j is refused', (changes, at) => {
    const read = readCreation(TOY, { ...good, ...changes });
    expect(read.ok).toBe(false);
    expect(!read.ok && read.at).toContain(at);
  });
});
