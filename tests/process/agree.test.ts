/** The same record gives the same states in every process, whatever its language, clock and compiler. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashesOf, randomGame } from './engine.ts';
import { RANDOM, type Sample, samples } from './records.ts';

interface Answer {
  hashes: Record<string, string[]>;
  random: string[];
  locale: string;
  zone: string;
}

const CHILD = resolve(import.meta.dirname, 'child.ts');

/** Runs the child in a process of its own. */
const run = (given: Sample[], env: Record<string, string>, flags: string[] = []): Answer =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, CHILD], {
      input: JSON.stringify(given),
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  ) as Answer;

describe('separate processes', () => {
  let given: Sample[];
  let here: { hashes: Record<string, string[]>; random: string[] };

  beforeAll(async () => {
    given = await samples();
    const hashes: Record<string, string[]> = {};
    for (const { name, text } of given) hashes[name] = await hashesOf(text);
    here = { hashes, random: await Promise.all(RANDOM.map((r) => randomGame(r.game, r.seats, r.seed))) };
  });

  test('there is something to compare, and states do change', () => {
    expect(given.length).toBeGreaterThan(3);
    for (const { name, text } of given) {
      const { actions } = JSON.parse(text) as { actions: unknown[] };
      expect(here.hashes[name]).toHaveLength(actions.length + 1);
      expect(new Set(here.hashes[name]).size).toBeGreaterThan(actions.length / 2);
    }
  });

  test('two other processes find the same states and play the same random games', () => {
    const plain = { LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
    const first = run(given, plain);
    const second = run(given, plain);
    expect(first.hashes).toEqual(here.hashes);
    expect(first.random).toEqual(here.random);
    expect(second).toEqual(first);
  });

  test('so does one with another language and time zone', () => {
    const answer = run(given, { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' });
    expect(answer.zone).toBe('Pacific/Chatham');
    if (process.platform === 'linux') expect(answer.locale).toBe('tr-TR'); // elsewhere the system's own setting rules
    expect(answer.hashes).toEqual(here.hashes);
    expect(answer.random).toEqual(here.random);
  });

  test('so does one without optimising compilers', () => {
    const answer = run(given, {}, ['--no-opt', '--no-sparkplug']);
    expect(answer.hashes).toEqual(here.hashes);
    expect(answer.random).toEqual(here.random);
  });
});
