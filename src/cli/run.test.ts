import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/all.ts';
import { turntable } from './testing/terminal.ts';
import { en, type TextKey } from './text/en.ts';
import { fr } from './text/fr.ts';
import { langOf } from './text/say.ts';

const KEYS = Object.keys(en) as TextKey[];
const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('turntable', () => {
  test('without a command it shows what there is, and that is wrong usage', async () => {
    const { exit, out, err } = await turntable('');
    expect(exit).toBe(2);
    expect(out).toBe('');
    for (const { name } of COMMANDS) expect(err).toContain(name);
  });

  test('--help and help are answers, on standard output', async () => {
    for (const words of ['--help', 'help', '-h']) {
      const { exit, out, err } = await turntable(words);
      expect([exit, err]).toEqual([0, '']);
      expect(out).toContain('simulate');
    }
  });

  test.each(COMMANDS.map(({ name }) => name))('%s has help in both languages, with every flag', async (name) => {
    const command = COMMANDS.find((known) => known.name === name)!;
    for (const lang of ['fr', 'en']) {
      const { exit, out } = await turntable(`${name} --help --lang ${lang}`);
      expect(exit).toBe(0);
      for (const flag of [...Object.keys(command.flags), 'json', 'lang', 'help']) expect(out).toContain(`--${flag}`);
      expect(out).not.toMatch(/\b(flag|command|more)\.[a-z]|undefined|\{\w+\}/);
      expect(await turntable(`help ${name} --lang ${lang}`)).toMatchObject({ exit: 0, out });
    }
  });

  test.each([
    ['simulat toy', 'simulate'],
    ['xyzzy', 'games, play, simulate'],
    ['simulate', '<game>'],
    ['simulate chicago', 'chicago-express'],
    ['simulate toy --gmaes 1', '--games'],
    ['simulate toy --games many', '--games many'],
    ['simulate toy --players 7', '2, 3, 4'],
    ['simulate toy --bots radnom', 'random'],
    ['simulate toy --bots human', '--bots human'],
    ['simulate toy --players 2 --bots random,random,random', '--bots names 3'],
    ['simulate toy --map moon', '--option map'],
    ['simulate chicago-express --map moon', 'eastern-us'],
    ['simulate toy --option ruonds=2', 'rounds'],
    ['simulate toy --option rounds=9', '2, 3'],
    ['replay /no/such/file', '/no/such/file'],
    ['replay /', 'folder'],
    ['perft toy', '--depth'],
    ['perft toy --depth 99', '--depth 99'],
    ['bench cpoy', 'copy'],
    ['play toy --tape --seed 1', '--tape'],
    ['play toy --names a,b,c,d,e', '--names'],
    ['games --lang de', 'fr, en'],
    ['games --json=1', '--json'],
  ])('%s is wrong usage, and the sentence names %s', async (words, named) => {
    const { exit, out, err } = await turntable(words);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(named);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('the language comes from --lang, else from the environment, else is English', async () => {
    expect((await turntable('nope', { env: { LANG: 'fr_FR.UTF-8' } })).err).toContain('les commandes sont');
    expect((await turntable('--lang en nope', { env: { LANG: 'fr_FR.UTF-8' } })).err).toContain('the commands are');
    expect((await turntable('nope', { env: { LANG: 'de_DE' } })).err).toContain('the commands are');
    expect(langOf({ LC_ALL: 'C', LANG: 'fr_FR' })).toBe('en');
  });
});

describe('the texts of the command line', () => {
  test.each(KEYS)('%s has the same holes in French and English', (key) => {
    expect(holes(fr[key])).toEqual(holes(en[key]));
    expect(fr[key] === '').toBe(en[key] === '');
  });
  test('a flag that means something else to one command is told there in those words', async () => {
    const own = KEYS.flatMap((key) => (/^flag\.[\w-]+\.[\w-]+$/.test(key) ? [key.split('.')] : []));
    expect(own.length).toBeGreaterThan(0);
    for (const [, flag, name] of own) {
      const { out } = await turntable(`${name} --help --lang en`);
      const line = out.split('\n').find((one) => one.startsWith(`  --${flag} `));
      expect(line).toContain(en[`flag.${flag}.${name}` as TextKey]);
    }
  });
  test('French marks are preceded by a space', () => {
    for (const key of KEYS) expect(fr[key].replace(/`[^`]*`|--?\w+ ?\S*/g, '')).not.toMatch(/[\p{L}\d}»][;:?!](\s|$)/u);
  });
});
