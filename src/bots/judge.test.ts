import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed } from '../kernel/contract.ts';
import { copy } from '../kernel/copy.ts';
import { advance, start } from '../kernel/engine.ts';
import { defaultOptions } from '../kernel/options.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { directed } from './directed.ts';
import { chancesAt, judge, type Played } from './judge.ts';

const games = await Promise.all(GAMES.map(async ({ id, load }) => [id, await load()] as const));

function gameOf(g: AnyGame, seed: string): Played[] {
  const source = seedSource(seedFromText(seed));
  const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<BaseState>;
  const bot = directed(g, rngOf(seed));
  const moves: Played[] = [{ seq: 0, seat: null, state: copy(s) }];
  while (!isOver(s)) {
    const seat = toAct(g, s)[0]!;
    expect(advance(g, begun.state, seat, bot.act(s, seat)!, source)).toBeNull();
    moves.push({ seq: 2 * moves.length, seat, state: copy(s) });
  }
  return moves;
}

describe('judging a game', () => {
  test.each(games)('%s: chances make a hundred, the winner has them all in the end', (_id, g) => {
    const moves = gameOf(g, 'judged');
    const { chances, turnings } = judge(g, moves);
    expect(chances.map(({ seq }) => seq)).toEqual(moves.map(({ seq }) => seq));
    for (const at of chances) {
      const sum = at.chances.reduce((total, one) => total + one, 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2); // each is rounded
    }
    const { ranking } = g.outcome(moves.at(-1)!.state)!;
    const winners = ranking.filter(({ place }) => place === 1);
    for (const { seat } of winners) expect(chances.at(-1)!.chances[seat]).toBe(Math.round(100 / winners.length));
    expect(judge(g, moves)).toEqual({ chances, turnings });
  });

  test.each(games)('%s: the turnings are the three turns that change most, told as they were', (_id, g) => {
    const moves = gameOf(g, 'turned');
    const { chances, turnings } = judge(g, moves);
    expect(turnings.length).toBeGreaterThan(0);
    expect(turnings.length).toBeLessThanOrEqual(3);
    const at = new Map(chances.map((one) => [one.seq, one.chances]));
    const sizes = turnings.map(({ from, to }) => Math.abs(to - from));
    for (const { before, seq, seat, of, from, to } of turnings) {
      expect([at.get(before)![of], at.get(seq)![of]]).toEqual([from, to]);
      for (const move of moves) if (move.seq > before && move.seq <= seq) expect(move.seat).toBe(seat);
    }
    // No single move that is a turn of its own changed more than the least of them.
    for (let i = 2; i < moves.length - 1; i++) {
      const alone = moves[i - 1]!.seat !== moves[i]!.seat && moves[i + 1]!.seat !== moves[i]!.seat;
      if (!alone || turnings.some(({ seq }) => seq === moves[i]!.seq)) continue;
      const change = Math.max(...chances[i]!.chances.map((one, s) => Math.abs(one - chances[i - 1]!.chances[s]!)));
      expect(change).toBeLessThanOrEqual(Math.min(...sizes));
    }
  });

  test('who is ahead has the better chance', async () => {
    const [, g] = games.find(([id]) => id === 'chicago-express')!;
    const s = copy(gameOf(g, 'ahead')[20]!.state) as BaseState & { players: { cash: number }[] };
    s.players[1]!.cash += 200;
    const [a, b, c] = chancesAt(g, s as Sealed<BaseState>) as [number, number, number];
    expect(b).toBeGreaterThan(95);
    expect(a + c).toBeLessThan(5);
  });
});
