import type { DrawAt } from '../../../kernel/chance.ts';
import type { Emit, Table } from '../../../kernel/contract.ts';
import { mapById } from '../board/maps.ts';
import { type CE, type CEState, COMPANIES, type Company, type CompanyId, type Player } from '../state.ts';
import { openSale } from './sale.ts';

const perCompany = <T>(make: (id: CompanyId) => T): Record<CompanyId, T> =>
  Object.fromEntries(COMPANIES.map((id) => [id, make(id)])) as Record<CompanyId, T>;

export function setup(table: Table<CE>, draw: DrawAt, emit: Emit<CE>): CEState {
  const map = mapById(table.options.map);
  const cash = map.seats[table.seats];
  if (cash === undefined) throw new Error(`bug: no game for ${table.seats}`);
  // CE-8: who opens the first auction is given, or drawn.
  const first = table.firstSeat ?? draw('first-seat').below(table.seats);
  emit({ type: 'first-seat', seat: first });
  const state: CEState = {
    rules: table.rules,
    seats: table.seats,
    options: { map: table.options.map },
    phases: [],
    chance: {},
    players: Array.from({ length: table.seats }, (): Player => ({ cash, shares: perCompany(() => 0) })),
    companies: perCompany((id): Company => {
      const { start, openingBid } = map.companies[id];
      return { treasury: 0, network: openingBid === null ? [] : [start] };
    }),
    dials: { auction: 0, expansion: 0, development: 0 },
    houses: [],
    tracks: { detroit: 0, wheeling: 0, pittsburgh: 0 },
    ended: [],
  };
  // CE-9: the opening bid is also what the general rule gives for a first share (CE-2).
  state.phases.push(openSale(state, 'opening', map.openers[0]!, first, emit));
  return state;
}
