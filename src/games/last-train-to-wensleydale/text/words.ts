/** How Last Train is spoken about beyond its lines: the few things that need the board. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { OptionValues } from '../../../kernel/options.ts';
import type { Board } from '../board/board.ts';
import { boardOf, isKnownBoard } from '../board/boards.ts';
import { FACT_KEYS, PART_KEYS } from '../facts.ts';
import { rulebook } from '../rulebook.ts';
import { billOf, missingPoints, pathOf } from '../rules/line.ts';
import { COLOURS, type LTWState, MAPS } from '../state.ts';

function boardIn(board: string | null, { map }: Readonly<OptionValues>): Board {
  const known = MAPS.find((id) => id === map) ?? MAPS[0];
  const own = board !== null && isKnownBoard(board) ? board : null;
  return boardOf({ board: own, options: { map: known, side: 'usual', south: 'core' } });
}

function sectorName(board: Board, id: string): string | null {
  const at = board.sectorAt.get(id);
  return at === undefined ? null : board.sectors[at]!.name;
}

export const lastTrainWords = {
  id: 'last-train-to-wensleydale',
  rulebook,
  score: 'number' as const,
  figures: Object.fromEntries([...FACT_KEYS, ...PART_KEYS].map((key) => [key, 'number' as const])),
  place: (id: string, options: Readonly<OptionValues>): string | null => sectorName(boardIn(null, options), id),
  /** Sectors by their names, borders by the two they lie between. */
  name(family: string, id: string, board: string | null, options: Readonly<OptionValues>): string | null {
    const shown = boardIn(board, options);
    if (family === 'sector') return sectorName(shown, id);
    if (family !== 'border') return null;
    const names = id.split('|').map((one) => sectorName(shown, one) ?? one);
    return names.join('–');
  },
  prompt,
};

/** The current phase with its limits; while a line is built also its price so far. */
function prompt(s: Sealed<LTWState>): { key: string; params: Readonly<Record<string, unknown>> }[] {
  const phase = s.phases.at(-1);
  if (!phase) return [];
  switch (phase.id) {
    case 'bidding':
      return [{ key: phase.id, params: { cubes: s.players[phase.turn]!.cubes } }];
    case 'payout':
      return [{ key: phase.id, params: { box: phase.box + 1 } }];
    case 'building': {
      const player = s.players[s.buildOrder[phase.at] ?? 0]!;
      return [{ key: phase.id, params: { cubes: player.cubes, tracks: player.reserve } }];
    }
    case 'line': {
      const board = boardOf(s);
      const bill = billOf(s, board, pathOf(board, phase.path));
      const missing = missingPoints(s, phase.seat, bill);
      const fees = Object.fromEntries(COLOURS.map((colour) => [colour, bill.fees[colour]]));
      return [
        { key: phase.id, params: { sector: phase.path.at(-1)! } },
        { key: 'line-price', params: { points: bill.points, ...fees, missing } },
      ];
    }
    case 'paying':
      return phase.train === null
        ? [{ key: phase.id, params: { owed: phase.owed } }]
        : [{ key: 'paying-train', params: { owed: phase.owed, train: phase.train } }];
    case 'trains':
      return [{ key: phase.id, params: { railway: s.scales.brown.at[phase.turn]! } }];
    default:
      return [{ key: phase.id, params: {} }];
  }
}
