/** Thinking in the places of rivals, in real auctions of Steel Driver. */
import { describe, expect, test } from 'vitest';
import { loadForBots } from '../../games/bot-registry.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed, Seat } from '../../kernel/contract.ts';
import { advance, start } from '../../kernel/engine.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { foreseen } from './rivals.ts';
import { think, USUAL } from './think.ts';

const g = await loadForBots('steel-driver');
type State = Sealed<GameTypes['state']>;

/** Plays by policy until somebody has passed in an auction, and who is to speak would bid on. */
function amidAuction(game: AnyBotGame): { s: State; key: string; seat: Seat; out: Seat } {
  const source = seedSource(seedFromText('rivals'));
  const begun = start(game, { seats: 3, options: defaultOptions(game.options), rules: game.rules }, source);
  if (!begun.ok) throw new Error('the setup waits');
  const s = begun.state as State;
  const { auction, policy, price } = game.brain;
  const rng = rngOf('rivals');
  for (;;) {
    const seat = toAct(game, s)[0]!;
    const before = auction!.running(s);
    const action = policy(s, seat, rng);
    expect(advance(game, begun.state, seat, action, source)).toBeNull();
    const key = auction!.running(s);
    if (action.kind !== 'pass' || key === null || key !== before) continue;
    const next = toAct(game, s)[0]!;
    if (auction!.answer(s, next, price(s, next) - 3).kind === 'bid') return { s, key, seat: next, out: seat };
  }
}

const see = (playouts: number, over = () => false) => {
  const { s, key, seat, out } = amidAuction(g);
  return { seat, out, key, ...foreseen(g, s, seat, key, 7, playouts, USUAL, over) };
};

describe('where rivals stop', () => {
  test('who is in stops at one of two prices by turns, who has passed is not asked', () => {
    const { seat, out, key, stops } = see(200);
    const third = [0, 1, 2].find((one) => one !== seat && one !== out);
    const seen = [0, 1, 2].map((round) => stops(round));
    for (const all of seen) expect(all.map((stop) => [stop.seat, stop.key])).toEqual([[third, key]]);
    expect(seen[0]![0]!.limit).not.toBe(seen[1]![0]!.limit);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('it keeps to the playouts that it was given, and the same numbers see the same', () => {
    const { spent, stops } = see(200);
    expect(spent).toBeGreaterThan(80);
    expect(spent).toBeLessThanOrEqual(200);
    expect(see(200).stops(0)).toEqual(stops(0));
  });

  test('when time is up nothing is foreseen', () => {
    expect(see(200, () => true).stops(0)).toEqual([]);
  });

  test('a search counts what it foresees among its playouts; outside an auction all of them are its own', () => {
    const settings = { ...USUAL, iterations: 300, foresee: 0.4 };
    const { s, seat } = amidAuction(g);
    const spent = (foresee: number) => think(g, s, seat, rngOf('a'), { ...settings, foresee })!.iterations;
    expect(spent(0.4)).toBeGreaterThan(180);
    expect(spent(0.4)).toBeLessThanOrEqual(300);
    const begun = start(
      g,
      { seats: 3, options: defaultOptions(g.options), rules: g.rules },
      seedSource(seedFromText('a')),
    );
    if (!begun.ok) throw new Error('the setup waits');
    const opening = begun.state as State;
    const opener = toAct(g, opening)[0]!;
    const both = [0.4, 0].map((foresee) => think(g, opening, opener, rngOf('a'), { ...settings, foresee })!.best.plan);
    expect(both[0]).toEqual(both[1]);
  });
});
