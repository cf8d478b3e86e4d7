/** Records: what is broken, cut, foreign or hostile gives one problem with its place; nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byNumbers, playout } from '../../tests/support/playout.ts';
import { toy } from '../../tests/toy/index.ts';
import { MOST_BYTES, readRecord, recordFrom } from './read-record.ts';
import { type GameRecord, type Outcomes, RECORD_CODES, recordText } from './record.ts';
import { LONGEST_NAME } from './record-fields.ts';
import { replay } from './replay.ts';
import { SHAPE_CODES } from './shape.ts';

const seating = { seats: 3, options: { rounds: 3, openHands: false } } as const;
const { record } = playout(toy, seating, 'record', byNumbers([1, 2, 0, 4]));
const { seed: _seed, ...taped } = record;
const CODES: readonly string[] = [...RECORD_CODES, ...SHAPE_CODES];

/** A deep copy with one thing changed. */
function changed(base: object, change: (record: never) => void): unknown {
  const twin = JSON.parse(JSON.stringify(base));
  change(twin as never);
  return twin;
}
function tryOut(raw: unknown): Outcomes<unknown> {
  const read = recordFrom(raw);
  return read.ok ? replay(toy, read.value) : read;
}
const problemOf = (raw: unknown) => {
  const out = tryOut(raw);
  return out.ok ? null : [out.problem.at, out.problem.code];
};
type R = GameRecord & Record<string, unknown>;

describe('a sound record', () => {
  test('is read back from its text and replays to its hash', () => {
    for (const each of [record, taped]) {
      const read = readRecord(recordText(each));
      expect(read).toEqual({ ok: true, value: each });
      expect(read.ok && replay(toy, read.value)).toMatchObject({
        ok: true,
        value: { hash: record.hash, waiting: null },
      });
    }
  });

  test('has one action a line, also when there is none', () => {
    expect(
      recordText(record)
        .split('\n')
        .filter((line) => line.includes('"kind"')),
    ).toHaveLength(record.actions.length);
    const empty = { ...record, actions: [] };
    expect(readRecord(recordText(empty))).toMatchObject({ ok: true, value: { actions: [] } });
  });

  test('can be stopped on the way, and tells each step', () => {
    const seen: number[] = [];
    const replayed = replay(toy, record, { until: 2, onStep: ({ n }) => seen.push(n) });
    expect(replayed.ok).toBe(true);
    expect(seen).toEqual([0, 1, 2]);
  });

  test('may stop before the dice: it waits, and says for what', () => {
    const n = taped.actions.findIndex((entry) => entry.chance);
    const { hash: _h, result: _r, ...open } = taped;
    const entry = taped.actions[n]!;
    for (const values of [[], entry.chance![0]!.values.slice(0, -1)]) {
      const first = { ...entry.chance![0]!, values };
      const cut = {
        ...open,
        actions: [...taped.actions.slice(0, n), { ...entry, chance: values.length > 0 ? [first] : [] }],
      };
      expect(replay(toy, cut)).toMatchObject({ ok: true, value: { waiting: { point: first.point } } });
      const onward = { ...cut, actions: [...cut.actions, ...taped.actions.slice(n + 1)] };
      expect(problemOf(onward)).toEqual([`actions[${n}].chance`, 'record-chance-missing']);
    }
  });
});

describe('a broken record', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{}',
    '{"format":"other"}',
    recordText(record).slice(0, -40),
    '\u0000',
  ])('the text %j is refused', (source) => {
    const read = readRecord(source);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.problem.code).toMatch(/^record-(not-json|foreign)$/);
  });

  test('a text too large is not even parsed', () => {
    expect(readRecord(' '.repeat(MOST_BYTES + 1))).toMatchObject({ ok: false, problem: { code: 'record-too-large' } });
  });

  test.each<[string, (r: R) => void, string, string]>([
    [
      'another version',
      (r) => {
        r.version = 2 as 1;
      },
      'version',
      'record-version',
    ],
    [
      'rules not known yet',
      (r) => {
        r.rules = 2;
      },
      'rules',
      'record-rules',
    ],
    [
      'rules below the first',
      (r) => {
        r.rules = 0;
      },
      'rules',
      'number-too-small',
    ],
    [
      'a field too many',
      (r) => {
        r.extra = 1;
      },
      'extra',
      'unknown-field',
    ],
    [
      'no seats',
      (r) => {
        r.seats = [];
      },
      'seats',
      'list-too-short',
    ],
    [
      'one seat',
      (r) => {
        r.seats = [{ name: 'a' }];
      },
      'seats',
      'record-seats',
    ],
    [
      'a name too long',
      (r) => {
        r.seats[1]!.name = 'x'.repeat(LONGEST_NAME + 1);
      },
      'seats[1].name',
      'text-too-long',
    ],
    [
      'a name with an escape',
      (r) => {
        r.seats[1]!.name = '\u001b[31m';
      },
      'seats[1].name',
      'text-malformed',
    ],
    [
      'a first seat that is not there',
      (r) => {
        r.firstSeat = 7;
      },
      'firstSeat',
      'number-too-large',
    ],
    [
      'an unknown option',
      (r) => {
        r.options.colour = 'red';
      },
      'options.colour',
      'unknown-field',
    ],
    [
      'an option out of range',
      (r) => {
        r.options.rounds = 9;
      },
      'options.rounds',
      'not-one-of',
    ],
    [
      'a bad seed',
      (r) => {
        r.seed = 'XYZ';
      },
      'seed',
      'text-malformed',
    ],
    [
      'another seed',
      (r) => {
        r.seed = 'a'.repeat(64);
      },
      'chance',
      'record-chance-differs',
    ],
    [
      'an action that is none',
      (r) => {
        r.actions[2]!.action = 7 as never;
      },
      'actions[2].action',
      'expected-object',
    ],
    [
      'an unknown kind',
      (r) => {
        r.actions[2]!.action = { kind: 'fly' };
      },
      'actions[2].action',
      'record-action-malformed',
    ],
    [
      'a malformed action',
      (r) => {
        r.actions[0]!.action = { kind: 'bid', card: 'x' } as never;
      },
      'actions[0].action',
      'record-action-malformed',
    ],
    [
      'an illegal action',
      (r) => {
        r.actions[0]!.action = { kind: 'pass' };
      },
      'actions[0]',
      'record-action-illegal',
    ],
    [
      'a seat that is not there',
      (r) => {
        r.actions[0]!.seat = 11;
      },
      'actions[0]',
      'record-action-illegal',
    ],
    [
      'a seat beyond all games',
      (r) => {
        r.actions[0]!.seat = 99;
      },
      'actions[0].seat',
      'number-too-large',
    ],
    [
      'an action after the end',
      (r) => {
        r.actions.push(r.actions[0]!);
      },
      `actions[${record.actions.length}]`,
      'record-action-illegal',
    ],
    [
      'another hash',
      (r) => {
        r.hash = '0'.repeat(16);
      },
      'hash',
      'record-hash-differs',
    ],
    [
      'a hash that is none',
      (r) => {
        r.hash = 'x';
      },
      'hash',
      'text-malformed',
    ],
    [
      'another result',
      (r) => {
        r.result!.ranking[0]!.score += 1;
      },
      'result',
      'record-result-differs',
    ],
    [
      'a result too soon',
      (r) => {
        r.actions.pop();
        delete r.hash;
      },
      'result',
      'record-result-differs',
    ],
    [
      'a position that is none',
      (r) => {
        r.start = { x: 1 };
      },
      'start.x',
      'unknown-field',
    ],
  ])('%s is refused with its place', (_name, change, at, code) => {
    expect(problemOf(changed(record, change as never))).toEqual([at, code]);
  });

  test.each<[string, (r: R) => void, string, string]>([
    [
      'no outcomes',
      (r) => {
        delete r.chance;
      },
      'chance',
      'record-chance-missing',
    ],
    [
      'an outcome that cannot be',
      (r) => {
        r.chance![0]!.values[0] = 99;
      },
      'chance',
      'record-chance-impossible',
    ],
    [
      'an outcome too many',
      (r) => {
        r.chance![0]!.values.push(1);
      },
      'chance',
      'record-chance-impossible',
    ],
    [
      'another point',
      (r) => {
        r.chance![0]!.point = 'other';
      },
      'chance',
      'record-chance-missing',
    ],
    [
      'a visit too many',
      (r) => {
        r.chance!.push({ point: 'prize', values: [1] });
      },
      'chance',
      'record-chance-differs',
    ],
    [
      'eyes that may not see',
      (r) => {
        r.chance!.find((d) => d.to)!.to = [0, 1, 2];
      },
      'chance',
      'record-chance-differs',
    ],
    [
      'chance where there is none',
      (r) => {
        r.actions[0]!.chance = [{ point: 'prize', values: [1] }];
      },
      'actions[0].chance',
      'record-chance-differs',
    ],
    [
      'a value of another type',
      (r) => {
        r.chance![0]!.values[0] = null as never;
      },
      'chance[0].values[0]',
      'expected-whole-number',
    ],
  ])('on tape, %s: refused with its place', (_name, change, at, code) => {
    expect(problemOf(changed(taped, change as never))).toEqual([at, code]);
  });

  test('visits beyond the one that is waited for are refused', () => {
    const n = taped.actions.findIndex((entry) => entry.chance);
    const raw = changed(taped, ((r: R) => {
      r.actions = r.actions.slice(0, n + 1);
      r.actions[n]!.chance = [{ point: 'nowhere', values: [1] }];
      delete r.hash;
      delete r.result;
    }) as never);
    expect(problemOf(raw)).toEqual([`actions[${n}].chance`, 'record-chance-differs']);
  });

  test('a position must be sound and fit the record', () => {
    const { state } = playout(toy, seating, 'x', (moves, turn) => (turn < 4 ? moves[0] : undefined));
    const from = (change: (s: typeof state & Record<string, unknown>) => void) => {
      const start = JSON.parse(JSON.stringify(state));
      change(start);
      const { hash: _h, result: _r, chance: _c, ...rest } = record;
      return problemOf({ ...rest, start, actions: [] });
    };
    type Mutable = {
      seats: number;
      options: { rounds: number };
      played: number[];
      phases: unknown[];
      players: unknown[];
    };
    const change = (f: (s: Mutable) => void) => from(f as never);
    expect(change(() => {})).toBe(null);
    expect(
      change((s) => {
        s.seats = 2;
      }),
    ).toEqual(['start.seats', 'record-start-broken']);
    expect(
      change((s) => {
        s.options.rounds = 2;
      }),
    ).toEqual(['start.options', 'record-start-broken']);
    expect(
      change((s) => {
        s.played.push(1, 1, 1);
      }),
    ).toEqual(['start', 'record-start-broken']);
    expect(
      change((s) => {
        s.players.pop();
      }),
    ).toEqual(['start', 'record-start-broken']);
    expect(
      change((s) => {
        s.phases = [{ id: 'nowhere' }];
      })?.[0],
    ).toBe('start.phases[0].id');
  });

  test('a position that breaks the game itself is a problem, not a crash', () => {
    const broken = {
      ...toy,
      referee: () => {
        throw new Error('bug: unforeseen');
      },
    };
    const { state } = playout(toy, seating, 'x', () => undefined);
    const { hash: _h, result: _r, chance: _c, ...rest } = record;
    const replayed = replay(broken, { ...rest, start: state as object, actions: [] });
    expect(replayed).toMatchObject({ ok: false, problem: { at: 'start', code: 'record-bug' } });
  });
});

describe('a hostile record', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  test.each([
    ['depth', recordText(record).replace('"options": {', `"options": {"x": ${deep},`)],
    ['depth in an action', recordText(record).replace('"card":', `"x":${deep},"card":`)],
    ['a prototype', recordText(record).replace('"options": {', '"__proto__": {"polluted": 1}, "options": {')],
    ['a prototype in an option', recordText(record).replace('"options": {', '"options": {"__proto__": 1,')],
    ['numbers without end', recordText(record).replace(/"seat":\d/, '"seat":1e999')],
  ])('%s does no harm', (_name, source) => {
    const read = readRecord(source);
    if (read.ok) replay(toy, read.value);
    else expect(CODES).toContain(read.problem.code);
    expect(({} as Record<string, unknown>).polluted).toBe(undefined);
  });

  /** Every path into a JSON value. */
  function* paths(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
    if (path.length > 0) yield path;
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) yield* paths((value as Record<string, unknown>)[key], [...path, key]);
  }

  test('whatever is changed in a record, reading and replaying it never throws', () => {
    const bases = [record, taped] as const;
    const places = bases.map((base) => [...paths(base)]);
    const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e9, '', '__proto__', [], {}, null));
    const edit = fc.record({
      base: fc.nat(1),
      at: fc.nat(),
      how: fc.constantFrom('set', 'delete', 'double', 'swap'),
      junk,
    });
    let refused = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const which = edits[0]!.base;
        const twin = JSON.parse(JSON.stringify(bases[which]));
        for (const { at, how, junk } of edits) mutate(twin, places[which]![at % places[which]!.length]!, how, junk);
        const out = tryOut(twin);
        if (out.ok) return;
        refused += 1;
        expect(CODES).toContain(out.problem.code);
        expect(out.problem.code).not.toBe('record-bug');
        expect(typeof out.problem.at).toBe('string');
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(refused).toBeGreaterThan(600);
  });

  function mutate(target: unknown, path: (string | number)[], how: string, junk: unknown): void {
    let holder = target as Record<string, unknown>;
    for (const key of path.slice(0, -1)) {
      const next = holder[key];
      if (typeof next !== 'object' || next === null) return;
      holder = next as Record<string, unknown>;
    }
    const last = path.at(-1)!;
    if (how === 'delete' && Array.isArray(holder)) holder.splice(Number(last), 1);
    else if (how === 'delete') delete holder[last];
    else if (how === 'double' && Array.isArray(holder)) holder.splice(Number(last), 0, holder[Number(last)]);
    else if (how === 'swap' && Array.isArray(holder)) holder.reverse();
    else holder[last] = junk;
  }
});
