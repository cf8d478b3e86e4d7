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

/**
 * Options are shared by copies of a state and never written into: the same ones name the same board. Looked up by its name alone, as often as
 * bots ask, a board whose name came from a command line cost an engine its quick code again and again.
 */
let last: Sealed<AosState>['options'] | null = null;
let lastMap: AosMap = rustBelt;

/** The board a game is played on: found by id, never part of the state. */
export function mapOf({ options }: Pick<Sealed<AosState>, 'options'>): AosMap {
  if (options !== last) {
    last = options;
    lastMap = maps[options.map];
  }
  return lastMap;
}
