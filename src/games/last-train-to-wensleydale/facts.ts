/** Every figure a player may ask about, and what it is made of. */
import type { Fact, Sealed, Seat } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import type { Board } from './board/board.ts';
import { boardOf } from './board/boards.ts';
import { earnings, scoreOf, setsOf } from './rules/accounts.ts';
import { leastBid } from './rules/boxes.ts';
import { billOf, missingPoints, pathOf } from './rules/line.ts';
import { roundsOf } from './rules/sides.ts';
import { tracksOnMap } from './rules/tracks.ts';
import { placesLeft, trainBoardOf } from './rules/train-board.ts';
import { COLOURS, COMPANIES, FIGURES, ITEMS, type Item, type LTWState } from './state.ts';

export const FACT_KEYS = [
  'points',
  'cubes',
  'white',
  'brown',
  'green',
  'red',
  'profit',
  'tracks-on-map',
  'tracks-left',
  'carried',
  'collected',
  'sets',
  'round-points',
  'round-profit',
  'score-now',
  'line-points',
  'line-fees',
  'line-missing',
  'least-bid',
  'freight-left',
  'seats-left',
  'company-tracks',
  'company-towns',
  'goods-on-map',
  'figures-on-map',
  'rounds-left',
  'round',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];
/** Keys of parts that are no figures of their own. */
export const PART_KEYS = ['profit-part', 'loss-part', 'points-part', 'sets-part', 'tracks-part', 'item-part'] as const;
export type PartKey = (typeof PART_KEYS)[number];

type State = Sealed<LTWState>;
type LTWFact = Fact & { key: FactKey };

export function facts(s: State): Fact[] {
  return [
    ...s.players.flatMap((_, seat) => seatFacts(s, seat)),
    ...lineFacts(s),
    ...boxFacts(s),
    ...trainFacts(s),
    ...companyFacts(s),
    ...tableFacts(s),
  ];
}

const nameOf = ({ goods }: Board, item: Item): string => (item === 'hill' || item === 'field' ? goods[item] : item);

function seatFacts(s: State, seat: Seat): LTWFact[] {
  const of = `seat:${seat}`;
  const board = boardOf(s);
  const { cubes, points, reserve, collected } = s.players[seat]!;
  const { points: coming, profit, loss } = earnings(s, seat);
  const score = scoreOf(s, seat);
  const aboard = s.trains.filter(({ owner }) => owner === seat).flatMap(({ load }) => load);
  return [
    { key: 'points', of, value: points },
    { key: 'cubes', of, value: cubes },
    ...COLOURS.map((key): LTWFact => ({ key, of, value: s.scales[key].at[seat]! })),
    { key: 'profit', of, value: s.scales.profit.at[seat]! },
    { key: 'tracks-on-map', of, value: tracksOnMap(s, board, seat) },
    { key: 'tracks-left', of, value: reserve },
    { key: 'carried', of, value: aboard.length },
    {
      key: 'collected',
      of,
      value: sum(ITEMS.map((item) => collected[item])),
      parts: ITEMS.map((item) => ({ key: 'item-part', of: `good:${nameOf(board, item)}`, value: collected[item] })),
    },
    { key: 'sets', of, value: setsOf(s, seat) },
    { key: 'round-points', of, value: coming, forecast: true },
    {
      key: 'round-profit',
      of,
      value: profit - loss,
      parts: [
        { key: 'profit-part', value: profit },
        { key: 'loss-part', value: 0 - loss },
      ],
      forecast: true,
    },
    {
      key: 'score-now',
      of,
      value: score.points + score.sets + score.profit + score.tracks,
      parts: [
        { key: 'points-part', value: score.points },
        { key: 'sets-part', value: score.sets },
        { key: 'profit-part', value: score.profit },
        { key: 'tracks-part', value: score.tracks },
      ],
      forecast: true,
    },
  ];
}

/** The price so far of the line that is being named. */
function lineFacts(s: State): LTWFact[] {
  const line = s.phases.find((phase) => phase.id === 'line');
  if (line?.id !== 'line') return [];
  const board = boardOf(s);
  const bill = billOf(s, board, pathOf(board, line.path));
  const of = `seat:${line.seat}`;
  return [
    { key: 'line-points', of, value: bill.points },
    {
      key: 'line-fees',
      of,
      value: sum(COLOURS.map((colour) => bill.fees[colour])),
      parts: COLOURS.map((colour) => ({ key: 'line-fees', of: `colour:${colour}`, value: bill.fees[colour] })),
    },
    { key: 'line-missing', of, value: missingPoints(s, line.seat, bill) },
  ];
}

const boxFacts = (s: State): LTWFact[] =>
  s.phases[0]?.id === 'bidding'
    ? s.boxes.map((_, at): LTWFact => ({ key: 'least-bid', of: `box:${at + 1}`, value: leastBid(s, at) }))
    : [];

const trainFacts = (s: State): LTWFact[] =>
  trainBoardOf(s).list.flatMap(({ id }, at): LTWFact[] => [
    { key: 'freight-left', of: `train:${id}`, value: placesLeft(s, at, false) },
    { key: 'seats-left', of: `train:${id}`, value: placesLeft(s, at, true) },
  ]);

function companyFacts(s: State): LTWFact[] {
  return COMPANIES.flatMap((company, at): LTWFact[] => [
    { key: 'company-tracks', of: `company:${company}`, value: s.tracks.filter((track) => track === 5 + at).length },
    {
      key: 'company-towns',
      of: `company:${company}`,
      value: s.companies.filter((mask) => (mask & (1 << at)) !== 0).length,
    },
  ]);
}

function tableFacts(s: State): LTWFact[] {
  const board = boardOf(s);
  const goods = (isHill: boolean) =>
    sum(board.sectors.map(({ index, mark }) => ((mark === 'hill-good') === isHill ? s.goods[index]! : 0)));
  return [
    { key: 'goods-on-map', of: `good:${board.goods.hill}`, value: goods(true) },
    { key: 'goods-on-map', of: `good:${board.goods.field}`, value: goods(false) },
    ...FIGURES.map((id): LTWFact => ({ key: 'figures-on-map', of: `good:${id}`, value: sum(s.figures[id]) })),
    { key: 'rounds-left', of: 'table', value: roundsOf(s) - s.round },
    { key: 'round', of: 'table', value: s.round },
  ];
}
