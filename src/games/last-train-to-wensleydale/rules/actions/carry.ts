import type { ActionKind, Sealed, Seat, ViolationOf } from '../../../../kernel/contract.ts';
import type { Board, Sector } from '../../board/board.ts';
import { boardOf } from '../../board/boards.ts';
import { type ActionOf, CARGOES, type Cargo, type Item, type LTW, type LTWState } from '../../state.ts';
import { isCargo, isSectorId, isTrainId } from '../ids.ts';
import { holdingOf } from '../layouts.ts';
import { canTravel, isCompanyTown, isReached, networksOf, sectorsNear } from '../tracks.ts';
import { placesLeft, trainAt, trainBoardOf, trainsOf } from '../train-board.ts';
import { nextTurn } from '../trains.ts';

type State = Sealed<LTWState>;
type Carry = ActionOf<'carry'>;

export const waiting = (s: State, at: number, cargo: Cargo): number =>
  (cargo === 'good' ? s.goods : cargo === 'red' ? s.figures.red : s.figures.green)[at]!;

/** Take one good or passenger from the map onto a train hired this round. */
export const carry: ActionKind<LTW, Carry> = {
  parse: ({ kind, sector, cargo, train }) =>
    kind === 'carry' && isSectorId(sector) && isCargo(cargo) && isTrainId(train)
      ? { kind, sector, cargo, train }
      : null,
  *candidates(s, seat) {
    const trains = trainsOf(s, seat);
    if (trains.length === 0) return;
    const board = boardOf(s);
    const { list } = trainBoardOf(s);
    for (const at of sectorsNear(s, board, seat)) {
      for (const cargo of CARGOES) {
        if (waiting(s, at, cargo) === 0) continue;
        for (const train of trains)
          yield { kind: 'carry', sector: board.sectors[at]!.id, cargo, train: list[train]!.id };
      }
    }
  },
  easiest(s, seat) {
    let forGoods = -1;
    let forPeople = -1;
    for (let at = 0; at < s.trains.length; at++) {
      if (s.trains[at]!.owner !== seat) continue;
      if (forGoods < 0 && placesLeft(s, at, false) > 0) forGoods = at;
      if (forPeople < 0 && placesLeft(s, at, true) > 0) forPeople = at;
    }
    if (forGoods < 0 && forPeople < 0) return null;
    const board = boardOf(s);
    for (const { sector: at, cargo } of accessOf(s, board, seat)) {
      const train = cargo === 'good' ? forGoods : forPeople;
      if (train < 0 || waiting(s, at, cargo) === 0) continue;
      return { kind: 'carry', sector: board.sectors[at]!.id, cargo, train: trainBoardOf(s).list[train]!.id };
    }
    return null;
  },
  *attempts(s, _seat, touched = []) {
    const wanted = (on: string, id: string) => !touched.some((t) => t.on === on && t.id !== id);
    for (const { id: sector } of boardOf(s).sectors) {
      if (!wanted('sector', sector)) continue;
      for (const cargo of CARGOES)
        for (const { id: train } of trainBoardOf(s).list) yield { kind: 'carry', sector, cargo, train };
    }
  },
  check(s, seat, { sector: id, cargo, train }) {
    const at = trainAt(s, train);
    if (at < 0) return { code: 'train-unknown', rule: 'LTW-77', params: { train } };
    if (s.trains[at]!.owner !== seat) return { code: 'train-not-yours', rule: 'LTW-77', params: { train } };
    const board = boardOf(s);
    const from = board.sectorAt.get(id);
    if (from === undefined) return { code: 'sector-unknown', rule: 'LTW-77', params: { sector: id } };
    if (waiting(s, from, cargo) === 0) return { code: 'cargo-missing', rule: 'LTW-77', params: { sector: id, cargo } };
    if (placesLeft(s, at, cargo !== 'good') <= 0)
      return { code: 'train-full', rule: 'LTW-77', params: { train, cargo } };
    return checkCargo(s, seat, board, from, cargo);
  },
  run(draft, seat, { sector: id, cargo, train }, emit) {
    const board = boardOf(draft);
    const from = board.sectorAt.get(id)!;
    const item = itemOf(board, from, cargo);
    if (cargo === 'good') draft.goods[from]! -= 1;
    else draft.figures[cargo][from]! -= 1;
    draft.trains[trainAt(draft, train)]!.load.push(item);
    const good = item === 'hill' || item === 'field' ? board.goods[item] : item;
    emit({ type: 'carried', seat, sector: id, good, train });
    nextTurn(draft);
  },
  touches: ({ sector, cargo, train }) => [
    { on: 'sector', id: sector },
    { on: 'good', id: cargo },
    { on: 'train', id: train },
  ],
};

export const itemOf = (board: Board, sector: number, cargo: Cargo): Item => {
  if (cargo !== 'good') return cargo;
  return board.sectors[sector]!.mark === 'hill-good' ? 'hill' : 'field';
};

/** Whether own tracks let the seat have this load, whatever trains it has: the rule (`isInReach`), and where it forbids it the reason. */
export function checkCargo(s: State, seat: Seat, board: Board, from: number, cargo: Cargo): ViolationOf<LTW> | null {
  if (isInReach(s, seat, board, from, cargo)) return null;
  if (cargo !== 'good') return noTrip(s, seat, board, from, cargo);
  const sector = board.sectors[from]!;
  if (sector.mark === 'hill-good') return noOutlet(s, seat, board, sector);
  return { code: 'not-reached', rule: 'LTW-78', params: { sector: sector.id } };
}

/**
 * The rule by itself: what is worked out for a layout asks it of many loads, most of them out of reach, and none of them why. If it changes,
 * so must the reasons: `noOutlet` takes it that a hill (LTW-79), `noTrip` that a passenger (LTW-80), is out of reach by this very rule.
 */
function isInReach(s: State, seat: Seat, board: Board, from: number, cargo: Cargo): boolean {
  // LTW-80: from an own track, over own tracks only, to a town of the passenger's colour.
  if (cargo !== 'good') return canTravel(s, networksOf(s, board, seat), from, cargo);
  const sector = board.sectors[from]!;
  // LTW-78: where a company track lies no field good is left (LTW-32), so an own track is all it takes.
  if (sector.mark !== 'hill-good') return isReached(s, sector, seat);
  // LTW-79: through an outlet that own track touches and that no company holds; one such is enough (LTW-33).
  for (const at of sector.outlets) if (!isCompanyTown(s, at) && isReached(s, board.sectors[at]!, seat)) return true;
  return false;
}

/** A load that a seat might have of a sector, whether anything waits there or not. */
export interface Access {
  readonly sector: number;
  readonly cargo: Cargo;
  readonly item: Item;
}

/** All that own tracks let the seat have, in the order of its candidates. */
export function accessOf(s: State, board: Board, seat: Seat): readonly Access[] {
  const holding = holdingOf(s, board, seat);
  holding.access ??= findAccess(s, board, seat);
  return holding.access;
}

function findAccess(s: State, board: Board, seat: Seat): Access[] {
  const found: Access[] = [];
  const all = loadsOn(board);
  for (const sector of sectorsNear(s, board, seat))
    for (const load of all[sector]!) if (isInReach(s, seat, board, sector, load.cargo)) found.push(load);
  return found;
}

const known = new WeakMap<Board, readonly (readonly Access[])[]>();

/** By sector: a load of each kind. Positions come and go by thousands: they all name the same ones. */
function loadsOn(board: Board): readonly (readonly Access[])[] {
  const before = known.get(board);
  if (before) return before;
  const all = board.sectors.map(({ index: sector }) =>
    CARGOES.map((cargo) => ({ sector, cargo, item: itemOf(board, sector, cargo) })),
  );
  known.set(board, all);
  return all;
}

/** LTW-79: what is missing, once `isInReach` says that something is; both must change together. */
function noOutlet(s: State, seat: Seat, board: Board, { id: sector, outlets }: Sector): ViolationOf<LTW> {
  const reached = outlets.filter((at) => isReached(s, board.sectors[at]!, seat)).map((at) => board.sectors[at]!.id);
  if (reached.length > 0) return { code: 'outlets-company', rule: 'LTW-79', params: { sector, outlets: reached } };
  const all = outlets.map((town) => board.sectors[town]!.id);
  return { code: 'no-outlet-reached', rule: 'LTW-79', params: { sector, outlets: all } };
}

/** LTW-80: what is missing, once `isInReach` says that something is; both must change together. */
function noTrip(s: State, seat: Seat, board: Board, from: number, company: 'red' | 'green'): ViolationOf<LTW> {
  const { id: sector } = board.sectors[from]!;
  if (networksOf(s, board, seat).at[from] === 0) return { code: 'not-reached', rule: 'LTW-80', params: { sector } };
  return { code: 'no-trip', rule: 'LTW-80', params: { sector, company } };
}
