/** Clauses about what may be done. */
import { expect } from 'vitest';
import type { BotGame, GameTypes, Touch } from '../../src/kernel/contract.ts';
import { KERNEL_CODES } from '../../src/kernel/contract.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { check, kindOf, legal, sample } from '../../src/kernel/legal.ts';
import { phaseOf } from '../../src/kernel/phases.ts';
import { recordText } from '../../src/kernel/record.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { explain, narrow, parseAction, words } from '../../src/kernel/words.ts';
import type { Clause } from './suite.ts';

const wordKey = (touches: readonly Touch[]): string =>
  touches
    .map((t) => JSON.stringify([t.on, t.id]))
    .sort()
    .join();

/** A few of a long list, its ends among them. */
const some = <T>(list: readonly T[], n: number): T[] =>
  list.length <= n
    ? [...list]
    : Array.from({ length: n }, (_, i) => list[Math.floor((i * (list.length - 1)) / (n - 1))]!);

/** Values that no field of an action may be, whatever its type is meant to be. */
const JUNK: unknown[] = [null, undefined, Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 60, {}, [], [1], ['prr']];
const OTHERS: unknown[] = ['', 'x', '__proto__', 'constructor', -1, 0, -0, 1e9, true, false];
const NOT_ACTIONS: unknown[] = [null, 1, 'pass', [], {}, { kind: 1 }, { kind: '__proto__' }, { kind: 'toString' }];

/** The easiest action of each kind that was given last: of another position, often of another table. */
const easiestOf = new Map<string, unknown>();

/** The same game, in which it is listed what is legal wherever that is asked. */
function withoutEasiest<G extends GameTypes>(g: BotGame<G>): BotGame<G> {
  const actions = Object.entries<object>(g.actions).map(([name, kind]) => [name, { ...kind, easiest: undefined }]);
  return { ...g, actions: Object.fromEntries(actions) as typeof g.actions };
}

export const moveClauses = <G extends GameTypes>(): Clause<G>[] => [
  {
    title: 'whatever check accepts is in legal, and nothing else',
    each: 3,
    step({ g, universe, s, acting, seats }) {
      for (const seat of seats) {
        const listed = legal(g, s, seat).map(canonical);
        expect(new Set(listed).size, 'an action is listed twice').toBe(listed.length);
        if (!acting.includes(seat)) expect(listed).toEqual([]);
        const accepted: string[] = [];
        for (const action of universe.every(s)) if (!check(g, s, seat, action)) accepted.push(canonical(action));
        expect(accepted.sort(), `seat ${seat}`).toEqual(listed.sort());
      }
    },
  },
  {
    title: 'a refusal names a code in kebab-case and a rule of the rulebook',
    each: 3,
    step({ g, universe, s, acting, seats }) {
      for (const seat of seats) {
        for (const action of universe.every(s)) {
          const violation = check(g, s, seat, action);
          if (!violation) continue;
          if (!/^[a-z]+(-[a-z0-9]+)*$/.test(violation.code) || !Object.hasOwn(g.rulebook, violation.rule))
            expect.fail(JSON.stringify(violation));
          const kernels = (KERNEL_CODES as readonly string[]).includes(violation.code);
          if (!acting.includes(seat) && !kernels) expect.fail(`${seat} is not to act: ${JSON.stringify(violation)}`);
        }
      }
    },
  },
  {
    title: 'sample gives legal actions only and reaches every legal kind',
    each: 5,
    step({ g, s, acting, seats, turn }) {
      for (const seat of seats) {
        const listed = legal(g, s, seat);
        const known = new Set(listed.map(canonical));
        const wanted = new Set(listed.map((a) => a.kind));
        const rng = rngOf(`sample/${turn}/${seat}`);
        for (let i = 0; i < 200 && (i < 20 || wanted.size > 0); i++) {
          const action = sample(g, s, seat, rng);
          if (!acting.includes(seat)) expect(action).toBe(null);
          if (action === null) break;
          if (!known.has(canonical(action))) expect.fail(`sampled ${canonical(action)} is not legal`);
          wanted.delete(action.kind);
        }
        expect([...wanted], 'kinds never sampled').toEqual([]);
      }
    },
  },
  {
    title: 'the easiest action of a kind is legal whenever one of that kind is, whatever was the easiest elsewhere',
    each: 3,
    step({ g, s, acting }) {
      for (const seat of acting) {
        const listed = legal(g, s, seat);
        for (const name of phaseOf(g, s)!.kinds) {
          const { easiest } = kindOf(g, name);
          if (!easiest) continue;
          for (const last of [null, easiestOf.get(name) ?? null]) {
            const action = easiest(s, seat, last as G['action'] | null);
            const isLegal = action !== null && check(g, s, seat, action) === null;
            expect(isLegal, `${name} of seat ${seat} after ${canonical(last)}`).toBe(
              listed.some(({ kind }) => kind === name),
            );
            if (action) easiestOf.set(name, action);
          }
        }
      }
    },
  },
  {
    title: 'a seat is passed over exactly where nothing else is legal',
    game({ g, played, again }) {
      expect(recordText(again(withoutEasiest(g)).record)).toBe(recordText(played.record));
    },
  },
  {
    title: 'parse gives back each legal action and refuses junk',
    step({ g, s, acting }) {
      for (const raw of NOT_ACTIONS) expect(parseAction(g, raw)).toBe(null);
      for (const seat of acting) {
        for (const action of some(legal(g, s, seat), 6)) {
          const fields = JSON.parse(JSON.stringify(action)) as Record<string, unknown>;
          if (canonical(parseAction(g, fields)) !== canonical(action)) expect.fail(`lost: ${canonical(action)}`);
          // Rebuilt from known parts: what else a file says does not come through.
          expect(parseAction(g, { ...fields, extra: { a: 1 } })).toEqual(action);
          for (const key of Object.keys(fields)) {
            const { [key]: _, ...without } = fields;
            expect(parseAction(g, without), `without ${key}`).toBe(null);
            for (const value of JUNK)
              if (parseAction(g, { ...fields, [key]: value })) expect.fail(`${canonical(action)}: ${key} ${value}`);
            for (const value of OTHERS) {
              const parsed = parseAction(g, { ...fields, [key]: value });
              if (parsed === null) continue;
              if (typeof value !== typeof fields[key]) expect.fail(`${canonical(action)}: ${key} = ${value}`);
              check(g, s, seat, parsed); // must not throw
            }
          }
        }
      }
    },
    each: 4,
  },
  {
    title: 'no two legal actions share their touches, and the whole word is ready to send',
    step({ g, s, acting }) {
      for (const seat of acting) {
        const all = words(g, s, seat);
        const keys = all.map((word) => wordKey(word.touches));
        expect(new Set(keys).size, keys.join('\n')).toBe(keys.length);
        for (const word of all) {
          const letters = new Set(word.touches.map((t) => wordKey([t])));
          if (letters.size === 0 || letters.size !== word.touches.length) expect.fail(wordKey(word.touches));
          if (narrow(all, word.touches).ready !== word.action) expect.fail(`${wordKey(word.touches)} is not ready`);
        }
      }
    },
  },
  {
    title: 'explain is silent about legal words and otherwise names a rule',
    each: 4,
    step({ g, s, acting, seats }) {
      for (const seat of seats) {
        const violations = explain(g, s, seat, [{ on: 'nowhere', id: 'nothing' }]);
        expect(violations).toHaveLength(1);
        expect(Object.hasOwn(g.rulebook, violations[0]!.rule)).toBe(true);
        if (!acting.includes(seat)) expect(violations[0]!.code).toMatch(/^(not-your-turn|game-over)$/);
        for (const { touches } of some(words(g, s, seat), 6)) expect(explain(g, s, seat, touches)).toEqual([]);
      }
    },
  },
];
