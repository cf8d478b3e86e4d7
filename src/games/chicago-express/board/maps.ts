import type { Sealed } from '../../../kernel/contract.ts';
import type { CEState, MapId } from '../state.ts';
import { easternUs } from './eastern-us.ts';
import type { CEMap } from './map.ts';

const maps: Readonly<Record<MapId, CEMap>> = { 'eastern-us': easternUs };

export const mapById = (id: MapId): CEMap => maps[id];

/** The board a game is played on: found by id, never part of the state. */
export const mapOf = (s: Sealed<CEState>): CEMap => maps[s.options.map];
