import { expect, test } from 'vitest';
import type { Drawn } from '../../kernel/chance.ts';
import type { Began } from './open-here.ts';
import { createOpening, NOT_BEGUN, type Opening } from './opening.ts';

/** A bag from which this many cubes are drawn; then the table is open. White cannot be, though it is listed. The host answers when `reply` says so. */
function table(wanted: number, bag: Readonly<Record<string, number>> = { red: 2, blue: 2, white: 1 }) {
  const asked: (readonly Drawn[])[] = [];
  const replies: (() => void)[] = [];
  let now: Opening = NOT_BEGUN;
  const opening = createOpening((next) => {
    now = next;
  });
  const answerTo = (dice: readonly Drawn[]): Began => {
    const values = dice.flatMap((visit) => visit.values);
    const left = { ...bag };
    for (const value of values) left[value] = (left[value] ?? 0) - 1;
    const refused = values.find((value) => value === 'white') ?? null;
    if (refused === null && values.length === wanted) return { ok: true };
    const ask = { type: 'token' as const, bag: left };
    return { ok: false, waiting: { point: 'display', ask, index: values.length, refused } };
  };
  const ask = (dice: readonly Drawn[]): Promise<Began> => {
    asked.push(dice);
    return new Promise((done) => replies.push(() => done(answerTo(dice))));
  };
  /** Until nobody waits any more. */
  const reply = async () => {
    for (let idle = 0; idle < 5; idle++) {
      await Promise.resolve();
      const next = replies.shift();
      if (next) idle = 0;
      next?.();
    }
  };
  const entered = () => now.dice.flatMap(({ values }) => values);
  return { opening, ask, asked, reply, entered, now: () => now };
}

test('two quick presses of one token count twice', async () => {
  const { opening, ask, reply, entered } = table(4);
  void opening.begin(ask);
  await reply();
  void opening.answer(ask, 'display', 'red');
  void opening.answer(ask, 'display', 'red');
  await reply();
  expect(entered()).toEqual(['red', 'red']);
});

test('a press too many is dropped: the token is gone, the question is another, or the table is open', async () => {
  const { opening, ask, asked, reply, entered, now } = table(2, { red: 1, blue: 1 });
  void opening.begin(ask);
  void opening.begin(ask);
  await reply();
  expect(asked.length).toBe(1);
  void opening.answer(ask, 'display', 'red');
  void opening.answer(ask, 'display', 'red');
  void opening.answer(ask, 'cities', 'blue');
  await reply();
  expect(entered()).toEqual(['red']);
  void opening.answer(ask, 'display', 'blue');
  void opening.answer(ask, 'display', 'blue');
  void opening.begin(ask);
  await reply();
  expect(now().began).toEqual({ ok: true });
  expect(asked.length).toBe(3);
});

test('a value that cannot be is taken back', async () => {
  const { opening, ask, asked, reply, entered } = table(4);
  void opening.begin(ask);
  void opening.answer(ask, 'display', 'red');
  void opening.answer(ask, 'display', 'white');
  await reply();
  expect(asked.at(-1)).toEqual([{ point: 'display', values: ['red', 'white'] }]);
  expect(entered()).toEqual(['red']);
});

test('the way back to the form keeps what was entered, until the form asks for another set-up', async () => {
  const { opening, ask, asked, reply, entered, now } = table(4);
  void opening.begin(ask);
  await reply();
  void opening.answer(ask, 'display', 'red');
  void opening.answer(ask, 'display', 'blue');
  void opening.back(ask);
  void opening.leave();
  await reply();
  expect(now()).toEqual({ dice: [{ point: 'display', values: ['red'] }], began: null });
  void opening.change(true);
  void opening.begin(ask);
  await reply();
  expect(entered()).toEqual(['red']);
  expect(asked.at(-1)).toEqual([{ point: 'display', values: ['red'] }]);
  void opening.change(false);
  await reply();
  expect(now()).toEqual(NOT_BEGUN);
});

test('a host that fails once does not hold back the next press', async () => {
  const { opening, ask, reply, now } = table(1);
  await expect(opening.begin(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  void opening.begin(ask);
  await reply();
  expect(now().began).toMatchObject({ ok: false, waiting: { point: 'display' } });
});
