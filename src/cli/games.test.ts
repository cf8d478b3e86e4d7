import { expect, test } from 'vitest';
import { GAMES, load } from '../games/registry.ts';
import { defaultOptions } from '../kernel/options.ts';
import { turntable } from './testing/terminal.ts';

test('games names every game with players, maps and options', async () => {
  const { exit, out } = await turntable('games');
  expect(exit).toBe(0);
  for (const wanted of ['chicago-express', 'Chicago Express', '2, 3, 4, 5, 6', 'eastern-us', 'toy', 'rounds'])
    expect(out).toContain(wanted);
  expect((await turntable('games --lang fr')).out).toContain('par défaut');
});

test('games --json is one document', async () => {
  const { out } = await turntable('games --json');
  const games: { id: string }[] = JSON.parse(out);
  const ce = games.find(({ id }) => id === 'chicago-express');
  const toy = games.at(-1);
  expect(ce).toMatchObject({ id: 'chicago-express', players: [2, 3, 4, 5, 6], maps: ['eastern-us'] });
  expect(toy).toMatchObject({ maps: [], options: { rounds: { values: [2, 3], default: 2 } } });
});

test('the registry agrees with the modules it loads', async () => {
  for (const { id, seats } of GAMES) {
    const g = await load(id);
    expect(g.id).toBe(id);
    const base = defaultOptions(g.options);
    const maps = g.options.map?.values ?? [null];
    const counts = maps.flatMap((map) => g.seatCounts(map === null ? base : { ...base, map }));
    expect([...new Set(counts)].sort()).toEqual(seats);
  }
});
