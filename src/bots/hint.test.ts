import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import { loadHints } from '../games/hint-registry.ts';
import { GAMES, type GameId } from '../games/registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyGame, GameTypes, Sealed, Terms } from '../kernel/contract.ts';
import { copy, deepFreeze } from '../kernel/copy.ts';
import { advance, start } from '../kernel/engine.ts';
import { canonical } from '../kernel/hash.ts';
import { nothingFor } from '../kernel/legal.ts';
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
  g: AnyGame;
  hints: Hints<GameTypes>;
}

const railways: Known[] = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ g: await load(), hints: await loadHints(id) })),
);
const everyGame: Known[] = [
  ...railways,
  { g: toy as unknown as AnyGame, hints: { terms: ['score', 'cards'], remarks: () => [] } },
];
const named = (list: readonly Known[]) => list.map((known) => [known.g.id, known] as const);

/** Few playouts: what is tested here does not hang on the strength of the advice. */
const PLAYOUTS = 12;

/** Positions on the way of a game, some of them of its middle and end. */
function positions(g: AnyGame, every: number, most: number): State[] {
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
        const said = sayHint(speaker, lines, hintAt(known, s, 'c')!, s);
        expect(said.turn.length).toBeGreaterThan(0);
        for (const text of Object.values(said).flat()) if (text !== null) expect(text).not.toMatch(bad);
      }
    }
  });
});
