import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import { BOT_GAMES, loadForBots } from '../games/bot-registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed } from '../kernel/contract.ts';
import { advance, start } from '../kernel/engine.ts';
import { canonical } from '../kernel/hash.ts';
import { defaultOptions } from '../kernel/options.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { BOTS, type BotName, isBotName } from './bots.ts';
import { MASTERLY, searcher } from './levels.ts';
import { actFor, type Bot } from './player.ts';

const games: AnyBotGame[] = [...(await Promise.all(BOT_GAMES.map(({ load }) => load()))), toy as unknown as AnyBotGame];
/** The strong levels are a search with more playouts: here it has a handful. */
const MAKERS = { ...BOTS, expert: searcher(16), master: searcher(24, MASTERLY) };
const CHEAP = ['random', 'directed', 'newcomer', 'regular'] as const satisfies readonly BotName[];
const NAMES = [...CHEAP, 'expert'] as const satisfies readonly BotName[];
const each = games.flatMap((g) => CHEAP.map((name) => [g.id, name, g] as const));

/** Plays a game and gives the actions; `seen` is told what each bot was shown. */
function playWith(
  g: AnyBotGame,
  name: BotName,
  seed: string,
  seen?: (view: unknown, seat: number, s: unknown) => void,
  most = Number.POSITIVE_INFINITY,
): unknown[] {
  const source = seedSource(seedFromText('bots'));
  const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<GameTypes['state']>;
  const bots = [0, 1, 2].map((seat): Bot => {
    const inner = MAKERS[name](g, rngOf(`${seed}/${seat}`));
    return {
      act(view, at) {
        seen?.(view, at, s);
        return inner.act(view, at);
      },
    };
  });
  const actions: unknown[] = [];
  while (!isOver(s) && actions.length < most) {
    const seat = toAct(g, s)[0]!;
    const action = actFor(g, bots[seat]!, s, seat)!;
    expect(advance(g, begun.state, seat, action, source)).toBeNull();
    actions.push(action);
  }
  return actions;
}

describe('bots', () => {
  test.each(each)('%s, %s: legal to the end, the same for the same seed, another for another', (_id, name, g) => {
    const first = playWith(g, name, 'a');
    expect(playWith(g, name, 'a')).toEqual(first);
    if (name === 'regular') return; // weighs everything and draws nothing
    expect(['b', 'c', 'd'].map((seed) => canonical(playWith(g, name, seed)))).not.toContain(canonical(first));
  });

  test.each(NAMES)('%s is shown the view of its seat, never the true state', (name) => {
    const g = toy as unknown as AnyBotGame;
    let hidden = 0;
    playWith(g, name, 'view', (view, seat, s) => {
      expect(canonical(view)).toBe(canonical(g.view(s as Sealed<GameTypes['state']>, seat)));
      if (canonical(view) !== canonical(s)) hidden += 1;
    });
    expect(hidden).toBeGreaterThan(0);
  });

  test.each([...NAMES, 'master'] as const)(
    '%s, given two states that are the same to its seat, moves the same in both for the same seed',
    (name) => {
      const g = toy as unknown as AnyBotGame;
      let hidden = 0;
      playWith(g, 'directed', 'secrets', (_view, seat, now) => {
        const s = now as Sealed<GameTypes['state']>;
        const choose = (state: Sealed<GameTypes['state']>) => actFor(g, MAKERS[name](g, rngOf('same')), state, seat);
        for (const deal of ['one', 'two', 'three']) {
          const view = g.view(s, seat) as Sealed<GameTypes['state']>;
          const other = g.resample(view, seat, rngOf(deal)) as Sealed<GameTypes['state']>;
          if (canonical(other) === canonical(s)) continue;
          hidden += 1;
          expect(choose(other)).toEqual(choose(s));
        }
      });
      expect(hidden).toBeGreaterThan(10);
    },
  );

  // A Master tries more turns everywhere; in auctions it also foresees where rivals stop, and only that is tried here.
  const foreseeing = games.filter(({ brain }) => brain.auction && !brain.quick);
  const searches = [...games.map((g) => ['expert', g] as const), ...foreseeing.map((g) => ['master', g] as const)];
  test.each(searches.map(([name, g]) => [g.id, name, g] as const))(
    '%s, %s: a search is legal to the end and the same for the same seed',
    (_id, name, g) => {
      expect(playWith(g, name, 'a', undefined, 40)).toEqual(playWith(g, name, 'a', undefined, 40));
    },
  );

  test('a search that is told to stop plays the best so far', async () => {
    const g = await loadForBots('steel-driver');
    const begun = start(
      g,
      { seats: 3, options: defaultOptions(g.options), rules: g.rules },
      seedSource(seedFromText('stop')),
    );
    if (!begun.ok) throw new Error('bug: the setup waits');
    const s = begun.state as Sealed<GameTypes['state']>;
    const seat = toAct(g, s)[0]!;
    let asked = 0;
    const bot = searcher(1_000_000)(g, rngOf('stop'), () => ++asked > 2);
    const action = bot.act(g.view(s, seat) as Sealed<GameTypes['state']>, seat);
    expect(advance(g, begun.state, seat, action!, null)).toBeNull();
    expect(asked).toBe(3);
  });

  test.each(games.map((g) => [g.id, g] as const))(
    '%s: a Master looks at the clock after every round, amid auctions and outside them: a limit is one',
    (_id, g) => {
      let since = 0;
      let longest = 0;
      let looks = 0;
      const counting: AnyBotGame = {
        ...g,
        resample(...given) {
          since += 1;
          longest = Math.max(longest, since);
          return g.resample(...given);
        },
      };
      const over = () => {
        since = 0;
        looks += 1;
        return false;
      };
      const master = searcher(120, MASTERLY);
      let move = 0;
      playWith(g, 'directed', 'clock', (view, seat) => {
        if (move++ % 23 !== 0) return;
        since = 0;
        master(counting, rngOf('clock'), over).act(view as Sealed<GameTypes['state']>, seat);
      });
      expect(looks).toBeGreaterThan(10);
      expect(longest).toBeLessThanOrEqual(MASTERLY.plans!);
    },
  );

  test('names that only an object has are no bots', () => {
    expect(['random', 'directed', 'toString', '__proto__', ''].map(isBotName)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
