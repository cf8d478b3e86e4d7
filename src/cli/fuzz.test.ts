import { describe, expect, test, vi } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import type { AnyBotGame } from '../kernel/contract.ts';
import { rngOf } from '../kernel/rng.ts';
import * as files from './files.ts';
import { mutated, strange } from './fuzz/mutate.ts';
import { entryFor, turntable } from './testing/terminal.ts';

const base = toy as unknown as AnyBotGame;
const buy = base.actions.buy!;
/** The toy with its `buy` changed. */
const withBuy = (change: Partial<typeof buy>): AnyBotGame => ({
  ...base,
  actions: { ...base.actions, buy: { ...buy, ...change } },
});

const throwing = withBuy({ parse: (raw) => buy.parse({ ...raw, flag: (raw.flag as string).slice(0) }) });
const writing = withBuy({
  check(s, seat, action) {
    (s as { rules: number }).rules += 1;
    return buy.check(s, seat, action);
  },
});
const forgetful = withBuy({
  *candidates(s, seat) {
    yield* [...buy.candidates(s, seat)].slice(0, 1);
  },
  attempts: (s, seat) => buy.candidates(s, seat),
});
const unsound: AnyBotGame = { ...base, referee: (s) => (s.phases.length === 0 ? [{ code: 'x' }] : []) };

describe('fuzz', () => {
  test.each(['chicago-express', 'toy'])('%s stands a rain of hostile actions', async (game) => {
    const { exit, out } = await turntable(`fuzz ${game} --games 4 --malformed 3000 --json`);
    expect(exit).toBe(0);
    const count = JSON.parse(out);
    expect(count.malformed + count.refused + count.accepted).toBeGreaterThanOrEqual(3000);
    for (const key of ['games', 'actions', 'malformed', 'refused', 'accepted', 'records'])
      expect(count[key], key).toBeGreaterThan(0);
    expect((await turntable(`fuzz ${game} --games 4 --malformed 3000 --json`)).out).toBe(out);
  });

  test.each<[string, AnyBotGame, RegExp]>([
    ['a parser that throws', throwing, /broke/],
    ['a check that writes', writing, /changed the position/],
    ['a list that misses a move', forgetful, /not in the list/],
    ['a broken invariant', unsound, /referee objects/],
  ])('%s is found, exit code 1', async (_what, broken, sentence) => {
    const written = vi.spyOn(files, 'writeText').mockResolvedValue();
    const { exit, err } = await turntable('fuzz toy --games 40 --lang en', { games: [entryFor(broken)] });
    expect(exit).toBe(1);
    expect(err).toMatch(sentence);
    expect(written.mock.calls[0]?.[1]).toContain('turntable-record');
    written.mockRestore();
  });

  test('mutations reach missing, extra and mistyped fields, and prototypes', () => {
    const rng = rngOf('mutations');
    const seen = Array.from(
      { length: 3000 },
      () => mutated(rng, { kind: 'bid', amount: 7 }) as Record<string, unknown>,
    );
    const objects = seen.filter((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw));
    expect(objects.some((raw) => raw.kind === 'bid' && !('amount' in raw))).toBe(true);
    expect(objects.some((raw) => Object.keys(raw).length === 3)).toBe(true);
    expect(objects.some((raw) => typeof raw.amount === 'string')).toBe(true);
    expect(objects.some((raw) => Object.hasOwn(raw, '__proto__'))).toBe(true);
    expect(Array.from({ length: 500 }, () => typeof strange(rng))).toContain('boolean');
  });
});
