import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import { GAMES } from '../games/registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyGame, GameTypes, Sealed } from '../kernel/contract.ts';
import { advance, start } from '../kernel/engine.ts';
import { canonical } from '../kernel/hash.ts';
import { defaultOptions } from '../kernel/options.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { BOT_NAMES, BOTS, type BotName, isBotName } from './bots.ts';
import { actFor, type Bot } from './player.ts';

const games: AnyGame[] = [...(await Promise.all(GAMES.map(({ load }) => load()))), toy as unknown as AnyGame];
const each = games.flatMap((g) => BOT_NAMES.map((name) => [g.id, name, g] as const));

/** Plays a game and gives the actions; `seen` is told what each bot was shown. */
function playWith(
  g: AnyGame,
  name: BotName,
  seed: string,
  seen?: (view: unknown, seat: number, s: unknown) => void,
): unknown[] {
  const source = seedSource(seedFromText('bots'));
  const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<GameTypes['state']>;
  const bots = [0, 1, 2].map((seat): Bot => {
    const inner = BOTS[name](g, rngOf(`${seed}/${seat}`));
    return {
      act(view, at) {
        seen?.(view, at, s);
        return inner.act(view, at);
      },
    };
  });
  const actions: unknown[] = [];
  while (!isOver(s)) {
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
    expect(['b', 'c', 'd'].map((seed) => canonical(playWith(g, name, seed)))).not.toContain(canonical(first));
  });

  test.each(BOT_NAMES)('%s is shown the view of its seat, never the true state', (name) => {
    const g = toy as unknown as AnyGame;
    let hidden = 0;
    playWith(g, name, 'view', (view, seat, s) => {
      expect(canonical(view)).toBe(canonical(g.view(s as Sealed<GameTypes['state']>, seat)));
      if (canonical(view) !== canonical(s)) hidden += 1;
    });
    expect(hidden).toBeGreaterThan(0);
  });

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
