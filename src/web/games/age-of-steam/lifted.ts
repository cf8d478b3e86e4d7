/** Hexes that are chosen, or that what is chosen has changed: they are drawn over the board and not on it. */
import type { AosState, Hex } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import type { BoardProps } from '../face.ts';
import { layoutOf } from './geometry.ts';
import { isMoving } from './phase.ts';

type State = Sealed<AosState>;
type Shown = Pick<BoardProps<AosState>, 'state' | 'before' | 'lights' | 'laid'>;

export const hexTouch = (hex: Hex): Touch => ({ on: 'hex', id: hex.id });

/** The position whose cubes are shown: a cube that is chosen stays where it is until it moves. */
export const cubesShown = ({ state, before, laid }: Omit<Shown, 'lights'>): State =>
  isMoving(before) && !laid ? before : state;

export function liftedHexes(shown: Shown): Hex[] {
  const { state, before, lights } = shown;
  const cubes = cubesShown(shown);
  const isChanged = ({ index, place }: Hex): boolean =>
    state.track.tiles[index] !== before.track.tiles[index] ||
    state.track.owners[index] !== before.track.owners[index] ||
    (place >= 0 && cubes !== before && cubes.cubes[place]!.join() !== before.cubes[place]!.join());
  const chosen = new Set(lights.chosen('hex'));
  if (state === before && chosen.size === 0) return [];
  return layoutOf(state.options.map).map.hexes.filter(
    (hex) => chosen.has(hex.id) || (state !== before && isChanged(hex)),
  );
}
