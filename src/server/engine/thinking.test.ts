import { afterEach, describe, expect, test, vi } from 'vitest';
import { creationOf } from '../../../tests/support/tables.ts';
import { loadForBots } from '../../games/bot-registry.ts';
import { loadHints } from '../../games/hint-registry.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, BaseState, Sealed } from '../../kernel/contract.ts';
import { start } from '../../kernel/engine.ts';
import { check } from '../../kernel/legal.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { toAct } from '../../kernel/phases.ts';
import type { Asked, Hand } from './hand.ts';
import { createTableHost } from './table-host.ts';
import { budget, createThinking, THINKING, type Turn, usualTime } from './thinking.ts';

const HAND: Hand = { ask: () => Promise.reject(new Error('not asked')), generation: () => 1, close: async () => {} };
const LIMIT = 2000;

afterEach(() => vi.restoreAllMocks());

/** Somebody's turn, ended from outside. */
function turns() {
  const begun: { who: string; ms: number; limit: number; end(asked?: Asked<string>): Promise<void> }[] = [];
  const work =
    (who: string) =>
    ({ ms, limit }: Turn) =>
      new Promise<Asked<string>>((resolve) => {
        const end = async (asked: Asked<string> = { ok: true, value: who }) => {
          resolve(asked);
          await new Promise(setImmediate);
        };
        begun.push({ who, ms, limit, end });
      });
  return { begun, work };
}

describe('thinking', () => {
  test('one at a time, first come first served, and who comes back stands behind those who wait', async () => {
    const line = createThinking(() => HAND, LIMIT);
    const { begun, work } = turns();
    const answers = ['a', 'b', 'c'].map((who) => line.inLine(work(who)));
    await new Promise(setImmediate);
    expect(begun.map(({ who }) => who)).toEqual(['a']);
    await begun[0]!.end();
    answers.push(line.inLine(work('a')));
    for (const at of [1, 2, 3]) {
      expect(begun).toHaveLength(at + 1);
      await begun[at]!.end();
    }
    expect(begun.map(({ who }) => who)).toEqual(['a', 'b', 'c', 'a']);
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'a'].map((value) => ({ ok: true, value })));
    expect(line.length()).toBe(0);
  });

  test('the longer the line, the shorter each thinks; nobody less than the least, and all within the limit of a job', async () => {
    const line = createThinking(() => HAND, LIMIT);
    const { begun, work } = turns();
    const answers = Array.from({ length: 10 }, (_, n) => line.inLine(work(`${n}`)));
    for (let n = 0; n < 10; n++) {
      await new Promise(setImmediate);
      await begun[n]!.end();
    }
    await Promise.all(answers);
    expect(begun.map(({ ms }) => ms)).toEqual([120, 133, 150, 171, 200, 240, 300, 400, 600, 1200]);
    expect(begun.every(({ limit }) => limit === LIMIT)).toBe(true);
    expect(budget(1000, usualTime(LIMIT))).toBe(THINKING.least);
    for (const limit of [50, 300, 1000]) expect(budget(0, usualTime(limit))).toBeLessThan(limit);
  });

  test('a table that has set a time gets it when alone, its share of it in a line, and a job that is ended later', async () => {
    const line = createThinking(() => HAND, LIMIT);
    const { begun, work } = turns();
    const answers = [5000, 5000, undefined, 500].map((most, n) => line.inLine(work(`${n}`), most));
    for (const at of [0, 1, 2, 3]) {
      await new Promise(setImmediate);
      await begun[at]!.end();
    }
    await Promise.all(answers);
    expect(begun.map(({ ms }) => ms)).toEqual([1250, 1666, 600, 500]);
    expect(begun.map(({ limit }) => limit)).toEqual([2084, 2777, LIMIT, LIMIT]);
    expect(begun.every(({ ms, limit }) => ms < limit)).toBe(true);
  });

  test('whose worker was replaced is asked again, once; a runaway and a fault are not, and hold up nobody', async () => {
    const line = createThinking(() => HAND, LIMIT);
    const { begun, work } = turns();
    const lost = line.inLine(work('lost'));
    const runaway = line.inLine(work('runaway'));
    const thrown = line.inLine(() => Promise.reject(new Error('bug: planted')));
    const next = line.inLine(work('next'));
    thrown.catch(() => undefined); // looked at below
    await new Promise(setImmediate);
    await begun[0]!.end({ ok: false, why: 'lost' });
    await begun[1]!.end();
    await begun[2]!.end({ ok: false, why: 'runaway' });
    await begun[3]!.end();
    expect(begun.map(({ who }) => who)).toEqual(['lost', 'lost', 'runaway', 'next']);
    expect(await lost).toEqual({ ok: true, value: 'lost' });
    expect(await runaway).toEqual({ ok: false, why: 'runaway' });
    await expect(thrown).rejects.toThrow('planted');
    expect(await next).toEqual({ ok: true, value: 'next' });
  });

  test('what the next bot to move may see says how long a Master may think at its table', async () => {
    const game: AnyBotGame = await loadForBots('chicago-express');
    const seat = { id: 'bot:master', name: 'Master', mode: 'bot' as const };
    const creation = creationOf('time', { seats: [seat, seat, seat], masterMs: 500 }, 3, game);
    const work = createTableHost(100);
    const seed = seedFromText('time');
    work({ do: 'open', table: 't', now: 1, viewers: [], game: game.id, creation, seed }, game);
    expect(work({ do: 'see', table: 't' }, game)).toMatchObject({ bot: 'master', masterMs: 500 });
  });

  test('when its time is up, a bot plays the best so far, and a hint is given', async () => {
    const game: AnyBotGame = await loadForBots('chicago-express');
    const setting = { seats: 3, options: defaultOptions(game.options), rules: game.rules };
    const begun = start(game, setting, seedSource(seedFromText('time')));
    if (!begun.ok) throw new Error('bug: the setup waits');
    const s = begun.state as Sealed<BaseState>;
    const seat = toAct(game, s)[0]!;
    const hints = await loadHints('chicago-express');
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
    const wish = { game: game.id, view: game.view(s, seat), board: null, seat, luck: 'x', ms: 100 };
    const work = createTableHost(100);
    const action = work({ do: 'think', bot: 'master', ...wish }, game);
    expect(clock.mock.calls.length).toBeLessThan(6); // a master would ask some hundred times
    expect(action).toHaveProperty('kind');
    expect(check(game, s, seat, action as { kind: string })).toBeNull();
    clock.mockClear();
    expect(work({ do: 'hint', ...wish }, game, hints)).toHaveProperty('actions');
    expect(clock.mock.calls.length).toBeLessThan(6);
  });
});
