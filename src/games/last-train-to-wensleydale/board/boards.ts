/** The boards of the box, and those that players brought: found by what a state says. */
import type { OwnBoards, Sealed } from '../../../kernel/contract.ts';
import { hashOf } from '../../../kernel/hash.ts';
import { createShelf, OWN_BOARDS } from '../../../kernel/shelf.ts';
import type { LTW, LTWState, MapId, South } from '../state.ts';
import { type Board, compile } from './board.ts';
import { checkBoard } from './check.ts';
import { type BoardFile, readBoardFile } from './file.ts';
import nuremberg from './nuremberg.json' with { type: 'json' };
import wensleydale from './wensleydale.json' with { type: 'json' };

type BySouth = Readonly<Record<South, Board>>;

const compiled = (file: BoardFile): BySouth => ({ core: compile(file, 'core'), extended: compile(file, 'extended') });

function ours(raw: unknown, map: MapId): BoardFile {
  const read = readBoardFile(raw, '');
  const fault = read.ok ? checkBoard(read.value, map) : read;
  if (!read.ok || fault) throw new Error(`bug: the board ${map} is broken: ${JSON.stringify(fault)}`);
  return read.value;
}

const FILES: Readonly<Record<MapId, BoardFile>> = {
  wensleydale: ours(wensleydale, 'wensleydale'),
  nuremberg: ours(nuremberg, 'nuremberg'),
};
const OURS: Readonly<Record<MapId, BySouth>> = {
  wensleydale: compiled(FILES.wensleydale),
  nuremberg: compiled(FILES.nuremberg),
};

/** The file of a map, for whoever wants to correct it. */
export const fileOf = (map: MapId): BoardFile => FILES[map];

/** By content hash: the same file is the same board in every process. */
const shelf = createShelf<BySouth>(OWN_BOARDS);

export const isKnownBoard = (id: string): boolean => shelf.has(id);

/** LTW-93: a corrected file can be played once it has been checked. */
export const ownBoards: OwnBoards<LTW> = {
  read(raw, { map }) {
    const read = readBoardFile(raw, '');
    if (!read.ok) return { ok: false, fault: { at: read.at, code: read.code, params: read.params } };
    const fault = checkBoard(read.value, map);
    if (fault) return { ok: false, fault };
    const id = hashOf(read.value);
    shelf.put(id, () => compiled(read.value));
    return { ok: true, id };
  },
  knows: isKnownBoard,
  file: ({ map }) => fileOf(map),
};

type Seen = Pick<Sealed<LTWState>, 'board' | 'options'>;

export function boardOf({ board, options }: Seen): Board {
  const found = board === null ? OURS[options.map] : shelf.get(board);
  if (!found) throw new Error(`bug: the board ${board} has not been read`);
  return found[options.south];
}
