import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from '../games/registry.ts';
import { readRecord } from '../kernel/read-record.ts';
import { replay } from '../kernel/replay.ts';
import { below, rngOf } from '../kernel/rng.ts';
import { inFolder, turntable } from './testing/terminal.ts';

/** Picks one of the numbers in the last menu shown. */
function chooser(seed: string): (shown: string) => string {
  const rng = rngOf(seed);
  let last = 1;
  return (shown) => {
    const numbers = [...shown.matchAll(/(?:^|\s{2})(\d+) {2}\S/gm)].map((match) => Number(match[1]));
    if (numbers.length > 0) last = Math.max(...numbers);
    return String(1 + below(rng, last));
  };
}

async function replayFile(path: string) {
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return { record: read.value, again: replay(await load('chicago-express'), read.value) };
}

describe('play', () => {
  test('a whole game of Chicago Express by two people, recorded, replays to its result', async () => {
    await inFolder(async (path) => {
      const words = `play chicago-express --players 2 --bots human --names Ann,Bob --seed 5 --record ${path('g.json')}`;
      const { exit, out, err } = await turntable(words, { answer: chooser('two') });
      expect(exit).toBe(0);
      expect(err).toContain('Saved');
      expect(out).toMatch(/(Ann|Bob).* (wins|share the win) with \$\d+/);
      expect(out).toContain('The game ended because');
      const { record, again } = await replayFile(path('g.json'));
      expect(again).toMatchObject({ ok: true, value: { hash: record.hash } });
      expect(record.result?.ranking).toHaveLength(2);
    });
  });

  test('nothing a person reads is a code', async () => {
    const { out } = await turntable('play chicago-express --players 3 --seed 8 --lang fr', { answer: chooser('fr') });
    expect(out).toContain('Fin du jeu');
    const prose = out.split('\n').filter((line) => !/[/\\]/.test(line));
    expect(prose.join('\n')).not.toMatch(/\b[a-z]+-[a-z]+-[a-z]+\b|undefined|NaN|\{\w+\}|\[object/);
    expect(prose.join('\n')).not.toMatch(/share-sold|end-expansion|not-now|seat:|company:/);
  });

  test('scripted players sit in simulations, not at a table with people', async () => {
    const { exit, err } = await turntable('play chicago-express --players 3 --bots human,hoarding');
    expect([exit, err]).toEqual([2, expect.stringContaining('hoarding')]);
    expect((await turntable('simulate chicago-express --players 3 --games 1 --bots hoarding')).exit).toBe(0);
  });

  test('against bots the same seed and moves give the same game', async () => {
    const words = 'play chicago-express --players 3 --bots human,random --seed 9 --json';
    const input = Array.from({ length: 400 }, () => '1').join('\n');
    const first = await turntable(words, { input });
    expect(JSON.parse(first.out)).toMatchObject({ hash: expect.any(String) });
    expect((await turntable(words, { input })).out).toBe(first.out);
  });

  test('moves in words, refusals with rule and heading, slips of the keyboard', async () => {
    const input = ['bid 3', 'bid 999', 'bid', 'bdi 9', 'xyzzy', 'expand nyc Q3', '999', 'bid 20', 'pass'].join('\n');
    const { exit, out } = await turntable('play chicago-express --players 2 --bots human --seed 1', { input });
    expect(exit).toBe(0);
    for (const wanted of [
      'The opening bid is at least $7: bid that or more, or pass. [CE-9, ',
      'You have only $60',
      'Write it like this: bid <amount>.',
      'did you mean `bid`',
      '“xyzzy” is not a word known here',
      '[CE-9, ', // not now: cited by the phase
      'There is no move 999',
      'bids $20 for the PRR share',
      'buys the PRR share for $20',
    ])
      expect(out).toContain(wanted);
  });

  test('French words, with or without accents, and names of cities', async () => {
    const input = ['passer', 'passer', 'passer', 'passer', 'passer', 'passer', 'passer', 'passer'];
    const more = ['étendre prr', 'etendre prr Q5', 'fin', 'developper new york', 'renoncer encheres', 'annuler'];
    const words = 'play chicago-express --players 2 --bots human --seed 1 --lang fr';
    const { out } = await turntable(words, { input: [...input, ...more].join('\n') });
    for (const wanted of ['reçoit', 'étendre <compagnie> <case>', 'Q5', 'New York (S3)', 'Le dernier coup est repris'])
      expect(out).toContain(wanted);
  });

  test.each([
    [
      'en',
      ['Auction a share of the PRR (opening bid $4)', 'Extend the PRR: Q5 (treasury −$1)'],
      'Develop Binghamton (Q3) (PRR income +$1)',
    ],
    [
      'fr',
      ['une action de la PRR (offre de départ 4 $)', 'Étendre la PRR : case Q5 (caisse −1 $)'],
      'Développer la case Binghamton (Q3) (revenu PRR +1 $)',
    ],
  ])('the menu tells what a move costs and brings (%s)', async (lang, first, after) => {
    const opening = Array.from({ length: 4 }, () => ['bid 12', 'pass']).flat();
    const input = [...opening, 'expand prr Q5', 'expand prr Q4', 'expand prr Q3', 'end-expansion'].join('\n');
    const words = `play chicago-express --players 2 --bots human --seed 1 --lang ${lang}`;
    const out = (await turntable(words, { input })).out.replace(/[\u00a0\u202f]/g, ' ');
    for (const wanted of [...first, after]) expect(out).toContain(wanted);
  });

  test.each([
    ['faidutti', 'germany', { engineer: 'four-tiles', production: 'draw-4-keep-2' }], // AOS-75
    ['card', 'barbados', { trackScoring: 'sections', bankruptAt: 'zero', redirect: 'unowned-only' }],
  ])('the preset %s goes with %s: what is idle there keeps its default', async (preset, map, options) => {
    await inFolder(async (path) => {
      const words = `play age-of-steam --preset ${preset} --map ${map} --bots human --seed 1 --record ${path('g.json')}`;
      await turntable(words, { input: 'quit' });
      expect(JSON.parse(readFileSync(path('g.json'), 'utf8')).options).toMatchObject({ map, ...options });
    });
  });

  test('an idle option that is asked for by its name is refused all the same', async () => {
    const { exit, err } = await turntable('play age-of-steam --map germany --option engineer=four-tiles-flat-2');
    expect(exit).toBe(2);
    expect(err).toContain('engineer');
  });

  test('AOS-79: a map that changes something says so at the beginning, and under its rule', async () => {
    const words = 'play age-of-steam --map southern-us --bots human --seed 1';
    const { out } = await turntable(words, { input: 'quit' });
    expect(out.replaceAll('\u00a0', ' ')).toMatch(/^Rules of this map:\n(- .*\n)*- In turn 4 the reduction .* by 2\./);
    const asked = await turntable('play age-of-steam --bots human --seed 1 --lang fr', { input: 'rules 79\nquit' });
    expect(asked.out).not.toContain('Règles de cette carte');
    expect(asked.out.replaceAll('\u00a0', ' ')).toMatch(/Barbade\n(- .*\n)*- Au plus 1 titre par tour/);
  });

  test('why tells the rule or what is possible; rules tells what a rule says', async () => {
    const opening = Array.from({ length: 8 }, () => 'pass');
    const input = [
      'why 999',
      ...opening,
      'why Q3',
      'why prr',
      'why nowhere',
      'why',
      'rules CE-30',
      'rules 30',
      'rules',
      'rules CE-99',
    ];
    const { out } = await turntable('play chicago-express --players 2 --bots human --seed 1', {
      input: input.join('\n'),
    });
    expect(out).toContain('You have only $60');
    expect(out).toContain('There is no locomotive on Binghamton (Q3)');
    expect(out).toContain('Nothing forbids it: Auction a share of the PRR');
    expect(out).toContain('not understood: “nowhere”');
    expect(out).toContain('A forest or a mountain holds one locomotive');
    expect(out).toContain('CE-52');
    expect(out).toContain('There is no rule CE-99');
  });

  test('undo takes back the last move of a person and what bots answered, and only that', async () => {
    const input = ['undo', 'redo', 'bid 20', 'undo', 'redo', 'undo', 'bid 21', 'quit'].join('\n');
    const { out } = await turntable('play chicago-express --players 2 --bots human --seed 1', { input });
    expect(out).toContain('There is no move of yours to take back.');
    expect(out).toContain('The last move is taken back.');
    expect(out).toContain('Nothing was taken back just now.');
    expect(out).toContain('What was taken back is played again.');
    expect(out).toContain('bids $21');
  });

  test('in a game with secrets, undo stops at what was shown', async () => {
    const { out } = await turntable('play toy --players 2 --bots human --seed 1', { input: '1\n1\n1\nundo\nquit' });
    expect(out).toContain('This cannot be taken back');
  });

  test('a person sees the cards of that seat and no others, nor a bid still sealed', async () => {
    const words = 'play toy --players 3 --bots human,random --names Ann,Bob,Cy';
    for (const seed of ['1', '2', '3']) {
      const { out } = await turntable(`${words} --seed ${seed}`, { answer: chooser(seed) });
      expect(out).toMatch(/Ann, best-card: \d/);
      expect(out).not.toMatch(/(Bob|Cy), best-card/);
      expect(out).not.toMatch(/dealt seat [12]|card-drawn seat [12].*card/);
      expect(out).toContain('wins');
    }
  });

  test('a game without texts is playable all the same', async () => {
    const { out } = await turntable('play toy --players 2 --bots human --seed 1', { input: 'bid\nbid 5\nhelp\nquit' });
    expect(out).toMatch(/1 {2}bid card \d/);
    expect(out).toContain('Write it like this: bid <card>.');
    expect(out).toContain('TOY-');
  });

  test('save, leave, resume: the game goes on where it was', async () => {
    await inFolder(async (path) => {
      const words = 'play chicago-express --players 2 --bots human';
      const save = `save ${path('half.json')}`;
      const first = await turntable(`${words} --seed 4 --names Zoe`, {
        input: ['bid 30', 'save', save, 'quit'].join('\n'),
      });
      expect(first.out).toContain('Name the file');
      expect(first.err).toContain('left before its end');
      const { record } = await replayFile(path('half.json'));
      expect(record.actions).toHaveLength(1);
      const again = await turntable(`${words} --resume ${path('half.json')} --record ${path('more.json')}`, {
        input: 'pass\nquit',
      });
      expect(again.out).toContain('buys the PRR share for $30');
      expect((await replayFile(path('more.json'))).record).toMatchObject({ seed: record.seed, seats: record.seats });
      const bad = await turntable(words, { input: 'save /no/such/folder/x.json\nquit' });
      expect(bad).toMatchObject({ exit: 0 });
      expect(bad.out).toContain('cannot be written');
    });
  });

  test('--resume refuses a broken file with one sentence', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('bad.json'), '{"format":');
      const { exit, err } = await turntable(`play toy --resume ${path('bad.json')}`);
      expect(exit).toBe(1);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(await turntable('play toy --resume /no/such/file')).toMatchObject({ exit: 2 });
    });
  });

  test('--tape asks for every outcome, refuses the impossible, and the record replays without a seed', async () => {
    await inFolder(async (path) => {
      const words = `play chicago-express --players 3 --bots human --tape --record ${path('t.json')}`;
      const { out } = await turntable(words, { input: ['seven', '3', '', '2', 'bid 8', 'quit'].join('\n') });
      expect(out).toMatch(/name the player\.\n +0 {2}\S/);
      expect(out).toContain('3 is not possible here');
      const { record, again } = await replayFile(path('t.json'));
      expect(record.seed).toBeUndefined();
      expect(record.chance).toEqual([{ point: 'first-seat', values: [2] }]);
      expect(again.ok).toBe(true);
      const resumed = await turntable(`${words} --resume ${path('t.json')}`, { input: 'quit' });
      expect(resumed.out).toContain('Highest bid: $8');
    });
  });

  test('--tape takes a player by name', async () => {
    await inFolder(async (path) => {
      const words = `play chicago-express --players 3 --bots human --tape --record ${path('t.json')}`;
      const listed = await turntable(words, { input: 'quit' });
      const name = /\n +1 {2}(\S.*)\n/.exec(listed.out)![1]!;
      await turntable(words, { input: [name.toUpperCase(), 'bid 8', 'quit'].join('\n') });
      expect((await replayFile(path('t.json'))).record.chance).toEqual([{ point: 'first-seat', values: [1] }]);
    });
  });

  test('--tape through a whole game with dice and hidden draws', async () => {
    await inFolder(async (path) => {
      const choose = chooser('dice');
      const answer = (shown: string): string => {
        const asked = shown.slice(shown.lastIndexOf('\n', shown.length - 4));
        const range = /number from (\d+) to (\d+)/.exec(asked);
        if (range) return range[2]!;
        return /: give (\d+)/.exec(asked)?.[1] ?? choose(shown);
      };
      const { exit, out } = await turntable(`play toy --players 3 --bots human --tape --record ${path('t.json')}`, {
        answer,
      });
      expect(exit).toBe(0);
      expect(out).toContain('wins');
      expect(await turntable(`replay ${path('t.json')}`)).toMatchObject({ exit: 0 });
      const record = JSON.parse(readFileSync(path('t.json'), 'utf8'));
      expect(record.seed).toBeUndefined();
      expect(record.actions.some((entry: { chance?: unknown }) => entry.chance)).toBe(true);
    });
  });

  test('a record that starts from a given position is played on from there', async () => {
    await inFolder(async (path) => {
      await turntable(`play chicago-express --players 2 --bots human --seed 4 --record ${path('a.json')}`, {
        input: 'bid 30',
      });
      const at = JSON.parse((await turntable(`replay ${path('a.json')} --at 1 --json`)).out);
      const {
        actions: _actions,
        hash: _hash,
        chance: _chance,
        ...head
      } = JSON.parse(readFileSync(path('a.json'), 'utf8'));
      writeFileSync(path('b.json'), JSON.stringify({ ...head, start: at.state, actions: [] }));
      const words = `play chicago-express --bots human --resume ${path('b.json')} --record ${path('c.json')}`;
      expect((await turntable(words, { input: 'pass' })).out).toContain('buys the PRR share for $30');
      expect((await replayFile(path('c.json'))).again.ok).toBe(true);
    });
  });

  test.each(['Ann\u001b[31m', 'A'.repeat(41)])('--names %j, which no record may hold, is wrong usage', async (name) => {
    const { exit, out, err } = await turntable(`play toy --players 2 --names ${name}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('--names');
    expect(err).not.toContain('\u001b');
  });

  test('input that ends, or Ctrl-C, leaves in peace', async () => {
    const ended = await turntable('play chicago-express', { input: '' });
    expect(ended).toMatchObject({ exit: 0 });
    expect(ended.err).toContain('left before its end');
    const stop = new AbortController();
    const answer = () => {
      stop.abort();
      return '';
    };
    expect(await turntable('play chicago-express', { answer, stop: stop.signal })).toMatchObject({ exit: 130 });
  });
});
