import type { ChanceDraw, DrawAt } from '../../../kernel/chance.ts';
import type { Emit, Seat, Table } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import {
  COLOURS,
  FIGURES,
  type Figure,
  ITEMS,
  type LTW,
  type LTWState,
  PIECES,
  type Player,
  type Scale,
  type ScaleId,
} from '../state.ts';
import { clearMap } from './removal.ts';
import { newScale } from './scales.ts';
import { roundsOf, sideOf } from './sides.ts';

const SILENT = () => {};
const recordOf = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

export function setup(table: Table<LTW>, draw: DrawAt, emit: Emit<LTW>): LTWState {
  const { seats, rules, options } = table;
  const head = { rules, seats, options: { ...options }, board: table.board ?? null };
  const board = boardOf(head);
  const order = draw('order').order(seats); // LTW-53
  emit({ type: 'order-drawn', seats: order });
  const state: LTWState = {
    ...head,
    phases: [{ id: 'income' }],
    chance: {},
    round: 1,
    players: order.map((): Player => newPlayer(board)),
    order: [...order],
    buildOrder: [...order],
    trainOrder: [...order],
    scales: scalesOf(board, order),
    boxes: [],
    trains: board.trains[sideOf(head)].list.map(() => ({ owner: null, load: [] })),
    tracks: board.borders.map(() => 0),
    companies: board.sectors.map(({ companies }) => companies),
    goods: board.sectors.map(() => 0),
    figures: recordOf(FIGURES, () => board.sectors.map(() => 0)),
    aside: recordOf(PIECES, (piece) => board.pieces[piece]),
    linked: false,
    ended: [],
  };
  fillGoods(state, board, draw('goods'));
  fillFigures(state, board, draw('figures'));
  clearMap(state, board, SILENT); // LTW-6
  emit({ type: 'round-began', round: 1, rounds: roundsOf(state) });
  return state;
}

/** LTW-56: no cube in hand and no track on the map. */
const newPlayer = ({ perPlayer }: Board): Player => ({
  cubes: 0,
  points: 0,
  reserve: perPlayer.tracks,
  collected: recordOf(ITEMS, () => 0),
});

/** LTW-3: everybody on the same spaces, who plays first on top. */
function scalesOf({ influence, profit }: Board, order: readonly Seat[]): Record<ScaleId, Scale> {
  const colours = recordOf(COLOURS, (colour) => newScale(order, influence[colour].start));
  return { ...colours, profit: newScale(order, profit.start) };
}

/**
 * LTW-54: cubes are drawn for the places of each goods sector, and those that do not suit it are set aside. What
 * is drawn here is how many of them stay: as likely as if they were drawn one by one.
 */
function fillGoods(state: LTWState, board: Board, draw: ChanceDraw): void {
  const bag = { hill: board.pieces.hill, field: board.pieces.field };
  for (const { index, mark, goods } of board.sectors) {
    const cubes = Math.min(goods, bag.hill + bag.field); // LTW-4
    if (cubes === 0) continue;
    const [kept, other] = mark === 'hill-good' ? (['hill', 'field'] as const) : (['field', 'hill'] as const);
    const ways: Record<string, number> = {};
    for (let stay = 0; stay <= cubes; stay++) ways[stay] = choices(bag[kept], stay) * choices(bag[other], cubes - stay);
    const stay = Number(draw.token(ways));
    bag[kept] -= stay;
    bag[other] -= cubes - stay;
    state.goods[index] = stay;
    state.aside[kept] -= stay;
  }
}

/** In how many ways so many can be taken out of a number of things. */
function choices(of: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i++) ways = (ways * (of - i)) / (i + 1);
  return ways;
}

/** LTW-55: one figure for a village, two for a town, whatever the bag gives. */
function fillFigures(state: LTWState, board: Board, draw: ChanceDraw): void {
  const bag: Record<Figure, number> = recordOf(FIGURES, (figure) => board.pieces[figure]);
  for (const { index, figures } of board.sectors) {
    for (let i = 0; i < figures && bag.red + bag.green + bag.landowner > 0; i++) {
      const figure = draw.token(bag) as Figure;
      bag[figure] -= 1;
      state.figures[figure][index]! += 1;
      state.aside[figure] -= 1;
    }
  }
}
