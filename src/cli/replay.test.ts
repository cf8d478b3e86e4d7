import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { turntable } from './testing/terminal.ts';

/** A whole game of Chicago Express, as text. */
async function sample(): Promise<string> {
  const { inFolder } = await import('./testing/terminal.ts');
  return await inFolder(async (path) => {
    await turntable(`simulate chicago-express --players 3 --games 1 --seed replay --out ${path('r')}`);
    return readFileSync(path('r/chicago-express-3p-000000.json'), 'utf8');
  });
}
const record = JSON.parse(await sample());
const replayed = (raw: unknown, flags = '') =>
  turntable(`replay - ${flags}`, { input: typeof raw === 'string' ? raw : JSON.stringify(raw) });

describe('replay', () => {
  test('a good record: scores and hash', async () => {
    const { exit, out, err } = await replayed(record);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(record.hash);
    expect(out).toMatch(/wins? with \$\d+/);
    const json = JSON.parse((await replayed(record, '--json')).out);
    expect(json).toMatchObject({ ok: true, hash: record.hash, outcome: record.result, actions: record.actions.length });
  });

  test('--at n shows the position after n actions', async () => {
    const { exit, out } = await replayed(record, '--at 0');
    expect(exit).toBe(0);
    expect(out).toContain('0 of');
    expect(out).toContain('\\#N___/');
    expect(out).toMatch(/^player +cash/m); // each part of the board begins a line of its own
    expect(out).toMatch(/^Dials:/m);
    const json = JSON.parse((await replayed(record, '--at 5 --json')).out);
    expect(json.at).toBe(5);
    expect(json.state.players).toHaveLength(3);
    expect(json.hash).not.toBe(record.hash);
  });

  test('--at beyond the end is wrong usage', async () => {
    expect(await replayed(record, '--at 100000')).toMatchObject({ exit: 2, out: '' });
  });

  test('a game that is not over yet says whose turn it is', async () => {
    const { hash: _hash, result: _result, ...rest } = record;
    const { exit, out } = await replayed({ ...rest, actions: record.actions.slice(0, 3) });
    expect(exit).toBe(0);
    expect(out).toContain('Waiting for');
  });

  const illegal = structuredClone(record);
  illegal.actions[2] = { seat: illegal.actions[2].seat, action: { kind: 'develop', hex: 'Q3' } };
  const malformed = structuredClone(record);
  malformed.actions[4].action = { kind: 'bid', amount: 'lots' };

  test.each<[string, unknown, string]>([
    ['an empty file', '', 'JSON'],
    ['a truncated file', JSON.stringify(record).slice(0, 700), 'JSON'],
    ['a foreign file', { hello: 1 }, 'format'],
    ['a list', [1, 2], 'format'],
    ['another version', { ...record, version: 99 }, 'version'],
    ['newer rules', { ...record, rules: 99 }, 'rules'],
    ['an unknown field', { ...record, extra: 1 }, 'extra'],
    ['a wrong hash', { ...record, hash: '0000000000000000' }, 'hash'],
    ['a wrong result', { ...record, result: { ...record.result, reasons: [] } }, 'result'],
    ['an illegal action', illegal, 'Move no. 3'],
    ['a malformed action', malformed, 'Move no. 5'],
    ['an unknown game', { ...record, game: 'monopoly' }, 'monopoly'],
    ['a prototype', JSON.stringify(record).replace('"options":{', '"options":{"__proto__":1,'), '__proto__'],
    ['too few seats', { ...record, seats: [{ name: 'a' }] }, 'seats'],
    ['far too much text', 'x'.repeat(4_000_001), '4000000'],
  ])('%s: one sentence that names the place, exit code 1', async (_what, raw, place) => {
    const { exit, out, err } = await replayed(raw);
    expect(exit).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(place);
    expect(err).not.toMatch(/record-[a-z]|at .*\.ts/);
  });

  test('a rule that is broken is cited with its heading, in the chosen language', async () => {
    expect((await replayed(illegal)).err).toMatch(/\[CE-\d+, \p{Lu}/u);
    expect((await replayed(illegal, '--lang fr')).err).toContain('Coup n');
    const { out } = await replayed(illegal, '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: false, problem: { at: 'actions[2]', code: 'record-action-illegal' } });
  });

  test('a file is read like standard input', async () => {
    const { inFolder } = await import('./testing/terminal.ts');
    await inFolder(async (path) => {
      writeFileSync(path('game.json'), JSON.stringify(record));
      expect(await turntable(`replay ${path('game.json')}`)).toMatchObject({ exit: 0 });
    });
  });
});
