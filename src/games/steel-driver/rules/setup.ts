import type { DrawAt } from '../../../kernel/chance.ts';
import type { Emit, Table } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapAt } from '../board/maps.ts';
import { COMPANIES, type Company, type Player, type SD, type SDState } from '../state.ts';
import { beginTurn } from './turns.ts';

const newCompany = (seats: number): Company => ({
  box: 0,
  controller: null,
  lastController: null,
  shares: Array<number>(seats).fill(0),
  profit: 0,
  cities: [],
  goods: [],
});

export function setup(table: Table<SD>, draw: DrawAt, emit: Emit<SD>): SDState {
  const { seats, rules, board = null } = table;
  if (COMPONENTS.cubes[seats] === undefined) throw new Error(`bug: no game for ${seats}`);
  const map = mapAt(table.options.map, board);
  // SD-4: the first active player is given, or drawn.
  const active = table.firstSeat ?? draw('first-seat').below(seats);
  emit({ type: 'first-seat', seat: active });
  const state: SDState = {
    rules,
    seats,
    options: { map: table.options.map },
    board,
    phases: [],
    chance: {},
    turn: 0,
    active,
    players: Array.from({ length: seats }, (): Player => ({ cubes: 0, cash: 0 })),
    companies: {
      red: newCompany(seats),
      yellow: newCompany(seats),
      green: newCompany(seats),
      blue: newCompany(seats),
      grey: newCompany(seats),
      brown: newCompany(seats),
    },
    order: [...COMPANIES], // SD-5
    passed: [],
    rails: map.links.map(() => 'free'),
    transcontinental: null,
    goods: [],
    cubes: { handedOut: 0, returned: 0 },
  };
  state.phases.push(beginTurn(state, emit));
  return state;
}
