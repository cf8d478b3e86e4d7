/** What holds after every action of every game; a position out of a file must pass it too. */
import type { Breach, Sealed } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import type { Board } from './board/board.ts';
import { boardOf, isKnownBoard } from './board/boards.ts';
import { type Stage, stackHolds } from './referee-phases.ts';
import { roundsOf, seatCounts, sideOf } from './rules/sides.ts';
import { hasCompanyTrack, isCompanyTown, isCompanyTrack, isTownOf, trackOf } from './rules/tracks.ts';
import { isPassenger, placesLeft } from './rules/train-board.ts';
import { COLOURS, COMPANIES, FIGURES, type Item, type LTWState, type Piece, SCALES } from './state.ts';

export const BREACH_CODES = [
  'board-unknown',
  'players-miscounted',
  'lists-miscounted',
  'round-out-of-range',
  'orders-broken',
  'stacks-broken',
  'influence-out-of-range',
  'profit-out-of-range',
  'cubes-not-conserved',
  'tracks-not-conserved',
  'track-misplaced',
  'goods-not-conserved',
  'figures-not-conserved',
  'goods-misplaced',
  'figures-misplaced',
  'company-misplaced',
  'left-on-map',
  'boxes-broken',
  'trains-broken',
  'link-broken',
  'end-without-reason',
  'phases-broken',
] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

type State = Sealed<LTWState>;

export function referee(s: State): Breach[] {
  if (s.board !== null && !isKnownBoard(s.board)) return [{ code: 'board-unknown' }];
  const board = boardOf(s);
  const broken: Breach[] = [];
  const demand = (holds: boolean, code: BreachCode) => {
    if (!holds) broken.push({ code });
  };
  demand(s.players.length === s.seats && seatCounts(s.options).includes(s.seats), 'players-miscounted');
  demand(listsFit(s, board), 'lists-miscounted');
  if (broken.length > 0) return broken; // nothing below may look past the end of a list
  demand(s.round <= roundsOf(s), 'round-out-of-range');
  demand(
    [s.order, s.buildOrder, s.trainOrder].every((order) => isOrder(s, order)),
    'orders-broken',
  );
  demand(
    SCALES.every((id) => stackIsSound(s, s.scales[id])),
    'stacks-broken',
  );
  demand(
    COLOURS.every((id) => s.scales[id].at.every((at) => at >= 0 && at <= board.influence[id].max)),
    'influence-out-of-range',
  );
  demand(
    s.scales.profit.at.every((at) => at >= board.profit.min && at <= board.profit.max),
    'profit-out-of-range',
  );
  demand(boxesHold(s), 'boxes-broken');
  demand(cubesHold(s, board), 'cubes-not-conserved');
  demand(tracksHold(s, board), 'tracks-not-conserved');
  demand(trackPlacesHold(s, board), 'track-misplaced');
  demand(piecesHold(s, board, ['hill', 'field']), 'goods-not-conserved');
  demand(piecesHold(s, board, FIGURES), 'figures-not-conserved');
  demand(
    board.sectors.every(({ index, goods }) => s.goods[index]! <= goods),
    'goods-misplaced',
  );
  demand(
    board.sectors.every(({ index, figures }) => sum(FIGURES.map((id) => s.figures[id][index]!)) <= figures),
    'figures-misplaced',
  );
  demand(companiesHold(s, board), 'company-misplaced');
  demand(nothingLeftBehind(s, board), 'left-on-map');
  demand(trainsHold(s, board), 'trains-broken');
  demand(board.link !== null || !s.linked, 'link-broken');
  demand((s.phases.length === 0) === s.ended.length > 0, 'end-without-reason');
  if (broken.length === 0) demand(stackHolds(s, board), 'phases-broken');
  return broken;
}

function listsFit(s: State, board: Board): boolean {
  const sectors = board.sectors.length;
  const bySector = [s.companies, s.goods, ...FIGURES.map((id) => s.figures[id])];
  const auction = board.auction[sideOf(s)].boxes.length;
  return (
    bySector.every((list) => list.length === sectors) &&
    s.tracks.length === board.borders.length &&
    s.trains.length === board.trains[sideOf(s)].list.length &&
    (s.boxes.length === auction || (s.boxes.length === 0 && isBeforeTokens(s))) &&
    SCALES.every((id) => s.scales[id].at.length === s.seats)
  );
}

const stageOf = (s: State): Stage | undefined => s.phases[0]?.id as Stage | undefined;
const isBeforeTokens = (s: State): boolean => s.round === 1 && ['income', 'tokens'].includes(stageOf(s) ?? '');

const isOrder = (s: State, order: readonly number[]): boolean =>
  order.length === s.seats && order.every((seat, i) => seat < s.seats && order.indexOf(seat) === i);

/** LTW-16: a stack is strict, the higher values first. */
const stackIsSound = (s: State, { at, order }: State['scales']['white']): boolean =>
  isOrder(s, order) && order.every((seat, i) => i === 0 || at[order[i - 1]!]! >= at[seat]!);

const cubesOnBoxes = (s: State, seat: number): number =>
  sum(s.boxes.filter(({ holder }) => holder === seat).map(({ cubes }) => cubes));

function cubesHold(s: State, board: Board): boolean {
  return s.players.every(
    ({ cubes }, seat) => cubes <= board.income.most && cubes + cubesOnBoxes(s, seat) <= board.perPlayer.cubes,
  );
}

/** LTW-61, LTW-62: two boxes at most, none below its minimum, and bids only while there is bidding. */
function boxesHold(s: State): boolean {
  const open = stageOf(s) === 'bidding' || stageOf(s) === 'payout';
  const { boxes } = boardOf(s).auction[sideOf(s)];
  return (
    s.boxes.every(({ holder, cubes }, at) =>
      holder === null ? cubes === 0 : open && holder < s.seats && cubes >= boxes[at]!.least,
    ) && s.players.every((_, seat) => s.boxes.filter(({ holder }) => holder === seat).length <= 2)
  );
}

/** LTW-20: what is not on the map is in reserve. */
function tracksHold(s: State, board: Board): boolean {
  const counts = new Array<number>(7).fill(0);
  for (const track of s.tracks) counts[track]! += 1;
  for (let track = 1 + s.seats; track <= 4; track++) if (counts[track]! > 0) return false;
  return s.players.every(({ reserve }, seat) => reserve + counts[trackOf(seat)]! === board.perPlayer.tracks);
}

/** LTW-69: tracks lie only where they may. */
const trackPlacesHold = (s: State, board: Board): boolean =>
  sum(board.ways.map(({ index }) => Math.min(1, s.tracks[index]!))) === s.tracks.filter((track) => track > 0).length;

function piecesHold(s: State, board: Board, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => onMap(s, board, piece) + carried(s, piece) + s.aside[piece] === board.pieces[piece]);
}

function onMap(s: State, board: Board, piece: Piece): number {
  if (piece === 'hill' || piece === 'field') {
    const isHill = piece === 'hill';
    return sum(board.sectors.map(({ index, mark }) => ((mark === 'hill-good') === isHill ? s.goods[index]! : 0)));
  }
  return sum(s.figures[piece]);
}

function carried(s: State, piece: Piece): number {
  if (piece === 'landowner') return 0;
  const riding = s.trains.map(({ load }) => load.filter((item) => item === piece).length);
  return sum(riding) + sum(s.players.map(({ collected }) => collected[piece satisfies Item]));
}

/** LTW-40, LTW-48: colours only grow, and only in towns. */
const companiesHold = (s: State, board: Board): boolean =>
  board.sectors.every(({ index, companies, isTown }) => {
    const now = s.companies[index]!;
    return isTown ? (now & companies) === companies : now === companies;
  });

/** LTW-6, LTW-88: what a company removes is gone. */
const nothingLeftBehind = (s: State, board: Board): boolean =>
  board.sectors.every((sector) => {
    const at = sector.index;
    if (COMPANIES.some((company) => s.figures[company][at]! > 0 && isTownOf(s, at, company))) return false;
    if (s.goods[at] === 0) return true;
    return sector.mark === 'hill-good'
      ? sector.outlets.some((town) => !isCompanyTown(s, town))
      : !hasCompanyTrack(s, sector);
  });

/** LTW-30, LTW-76, LTW-77: locomotives, prices, places; empty but for phase VI. */
function trainsHold(s: State, board: Board): boolean {
  const { list } = board.trains[sideOf(s)];
  const running = stageOf(s) === 'trains' || stageOf(s) === 'accounts';
  const places = s.trains.every(
    ({ owner, load }, at) =>
      (owner === null ? load.length === 0 : running && owner < s.seats) &&
      placesLeft(s, at, true) >= 0 &&
      placesLeft(s, at, false) >= 0 &&
      load.every((item) => isPassenger(item) || item === 'hill' || item === 'field'),
  );
  const fleets = s.players.every((_, seat) => {
    const prices = list.filter((_train, at) => s.trains[at]!.owner === seat).map(({ cost }) => cost);
    return prices.length <= board.perPlayer.locomotives && new Set(prices).size === prices.length;
  });
  return places && fleets && s.tracks.every((track) => track <= s.seats || isCompanyTrack(track));
}
