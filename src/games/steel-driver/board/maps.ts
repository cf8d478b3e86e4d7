/** Where the board of a game is found: by the id of a map, or by the content hash of one that players brought. */
import type { BoardFault, Sealed } from '../../../kernel/contract.ts';
import { hashOf } from '../../../kernel/hash.ts';
import { createShelf, OWN_BOARDS } from '../../../kernel/shelf.ts';
import type { MapId, SDState } from '../state.ts';
import { type BoardData, boardShape, checkBoard } from './board-file.ts';
import { mapFrom, type SDMap } from './map.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

function boardOf(raw: unknown): BoardData {
  const read = boardShape(raw, '');
  if (!read.ok) throw new Error(`bug: board: ${read.at} ${read.code}`);
  const [fault] = checkBoard(read.value);
  if (fault) throw new Error(`bug: board: ${JSON.stringify(fault)}`);
  return read.value;
}

const files: Readonly<Record<MapId, object>> = { 'us-reconstructed': reconstructed };
const maps: Readonly<Record<MapId, SDMap>> = { 'us-reconstructed': mapFrom(boardOf(reconstructed)) };

/** The file of a map, for whoever wants to correct it. */
export const fileOf = (id: MapId): object => files[id];

export const mapById = (id: MapId): SDMap => maps[id];

/** Boards that players have brought to this process, by content hash. */
const own = createShelf<SDMap>(OWN_BOARDS);

export const isOwnBoard = (id: string): boolean => own.has(id);

/** The map of a table, before there is a state. */
export function mapAt(id: MapId, board: string | null): SDMap {
  if (board === null) return maps[id];
  const map = own.get(board);
  if (!map) throw new Error(`bug: the board ${board} has not been read`);
  return map;
}

/** The board a game is played on. */
export const mapOf = (s: Sealed<SDState>): SDMap =>
  s.board === null ? maps[s.options.map] : mapAt(s.options.map, s.board);

/** Reads a board file of the players' own and keeps it. What only people read in it does not change its hash. */
export function readOwnBoard(raw: unknown): { ok: true; id: string } | { ok: false; fault: BoardFault } {
  const read = boardShape(raw, '');
  if (!read.ok) return { ok: false, fault: { at: read.at, code: read.code, params: read.params } };
  const [fault] = checkBoard(read.value);
  if (fault) return { ok: false, fault };
  const id = hashOf(read.value);
  own.put(id, () => mapFrom(read.value));
  return { ok: true, id };
}
