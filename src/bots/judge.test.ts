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
      moves.forEach((move, i) => {
        if (move.seq <= before || move.seq > seq) return;
        const auction = g.brain.auction?.running(moves[i - 1]!.state) ?? null;
        expect(auction === null ? move.seat : null).toBe(seat);
      });
    }
    // No single move that is a turn of its own changed more than the least of them.
    for (let i = 2; i < moves.length - 1; i++) {
      const alone = moves[i - 1]!.seat !== moves[i]!.seat && moves[i + 1]!.seat !== moves[i]!.seat;
      if (!alone || turnings.some(({ seq }) => seq === moves[i]!.seq)) continue;
      const change = Math.max(...chances[i]!.chances.map((one, s) => Math.abs(one - chances[i - 1]!.chances[s]!)));
      expect(change).toBeLessThanOrEqual(Math.min(...sizes));
    }
  });

  test('a word in an auction changes no chance before the auction is over, and an auction is one turn', () => {
    const [, g] = games.find(([id]) => id === 'chicago-express')!;
    const moves = gameOf(g, 'sold');
    const { chances } = judge(g, moves);
    const running = moves.map(({ state }) => g.brain.auction!.running(state));
    const amid = moves.flatMap((_, i) => (i > 0 && running[i] !== null && running[i] === running[i - 1] ? [i] : []));
    expect(amid.length).toBeGreaterThan(10);
    for (const i of amid) expect(chances[i]!.chances).toEqual(chances[i - 1]!.chances);
    // The same end seen without its middle: the turn of the last auction begins where that auction does.
    const sold = moves.findIndex((_, i) => i > 1 && running[i] !== running[i - 1] && running[i - 1] === running[i - 2]);
    const [turning] = judge(g, moves.slice(0, sold + 1)).turnings.slice(-1);
    expect(turning).toMatchObject({ seat: null, before: 0, seq: moves[sold]!.seq });
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
