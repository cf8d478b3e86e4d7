/** Every figure a player may ask about, and what it is made of. */
import type { Fact, Sealed, Seat } from '../../kernel/contract.ts';
import { mapOf } from './board/maps.ts';
import { TILES } from './board/tiles.ts';
import { bagSize } from './rules/bag.ts';
import { deliveriesFrom, groundOf } from './rules/deliveries.ts';
import { BANKRUPT_SCORE, scoreOf, scoreParts, trackOf, turnsOf } from './rules/ending.ts';
import { expensesOf, reductionOf } from './rules/money.ts';
import { linesOn, networkOf } from './rules/network.ts';
import { isComplete } from './rules/track.ts';
import type { ActionOf, AosState } from './state.ts';

export const FACT_KEYS = [
  'cash',
  'income',
  'shares',
  'engine',
  'place',
  'links',
  'incomplete-lines',
  'track',
  'score',
  'score-income',
  'score-shares',
  'score-track',
  'score-cash',
  'bankrupt',
  'expenses',
  'expenses-shares',
  'expenses-engine',
  'after-expenses',
  'shortage',
  'reduction',
  'survival',
  'best-delivery',
  'cubes',
  'tiles-left',
  'markers-left',
  'bag',
  'round',
  'rounds',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

type State = Sealed<AosState>;
type AosFact = Fact & { key: FactKey };

export function facts(s: State): Fact[] {
  return [...s.players.flatMap((_, seat) => seatFacts(s, seat)), ...placeFacts(s), ...tableFacts(s)];
}

function seatFacts(s: State, seat: Seat): AosFact[] {
  const of = `seat:${seat}`;
  const { cash, income, shares, engine, bankrupt } = s.players[seat]!;
  const { links } = networkOf(s);
  const known: AosFact[] = [
    { key: 'cash', of, value: cash },
    { key: 'income', of, value: income },
    { key: 'shares', of, value: shares },
    { key: 'engine', of, value: engine },
    { key: 'place', of, value: s.order.indexOf(seat) + 1 },
    { key: 'links', of, value: links.filter(({ owner }) => owner === seat).length },
    {
      key: 'incomplete-lines',
      of,
      value: linesOn(s).filter((line) => line.owner === seat && !isComplete(line)).length,
    },
    { key: 'track', of, value: trackOf(s, seat) },
    { key: 'score', of, value: scoreOf(s, seat), parts: scoreFigures(s, seat) },
  ];
  if (bankrupt || s.phases.length === 0) return known;
  return [...known, ...comingFacts(s, seat, of)];
}

const scoreFigures = (s: State, seat: Seat): { key: FactKey; value: number }[] => {
  if (s.players[seat]!.bankrupt) return [{ key: 'bankrupt', value: BANKRUPT_SCORE }];
  const parts = scoreParts(s, seat);
  if ('cash' in parts) return [{ key: 'score-cash', value: parts.cash }];
  return [
    { key: 'score-income', value: parts.income },
    { key: 'score-shares', value: parts.shares },
    { key: 'score-track', value: parts.track },
  ];
};

/** What the money phases would do to a seat as things stand: the warning before shares are issued. */
function comingFacts(s: State, seat: Seat, of: string): AosFact[] {
  const { cash, income, shares, engine } = s.players[seat]!;
  const due = expensesOf(s, seat);
  const left = cash + income - due;
  const shortage = Math.max(0, -left);
  return [
    {
      key: 'expenses',
      of,
      value: due,
      parts: [
        { key: 'expenses-shares', value: shares },
        { key: 'expenses-engine', value: engine },
      ],
      forecast: true,
    },
    { key: 'after-expenses', of, value: Math.max(0, left), forecast: true },
    { key: 'shortage', of, value: shortage, forecast: true },
    { key: 'reduction', of, value: reductionOf(s, Math.max(0, income - shortage)), forecast: true },
    // What income is left after a shortage; whether that is bankruptcy hangs on an option (AOS-60).
    { key: 'survival', of, value: income - shortage, forecast: true },
    { key: 'best-delivery', of, value: bestDelivery(s, seat), forecast: true },
  ];
}

/** Most links of one's own in a single delivery, with today's engine. */
function bestDelivery(s: State, seat: Seat): number {
  const ground = groundOf(s);
  const { leaving, leadsTo, links } = ground.network;
  const found: ActionOf<'deliver'>[] = [];
  let best = 0;
  for (const { index, id } of mapOf(s).places) {
    found.length = 0;
    deliveriesFrom(ground, index, id, s.players[seat]!.engine, found);
    for (const { route } of found) {
      let at = index;
      let own = 0;
      for (const edge of route) {
        if (links[leaving[at * 6 + Number(edge)]!]!.owner === seat) own += 1;
        at = leadsTo[at * 6 + Number(edge)]!;
      }
      best = Math.max(best, own);
    }
  }
  return best;
}

const placeFacts = (s: State): AosFact[] =>
  mapOf(s).places.flatMap(({ index, id }): AosFact[] =>
    s.cubes[index]!.length > 0 ? [{ key: 'cubes', of: `hex:${id}`, value: s.cubes[index]!.length }] : [],
  );

function tableFacts(s: State): AosFact[] {
  return [
    ...TILES.map((id, i): AosFact => ({ key: 'tiles-left', of: `tile:${id}`, value: s.supply.tiles[i]! })),
    { key: 'markers-left', of: 'table', value: s.supply.markers },
    { key: 'bag', of: 'table', value: bagSize(s) },
    { key: 'round', of: 'table', value: s.turn },
    { key: 'rounds', of: 'table', value: turnsOf(s) },
  ];
}
