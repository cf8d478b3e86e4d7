import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { PlayerName } from '../bots/everybody.ts';
import type { Played } from '../bots/ladder/block.ts';
import { load } from '../games/registry.ts';
import { defaultOptions } from '../kernel/options.ts';
import { commitNow } from './commit.ts';
import { inFolder, turntable } from './testing/terminal.ts';

const played = (bots: Played['bots'], places: number[]): Played => ({
  ...{ bots, places, scores: places.map((place) => 30 - place), lost: [], actions: 9, ended: [] },
});
const BLOCK = [played(['directed', 'random'], [1, 2]), played(['random', 'directed'], [1, 2])];

const SEQUENTIAL = 'ladder chicago-express --players 2 --bots directed,random --seed kept --json';
const OPENING = await load('chicago-express').then((g) => [g.id, g.rules, defaultOptions(g.options), 2]);

describe('ladder', () => {
  test('what is kept by game or, in an older file, by block is not played again and gives the same figures', async () => {
    const g = await load('chicago-express');
    const names = [g.id, g.rules, defaultOptions(g.options), 2, 'directed', 'random', 'kept'];
    const line = (key: unknown[], value: unknown) => `${JSON.stringify({ key: JSON.stringify(key), played: value })}\n`;
    const files = [BLOCK.map((one, seating) => line([...names, seating], one)).join(''), line(names, BLOCK)];
    const command = 'ladder chicago-express --players 2 --games 2 --bots directed,random --seed kept --json --keep';
    await inFolder(async (path) => {
      for (const [i, text] of files.entries()) {
        writeFileSync(path(`kept-${i}`), text);
        const { exit, out } = await turntable(`${command} ${path(`kept-${i}`)}`);
        expect(exit).toBe(0);
        expect(JSON.parse(out).results).toMatchObject([{ blocks: 1, games: 2, higher: { mean: 0.5 } }]);
      }
    });
  });

  const kept = (blocks: number, places: (n: number) => number[][], of: [PlayerName, PlayerName]) =>
    Array.from({ length: blocks }, (_, n) =>
      places(n).map((order, seating) => {
        const [strong, weak] = of;
        const key = JSON.stringify([...OPENING, strong, weak, n === 0 ? 'kept' : `kept+${n}`, seating]);
        const bots = seating === 0 ? [strong, weak] : [weak, strong];
        return `${JSON.stringify({ key, played: played(bots, order) })}\n`;
      }),
    )
      .flat()
      .join('');
  const always = () => [
    [1, 2],
    [2, 1],
  ];

  test('a pair that is decided is not played on: only the blocks that were needed count', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('kept'), kept(30, always, ['directed', 'random']));
      const { exit, out } = await turntable(`${SEQUENTIAL} --until 0.95 --keep ${path('kept')}`);
      expect(exit).toBe(0);
      expect(JSON.parse(out).results).toMatchObject([{ blocks: 28, games: 56, bar: 0.95, above: true }]);
      expect(readFileSync(path('kept'), 'utf8').split('\n')).toHaveLength(61); // nothing was added
    });
  });

  test('bars are those of neighbours on the ladder; a pair without one plays all its games', async () => {
    await inFolder(async (path) => {
      const lines = (['regular', 'newcomer'] as const).map((one) => kept(30, always, [one, 'random']));
      writeFileSync(path('kept'), lines.join(''));
      const flags = `--until bar --games 60 --keep ${path('kept')}`;
      const run = async (bots: string) =>
        JSON.parse((await turntable(`${SEQUENTIAL} ${flags}`.replace('directed,random', bots))).out).results;
      expect(await run('newcomer,random')).toMatchObject([{ bar: 0.95, above: true, games: 56 }]);
      expect(await run('regular,random')).toMatchObject([{ bar: null, above: null, games: 60 }]);
    });
  });

  const meet = (pairs: readonly [PlayerName, PlayerName][]) =>
    pairs.map((pair) => kept(4, (n) => (n === 0 ? always().toReversed() : always()), pair)).join('');
  const ALL: [PlayerName, PlayerName][] = [
    ['regular', 'newcomer'],
    ['regular', 'random'],
    ['newcomer', 'random'],
  ];

  test('everybody meets everybody and is rated by Elo with an interval, in words and as JSON', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('kept'), meet(ALL));
      const command = SEQUENTIAL.replace('directed,random', 'regular,newcomer,random');
      const run = async (flags: string) => await turntable(`${command} --games 8 --keep ${path('kept')} ${flags}`);
      const { results, ratings } = JSON.parse((await run('')).out);
      const pairs = (all: { stronger: string; weaker: string }[]) => all.map((one) => [one.stronger, one.weaker]);
      expect(pairs(results)).toEqual(ALL);
      expect(ratings.map(({ name }: { name: string }) => name)).toEqual(['regular', 'newcomer', 'random']);
      for (const { elo } of ratings) {
        expect(elo.low).toBeLessThan(elo.mean);
        expect(elo.high).toBeGreaterThan(elo.mean);
      }
      // Bars are those of neighbours.
      expect(pairs(JSON.parse((await run('--until bar')).out).results)).toEqual([ALL[0], ALL[2]]);
      expect(pairs(JSON.parse((await run('--until bar --all')).out).results)).toEqual(ALL);
      const words = await turntable(`${command.replace(' --json', '')} --games 8 --keep ${path('kept')} --lang fr`);
      expect(words.out).toMatch(/Elo \(1500 en moyenne\)[^\n]*\nregular +1\d{3} +\d+ – \d+\nnewcomer +1500 /);
      expect(words.out).toMatch(/gagnées par place 1, 2, …\nregular > newcomer +50.0 % +50.0 %\n/);
      expect(readFileSync(path('kept'), 'utf8')).toBe(meet(ALL)); // nothing was played
    });
  });

  test('a bar is drawn for a watcher; who interrupts is told what was played, and goes on from there', async () => {
    await inFolder(async (path) => {
      const command = `${SEQUENTIAL} --games 6 --keep ${path('kept')}`;
      const stop = new AbortController();
      stop.abort();
      const { exit, out } = await turntable(command, { stop: stop.signal });
      expect([exit, JSON.parse(out).results[0].games]).toEqual([130, 0]);
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += 800));
      const watched = await turntable(command, { watched: true });
      vi.restoreAllMocks();
      expect(watched.err).toMatch(/games \[#+\] 6\/6/);
      expect(JSON.parse(watched.out).results[0].games).toBe(6);
      expect((await turntable(command)).out).toBe(watched.out);
    });
  });

  test('a Master with a time has games of its own: those it played by playouts alone do not count for it', async () => {
    await inFolder(async (path) => {
      const untimed = kept(1, always, ['master', 'expert']);
      const timed = untimed.replaceAll(/,([01])\]"/g, ',$1,2000]"').replaceAll('[1,2],"scores', '[2,1],"scores');
      writeFileSync(path('kept.jsonl'), untimed + timed);
      const run = async (flags: string) => {
        const command = SEQUENTIAL.replace('directed,random', 'master,expert');
        return JSON.parse((await turntable(`${command} --games 2 --keep ${path('kept.jsonl')} ${flags}`)).out).results;
      };
      expect(await run('')).toMatchObject([{ games: 2, higher: { mean: 1 } }]);
      expect(await run('--ms 2000')).toMatchObject([{ games: 2, higher: { mean: 0.5 } }]);
      expect(readFileSync(path('kept.jsonl'), 'utf8')).toBe(untimed + timed); // nothing was played
      const shown = SEQUENTIAL.replace('directed,random', 'master,expert').replace('--json', '');
      const heading = async (more: string) =>
        (await turntable(`${shown} --games 2 --keep ${path('kept.jsonl')} ${more}`)).out.split('\n')[0];
      expect([await heading(''), await heading('--ms 2000')]).toEqual([
        expect.stringMatching(/--seed kept$/),
        expect.stringMatching(/--seed kept --ms 2000$/),
      ]);
      const { out } = await turntable(`strength ${path('')}`);
      expect(out.match(/Master.* over Expert \| \d+ %/g)).toEqual([
        'Master over Expert | 100 %',
        'Master, 2 s a move, over Expert | 50 %',
      ]);
      expect(out).toContain('--seed kept`, with a time `--ms 2000`');
      writeFileSync(path('more.jsonl'), timed.replaceAll(',2000]', ',500]'));
      expect((await turntable(`strength ${path('')}`)).out).toContain('with a time `--ms 500|2000`');
    });
  });

  test('a game that is played is kept with the commit it was played by', async () => {
    await inFolder(async (path) => {
      const { exit } = await turntable(`${SEQUENTIAL} --games 2 --keep ${path('kept')}`);
      expect(exit).toBe(0);
      const lines = readFileSync(path('kept'), 'utf8').trim().split('\n');
      const commits = lines.map((line) => JSON.parse(line).played.commit ?? null);
      expect(commits).toEqual(Array(2).fill(await commitNow()));
    });
  });

  test('a line that was cut off, or is damaged, is played again and costs none of the others', async () => {
    await inFolder(async (path) => {
      const whole = kept(5, always, ['directed', 'random']).split('\n').slice(0, -1);
      const broken = ['', '{', 'null', '7', '{"key":7,"played":{}}', `${whole[1]}}`, whole[1]!.replace('[', '{')];
      const bad = whole[1]!.replace(/"played":.*/, '"played":{"bots":["directed"],"places":[1]}}');
      const cut = whole[0]!.slice(0, -9);
      const lines = [...broken, bad, ...whole.slice(2), cut];
      writeFileSync(path('kept'), lines.join('\n'));
      const run = () => turntable(`${SEQUENTIAL} --games 10 --keep ${path('kept')}`);
      expect(JSON.parse((await run()).out).results).toMatchObject([{ blocks: 5, games: 10 }]);
      const once = readFileSync(path('kept'), 'utf8');
      expect(once.trimEnd().split('\n')).toHaveLength(lines.length + 2); // the two that were missing
      await run();
      expect(readFileSync(path('kept'), 'utf8')).toBe(once); // and they are found again
    });
  });

  test('a file that cannot hold what is played is told before anything is played', async () => {
    await inFolder(async (path) => {
      for (const place of [path(''), path('none/kept')])
        expect(await turntable(`${SEQUENTIAL} --games 2 --keep ${place}`)).toMatchObject({ exit: 2, out: '' });
    });
  });

  test('a board of one’s own is refused before it is read: ladders are played on those of the game', async () => {
    const { exit, err } = await turntable(
      'ladder steel-driver --lang en --board src/games/steel-driver/board/none.json',
    );
    expect([exit, err]).toEqual([2, expect.stringContaining('there is no flag --board here')]);
  });

  test.each(['newcomer,newcomer', 'random,newcomer,random'])(
    '--bots %s is refused: one is named twice',
    async (given) => {
      for (const [lang, words] of [
        ['en', 'twice; name each once'],
        ['fr', 'nommez chacun une seule fois'],
      ]) {
        const { exit, out, err } = await turntable(`ladder chicago-express --lang ${lang} --bots ${given}`);
        expect([exit, out, err]).toEqual([2, '', expect.stringContaining(words!)]);
      }
    },
  );

  test.each(['70', '1', '0', 'x', '0.70001'])('--until %s is refused with what is wanted', async (given) => {
    const { exit, err } = await turntable(`${SEQUENTIAL} --until ${given}`);
    expect(exit).toBe(2);
    expect(err).toContain('0.70, or bar');
  });
});
