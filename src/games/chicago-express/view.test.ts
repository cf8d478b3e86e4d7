import { describe, expect, test } from 'vitest';
import { rngOf } from '../../kernel/rng.ts';
import { chicagoExpress } from './index.ts';
import { scenario } from './testing/scenario.ts';
import { view } from './view.ts';

describe('what a seat may see', () => {
  test('CE-6: everything is public: each seat and any watcher see the whole state', () => {
    const s = scenario('3p | turn:1 | cash 20 9 4 | shares prr 1 0 1 | treasury prr 5 | prr Q6');
    for (const seat of [0, 1, 2, 'watcher'] as const) expect(chicagoExpress.view(s, seat)).toEqual(s);
    expect(chicagoExpress.resample(s, 0, rngOf('any'))).toEqual(s);
  });

  test('CE-6: no action is secret and no event is for some seats only', () => {
    expect(Object.values(chicagoExpress.actions).filter((kind) => kind.secret)).toEqual([]);
    expect(Object.values(chicagoExpress.phases).filter((phase) => phase.reveals || phase.chance)).toEqual([]);
  });

  test('a view is a copy: writing to it leaves the state alone', () => {
    const s = scenario('2p');
    const seen = view(s);
    seen.players[0]!.cash = 0;
    expect(s.players[0]!.cash).toBe(60);
  });
});
