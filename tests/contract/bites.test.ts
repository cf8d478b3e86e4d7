/** The contract suite itself: each clause fails on a game that breaks it. */
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../src/kernel/contract.ts';
import { toy } from '../toy/index.ts';
import type { Toy, ToyState } from '../toy/state.ts';
import { allClauses, assertClause } from './suite.ts';
import { toyUniverse } from './toy-universe.ts';

const { bid, buy, pass } = toy.actions;
const { bids, roll, draw, market } = toy.phases as Record<
  'bids' | 'roll' | 'draw' | 'market',
  typeof toy.phases.bids & {}
>;
const withActions = (actions: Partial<typeof toy.actions>): BotGame<Toy> => ({
  ...toy,
  actions: { ...toy.actions, ...actions },
});
const withPhases = (phases: Record<string, typeof market>): BotGame<Toy> => ({
  ...toy,
  phases: { ...toy.phases, ...phases },
});
const showing = (change: (seen: ToyState, s: Parameters<typeof toy.view>[0]) => void): BotGame<Toy> => ({
  ...toy,
  view(s, seat) {
    const seen = toy.view(s, seat);
    change(seen, s);
    return seen;
  },
});
let calls = 0;

const broken: [why: string, clause: string, game: BotGame<Toy>][] = [
  [
    'candidates miss a card',
    'whatever check accepts',
    withActions({ bid: { ...bid, candidates: () => [], check: bid.check } }),
  ],
  [
    'an action is listed twice',
    'whatever check accepts',
    withActions({ pass: { ...pass, candidates: () => [{ kind: 'pass' }, { kind: 'pass' }] } }),
  ],
  [
    'a rule that the rulebook lacks',
    'a refusal names',
    withActions({
      buy: {
        ...buy,
        check: (s, seat, a) => {
          const v = buy.check(s, seat, a);
          return v && { ...v, rule: 'TOY-9' as 'TOY-6' };
        },
      },
    }),
  ],
  ['sample forgets a kind', 'sample gives legal', withActions({ buy: { ...buy, sample: () => null } })],
  ['sample cheats', 'sample gives legal', withActions({ bid: { ...bid, sample: () => ({ kind: 'bid', card: 0 }) } })],
  ['an easiest that is not', 'the easiest action', withActions({ bid: { ...bid, easiest: () => null } })],
  ['buyers are passed over', 'a seat is passed over', withActions({ buy: { ...buy, easiest: () => null } })],
  [
    'what was easiest last is believed in',
    'a seat is passed over',
    withActions({ buy: { ...buy, easiest: (s, seat, last) => last ?? [...buy.candidates(s, seat)][0] ?? null } }),
  ],
  [
    'parse lets junk through',
    'parse gives back',
    withActions({ bid: { ...bid, parse: (raw) => ({ kind: 'bid', card: raw.card as number }) } }),
  ],
  [
    'parse keeps what it does not know',
    'parse gives back',
    withActions({ pass: { ...pass, parse: (raw) => raw as unknown as { kind: 'pass' } } }),
  ],
  [
    'two words are one',
    'no two legal actions',
    withActions({ buy: { ...buy, touches: () => [{ on: 'flag', id: 'any' }] } }),
  ],
  [
    'a float in the state',
    'state and events are plain',
    withActions({
      pass: {
        ...pass,
        run: (d, seat, a, e) => {
          d.players[seat]!.coins += 0.5;
          pass.run(d, seat, a, e);
        },
      },
    }),
  ],
  [
    'a field that readState forgets',
    'readState gives back',
    {
      ...toy,
      readState: (raw) => {
        const r = toy.readState(raw);
        if (r.ok) r.value.played = [];
        return r;
      },
    },
  ],
  [
    'run depends on what happened elsewhere',
    'the same seed and decisions',
    withActions({
      bid: {
        ...bid,
        run: (d, seat, a, e) => {
          bid.run(d, seat, a, e);
          calls += 1;
          d.first = calls % d.seats;
        },
      },
    }),
  ],
  ['an outcome before the end', 'the outcome is there', { ...toy, outcome: (s) => toy.outcome({ ...s, phases: [] }) }],
  [
    'parts that do not add up',
    'facts are figures',
    { ...toy, facts: (s) => toy.facts(s).map((f) => (f.parts ? { ...f, parts: f.parts.slice(1) } : f)) },
  ],
  [
    'chance that is not drawn',
    'a tape cut short',
    withPhases({
      roll: {
        ...roll,
        leave: (d, e, c) => {
          roll.leave(d, e, c);
          d.first = (d.first + ++calls) % d.seats;
        },
      },
    }),
  ],
  [
    'a bid shown in the view',
    'a secret action looks',
    showing((seen, s) => {
      seen.players.forEach((p, i) => {
        p.bid = s.players[i]!.bid;
      });
    }),
  ],
  [
    'a bid shown in an event',
    'a secret action looks',
    withActions({
      bid: {
        ...bid,
        run: (d, seat, a, e) => {
          bid.run(d, seat, a, e);
          e({ type: 'prize', amount: a.card });
        },
      },
    }),
  ],
  ['a resample that leaves the cards face down', 'a resampled state', { ...toy, resample: (v) => toy.view(v, 0) }],
  [
    'a view that hides too much',
    'a view is a state',
    showing((seen) => {
      for (const p of seen.players) p.hand = p.hand.map(() => -1);
    }),
  ],
  ['a secret in a game that claims to have none', 'a game that hides nothing', { ...toy, hidesNothing: true }],
  [
    'a drawn card told to all',
    'an outcome that a seat',
    withPhases({
      draw: {
        ...draw,
        leave: (d, e, c) =>
          draw.leave(
            d,
            (event) =>
              e(event.type === 'card-seen' ? { type: 'card-seen', seat: event.seat, card: event.card } : event),
            c,
          ),
      },
    }),
  ],
  [
    'a dealt hand told to all',
    'an outcome that a seat',
    {
      ...toy,
      setup: (t, d, e) =>
        toy.setup(t, d, (event) =>
          e(event.type === 'dealt' ? { type: 'dealt', seat: event.seat, cards: event.cards } : event),
        ),
    },
  ],
  [
    'a reveal not marked',
    'a secret action looks',
    withPhases({ bids: { ...bids, leave: bids.leave, reveals: undefined as unknown as true } }),
  ],
  [
    'an order that breaks the rules',
    'standing orders',
    {
      ...toy,
      orders: { x: { fields: {}, decide: () => ({ do: 'act', action: { kind: 'bid', card: 6 }, why: 'x' }) } },
    },
  ],
  [
    'a policy that writes on the state',
    "the bot's policy",
    {
      ...toy,
      brain: {
        ...toy.brain,
        policy: (s, seat, rng) => {
          (s as ToyState).round = 1;
          return toy.brain.policy(s, seat, rng);
        },
      },
    },
  ],
  ['plans without end', "the bot's plans", { ...toy, brain: { ...toy.brain, plans: () => [] } }],
  ['a seat without a value', "the bot's figures", { ...toy, brain: { ...toy.brain, value: () => [0] } }],
  [
    'a dead end',
    'the outcome is there',
    withActions({ pass: { ...pass, check: () => ({ code: 'coins-short', rule: 'TOY-6' }) } }),
  ],
  [
    'an endless game',
    'the outcome is there',
    withPhases({
      market: {
        ...market,
        leave: (d) => {
          d.phases = [{ id: 'bids' }];
          d.players.forEach((p) => {
            p.hand = [1];
            p.coins = 9;
          });
          d.played = [];
          d.flags = { red: null, green: null, blue: null };
        },
      },
    }),
  ],
  [
    'a referee that objects',
    'the outcome is there',
    { ...toy, referee: (s) => (s.round > 1 ? [{ code: 'too-late' }] : []) },
  ],
];

describe('the contract suite bites', () => {
  test.each(broken)('%s', (_why, title, game) => {
    const clause = allClauses<Toy>().find((c) => c.title.startsWith(title));
    if (!clause) throw new Error(`no clause ${title}`);
    const seating = { seats: 3, options: { rounds: 3, openHands: false } } as const;
    expect(() => assertClause(game, { ...toyUniverse, games: 30 }, clause, seating)).toThrow();
  });

  test('and lets the sound game pass', () => {
    const seating = { seats: 3, options: { rounds: 3, openHands: false } } as const;
    for (const clause of allClauses<Toy>()) assertClause(toy, { ...toyUniverse, games: 3 }, clause, seating);
  });
});
