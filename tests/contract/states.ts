/** Clauses about states: plain JSON, readable, replayable, finite. */
import { expect } from 'vitest';
import { tapeSource } from '../../src/kernel/chance.ts';
import type { GameTypes, Sealed } from '../../src/kernel/contract.ts';
import { copy } from '../../src/kernel/copy.ts';
import { advance, apply, newTrace } from '../../src/kernel/engine.ts';
import { canonical, hashOf } from '../../src/kernel/hash.ts';
import { isOver } from '../../src/kernel/phases.ts';
import { readRecord } from '../../src/kernel/read-record.ts';
import { type GameRecord, recordText } from '../../src/kernel/record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { expectSame } from '../support/same.ts';
import type { Clause } from './suite.ts';

/** Throws at the first thing that is not JSON of whole numbers. */
export function assertPlain(value: unknown, at = 'state'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new Error(`${at} is ${value}`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${at} is ${typeof value}`);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) throw new Error(`${at} is of a class`);
  for (const [key, inner] of Object.entries(value)) assertPlain(inner, `${at}.${key}`);
}

/** Replays and compares the state after every action. */
function assertReplays<G extends GameTypes>(
  g: Parameters<typeof replay<G>>[0],
  record: GameRecord,
  expected: readonly Sealed<G['state']>[],
): void {
  const read = readRecord(recordText(record));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  expect(read.value).toEqual(record);
  let n = 0;
  const replayed = replay(g, read.value, {
    onStep({ state }) {
      if (canonical(state) !== canonical(expected[n])) expect(state, `after ${n} actions`).toEqual(expected[n]);
      n += 1;
    },
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  expect(n).toBe(expected.length);
  expect(replayed.value.hash).toBe(record.hash);
}

export const stateClauses = <G extends GameTypes>(): Clause<G>[] => [
  {
    title: 'state and events are plain JSON of whole numbers and survive it',
    step({ s, step }) {
      assertPlain(s);
      assertPlain(step.trace.events, 'events');
      expectSame(JSON.parse(JSON.stringify(s)), s);
      expectSame(copy(s), s);
    },
  },
  {
    title: 'readState gives back any reached state, and refuses what is missing, added or of another type',
    step({ g, s, turn, universe }) {
      const read = g.readState(JSON.parse(JSON.stringify(s)));
      if (!read.ok) return expect.fail(JSON.stringify(read));
      expectSame(read.value, s);
      if (turn % 10 !== 0) return;
      for (const key of Object.keys(s)) {
        const { [key]: _, ...without } = s as Record<string, unknown>;
        expect(g.readState(without).ok, `without ${key}`).toBe(false);
        const mayBeNull = universe.nullable?.includes(key) === true;
        for (const junk of [...(mayBeNull ? [] : [null]), 'x', 1.5, { 'A b': false }])
          expect(g.readState({ ...s, [key]: junk }), `${key} = ${junk}`).toMatchObject({ ok: false });
      }
      expect(g.readState({ ...s, more: 1 })).toMatchObject({ ok: false, at: 'more', code: 'unknown-field' });
      for (const junk of [null, undefined, 1, 'state', [], {}]) expect(g.readState(junk).ok).toBe(false);
    },
  },
  {
    title: 'apply and advance do the same',
    step({ g, step }) {
      if (!step.move || !step.before) return;
      const { seat, action } = step.move;
      const draft = copy(step.before) as G['state'];
      const trace = newTrace<G>();
      expect(advance(g, draft, seat, action, tapeSource(step.trace.chance), trace)).toBe(null);
      expectSame(draft, step.state);
      expectSame(trace, step.trace);
      const quiet = copy(step.before) as G['state'];
      advance(g, quiet, seat, action, tapeSource(step.trace.chance));
      expectSame(quiet, step.state);
    },
  },
  {
    title: 'a move by the wrong seat or after the end is refused and changes nothing',
    step({ g, s, step, acting, seats }) {
      if (!step.move) return;
      for (const seat of [...seats, seats.length, -1]) {
        if (acting.includes(seat)) continue;
        const done = apply(g, s, seat, step.move.action, null);
        const code = isOver<G>(s) ? 'game-over' : 'not-your-turn';
        expect(done).toMatchObject({ ok: false, violation: { code } });
      }
    },
  },
  {
    title: 'the record replays to the same states, from the seed, from the tape and from a position',
    game({ g, steps, played }) {
      const states = steps.map((step) => step.state);
      assertReplays(g, played.record, states);
      const { seed: _, ...tape } = played.record;
      assertReplays(g, tape, states);
      const middle = Math.floor(steps.length / 2);
      const { chance: __, firstSeat: ___, ...rest } = tape;
      const from = { ...rest, start: states[middle] as object, actions: rest.actions.slice(middle) };
      assertReplays(g, from, states.slice(middle));
    },
  },
  {
    title: 'the same seed and decisions give the same game',
    game({ played, again }) {
      expect(recordText(again().record)).toBe(recordText(played.record));
    },
  },
  {
    title: 'the outcome is there at the end and only there, with every seat in its place',
    step({ g, s, seats }) {
      const outcome = g.outcome(s);
      if (!isOver<G>(s)) return expect(outcome).toBe(null);
      if (!outcome) return expect.fail('over without an outcome');
      expect(outcome.ranking.map((r) => r.seat).sort()).toEqual(seats);
      expect(outcome.reasons.length).toBeGreaterThan(0);
      type Ranked = (typeof outcome.ranking)[number];
      const ahead = (a: Ranked, b: Ranked) => a.score > b.score || (a.score === b.score && (a.tie ?? 0) > (b.tie ?? 0));
      for (const r of outcome.ranking)
        expect(r.place).toBe(1 + outcome.ranking.filter((other) => ahead(other, r)).length);
      const places = outcome.ranking.map((r) => r.place);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    },
    game({ played }) {
      expect(played.over).toBe(true);
    },
  },
  {
    title: 'facts are figures, each once, and their parts add up',
    step({ g, s }) {
      const seen = new Set<string>();
      for (const fact of g.facts(s)) {
        const name = `${fact.key} of ${fact.of}`;
        expect(seen.has(name), `${name} twice`).toBe(false);
        seen.add(name);
        assertPlain(fact, name);
        if (fact.parts)
          expect(
            fact.parts.reduce((sum, part) => sum + part.value, 0),
            name,
          ).toBe(fact.value);
      }
      expect(seen.size).toBeGreaterThan(0);
    },
  },
  {
    title: 'states differ in their hash when they differ, and have one hash whatever the order of keys',
    game({ steps }) {
      const hashes = new Map<string, string>();
      for (const { state } of steps) {
        hashes.set(canonical(state), hashOf(state));
        const turned = Object.fromEntries(Object.entries(state).reverse());
        expect(hashOf(turned)).toBe(hashOf(state));
      }
      expect(new Set(hashes.values()).size).toBe(hashes.size);
    },
  },
];
