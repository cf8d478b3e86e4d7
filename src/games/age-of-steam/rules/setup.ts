import type { ChanceDraw, DrawAt } from '../../../kernel/chance.ts';
import type { Emit, Seat, Table } from '../../../kernel/contract.ts';
import { DIE, type Good, NEW_CITIES, ORDER_DICE, START } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapById } from '../board/maps.ts';
import { TILE_COUNTS, TOWN_MARKERS } from '../board/tiles.ts';
import { type AOS, type AosState, NO_TRACK, type Player } from '../state.ts';
import { drawCube, drawCubes, toBag } from './bag.ts';
import { turnsOf } from './ending.ts';

/** A table with nothing drawn yet: no cube on the display or the map, seats in the order of play. */
export function emptyTable(table: Table<AOS>): AosState {
  const map = mapById(table.options.map);
  if (map.turns[table.seats] === undefined) throw new Error(`bug: no game for ${table.seats}`);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const bag: Partial<Record<Good, number>> = {};
  for (const good of map.goods) bag[good] = map.rules.bagExcludes.includes(good) ? 0 : map.cubes[good]!;
  return {
    rules: table.rules,
    seats: table.seats,
    options: { ...table.options },
    phases: [{ id: 'shares', waiting: seats }],
    chance: {},
    players: seats.map((): Player => ({ ...START, action: null, started: false, bankrupt: false })),
    order: [...seats],
    turn: 1,
    track: {
      tiles: map.hexes.map(() => 0),
      owners: map.hexes.map(() => 0),
      connections: map.connections.map(() => NO_TRACK),
    },
    supply: { tiles: [...TILE_COUNTS], markers: TOWN_MARKERS }, // AOS-8
    cubes: map.places.map(({ city }) => (city ? [] : [...map.rules.townStartCubes])),
    display: map.columns.map(({ slots }) => Array<Good | null>(slots).fill(null)),
    bag,
    colours: map.places.map(() => null),
    gone: 0,
    cycle: [],
    ended: [],
  };
}

export function setup(table: Table<AOS>, draw: DrawAt, emit: Emit<AOS>): AosState {
  const state = emptyTable(table);
  const map = mapById(table.options.map);
  fillDisplay(state, map, draw('display'));
  const cities = draw('cities');
  for (const place of map.setupOrder) state.cubes[place] = drawCubes(state, map.places[place]!.city!.cubes, cities);
  if (map.places.some(({ city }) => city?.randomColour)) drawColours(state, map, draw('colours'), emit);
  if (table.seats > 1) state.order = firstOrder(state, draw, emit);
  state.phases = [{ id: 'shares', waiting: [...state.order] }];
  emit({ type: 'order-set', seats: [...state.order] });
  emit({ type: 'turn-began', turn: 1, of: turnsOf(state) });
  return state;
}

/** AOS-4: row by row across both halves, then the rows of the New Cities. */
function fillDisplay(state: AosState, map: AosMap, draw: ChanceDraw): void {
  const { displayStartCubes, columnExcludesOwnColour } = map.rules;
  const fill = (isNew: boolean, row: number) => {
    map.columns.forEach(({ letter, slots }, i) => {
      if ((letter !== null) !== isNew || row >= Math.min(slots, displayStartCubes ?? slots)) return;
      const excluded = letter !== null && columnExcludesOwnColour.includes(letter) ? NEW_CITIES[letter].colour : null;
      state.display[i]![row] = drawOther(state, excluded, draw);
    });
  };
  const rows = Math.max(...map.columns.map(({ slots }) => slots));
  for (let row = 0; row < rows; row++) fill(false, row);
  for (let row = 0; row < rows; row++) fill(true, row);
}

/** AOS-76: a cube of the excluded colour is set aside and returned afterwards. */
function drawOther(state: AosState, excluded: Good | null, draw: ChanceDraw): Good {
  const aside: Good[] = [];
  let good = drawCube(state, draw);
  while (good === excluded) {
    aside.push(good);
    good = drawCube(state, draw);
  }
  toBag(state, aside);
  return good;
}

/** AOS-76: drawn last, in the order of the map, each city on its own; the cube stays there as a mark. */
function drawColours(state: AosState, map: AosMap, draw: ChanceDraw, emit: Emit<AOS>): void {
  for (const { city, id, index } of map.places) {
    if (!city?.randomColour) continue;
    const good = drawCube(state, draw);
    state.colours[index] = good;
    emit({ type: 'colour-drawn', hex: id, good });
  }
}

/** AOS-6: three dice each, the highest first; equal players roll again among themselves. */
function firstOrder(state: AosState, draw: DrawAt, emit: Emit<AOS>): Seat[] {
  if (state.options.initialOrder === 'shuffle') return draw('order').order(state.seats);
  const dice = draw('order-dice');
  const rank = (tied: Seat[]): Seat[] => {
    if (tied.length < 2) return tied;
    const totals = tied.map((seat) => {
      let total = 0;
      for (let i = 0; i < ORDER_DICE; i++) total += dice.die(DIE);
      emit({ type: 'order-rolled', seat, total });
      return total;
    });
    const different = [...new Set(totals)].sort((a, b) => b - a);
    return different.flatMap((total) => rank(tied.filter((_, i) => totals[i] === total)));
  };
  return rank(state.order);
}
