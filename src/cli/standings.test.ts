import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { keptLadder, type Ladder, PAGE } from './testing/kept-ladder.ts';
import { inFolder, turntable } from './testing/terminal.ts';

/** Documentation and a folder of kept games, each empty at first. */
const withDocs = (work: (docs: ReturnType<typeof docsIn>) => Promise<void>) =>
  inFolder(async (path) => {
    mkdirSync(path('docs/bots'), { recursive: true });
    mkdirSync(path('kept'));
    writeFileSync(path('docs/bots.md'), PAGE);
    await work(docsIn(path));
  });

const docsIn = (path: (name: string) => string) => ({
  path,
  get stored() {
    return readFileSync(path('docs/bots/standings.jsonl'), 'utf8');
  },
  set stored(text: string) {
    writeFileSync(path('docs/bots/standings.jsonl'), text);
  },
  get page() {
    return readFileSync(path('docs/bots.md'), 'utf8');
  },
  write: () => turntable(`strength ${path('kept')} --docs ${path('docs')}`),
  /** What was kept before is gone, as on another machine. */
  async add(blocks: number, ladder: Ladder = {}): Promise<void> {
    rmSync(path('kept/a.jsonl'), { force: true });
    if (blocks > 0) writeFileSync(path('kept/a.jsonl'), keptLadder('newcomer', 'random', blocks, ladder));
    expect(await this.write()).toMatchObject({ exit: 0 });
  },
  ladder: (flags: string) =>
    turntable(`ladder chicago-express --players 2 --bots newcomer,random --seed s --json ${flags}`),
});

const numbers = (line: string): number[] => JSON.parse(line).blocks.map(({ n }: { n: number }) => n);
const upTo = (n: number): number[] => [...Array(n).keys()];
const by = (commit: string) => ({ commit: () => commit });

const TOLD = {
  ...{ game: 'chicago-express', rules: 1, options: { map: 'eastern-us' }, players: 2 },
  ...{ pair: ['newcomer', 'random'], seed: 's' },
  told: {
    ...{ mean: 0.89775, interval: [0.8, 0.97], bar: 0.95, above: null, games: 20, blocks: 10 },
    ...{ scores: [12.5, 3], lost: [0, 0.013], seats: [0.55, 0.45], by: ['0ld', '0lder'] },
  },
};

describe('standings stored beside the documentation', () => {
  test('a line for each pair holds its blocks with their commits; written twice, and without a folder, all is the same', async () => {
    await withDocs(async (docs) => {
      await docs.add(6, { even: [1] });
      expect(docs.stored).toMatch(
        /^\{"game":"chicago-express","rules":1,"options":\{"map":"eastern-us"\},"players":2,"pair":\["newcomer","random"\],"seed":"s","blocks":\[\{"n":0,"by":\["abc"\],"games":\["1:1 2:2","2:2 1:1"\]\},\{"n":1,"by":\["abc"\],"games":\["1:1 1:1","1:1 1:1"\]\},.*\]\}\n$/,
      );
      const before = [docs.stored, docs.page];
      await docs.add(6, { even: [1] });
      expect([docs.stored, docs.page]).toEqual(before);
      await docs.add(0);
      expect([docs.stored, docs.page]).toEqual(before);
      expect(await turntable(`strength --docs ${docs.path('docs')}`)).toMatchObject({ exit: 0 });
      expect([docs.stored, docs.page]).toEqual(before);
      expect(readdirSync(docs.path('docs/bots')).sort()).toEqual(['chicago-express.svg', 'standings.jsonl']);
    });
  });

  test('whoever asks for output for programs has it written too', async () => {
    await withDocs(async (docs) => {
      writeFileSync(docs.path('kept/a.jsonl'), keptLadder('newcomer', 'random', 2));
      const { out } = await turntable(`strength ${docs.path('kept')} --docs ${docs.path('docs')} --json`);
      expect(JSON.parse(out)).toMatchObject([{ players: 2, result: { games: 4 } }]);
      expect(numbers(docs.stored)).toEqual(upTo(2));
      expect(docs.page).toContain('| 4 | 2 |');
    });
  });

  test('every option is written, and one that a line does not name yet is filled in', async () => {
    await withDocs(async (docs) => {
      await docs.add(2);
      const whole = docs.stored;
      docs.stored = whole.replace('{"map":"eastern-us"}', '{}');
      expect(docs.stored).not.toBe(whole);
      await docs.add(0);
      expect(docs.stored).toBe(whole);
    });
  });

  test('further blocks are added in their order, and the verdict is that of all of them in one', async () => {
    await withDocs(async (docs) => {
      await docs.add(30, by('a'));
      const [stored, page] = [docs.stored, docs.page];
      docs.stored = '';
      await docs.add(10, by('a'));
      expect(docs.page).toContain('95 %: undecided | 20 | 10 |');
      await docs.add(10, { from: 20, ...by('a') });
      expect(docs.page).toContain('95 %: undecided | 20 | 10 |'); // after a gap they have no say
      await docs.add(15, { from: 5, ...by('a') });
      expect(numbers(docs.stored)).toEqual(upTo(30));
      expect([docs.stored, docs.page]).toEqual([stored, page]);
      expect(page).toContain('95 %: reached | 56 | 28 |');
    });
  });

  test('only the commits of blocks that count are listed', async () => {
    await withDocs(async (docs) => {
      await docs.add(10, by('a'));
      await docs.add(30, { from: 10, commit: (n) => (n < 28 ? 'b' : 'c') });
      expect(docs.page).toContain('| 56 | 28 | 1.0 / 2.0 |  | 50 50 | a b |');
    });
  });

  test('a stored block that was played again by another commit, or with another end, begins the pair anew', async () => {
    await withDocs(async (docs) => {
      await docs.add(30, by('a'));
      await docs.add(6, by('b'));
      expect(numbers(docs.stored)).toEqual(upTo(6));
      expect(docs.page).toContain('95 %: undecided | 12 | 6 | 1.0 / 2.0 |  | 50 50 | b |');
      await docs.add(3, { even: [2], ...by('b') });
      expect(numbers(docs.stored)).toEqual(upTo(3));
    });
  });

  test('of a block that was only begun, and of those after it, nothing is stored', async () => {
    await withDocs(async (docs) => {
      const lines = keptLadder('newcomer', 'random', 8).split('\n');
      writeFileSync(docs.path('kept/a.jsonl'), lines.filter((_, i) => i !== 9).join('\n')); // of block 4
      expect((await docs.write()).out).toContain('; 7 kept games have no say');
      expect(numbers(docs.stored)).toEqual(upTo(4));
    });
  });

  test('what was told without blocks is shown until blocks have a verdict or no fewer games', async () => {
    await withDocs(async (docs) => {
      const told = `${JSON.stringify(TOLD)}\n`;
      docs.stored = told;
      await docs.add(0);
      expect(docs.stored).toBe(told);
      const row = '90 % (80–97) | 95 %: undecided | 20 | 10 | 12.5 / 3.0 | 0.0 / 1.3 % | 55 45 | 0ld 0lder |';
      expect(docs.page).toContain(row);
      await docs.add(9);
      expect(docs.page).toContain(row);
      expect((await docs.write()).out).toContain('; 18 kept games have no say');
      expect((await docs.write()).out).toContain('waiting behind told figures');
      await docs.add(1, { from: 9 });
      expect(docs.page).toContain('100 % (84–100) | 95 %: undecided | 20 | 10 | 1.0 / 2.0 |');
      expect(JSON.parse(docs.stored)).not.toHaveProperty('told');
      docs.stored = told.replace('"games":20', '"games":2000').replace('"above":null', '"above":false');
      await docs.add(30);
      expect(docs.page).toContain('95 %: reached | 56 | 28 |');
    });
  });

  test('a damaged line is told by its number, in both languages, and nothing is written', async () => {
    await withDocs(async (docs) => {
      await docs.add(2);
      const [whole, page] = [docs.stored, docs.page];
      const told = JSON.stringify(TOLD);
      const damaged = [
        ['<<<<<<< HEAD', '{}'],
        [whole.replace('chicago-express', '../outside'), 'game'],
        [whole.replace('eastern-us', 'a|b'), 'options'],
        [whole.replace('"players":2', '"players":9'), 'players'],
        [whole.replace('"seed":"s"', '"seed":"s+1"'), 'seed'],
        [whole.replace('"random"', '"newcomer"'), 'pair'],
        [whole.replace('1:1 2:2', '1:1 3:2'), 'blocks[0].games'],
        [whole.replace('1:1 2:2', '1:1'), 'blocks[0].games'],
        [whole.replace('"n":1', '"n":0'), 'blocks[1].n'],
        [whole.replace(/"blocks":.*\]/, '"blocks":[]'), 'blocks'],
        [told.replace('0.89775', '89'), 'told.mean'],
        [told.replace('[0.55,0.45]', '[0.55]'), 'told.seats'],
      ];
      for (const [line, at] of damaged) {
        docs.stored = `\n${line!.trim()}\n`;
        const { exit, err } = await docs.write();
        expect([exit, err]).toEqual([1, expect.stringContaining(`standings.jsonl, line 2, is no standing`)]);
        expect(err).toContain(`(at ${at})`);
        expect([docs.stored, docs.page]).toEqual([`\n${line!.trim()}\n`, page]);
      }
      const french = await turntable(`strength --lang fr --docs ${docs.path('docs')}`);
      expect(french.err).toContain('standings.jsonl, ligne 2 :');
      docs.stored = whole + whole;
      expect((await docs.write()).err).toContain('lines 1 and 2, are of the same pair');
      expect(await docs.ladder(`--known ${docs.path('docs')}`)).toMatchObject({ exit: 1, out: '' });
    });
  });

  test('a page without marks leaves what is stored as it was', async () => {
    await withDocs(async (docs) => {
      await docs.add(2);
      const stored = docs.stored;
      writeFileSync(docs.path('docs/bots.md'), '# Bots\n');
      writeFileSync(docs.path('kept/a.jsonl'), keptLadder('newcomer', 'random', 4));
      expect(await docs.write()).toMatchObject({ exit: 1 });
      expect(docs.stored).toBe(stored);
    });
  });
});

test('the tables and charts of our own documentation are those of what is stored in it', async () => {
  await inFolder(async (path) => {
    const ours = fileURLToPath(new URL('../../docs/', import.meta.url));
    const files = ['bots.md', ...readdirSync(join(ours, 'bots')).map((name) => `bots/${name}`)];
    const texts = (folder: string) => files.map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const name of files) cpSync(join(ours, name), path(name));
    expect(await turntable(`strength --docs ${path('')}`)).toMatchObject({ exit: 0 });
    expect(texts(path(''))).toEqual(texts(ours));
  });
});

describe('a ladder that knows what is stored', () => {
  test('stored blocks count and are not played again; it goes on with the next', async () => {
    await withDocs(async (docs) => {
      await docs.add(3, { even: [0, 1, 2] });
      const flags = `--games 8 --known ${docs.path('docs')} --keep ${docs.path('kept/a.jsonl')}`;
      rmSync(docs.path('kept/a.jsonl'));
      const { exit, out } = await docs.ladder(flags);
      expect(exit).toBe(0);
      expect(JSON.parse(out).results).toMatchObject([{ blocks: 4, games: 8 }]);
      const kept = readFileSync(docs.path('kept/a.jsonl'), 'utf8').trim().split('\n');
      expect(kept.map((line) => JSON.parse(JSON.parse(line).key)[6])).toEqual(['s+3', 's+3']);
      expect(await docs.write()).toMatchObject({ exit: 0 });
      expect(numbers(docs.stored)).toEqual(upTo(4));
      expect(JSON.parse((await docs.ladder(flags)).out).results).toEqual([
        { ...JSON.parse(out).results[0], ended: expect.anything() },
      ]);
    });
  });

  test('a pair that is decided by what is stored is not played on', async () => {
    await withDocs(async (docs) => {
      await docs.add(30);
      const { out } = await docs.ladder(`--until bar --known ${docs.path('docs')}`);
      expect(JSON.parse(out).results).toMatchObject([{ blocks: 28, games: 56, above: true }]);
    });
  });

  test('blocks in its own file that differ from the stored ones go before all of them', async () => {
    await withDocs(async (docs) => {
      await docs.add(30, by('a'));
      writeFileSync(docs.path('kept/a.jsonl'), keptLadder('newcomer', 'random', 2, { even: [0, 1] }));
      const flags = `--games 6 --known ${docs.path('docs')} --keep ${docs.path('kept/a.jsonl')}`;
      expect(JSON.parse((await docs.ladder(flags)).out).results).toMatchObject([{ blocks: 3, games: 6 }]);
      const kept = readFileSync(docs.path('kept/a.jsonl'), 'utf8').trim().split('\n');
      const seeds = kept.map((line) => JSON.parse(JSON.parse(line).key)[6]);
      expect(seeds).toEqual(['s', 's', 's+1', 's+1', 's+2', 's+2']); // the third was stored, and is played again
    });
  });

  test('documentation in which nothing is stored is told before anything is played', async () => {
    await withDocs(async (docs) => {
      const { exit, err } = await docs.ladder(`--games 2 --known ${docs.path('docs')}`);
      expect([exit, err]).toEqual([2, expect.stringContaining('standings.jsonl: there is no such file')]);
    });
  });
});
