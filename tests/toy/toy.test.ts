import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource, tapeSource } from '../../src/kernel/chance.ts';
import { apply, start, type Trace } from '../../src/kernel/engine.ts';
import { check, legal } from '../../src/kernel/legal.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { eventsFor } from '../../src/kernel/words.ts';
import { byNumbers, playout } from '../support/playout.ts';
import { type Toy, type ToyAction, type ToyOptions, type ToyState, toy } from './index.ts';

const options: ToyOptions = { rounds: 2, openHands: false };

/** A round in which seat i holds `hands[i]`, the die shows `prize` and nobody has bid. */
function position(prize: number, hands: number[][], changes: Partial<ToyState> = {}): ToyState {
  return {
    rules: 1,
    seats: hands.length,
    options,
    phases: [{ id: 'bids' }],
    chance: { 'first-seat': 1, hand: hands.length, prize: 1 },
    first: 0,
    round: 1,
    prize,
    players: hands.map((hand) => ({ coins: 0, hand, bid: null })),
    flags: { red: null, green: null, blue: null },
    played: [],
    ...changes,
  };
}

/** Plays actions one after another, chance from `tape`. */
function play(from: ToyState, moves: [number, ToyAction][], tape: { point: string; values: (string | number)[] }[]) {
  const source = tapeSource(tape);
  let state = from;
  const events: Trace<Toy>['events'] = [];
  for (const [seat, action] of moves) {
    const done = apply(toy, state, seat, action, source);
    if (!done.ok) throw new Error(JSON.stringify(done.violation));
    state = done.state;
    events.push(...done.trace.events);
  }
  return { state, events };
}
const bid = (card: number): ToyAction => ({ kind: 'bid', card });

describe('toy', () => {
  test('TOY-1: each seat holds two cards that only it sees', () => {
    const begun = start(toy, { seats: 3, options, rules: 1 }, seedSource(seedFromText('toy')));
    if (!begun.ok) throw new Error('waits');
    expect(begun.state.players.map((p) => p.hand.length)).toEqual([2, 2, 2]);
    expect(toy.view(begun.state, 1).players.map((p) => p.hand.includes(-1))).toEqual([true, false, true]);
    const dealt = eventsFor<Toy>(begun.trace.events, 1).filter((e) => e.type === 'dealt');
    expect(dealt).toEqual([{ type: 'dealt', seat: 1, cards: begun.state.players[1]!.hand, to: [1] }]);
    expect(eventsFor<Toy>(begun.trace.events, 'watcher').some((e) => e.type === 'dealt')).toBe(false);
    expect(begun.trace.chance.filter((d) => d.point === 'hand').map((d) => d.to)).toEqual([[0], [1], [2]]);
  });

  test('TOY-1: with open hands everybody sees all cards', () => {
    const begun = start(
      toy,
      { seats: 2, options: { ...options, openHands: true }, rules: 1 },
      seedSource(seedFromText('x')),
    );
    if (!begun.ok) throw new Error('waits');
    expect(toy.view(begun.state, 'watcher').players).toEqual(begun.state.players);
  });

  test('TOY-2: the die is rolled in the open', () => {
    const tape = tapeSource([
      { point: 'hand', values: ['1', '2'] },
      { point: 'hand', values: ['1', '2'] },
      { point: 'prize', values: [5] },
    ]);
    const begun = start(toy, { seats: 2, options, rules: 1, firstSeat: 1 }, tape);
    if (!begun.ok) throw new Error('waits');
    expect(begun.state.prize).toBe(5);
    expect(eventsFor<Toy>(begun.trace.events, 'watcher')).toContainEqual({ type: 'prize', amount: 5 });
  });

  test('TOY-3: all bid at once, and only with a card they hold', () => {
    const s = position(4, [[1, 2], [3, 3], []]);
    expect(toAct(toy, s)).toEqual([0, 1]);
    expect(legal(toy, s, 1)).toEqual([bid(3)]);
    expect(check(toy, s, 1, bid(2))).toEqual({ code: 'card-not-held', rule: 'TOY-3', params: { card: 2 } });
    const done = apply(toy, s, 1, bid(3), null);
    if (!done.ok) throw new Error('refused');
    expect(done.trace.audience).toEqual([1]);
    expect(toy.view(done.state, 0).players[1]!.bid).toBe(-1);
    expect(toAct(toy, done.state)).toEqual([0]);
  });

  test('TOY-4: the highest card that nobody else has bid takes the prize', () => {
    const moves: [number, ToyAction][] = [
      [0, bid(6)],
      [1, bid(6)],
      [2, bid(2)],
      [3, bid(1)],
    ];
    const { state, events } = play(position(4, [[6], [6], [2], [1]]), moves, [{ point: 'card', values: ['5'] }]);
    expect(events).toContainEqual({ type: 'bids-shown', cards: [6, 6, 2, 1] });
    expect(state.players.map((p) => p.coins)).toEqual([0, 0, 4, 0]);
    expect(state.played).toEqual([6, 6, 2, 1]);
  });

  test('TOY-4: when all bids are tied nobody wins', () => {
    const { events } = play(
      position(4, [[6], [6]]),
      [
        [0, bid(6)],
        [1, bid(6)],
      ],
      [{ point: 'prize', values: [1] }],
    );
    expect(events).toContainEqual({ type: 'prize-lost' });
  });

  test('TOY-5: the winner alone sees the card drawn', () => {
    const { state, events } = play(
      position(4, [[6, 1], [5]]),
      [
        [0, bid(6)],
        [1, bid(5)],
      ],
      [{ point: 'card', values: ['2'] }],
    );
    expect(state.players[0]!.hand).toEqual([1, 2]);
    expect(eventsFor<Toy>(events, 0)).toContainEqual({ type: 'card-seen', seat: 0, card: 2, to: [0] });
    expect(eventsFor<Toy>(events, 1).some((e) => e.type === 'card-seen')).toBe(false);
  });

  test('TOY-6: a flag costs three coins and is sold once; who cannot buy is not asked', () => {
    const coins = (n: number) => ({ coins: n, hand: [], bid: null });
    const s = position(1, [[], [], []], {
      phases: [{ id: 'market', seat: 0, done: 0 }],
      players: [coins(3), coins(2), coins(4)],
    });
    const { state, events } = play(s, [[0, { kind: 'buy', flag: 'green' }]], []);
    expect(state.players[0]!.coins).toBe(0);
    expect(state.flags.green).toBe(0);
    expect(events).toContainEqual({ type: 'forced', seat: 1, kind: 'pass' });
    expect(toAct(toy, state)).toEqual([2]);
    expect(check(toy, state, 2, { kind: 'buy', flag: 'green' })?.code).toBe('flag-sold');
    const poor = { ...s, players: [coins(2), coins(2), coins(4)] };
    expect(check(toy, poor, 0, { kind: 'buy', flag: 'red' })?.code).toBe('coins-short');
  });

  test('TOY-7: the game ends after the last round, ties sharing a place', () => {
    for (const rounds of [2, 3] as const) {
      const { state } = playout(toy, { seats: 4, options: { ...options, rounds } }, 'end', byNumbers([1, 2, 3]));
      expect(state.round).toBe(rounds);
      expect(toy.outcome(state)?.reasons).toEqual(['rounds']);
    }
    const tied = position(1, [[], [], []], { phases: [], flags: { red: 2, green: null, blue: null } });
    expect(toy.outcome(tied)?.ranking).toEqual([
      { seat: 2, place: 1, score: 5 },
      { seat: 0, place: 2, score: 0 },
      { seat: 1, place: 2, score: 0 },
    ]);
  });
});
