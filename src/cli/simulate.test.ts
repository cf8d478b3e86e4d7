import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import type { AnyBotGame } from '../kernel/contract.ts';
import { readRecord } from '../kernel/read-record.ts';
import { replay } from '../kernel/replay.ts';
import { seedText } from './setting.ts';
import { entryFor, inFolder, TOY, turntable } from './testing/terminal.ts';

const linesOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const base = toy as unknown as AnyBotGame;

afterEach(() => vi.restoreAllMocks());

describe('simulate', () => {
  test.each(['random', 'directed'])(
    'writes one JSON line per game of %s bots and nothing else with --json',
    async (bots) => {
      const { exit, out, err } = await turntable(
        `simulate chicago-express --games 4 --players 3 --bots ${bots} --json`,
      );
      expect(exit).toBe(0);
      const lines = linesOf(out);
      expect(lines.map(({ seed }) => seed)).toEqual(['1', '1+1', '1+2', '1+3']);
      for (const line of lines) {
        expect(line.actions).toBeGreaterThan(20);
        expect(line.hash).toMatch(/^[0-9a-f]{16}$/);
        expect(line.outcome.ranking).toHaveLength(3);
        expect(line.outcome.reasons.length).toBeGreaterThan(0);
      }
      expect(JSON.parse(err).summary).toMatchObject({ games: 4 });
    },
  );

  test('the same seed gives the same games, another seed others, and one of a series can be had alone', async () => {
    const play = async (flags: string) => linesOf((await turntable(`simulate toy --json ${flags}`)).out);
    const first = await play('--games 5 --seed abc');
    expect(await play('--games 5 --seed abc')).toEqual(first);
    expect(await play('--games 5 --seed abd')).not.toEqual(first);
    expect((await play('--games 1 --seed abc+3'))[0]).toEqual({ ...first[3], game: 0 });
    expect([seedText('s', 0), seedText('s', 2), seedText('s+2', 0), seedText('s+2', 3)]).toEqual([
      's',
      's+2',
      's+2',
      's+5',
    ]);
  });

  test('a list of bots shorter than the seats is repeated', async () => {
    await inFolder(async (path) => {
      await turntable(`simulate toy --games 1 --players 4 --bots random,directed --out ${path('x')}`);
      const record = JSON.parse(readFileSync(path('x/toy-4p-000000.json'), 'utf8'));
      expect(record.seats.map(({ name }: { name: string }) => name)).toEqual([
        'random 1',
        'directed 2',
        'random 3',
        'directed 4',
      ]);
    });
  });

  test('--out writes records that replay to the same hash', async () => {
    await inFolder(async (path) => {
      const { out } = await turntable(`simulate toy --games 3 --option rounds=3 --out ${path('records')} --json`);
      const hashes = linesOf(out).map(({ hash }) => hash);
      const files = readdirSync(path('records')).sort();
      expect(files).toHaveLength(3);
      files.forEach((file, i) => {
        const read = readRecord(readFileSync(path(`records/${file}`), 'utf8'));
        if (!read.ok) throw new Error(JSON.stringify(read.problem));
        expect(read.value.options.rounds).toBe(3);
        expect(replay(base, read.value)).toMatchObject({ ok: true, value: { hash: hashes[i] } });
      });
      writeFileSync(path('file'), '');
      expect(await turntable(`simulate toy --games 1 --out ${path('file')}/x`)).toMatchObject({ exit: 2 });
    });
  });

  test('the summary tells speed, endings, seats and milestones in words', async () => {
    const { out } = await turntable('simulate chicago-express --games 3 --bots directed --quiet --lang fr');
    expect(out).not.toContain('{');
    for (const wanted of ['3 parties à 3 joueurs', 'par seconde de calcul', 'Chicago est reliée', 'score moyen'])
      expect(out).toContain(wanted);
    expect(out).not.toMatch(/chicago-reached|share-sold/);
  });

  test.each<[string, Partial<AnyBotGame>, RegExp]>([
    [
      'a breach',
      { referee: (s) => (s.phases.length === 0 ? [{ code: 'toy-broken' }] : []) },
      /referee objects.*toy-broken/,
    ],
    [
      'a crash',
      {
        facts: base.facts,
        view: () => {
          throw new Error('boom');
        },
      },
      /program broke.*boom/,
    ],
    [
      'an illegal bot',
      { brain: { ...base.brain, policy: () => ({ kind: 'buy', flag: 'nowhere' }) as never } },
      /illegal action/,
    ],
  ])('%s makes exit code 1 and leaves the record', async (_what, change, sentence) => {
    const broken = entryFor({ ...base, ...change });
    await inFolder(async (path) => {
      const { exit, err } = await turntable(`simulate toy --bots directed --seed s --games 3 --out ${path('o')}`, {
        games: [broken],
      });
      expect(exit).toBe(1);
      expect(err).toMatch(sentence);
      const record = readRecord(readFileSync(path('o/trouble-toy-s.json'), 'utf8'));
      expect(record).toMatchObject({ ok: true, value: { game: 'toy' } });
    });
  });

  test('an interrupted run sums up what was played and says so', async () => {
    const stop = new AbortController();
    stop.abort();
    const { exit, out } = await turntable('simulate toy --games 50', { games: [TOY], stop: stop.signal });
    expect(exit).toBe(130);
    expect(out).toContain('0 games');
  });

  test('a bar is drawn only for a watcher of long work', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
    expect((await turntable('simulate toy --games 9 --quiet', { watched: true })).err).toContain('9/9');
    expect((await turntable('simulate toy --games 9 --quiet')).err).toBe('');
  });
});
