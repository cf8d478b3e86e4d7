import { describe, expect, test } from 'vitest';
import { BOT_GAMES } from '../games/bot-registry.ts';
import { seedFromText, seedSource } from '../kernel/chance.ts';
import type { AnyBotGame, BaseState, Sealed } from '../kernel/contract.ts';
import { copy } from '../kernel/copy.ts';
import { advance, start } from '../kernel/engine.ts';
import { defaultOptions } from '../kernel/options.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { rngOf } from '../kernel/rng.ts';
import { directed } from './directed.ts';
import { chancesAt, judge, type Played } from './judge.ts';

const games = await Promise.all(BOT_GAMES.map(async ({ id, load }) => [id, await load()] as const));

function gameOf(g: AnyBotGame, seed: string, seats = 3, own: Record<string, string> = {}): Played[] {
  const source = seedSource(seedFromText(seed));
  const begun = start(g, { seats, options: { ...defaultOptions(g.options), ...own }, rules: g.rules }, source);
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

/** Of a game in which every position is the values of its seats; seat 1 moves, and one of them wins at the end. */
function turningsOf(values: readonly number[][], winner: number) {
  const g = {
    brain: { value: (s: { values: number[] }) => s.values, scale: { odds: 1 } },
    outcome: (s: { isLast: boolean }) =>
      s.isLast ? { ranking: [{ seat: winner, place: 1, score: 0 }], reasons: [] } : null,
  } as unknown as AnyBotGame;
  const moves = values.map((own, i) => ({
    ...{ seq: i, seat: i === 0 ? null : 1 },
    state: { seats: own.length, values: own, isLast: i === values.length - 1 } as unknown as Sealed<BaseState>,
  }));
  return judge(g, moves).turnings;
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
    expect(turnings).toHaveLength(3);
    expect(turnings.map(({ seq }) => seq)).toEqual(turnings.map(({ seq }) => seq).sort((a, b) => a - b));
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

  test('the move that ends a game is no turning unless it changed what was foreseen', () => {
    const [, g] = games.find(([id]) => id === 'steel-driver')!;
    // In the end the chances jump to the outcome; by the estimate, those last moves changed next to nothing.
    let jumps = 0;
    for (const seed of 'abcdefgh') {
      const moves = gameOf(g, seed);
      const { chances, turnings } = judge(g, moves);
      const [before, after] = chances.slice(-2).map((one) => one.chances);
      if (Math.max(...after!.map((one, seat) => Math.abs(one - before![seat]!))) < 30) continue;
      jumps += 1;
      expect(turnings.map(({ seq }) => seq)).not.toContain(moves.at(-1)!.seq);
      expect(turnings).toHaveLength(3);
    }
    expect(jumps).toBeGreaterThan(1);
  });

  test('a turn that ends the game is told by a change that is shown, also where the estimate foresaw another', () => {
    // Seat 1 comes up by the estimate of the last position, and seat 2 wins.
    const told = turningsOf(
      [
        [10, 0, 9],
        [10, 8.5, 9],
      ],
      2,
    );
    expect(told).toEqual([{ before: 0, seq: 1, seat: 1, of: 0, from: 73, to: 0 }]);
    // Foreseen by all and so it came: the last estimate alone is no change.
    expect(
      turningsOf(
        [
          [10, 0, 0],
          [10, 8.5, 0],
        ],
        0,
      ),
    ).toEqual([]);
  });

  test('who plays alone has a chance too: that of not losing', () => {
    const [, g] = games.find(([id]) => id === 'age-of-steam')!;
    const moves = gameOf(g, 'alone', 1, { map: 'barbados' });
    const { chances } = judge(g, moves);
    expect(new Set(chances.map((one) => one.chances[0])).size).toBeGreaterThan(5);
    const values = moves.slice(0, -1).map(({ state }) => g.brain.value(state, null)[0]!);
    for (const [i, value] of values.entries()) if (value !== 0) expect(chances[i]!.chances[0]! >= 50).toBe(value > 0);
    const { lost = [] } = g.outcome(moves.at(-1)!.state)!;
    expect(chances.at(-1)!.chances).toEqual([lost.length > 0 ? 0 : 100]);
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
