import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import { BOT_GAMES } from '../games/bot-registry.ts';
import type { AnyBotGame } from '../kernel/contract.ts';
import { readRecord } from '../kernel/read-record.ts';
import { entryFor, inFolder, TOY, turntable } from './testing/terminal.ts';

const base = toy as unknown as AnyBotGame;
const linesOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('endure', () => {
  test('every map of every game is played with every number of players that it takes', async () => {
    const { exit, out } = await turntable('endure --games 1 --bots random --json', { games: BOT_GAMES });
    expect(exit).toBe(0);
    const lines = linesOf(out);
    const wanted = (await Promise.all(BOT_GAMES.map(({ load }) => load()))).flatMap((g) => g.options.map!.values);
    expect(new Set(lines.map(({ map }) => map))).toEqual(new Set(wanted));
    for (const { id, seats } of BOT_GAMES)
      expect(new Set(lines.filter(({ game }) => game === id).map(({ players }) => players))).toEqual(new Set(seats));
    for (const { games, troubles, actions } of lines) {
      expect([games, troubles]).toEqual([1, 0]);
      expect(actions).toBeGreaterThan(5);
    }
  });

  test('a game, a map, a number of players and some bots alone; in words', async () => {
    const { exit, out } = await turntable(
      'endure last-train-to-wensleydale --map nuremberg --players 2 --games 2 --bots random,newcomer',
    );
    expect(exit).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(3);
    expect(out).toMatch(/1\/2 +last-train-to-wensleydale +nuremberg +2 +random +2 games, 0 with trouble/);
    expect(out).toContain('2 of 2 courses, 4 games: 0 with trouble.');
    expect((await turntable('endure chicago-express --players 9 --games 1')).exit).toBe(1);
    const scripted = await turntable('endure chicago-express --players 2 --games 1 --bots hoarding');
    expect(scripted.out).toMatch(/1\/1 +chicago-express +eastern-us +2 +hoarding +1 games?, 0 with trouble/);
  });

  test('a refused action is told and kept, the other games are played all the same, and the exit code is 1', async () => {
    let asked = 0;
    const policy: AnyBotGame['brain']['policy'] = (s, seat, rng) =>
      ++asked === 3 ? ({ kind: 'buy', flag: 'nowhere' } as never) : base.brain.policy(s, seat, rng);
    const broken = entryFor({ ...base, brain: { ...base.brain, policy } });
    await inFolder(async (path) => {
      const { exit, out, err } = await turntable(
        `endure toy --players 2 --games 3 --bots directed --out ${path('')} --json`,
        { games: [broken] },
      );
      expect(exit).toBe(1);
      expect(linesOf(out)).toMatchObject([{ players: 2, bot: 'directed', games: 3, troubles: 1 }]);
      expect(err).toContain('illegal action');
      const file = /trouble-toy-[\w+-]+\.json/.exec(err)![0];
      expect(readRecord(readFileSync(path(file), 'utf8'))).toMatchObject({ ok: true, value: { game: 'toy' } });
    });
  });

  test('what a kept file says was finished is not played again', async () => {
    await inFolder(async (path) => {
      const run = (more = '') =>
        turntable(`endure toy --players 2 --games 2 --bots random,directed --json --keep ${path('kept')}${more}`, {
          games: [TOY],
        });
      const first = linesOf((await run()).out);
      expect(first).toHaveLength(2);
      const kept = readFileSync(path('kept'), 'utf8').trim().split('\n');
      expect(kept).toHaveLength(2);
      // Only the first was finished, and it says something that no game would.
      const told = JSON.parse(kept[0]!);
      writeFileSync(path('kept'), `${JSON.stringify({ ...told, played: { ...told.played, actions: 77_777 } })}\n`);
      const again = linesOf((await run()).out);
      expect(again[0].actions).toBe(77_777);
      expect(again[1]).toMatchObject({ bot: 'directed', games: 2, actions: first[1].actions });
      expect(readFileSync(path('kept'), 'utf8').trim().split('\n')).toHaveLength(2);
    });
  });
});
