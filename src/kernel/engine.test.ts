/** The engine on a game of a few lines: the phase stack, forced passes, waiting, the loop guard, words. */
import { describe, expect, test } from 'vitest';
import { tapeSource } from './chance.ts';
import type { ActionKind, BaseState, GameModule, GameTypes, Phase, Sealed } from './contract.ts';
import { advance, apply, newTrace, resume, start, startFrom } from './engine.ts';
import { check, drawLegal, legal, sample } from './legal.ts';
import { back, call, endGame, goTo, isOver, phaseOf, toAct } from './phases.ts';
import { rngOf } from './rng.ts';
import { eventsFor, explain, narrow, parseAction, words } from './words.ts';

interface State extends BaseState {
  turn: number;
  points: number[];
  rolled: number[];
}
interface Small extends GameTypes {
  state: State;
  action: { kind: 'take'; amount: number } | { kind: 'pass' };
  event:
    | { type: 'took'; amount: number; to?: readonly number[] }
    | { type: 'passed' }
    | { type: 'rolled'; value: number };
}

const take: ActionKind<Small, { kind: 'take'; amount: number }> = {
  parse: ({ amount }) => (Number.isSafeInteger(amount) ? { kind: 'take', amount: amount as number } : null),
  *candidates(s) {
    for (let amount = 1; amount <= 3 - s.turn; amount++) yield { kind: 'take', amount };
  },
  *attempts() {
    for (let amount = 0; amount <= 4; amount++) yield { kind: 'take', amount };
  },
  check(s, _seat, { amount }) {
    if (amount < 1) return { code: 'too-few', rule: 'S-1' };
    if (amount > 3 - s.turn) return { code: 'too-many', rule: 'S-2' };
    return null;
  },
  run(draft, seat, { amount }, emit) {
    draft.points[seat]! += amount;
    draft.turn += 1;
    emit({ type: 'took', amount, to: [seat] });
  },
  touches: ({ amount }) => [
    { on: 'button', id: 'take' },
    { on: 'amount', id: `${amount}` },
  ],
};
const pass: ActionKind<Small, { kind: 'pass' }> = {
  nothing: true,
  parse: () => ({ kind: 'pass' }),
  candidates: () => [{ kind: 'pass' }],
  check: () => null,
  run(draft, _seat, _action, emit) {
    draft.turn += 1;
    emit({ type: 'passed' });
  },
  touches: () => [{ on: 'button', id: 'pass' }],
};
const phase = (parts: Partial<Phase<Small>>): Phase<Small> => ({
  rule: 'S-3',
  kinds: [],
  toAct: () => [],
  leave: (draft) => back(draft),
  ...parts,
});

/** Each of two seats takes or passes, five words in all; then a die, then the end. */
const game = (phases: Record<string, Phase<Small>> = {}): GameModule<Small> => ({
  ...({} as GameModule<Small>),
  id: 'small',
  rules: 1,
  endRule: 'S-4',
  actions: { take, pass },
  setup: (table, draw) => ({
    ...{ rules: 1, seats: table.seats, options: {}, chance: {}, phases: [{ id: 'words' }] },
    ...{ turn: 0, points: [0, 0], rolled: [draw('first').die(6)] },
  }),
  phases: {
    words: phase({
      kinds: ['take', 'pass'],
      toAct: (s) => (s.turn < 5 ? [s.turn % 2] : []),
      leave: (draft) => goTo(draft, { id: 'die' }),
    }),
    die: phase({
      chance: 'die',
      leave(draft, emit, draw) {
        draft.rolled.push(draw.die(6), draw.die(6));
        emit({ type: 'rolled', value: draft.rolled.at(-1)! });
        back(draft);
      },
    }),
    ...phases,
  },
});
const g = game();
const begin = (module = g) => {
  const begun = start(module, { seats: 2, options: {}, rules: 1 }, tapeSource([{ point: 'first', values: [4] }]));
  if (!begun.ok) throw new Error('waits');
  return begun;
};
const at = (turn: number, changes: Partial<State> = {}): Sealed<State> => ({ ...begin().state, turn, ...changes });

describe('starting', () => {
  test('the setup draws, its visits are counted and noted', () => {
    const { state, trace } = begin();
    expect(state).toMatchObject({ rolled: [4], chance: { first: 1 } });
    expect(trace).toMatchObject({ chance: [{ point: 'first', values: [4] }], barrier: true, waiting: null });
  });

  test('without a source there is no state, only what it waits for', () => {
    const begun = start(g, { seats: 2, options: {}, rules: 1 }, null);
    expect(begun).toEqual({
      ok: false,
      waiting: { point: 'first', ask: { type: 'number', from: 1, to: 6 }, index: 0, refused: null },
    });
  });

  test('a bug in the setup is thrown', () => {
    const broken = {
      ...g,
      setup: () => {
        throw new Error('bug: here');
      },
    };
    expect(() => start(broken, { seats: 2, options: {}, rules: 1 }, null)).toThrow('bug: here');
  });
});

describe('what may be done', () => {
  test('check names the kernel’s own refusals and the rule of the phase', () => {
    const s = at(0);
    expect(check(g, s, 0, { kind: 'take', amount: 1 })).toBe(null);
    expect(check(g, s, 1, { kind: 'pass' })).toEqual({ code: 'not-your-turn', rule: 'S-3' });
    expect(check(g, at(0, { phases: [{ id: 'die' }] }), 0, { kind: 'pass' })).toEqual({
      code: 'waiting-for-chance',
      rule: 'S-3',
    });
    expect(check(g, at(0, { phases: [] }), 0, { kind: 'pass' })).toEqual({ code: 'game-over', rule: 'S-4' });
    const mute = game({ words: phase({ kinds: ['pass'], toAct: () => [0] }) });
    expect(check(mute, s, 0, { kind: 'take', amount: 1 })).toEqual({ code: 'not-now', rule: 'S-3' });
    expect(() => check(g, at(0, { phases: [{ id: 'nowhere' }] }), 0, { kind: 'pass' })).toThrow('bug:');
  });

  test('a phase that a game has not is a bug, and the next question of that game is answered by its own phases', () => {
    const other = game({ words: phase({ rule: 'S-9' }) });
    const [s, lost] = [at(0), at(0, { phases: [{ id: 'nowhere' }] })];
    expect(phaseOf(g, s)?.rule).toBe('S-3');
    expect(() => phaseOf(other, lost)).toThrow('bug: no phase nowhere');
    expect(phaseOf(other, s)?.rule).toBe('S-9');
  });

  test('legal filters the candidates in their order, for seats to act only', () => {
    expect(legal(g, at(1), 1)).toEqual([{ kind: 'take', amount: 1 }, { kind: 'take', amount: 2 }, { kind: 'pass' }]);
    expect(legal(g, at(1), 0)).toEqual([]);
    expect(sample(g, at(1), 0, rngOf('x'))).toBe(null);
    expect(toAct(g, at(0, { phases: [] }))).toEqual([]);
  });

  test('drawLegal draws each legal candidate, as likely as the others', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const rng = rngOf('draw');
    for (let i = 0; i < 6000; i++) counts[drawLegal([0, 1, 2, 3, 4, 5], (n) => n % 2 === 0, rng)!]! += 1;
    expect(counts.filter((count) => count > 0)).toHaveLength(3);
    for (const n of [0, 2, 4]) expect(Math.abs(counts[n]! - 2000)).toBeLessThan(200);
    expect(drawLegal([1, 3], (n) => n % 2 === 0, rng)).toBe(null);
    expect(drawLegal([], () => true, rng)).toBe(null);
  });
});

describe('doing it', () => {
  test('apply leaves the given state alone and says what happened', () => {
    const s = Object.freeze(at(0));
    const done = apply(g, s, 0, { kind: 'take', amount: 2 }, null);
    expect(done).toMatchObject({
      ok: true,
      state: { turn: 1, points: [2, 0] },
      trace: { audience: 'all', barrier: false },
    });
    expect(s.points).toEqual([0, 0]);
    expect(apply(g, s, 0, { kind: 'take', amount: 9 }, null)).toEqual({
      ok: false,
      violation: { code: 'too-many', rule: 'S-2' },
    });
  });

  test('a forced nothing is played and shown, a forced something is asked', () => {
    const done = apply(g, at(2), 0, { kind: 'take', amount: 1 }, null); // from turn 3 on nothing can be taken
    if (!done.ok) throw new Error('refused');
    expect(done.trace.events).toEqual([
      { type: 'took', amount: 1, to: [0] },
      { type: 'forced', seat: 1, kind: 'pass' },
      { type: 'passed' },
      { type: 'forced', seat: 0, kind: 'pass' },
      { type: 'passed' },
    ]);
    const onlyTake = game({ words: phase({ kinds: ['take'], toAct: (s) => [s.turn % 2] }) });
    expect(startFrom(onlyTake, at(2), null).state.turn).toBe(2);
  });

  test('the game stops before chance, says what it asks, and goes on when fed', () => {
    const done = apply(g, at(2), 0, { kind: 'pass' }, null);
    if (!done.ok) throw new Error('refused');
    expect(done.trace.waiting).toEqual({
      point: 'die',
      ask: { type: 'number', from: 1, to: 6 },
      index: 0,
      refused: null,
    });
    expect(done.state.phases).toEqual([{ id: 'die' }]);
    const half = resume(g, done.state, tapeSource([{ point: 'die', values: [5] }]));
    expect(half).toMatchObject({ ok: true, state: { rolled: [4] }, trace: { waiting: { point: 'die', index: 1 } } });
    const fed = resume(g, done.state, tapeSource([{ point: 'die', values: [5, 6] }]));
    expect(fed).toMatchObject({ ok: true, state: { rolled: [4, 5, 6], chance: { first: 1, die: 1 }, phases: [] } });
    expect(fed.ok && isOver<Small>(fed.state)).toBe(true);
    const wrong = resume(g, done.state, tapeSource([{ point: 'die', values: [5, 7] }]));
    const params = { point: 'die', value: 7, index: 2 };
    expect(wrong).toEqual({ ok: false, violation: { code: 'chance-impossible', rule: 'S-3', params } });
  });

  test('advance on a wrong tape stops before the point and keeps the value', () => {
    const draft = at(2) as State;
    const trace = newTrace<Small>();
    const tape = tapeSource([{ point: 'die', values: [0, 1] }]);
    expect(advance(g, draft, 0, { kind: 'pass' }, tape, trace)).toBe(null);
    expect(trace.waiting).toMatchObject({ point: 'die', index: 0, refused: 0 });
    expect(draft).toMatchObject({ rolled: [4], phases: [{ id: 'die' }] });
  });

  test('a call interrupts and back resumes; the last back ends the game', () => {
    const draft = { phases: [{ id: 'a' }] };
    call(draft, { id: 'b' });
    call(draft, { id: 'c' });
    goTo(draft, { id: 'd' });
    expect(draft.phases).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'd' }]);
    back(draft);
    expect(draft.phases).toEqual([{ id: 'a' }, { id: 'b' }]);
    endGame(draft);
    expect(draft.phases).toEqual([]);
  });

  test('phases that never come to rest are a bug', () => {
    const endless = game({ words: phase({ leave: (draft) => goTo(draft, { id: 'words' }) }) });
    expect(() => startFrom(endless, at(0), null)).toThrow('bug: small does not settle');
    const growing = game({ words: phase({ leave: (draft) => call(draft, { id: 'words' }) }) });
    expect(() => startFrom(growing, at(0), null)).toThrow('bug:');
    const drawing = game({ words: phase({ leave: (_draft, _emit, draw) => void draw.die(6) }) });
    expect(() => startFrom(drawing, at(0), null)).toThrow('bug: a draw outside a chance point');
  });

  test('a reveal waits for the host, and nobody keeps his own copy after it', () => {
    const secret = game({ words: phase({ reveals: true }) });
    expect(startFrom(secret, at(0), null).trace.waiting).toEqual({
      point: 'reveal',
      ask: null,
      index: 0,
      refused: null,
    });
    const shown = startFrom(secret, at(0), tapeSource([]));
    expect(shown.trace).toMatchObject({ waiting: null, audience: [], barrier: true });
  });
});

describe('words', () => {
  test('narrow: any order of touches leads to the action', () => {
    const all = words(g, at(0), 0);
    const button = { on: 'button', id: 'take' };
    const two = { on: 'amount', id: '2' };
    expect(narrow(all, []).ready).toBe(null);
    expect(narrow(all, [button])).toMatchObject({ ready: null, next: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    for (const touched of [
      [button, two],
      [two, button],
    ])
      expect(narrow(all, touched)).toEqual({ ready: { kind: 'take', amount: 2 }, next: [] });
    expect(narrow(all, [{ on: 'button', id: 'pass' }]).ready).toEqual({ kind: 'pass' });
    expect(narrow(all, [{ on: 'amount', id: '9' }])).toEqual({ ready: null, next: [] });
  });

  test('explain gives the rule of what was touched, each once, and nothing when something is allowed', () => {
    const touch = (id: string) => [{ on: 'amount', id }];
    expect(explain(g, at(1), 1, touch('0'))).toEqual([{ code: 'too-few', rule: 'S-1' }]);
    expect(explain(g, at(1), 1, touch('3'))).toEqual([{ code: 'too-many', rule: 'S-2' }]);
    expect(explain(g, at(1), 1, touch('2'))).toEqual([]);
    expect(explain(g, at(1), 1, [{ on: 'hex', id: 'A1' }])).toEqual([{ code: 'not-now', rule: 'S-3' }]);
    expect(explain(g, at(1), 0, touch('2'))).toEqual([{ code: 'not-your-turn', rule: 'S-3' }]);
    expect(explain(g, at(1, { phases: [] }), 0, [])).toEqual([{ code: 'game-over', rule: 'S-4' }]);
  });

  test('explain tells a refusal for each code and figures, five at most, no code left out for another', () => {
    const refused = [3, 1, 1, 2, 4, 5, 6].map((amount) => ({ kind: 'take', amount }) as const);
    const picky: GameModule<Small> = {
      ...g,
      actions: {
        ...g.actions,
        take: {
          ...take,
          attempts: () => refused,
          check: (_s, _seat, { amount }) => ({
            code: amount < 6 ? 'too-many' : 'far-too-many',
            rule: 'S-2',
            params: { amount },
          }),
        },
      },
    };
    const told = explain(picky, at(0), 0, [{ on: 'button', id: 'take' }]).map(({ params }) => params?.amount);
    expect(told).toEqual([3, 6, 1, 2, 4]);
  });

  test('parseAction knows the kinds of the game and no other name', () => {
    expect(parseAction(g, { kind: 'take', amount: 2, x: 1 })).toEqual({ kind: 'take', amount: 2 });
    for (const raw of [null, [], 'pass', { kind: 'toString' }, { kind: '__proto__' }, { kind: 'take' }, { amount: 1 }])
      expect(parseAction(g, raw)).toBe(null);
  });

  test('events for some seats are kept from the others', () => {
    const events = [{ type: 'took', amount: 1, to: [1] }, { type: 'passed' }] as const;
    expect(eventsFor<Small>(events, 0)).toEqual([{ type: 'passed' }]);
    expect(eventsFor<Small>(events, 1)).toHaveLength(2);
    expect(eventsFor<Small>(events, 'watcher')).toEqual([{ type: 'passed' }]);
  });
});
