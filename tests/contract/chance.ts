/** Clauses about chance: a tape may be short or wrong, and nothing is ever half applied. */
import { expect } from 'vitest';
import { type Drawn, tapeSource } from '../../src/kernel/chance.ts';
import type { GameTypes, Sealed } from '../../src/kernel/contract.ts';
import { apply, resume, start } from '../../src/kernel/engine.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { expectSame } from '../support/same.ts';
import type { Clause } from './suite.ts';

/** The tape up to value `i` of visit `v`, that value replaced by `put` (nothing = cut before it). */
function cutAt(tape: readonly Drawn[], v: number, i: number, put: (string | number)[]): Drawn[] {
  const visit = tape[v]!;
  return [...tape.slice(0, v), { ...visit, values: [...visit.values.slice(0, i), ...put] }];
}
const IMPOSSIBLE = [-999, 'no-such-token', 1.5];

export const chanceClauses = <G extends GameTypes>(): Clause<G>[] => [
  {
    title: 'a tape cut short leaves the game waiting before the chance point, and the rest carries it on',
    step({ g, step }) {
      const tape = step.trace.chance;
      if (!step.move || !step.before || tape.length === 0) return;
      const { seat, action } = step.move;
      const hash = hashOf(step.before);
      tape.forEach(({ point, values }, v) => {
        for (let i = 0; i < values.length; i++) {
          const done = apply(g, step.before!, seat, action, tapeSource(cutAt(tape, v, i, [])));
          if (!done.ok) throw new Error(JSON.stringify(done.violation));
          expect(done.trace.waiting).toMatchObject({ point, index: i, refused: null });
          expect(done.trace.chance).toEqual(tape.slice(0, v));
          // Nothing half applied: the rest of the tape from here leads to the same state.
          const rest = resume(g, done.state as Sealed<G['state']>, tapeSource(tape.slice(v)));
          if (!rest.ok) throw new Error(JSON.stringify(rest.violation));
          expectSame(rest.state, step.state);
          expect([...done.trace.events, ...rest.trace.events]).toEqual(step.trace.events);
        }
      });
      expect(hashOf(step.before)).toBe(hash);
    },
  },
  {
    title: 'a wrong value on a tape is refused with its point and place; one too many also',
    step({ g, step }) {
      const tape = step.trace.chance;
      if (!step.move || !step.before) return;
      const { seat, action } = step.move;
      tape.forEach(({ point, values }, v) => {
        for (let i = 0; i <= values.length; i++) {
          for (const value of i < values.length ? IMPOSSIBLE : [1]) {
            const wrong = cutAt(tape, v, i, [value]);
            const done = apply(g, step.before!, seat, action, tapeSource(wrong));
            const params = { point, value, index: i + 1 };
            expect(done).toMatchObject({ ok: false, violation: { code: 'chance-impossible', params } });
          }
        }
      });
    },
  },
  {
    title: 'the setup waits for its outcomes and refuses wrong ones',
    game({ g, steps, played }) {
      const { seats, options, firstSeat } = played.record;
      const table = {
        seats: seats.length,
        options: options as G['options'],
        rules: g.rules,
        ...(firstSeat === undefined ? {} : { firstSeat }),
      };
      const tape = steps[0]!.trace.chance;
      tape.forEach(({ point, values }, v) => {
        for (let i = 0; i <= values.length; i++) {
          for (const value of i < values.length ? [null, ...IMPOSSIBLE] : [1]) {
            const rest = i < values.length ? [] : tape.slice(v + 1);
            const changed = [...cutAt(tape, v, i, value === null ? [] : [value]), ...rest];
            const begun = start(g, table, tapeSource(changed));
            const waiting = begun.ok ? begun.trace.waiting : begun.waiting;
            expect(waiting).toMatchObject({ point, index: i, refused: value });
          }
        }
      });
      const begun = start(g, table, tapeSource(tape));
      expectSame(begun.ok && begun.state, steps[0]!.state);
    },
  },
  {
    title: 'without any source the kernel stops before chance and secrets, and never throws',
    step({ g, step }) {
      if (!step.move || !step.before) return;
      const done = apply(g, step.before, step.move.seat, step.move.action, null);
      if (!done.ok) return expect.fail(JSON.stringify(done.violation));
      expect(done.trace.waiting !== null).toBe(step.trace.barrier);
      expect(done.trace.chance).toEqual([]);
      if (!step.trace.barrier) expectSame(done.state, step.state);
    },
  },
];
