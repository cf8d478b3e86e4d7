/** Where the board of a game is found: by the id of a map, or in a text of a player's own. */
import type { ReadBoard, Sealed } from '../../../kernel/contract.ts';
import type { MapId, SDState } from '../state.ts';
import { type BoardData, boardShape, boardText, checkBoard } from './board-file.ts';
import { mapFrom, type SDMap } from './map.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

function boardOf(raw: unknown): BoardData {
  const read = boardShape(raw, '');
  if (!read.ok) throw new Error(`bug: board: ${read.at} ${read.code}`);
  const [slip] = checkBoard(read.value);
  if (slip) throw new Error(`bug: board: ${slip.at} ${slip.code} ${JSON.stringify(slip.params)}`);
  return read.value;
}

const maps: Readonly<Record<MapId, SDMap>> = { 'us-reconstructed': mapFrom(boardOf(reconstructed)) };

export const mapById = (id: MapId): SDMap => maps[id];

/** Boards of players' own that were asked for lately; the text is all there is to know, so any may be forgotten. */
const own = new Map<string, SDMap>();
const MOST_KEPT = 32;

function ownMap(text: string): SDMap {
  const known = own.get(text);
  if (known) return known;
  const map = mapFrom(boardOf(JSON.parse(text)));
  if (own.size >= MOST_KEPT) own.delete(own.keys().next().value!);
  own.set(text, map);
  return map;
}

/** The map of a table, before there is a state. */
export const mapAt = (id: MapId, board: string | null): SDMap => (board === null ? maps[id] : ownMap(board));

/** The board a game is played on. */
export const mapOf = (s: Sealed<SDState>): SDMap => (s.board === null ? maps[s.options.map] : ownMap(s.board));

/** A board file of a player's own, from untrusted JSON. */
export function readOwnBoard(raw: unknown): ReadBoard {
  const read = boardShape(raw, '');
  if (!read.ok) return { ok: false, slips: [{ at: read.at, code: read.code, params: read.params }] };
  const slips = checkBoard(read.value);
  return slips.length > 0 ? { ok: false, slips } : { ok: true, board: boardText(read.value) };
}
