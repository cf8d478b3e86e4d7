import { GOODS, type Good, LETTERS, type Letter, SPECIALS, type Special } from '../board/box.ts';
import type { ColumnId, HexId } from '../board/columns.ts';
import { TILES, type TileId } from '../board/tiles.ts';

export const isGood = (id: unknown): id is Good => GOODS.includes(id as Good);
export const isLetter = (id: unknown): id is Letter => LETTERS.includes(id as Letter);
export const isSpecial = (id: unknown): id is Special => SPECIALS.includes(id as Special);
export const isTile = (id: unknown): id is TileId => TILES.includes(id as TileId);

/** A column letter and a row number; whether the board has it is a matter for `check`. */
export const HEX_ID = /^[A-Z][1-9][0-9]?$/;
export const isHexId = (id: unknown): id is HexId => typeof id === 'string' && HEX_ID.test(id);

export const COLUMN_ID = /^((west|east)-[1-6]|[A-H])$/;
export const isColumnId = (id: unknown): id is ColumnId => typeof id === 'string' && COLUMN_ID.test(id);

export const CONNECTION_ID = /^[a-z][a-z0-9-]{0,59}$/;
/** AOS-54: the edges by which the cube leaves each place; engines run six links at most. */
export const ROUTE = /^[0-5]{1,6}$/;
