import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import type { ToyState } from '../../tests/toy/state.ts';
import { BOT_GAMES } from '../games/bot-registry.ts';
import { loadHints } from '../games/hint-registry.ts';
import type { GameId } from '../games/registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed, Terms } from '../kernel/contract.ts';
import { copy, deepFreeze } from '../kernel/copy.ts';
import { advance, start } from '../kernel/engine.ts';
import { canonical } from '../kernel/hash.ts';
import { kindOf, legal, nothingFor } from '../kernel/legal.ts';
import { defaultOptions } from '../kernel/options.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import type { Hints } from '../kernel/remarks.ts';
import { rngOf } from '../kernel/rng.ts';
import { loadTexts } from '../text/catalogue.ts';
import { loadHintLines } from '../text/hint-lines.ts';
import { LOCALES } from '../text/locale.ts';
import { sayHint } from '../text/say-hint.ts';
import { speakerFor } from '../text/speaker.ts';
import { directed } from './directed.ts';
import { type Hint, hintFor } from './hint.ts';
import { outlook } from './outlook.ts';

type State = Sealed<GameTypes['state']>;
interface Known {
  g: AnyBotGame;
  hints: Hints<GameTypes>;
}

const railways: Known[] = await Promise.all(
  BOT_GAMES.map(async ({ id, load }) => ({ g: await load(), hints: await loadHints(id) })),
);
const everyGame: Known[] = [
  ...railways,
  { g: toy as unknown as AnyBotGame, hints: { terms: ['score', 'cards'], remarks: () => [] } },
];
const named = (list: readonly Known[]) => list.map((known) => [known.g.id, known] as const);

/** Few playouts: what is tested here does not hang on the strength of the advice. */
const PLAYOUTS = 12;

/** Positions on the way of a game, some of them of its middle and end. */
function positions(g: AnyBotGame, every: number, most: number): State[] {
  const source = seedSource(seedFromText('hints'));
  const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as State;
  const bot = directed(g, rngOf('hints'));
  const found: State[] = [];
  for (let move = 0; !isOver(s) && found.length < most; move++) {
    if (move % every === 0) found.push(deepFreeze(copy(s)) as State);
    const seat = toAct(g, s)[0]!;
    expect(advance(g, begun.state, seat, bot.act(g.view(s, seat) as State, seat)!, source)).toBeNull();
  }
  return found;
}

const hintAt = ({ g, hints }: Known, s: State, seed: string): Hint | null =>
  hintFor(g, hints, g.view(s, toAct(g, s)[0]!) as State, toAct(g, s)[0]!, rngOf(seed), undefined, PLAYOUTS);

describe('hints', () => {
  test.each(named(everyGame))('%s: legal, the same for the same seed, at most three terms', (_id, known) => {
    const { g, hints } = known;
    for (const s of positions(g, 11, 7)) {
      const hint = hintAt(known, s, 'a')!;
      expect(hintAt(known, s, 'a')).toEqual(hint);
      const seat = toAct(g, s)[0]!;
      const draft = copy(s) as GameTypes['state'];
      for (const action of hint.actions) expect(advance(g, draft, seat, action, null)).toBeNull();
      // Who goes up to a price bids, now or in the auction that the turn opens.
      const on = hint.actions.flatMap((action) =>
        kindOf(g, action.kind)
          .touches(action, s)
          .map((touch) => touch.on),
      );
      if (hint.stop !== null) expect(on).toContain('amount');
      expect(hint.terms.length).toBeLessThanOrEqual(3);
      for (const { term } of hint.terms) expect([...hints.terms, 'rival']).toContain(term);
      const sizes = hint.terms.map(({ by }) => Math.abs(by));
      expect(sizes).toEqual([...sizes].sort((x, y) => y - x));
      const dangers = hint.remarks.map(({ danger }) => danger === true);
      expect(dangers).toEqual([...dangers].sort((x, y) => Number(y) - Number(x)));
      expect(JSON.parse(JSON.stringify(hint))).toEqual(hint);
    }
  });

  test.each(named(railways))('%s: its numbers are differences of the terms of the value', (_id, known) => {
    const { g } = known;
    let seen = 0;
    for (const s of positions(g, 8, 8)) {
      const seat = toAct(g, s)[0]!;
      const hint = hintAt(known, s, 'numbers')!;
      const after = outlook(g, s, seat, hint.actions, hint.stop)!;
      const instead =
        hint.against === 'pass'
          ? outlook(g, s, seat, [nothingFor(g, s, seat)!], null)!
          : hint.against === 'now'
            ? s
            : (g.brain.auction?.running(s) ?? null) === null // in one, a hint does not say where the next best would stop
              ? outlook(g, s, seat, hint.next!, null)!
              : null;
      if (!instead) continue;
      const [old, now]: [Terms[], Terms[]] = [[], []];
      const [was, is] = [g.brain.value(instead, old), g.brain.value(after, now)];
      for (const { term, by, params } of hint.terms) {
        seen += 1;
        const change =
          term === 'rival'
            ? was[Number(params.seat)]! - is[Number(params.seat)]!
            : (now[seat]![term] ?? 0) - (old[seat]![term] ?? 0);
        expect(by).toBe(Math.round(change));
        expect(params.by).toBe(Math.abs(by));
      }
      // The largest is told, whichever it is.
      const largest = Math.max(
        ...Object.keys({ ...old[seat], ...now[seat] }).map((term) =>
          Math.abs(Math.round((now[seat]![term] ?? 0) - (old[seat]![term] ?? 0))),
        ),
      );
      if (largest > 0) expect(Math.abs(hint.terms[0]!.by)).toBeGreaterThanOrEqual(largest);
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('who passes and stays in goes up to no price, either (AOS-17)', () => {
    const { g, hints } = railways.find((known) => known.g.id === 'age-of-steam')!;
    const s = positions(g, 1, 400).find((one) => legal(g, one, toAct(g, one)[0]!).some(({ kind }) => kind === 'skip'))!;
    const brain: AnyBotGame['brain'] = { ...g.brain, trustsPlans: () => true, price: () => 0 };
    expect(hintAt({ g: { ...g, brain }, hints }, s, 'skip')).toMatchObject({ actions: [{ kind: 'skip' }], stop: null });
  });

  const toyGame = toy as unknown as AnyBotGame;
  /** The first bid of the toy game, judged at once: a card bid is worth so much, and what rivals hide counts so loud. */
  function judgedAtOnce(worth: number, loud: number): Known & { s: State } {
    const s = positions(toyGame, 1, 40).find((one) => {
      const { players } = one as unknown as ToyState;
      return one.phases.at(-1)!.id === 'bids' && new Set(players[toAct(toyGame, one)[0]!]!.hand).size === 2;
    })!;
    const seat = toAct(toyGame, s)[0]!;
    const value: AnyBotGame['brain']['value'] = (now, terms) =>
      (now as unknown as ToyState).players.map(({ hand, bid }, at) => {
        if (terms) terms[at] = {};
        return at === seat ? worth * (bid ?? 0) : loud * hand.reduce((sum, card) => sum + card, 0);
      });
    const brain = {
      ...toyGame.brain,
      ...{ value, horizon: () => true, pliesPerSeat: 0, scale: { s: 5, winWeight: 0, odds: 5 } },
    };
    return { g: { ...toyGame, brain }, hints: everyGame.at(-1)!.hints, s };
  }

  test.each([
    ['clearly', 1, 0],
    ['clearly', 1, 0.05],
    ['slightly', 0.5, 1],
    ['equal', 0.01, 1],
    ['equal', 0, 1],
    ['equal', 0, 0],
  ] as const)('it is %s the best where a card counts %f and what is hidden %f', (sure, worth, loud) => {
    const known = judgedAtOnce(worth, loud);
    const hint = hintAt(known, known.s, 'sure')!;
    expect(hint.sure).toBe(sure);
    expect(hint.next).not.toBeNull();
  });

  test('where one turn alone was thought of, it is clearly the best; only where one alone may be done is that said', () => {
    const known = judgedAtOnce(1, 0);
    const plans: AnyBotGame['brain']['plans'] = (...asked) => known.g.brain.plans(...asked).slice(0, 1);
    const one = { ...known, g: { ...known.g, brain: { ...known.g.brain, plans } } };
    expect(hintAt(one, known.s, 'alone')).toMatchObject({ sure: 'clearly', next: null });
    const forced = positions(toyGame, 1, 40).find((s) => legal(toyGame, s, toAct(toyGame, s)[0]!).length === 1)!;
    expect(hintAt(known, forced, 'forced')).toMatchObject({ sure: 'only', next: null });
  });

  test.each([
    ['clearly', 3],
    ['slightly', 2],
    ['equal', 1],
  ] as const)(
    'where plans are trusted and nothing is played out, it is %s the best if it is taken to be %i times as likely',
    (sure, times) => {
      const known = judgedAtOnce(1, 0);
      const plans: AnyBotGame['brain']['plans'] = (...asked) =>
        known.g.brain.plans(...asked).map((plan, i) => ({ ...plan, prior: i === 0 ? times : 1 }));
      const g = { ...known.g, brain: { ...known.g.brain, plans, trustsPlans: () => true } };
      expect(hintAt({ ...known, g }, known.s, 'sure')).toMatchObject({ sure, next: expect.anything() });
    },
  );

  test('what is in danger stands first, whatever else strikes the eye, and two remarks are enough', () => {
    const { g } = everyGame.at(-1)!;
    const [s] = positions(g, 1, 1);
    const remarks = () => [
      { key: 'a', params: {} },
      { key: 'b', params: {} },
      { key: 'c', params: {}, danger: true as const },
    ];
    const hint = hintAt({ g, hints: { terms: ['score', 'cards'], remarks } }, s!, 'danger')!;
    expect(hint.remarks).toEqual([
      { key: 'c', params: {}, danger: true },
      { key: 'a', params: {} },
    ]);
  });

  test.each(LOCALES)('%s: dangers are told first, and as good as another is said so', async (locale) => {
    const id = 'chicago-express';
    const g = railways.find((one) => one.g.id === id)!.g;
    const [s] = positions(g, 1, 1);
    const speaker = speakerFor(await loadTexts(id), locale, ['Ann', 'Bob', 'Cy'], s!.options);
    const lines = await loadHintLines(id, locale);
    const hint: Hint = {
      ...{ actions: [{ kind: 'pass' }], stop: null, sure: 'equal', next: null, against: 'now', terms: [] },
      remarks: [
        { key: 'last-dividend', params: { company: 'prr', dividend: 7 } },
        { key: 'free-share', params: { company: 'bo', seat: 1 }, danger: true },
      ],
    };
    const said = sayHint(speaker, lines, hint, s!);
    // Where nothing on the board tells two turns apart, and still one is better, that is said.
    const bare = (sure: Hint['sure']) => sayHint(speaker, lines, { ...hint, sure, remarks: [] }, s!).remarks;
    expect(bare('slightly')).toEqual([expect.stringMatching(/promises more|promet davantage/)]);
    expect(bare('clearly')).toEqual(bare('slightly'));
    expect([...bare('equal'), ...bare('only')]).toEqual([]);
    expect(said.dangers).toEqual([expect.stringContaining('Bob')]);
    expect(said.remarks).toEqual([expect.stringMatching(/\b7\b/)]);
    expect(said.sure).toBe({ en: 'Something else would be as good.', fr: 'Un autre coup serait aussi bon.' }[locale]);
  });

  test('what a seat may not see changes neither the hint nor the move', () => {
    const known = everyGame.at(-1)!;
    const { g } = known;
    let hidden = 0;
    for (const s of positions(g, 1, 30)) {
      const seat = toAct(g, s)[0]!;
      const view = g.view(s, seat) as State;
      const other = g.resample(view, seat, rngOf('another deal')) as State;
      if (canonical(other) !== canonical(s)) hidden += 1;
      expect(hintAt(known, other, 'b')).toEqual(hintAt(known, s, 'b'));
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test.each(named(railways))('%s: value names its terms, and each hint has words', async (id, known) => {
    const { g, hints } = known;
    const texts = await loadTexts(id);
    const bad = /[{}|…]|undefined|NaN|\[object|hint\./;
    for (const locale of LOCALES) {
      const lines = await loadHintLines(id as GameId, locale);
      for (const term of hints.terms) expect(lines).toHaveProperty([`hint.more.${term}`]);
      for (const s of positions(g, 13, 5)) {
        const terms: Terms[] = [];
        g.brain.value(s, terms);
        for (const parts of terms) for (const term of Object.keys(parts)) expect(hints.terms).toContain(term);
        const speaker = speakerFor(texts, locale, ['Ann', 'Bob', 'Cy'], s.options);
        const hint = hintAt(known, s, 'c')!;
        const said = sayHint(speaker, lines, hint, s);
        expect(said.turn.length).toBeGreaterThan(0);
        const whys = [...said.dangers, ...said.remarks, ...said.terms];
        if (hint.sure === 'clearly' || hint.sure === 'slightly') expect(whys).not.toEqual([]);
        for (const text of Object.values(said).flat()) if (text !== null) expect(text).not.toMatch(bad);
      }
    }
  });
});
