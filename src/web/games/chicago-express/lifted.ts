/** Hexes that are chosen, or that what is chosen has changed: they are drawn over the board and not on it. */
import { type CEState, COMPANIES, type CompanyId, type Hex, worthOf } from '../../../games/chicago-express/index.ts';
import type { BoardProps } from '../face.ts';
import { layoutOf } from './geometry.ts';

type Shown = Pick<BoardProps<CEState>, 'state' | 'before' | 'lights' | 'laid'>;

export const touchOf = (hex: Hex) => ({ on: 'hex', id: hex.id });

const enginesOn = (s: Shown['state'], hex: Hex): CompanyId[] =>
  COMPANIES.filter((id) => s.companies[id].network.includes(hex.id));

export function liftedHexes({ state, before, lights }: Shown): Hex[] {
  const { map } = layoutOf(state.options.map);
  const isChanged = (hex: Hex): boolean =>
    COMPANIES.some(
      (id) => state.companies[id].network.includes(hex.id) !== before.companies[id].network.includes(hex.id),
    ) ||
    state.houses.includes(hex.id) !== before.houses.includes(hex.id) ||
    worthOf(state, map, hex) !== worthOf(before, map, hex);
  const chosen = new Set(lights.chosen('hex'));
  if (state === before && chosen.size === 0) return [];
  return map.inOrder.filter((hex) => chosen.has(hex.id) || (state !== before && isChanged(hex)));
}

/** What stands on a hex, and what of it is not there yet. */
export function piecesOn({ state, before, lights, laid }: Shown, hex: Hex) {
  const { map } = layoutOf(state.options.map);
  const engines = enginesOn(state, hex);
  const isSure = laid === true || lights.orderOf(touchOf(hex)) > 0;
  const [here, was] = [state.houses.includes(hex.id), before.houses.includes(hex.id)];
  const worth = worthOf(state, map, hex);
  return {
    worth,
    engines,
    pending: isSure ? [] : engines.filter((id) => !before.companies[id].network.includes(hex.id)),
    house: !here ? 'none' : was || isSure ? 'built' : 'pending',
    gain: laid ? 0 : worth - worthOf(before, map, hex),
    steps: hex.track ? map.tracks[hex.track].values : [],
  } as const;
}
