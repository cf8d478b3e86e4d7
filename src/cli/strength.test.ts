import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keptLadder as lines, PAGE } from './testing/kept-ladder.ts';
import { inFolder, turntable } from './testing/terminal.ts';

describe('strength', () => {
  test('each pair with its share, verdict, games, win rate by seat and commits, from the foot of the ladder up', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('a.jsonl'), lines('regular', 'newcomer', 4, { even: [1] }));
      writeFileSync(path('b.jsonl'), lines('newcomer', 'random', 30));
      writeFileSync(path('c.txt'), lines('expert', 'regular', 30));
      const { exit, out } = await turntable(`strength ${path('')} --json`);
      expect(exit).toBe(0);
      const [low, high, ...more] = JSON.parse(out);
      expect(more).toEqual([]);
      expect(low).toMatchObject({ commits: ['abc', 'def'], players: 2, result: { stronger: 'newcomer', games: 56 } });
      expect(low.result).toMatchObject({ above: true, winsBySeat: [0.5, 0.5], lone: { stronger: 1, weaker: 0 } });
      expect(high.result).toMatchObject({ stronger: 'regular', games: 8, above: null, higher: { mean: 0.875 } });
    });
  });

  test('tables go between the marks of the page, a chart for each game beside it; written twice it is the same', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('a.jsonl'), lines('newcomer', 'random', 30));
      writeFileSync(path('bots.md'), PAGE);
      const write = async () => {
        expect(await turntable(`strength ${path('')} --docs ${path('')}`)).toMatchObject({ exit: 0 });
        return readFileSync(path('bots.md'), 'utf8');
      };
      const page = await write();
      expect(page).toContain('| 2 | Newcomer over random | 100 % (94–100) | 95 %: reached | 56 | 28 |');
      expect(page).toContain('ladder chicago-express --players N --bots stronger,weaker --until bar --seed s`');
      expect(page).not.toContain('old');
      expect(page.endsWith('after\n')).toBe(true);
      expect(await write()).toBe(page);
      const chart = readFileSync(path('bots/chicago-express.svg'), 'utf8');
      expect(chart).toContain('>2: Newcomer over random</text>');
      expect(chart).toContain('<line class="bar" x1="670.0"');
    });
  });

  test('below the pairs stands in how many of their games each level took part', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('a.jsonl'), lines('newcomer', 'random', 4) + lines('regular', 'newcomer', 3));
      const { out } = await turntable(`strength ${path('')}`);
      expect(out).toContain('| players | Random | Newcomer | Regular |\n| --- | --- | --- | --- |\n| 2 | 8 | 14 | 6 |');
    });
  });

  test('whoever plays alone takes part in games of its own', async () => {
    await inFolder(async (path) => {
      const line = (n: number, bot: 'regular' | 'newcomer') => {
        const seed = n === 0 ? 's' : `s+${n}`;
        const seating = bot === 'regular' ? 0 : 1;
        const key = ['age-of-steam', 1, { map: 'barbados' }, 1, 'regular', 'newcomer', seed, seating];
        const played = { bots: [bot], places: [1], scores: [9], lost: [], actions: 9, ended: [], commit: 'abc' };
        return `${JSON.stringify({ key: JSON.stringify(key), played })}\n`;
      };
      const games = [0, 1, 2].flatMap((n) => [line(n, 'regular'), line(n, 'newcomer')]);
      writeFileSync(path('a.jsonl'), games.join(''));
      expect((await turntable(`strength ${path('')}`)).out).toContain(
        '| players | Newcomer | Regular |\n| --- | --- | --- |\n| 1 | 3 | 3 |',
      );
    });
  });

  test('lines that name no game of ours, or a block far away, are left out: no file beside the charts, no page broken', async () => {
    await inFolder(async (path) => {
      const whole = lines('newcomer', 'random', 2);
      const other = (from: string, to: string) => whole.replaceAll(from, to);
      const damaged = [
        other('chicago-express', '../../outside'),
        other('chicago-express', ''),
        other('eastern-us', ''),
        other('eastern-us', 'a|b'),
        other('"s+1', '"s+999999999'),
        other('"key":"[', '"key":"{'),
        other('"places":[1,2]', '"places":[1]'),
      ];
      mkdirSync(path('docs'));
      writeFileSync(path('a.jsonl'), `${damaged.join('')}${whole}`);
      writeFileSync(path('docs/bots.md'), PAGE);
      expect(await turntable(`strength ${path('')} --docs ${path('docs')}`)).toMatchObject({ exit: 0 });
      expect(readFileSync(path('docs/bots.md'), 'utf8').match(/Newcomer over random.*/g)).toEqual([
        expect.stringContaining('| 4 | 2 | 1.0 / 2.0 |'),
      ]);
      expect(readdirSync(path('')).sort()).toEqual(['a.jsonl', 'docs']);
      expect(readdirSync(path('docs/bots')).sort()).toEqual(['chicago-express.svg', 'standings.jsonl']);
    });
  });

  test.each([
    ['of which something is demanded', 'newcomer', 0.95],
    ['of which nothing is', 'regular', null],
  ] as const)(
    'a block that is missing leaves what follows it without a say, in a pair %s',
    async (_, stronger, bar) => {
      await inFolder(async (path) => {
        const all = lines(stronger, 'random', 30).split('\n');
        writeFileSync(path('a.jsonl'), all.filter((line) => !line.includes('s+7')).join('\n'));
        const [standing] = JSON.parse((await turntable(`strength ${path('')} --json`)).out);
        expect(standing).toMatchObject({ commits: ['abc', 'def'], result: { games: 14, blocks: 7, bar, above: null } });
      });
    },
  );

  test('pairs of the same stronger stand from the foot of the ladder up, too', async () => {
    await inFolder(async (path) => {
      const weaker = ['expert', 'newcomer', 'random', 'regular'] as const;
      writeFileSync(path('a.jsonl'), weaker.map((one) => lines('master', one, 1)).join(''));
      const standings = JSON.parse((await turntable(`strength ${path('')} --json`)).out);
      expect(standings.map(({ result }: { result: { weaker: string } }) => result.weaker)).toEqual([
        ...['random', 'newcomer', 'regular', 'expert'],
      ]);
    });
  });

  test('without a folder and without documentation it asks for one of them', async () => {
    const [english, french] = [await turntable('strength --lang en'), await turntable('strength --lang fr')];
    expect([english.exit, english.err]).toEqual([
      2,
      expect.stringContaining('name a folder of kept games, or add --docs'),
    ]);
    expect([french.exit, french.err]).toEqual([2, expect.stringContaining('nommez un dossier de parties gardées')]);
  });

  test('a ladder begun at a later block counts from there and is told with its seed; what has no say is counted', async () => {
    await inFolder(async (path) => {
      const later = lines('newcomer', 'random', 30)
        .split('\n')
        .filter((line) => !/"s(\+[12])?\\"/.test(line));
      writeFileSync(path('a.jsonl'), later.join('\n'));
      writeFileSync(path('bots.md'), PAGE);
      const [standing] = JSON.parse((await turntable(`strength ${path('')} --json`)).out);
      expect(standing).toMatchObject({ seed: 's+3', result: { games: 54, above: null } });
      writeFileSync(path('b.jsonl'), lines('regular', 'newcomer', 40));
      const { out } = await turntable(`strength ${path('')} --docs ${path('')}`);
      const [low, high] = JSON.parse((await turntable(`strength ${path('')} --json`)).out);
      expect(high.result.games).toBeLessThan(80);
      expect(out).toContain(`; ${54 + 80 - low.result.games - high.result.games} kept games have no say`);
    });
  });

  test('a page without marks, a folder without games and one that is not there are told', async () => {
    await inFolder(async (path) => {
      expect(await turntable(`strength ${path('')}`)).toMatchObject({ exit: 2 });
      expect(await turntable(`strength ${path('none')}`)).toMatchObject({ exit: 2 });
      writeFileSync(path('a.jsonl'), lines('newcomer', 'random', 6));
      const file = await turntable(`strength ${path('a.jsonl')} --lang en`);
      expect([file.exit, file.err]).toEqual([2, expect.stringContaining('a.jsonl is no folder')]);
      writeFileSync(path('bots.md'), '# Bots\n');
      const { exit, err } = await turntable(`strength ${path('')} --docs ${path('')}`);
      expect(exit).toBe(1);
      expect(err).toContain('from here -->');
    });
  });
});
