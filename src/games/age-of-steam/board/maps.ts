/** The maps: a new one is a file of its own and a line here. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { AosState } from '../state.ts';
import { barbados } from './barbados.ts';
import { germany } from './germany.ts';
import type { AosMap } from './map.ts';
import { rustBelt } from './rust-belt.ts';
import { southernUs } from './southern-us.ts';

const maps = { 'rust-belt': rustBelt, 'southern-us': southernUs, germany, barbados };
export type MapId = keyof typeof maps;
export const MAPS = Object.keys(maps) as MapId[];

export const mapById = (id: MapId): AosMap => maps[id];

let last: Sealed<AosState>['options'] | null = null;
let lastMap: AosMap = rustBelt;

/**
 * The board a game is played on: found by id, never part of the state. Bots ask so often that the last answer is kept: options are shared by
 * copies of a state and never written into, so the same ones name the same board. (Looked up by name each time, a name that came from a
 * command line is another string than the one in the code, and the look-up takes a slow path.)
 */
export function mapOf({ options }: Pick<Sealed<AosState>, 'options'>): AosMap {
  if (options !== last) {
    last = options;
    lastMap = maps[options.map];
  }
  return lastMap;
}
