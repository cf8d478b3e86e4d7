/** Two small games for the search: tic-tac-toe, and one of 200 moves with a state of 29 KB. */
import type { BaseState, BotGame, GameTypes, Outcome, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { below } from '../../kernel/rng.ts';

interface BoardState extends BaseState {
  /** 0 = free, else one more than the seat. */
  cells: number[];
  taken: number;
  /** Who has three in a row. */
  winner: number | null;
  /** What a large game drags along. */
  ballast: number[];
  phases: { id: 'place' }[];
}
interface Board extends GameTypes {
  state: BoardState;
  action: { kind: 'place'; cell: number };
  code: 'taken';
  rule: 'B-1';
}

export const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** The other two cells of each line through a cell, two by two. */
const BESIDE = Array.from({ length: 9 }, (_, cell) =>
  LINES.filter((line) => line.includes(cell)).flatMap((line) => line.filter((other) => other !== cell)),
);

/** True when the mark just set there makes three in a row. */
const makesLine = (cells: readonly number[], at: number): boolean => {
  const mark = cells[at];
  const beside = BESIDE[at]!;
  for (let i = 0; i < beside.length; i += 2)
    if (cells[beside[i]!] === mark && cells[beside[i + 1]!] === mark) return true;
  return false;
};

/** The cells that nobody has taken. */
export function freeCells(cells: readonly number[]): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) free.push(cell);
  return free;
}

const NOBODY: readonly number[] = [];
const TURNS: readonly (readonly number[])[] = [[0], [1]];

const ranked = (first: number, second: number): Outcome => ({
  ranking: [
    { seat: 0, score: first, place: second > first ? 2 : 1 },
    { seat: 1, score: second, place: first > second ? 2 : 1 },
  ],
  reasons: [],
});
/** How three in a row may end: as with boardgame.io, nothing is added up for it. */
const DRAWN = ranked(0, 0);
const WON = [ranked(1, 0), ranked(0, 1)];

interface Wish {
  id: string;
  cells: number;
  ballast: number;
  /** True when three in a row win. */
  lines: boolean;
  /** Moves after which a playout may be cut; 0 = never. */
  depth: number;
}

/** Seats take cells in turn; without lines, whoever has the cells of the larger numbers is ahead. */
export function placing({ id, cells, ballast, lines, depth }: Wish): BotGame<Board> {
  const scores = (s: Sealed<BoardState>): number[] => {
    if (lines) return [s.winner === 0 ? 1 : 0, s.winner === 1 ? 1 : 0];
    const sums = [0, 0];
    for (let cell = 0; cell < cells; cell++) if (s.cells[cell]! > 0) sums[s.cells[cell]! - 1]! += cell;
    return sums;
  };
  return {
    id,
    rules: 1,
    options: {},
    seatCounts: () => [2],
    asksFirstSeat: false,
    setup: ({ seats, rules }) => ({
      ...{ rules, seats, options: {}, chance: {}, phases: [{ id: 'place' }], taken: 0, winner: null },
      cells: Array.from({ length: cells }, () => 0),
      ballast: Array.from({ length: ballast }, (_, i) => i % 10),
    }),
    phases: {
      place: {
        rule: 'B-1',
        kinds: ['place'],
        toAct: (s) => (s.taken === cells || s.winner !== null ? NOBODY : TURNS[s.taken % 2]!),
        leave: (draft) => {
          draft.phases = [];
        },
      },
    },
    actions: {
      place: {
        parse: ({ kind, cell }) => (kind === 'place' && typeof cell === 'number' ? { kind, cell } : null),
        *candidates(s) {
          for (const cell of freeCells(s.cells)) yield { kind: 'place', cell };
        },
        check: (s, _seat, { cell }) => (s.cells[cell] === 0 ? null : { code: 'taken', rule: 'B-1' }),
        run: (draft, seat, { cell }) => {
          draft.cells[cell] = seat + 1;
          draft.taken += 1;
          if (lines && makesLine(draft.cells, cell)) draft.winner = seat;
        },
        touches: ({ cell }) => [{ on: 'cell', id: `${cell}` }],
      },
    },
    endRule: 'B-1',
    rulebook: { 'B-1': { section: 'place', heading: { fr: 'Poser', en: 'Place' } } },
    view: (s) => copy(s) as BoardState,
    hidesNothing: true,
    // What no action changes is shared between the copies, as boardgame.io shares it.
    resample: (given) => {
      const { rules, seats, options, chance, phases, taken, winner, cells: marks, ballast: load } = given as BoardState;
      return {
        rules,
        seats,
        options,
        chance,
        phases: phases.slice(),
        taken,
        winner,
        cells: marks.slice(),
        ballast: load,
      };
    },
    facts: () => [],
    outcome(s): Outcome | null {
      if (s.phases.length > 0) return null;
      if (lines) return s.winner === null ? DRAWN : WON[s.winner]!;
      const [first, second] = scores(s) as [number, number];
      return ranked(first, second);
    },
    referee: () => [],
    readState: () => ({ ok: false, at: '', code: 'expected-object', params: {} }),
    orders: {},
    brain: {
      value: (s, terms) => {
        const all = scores(s);
        if (terms) for (const [seat, score] of all.entries()) terms[seat] = { score };
        return all;
      },
      policy(s, _seat, rng) {
        let nth = below(rng, cells - s.taken);
        let cell = 0;
        while (s.cells[cell] !== 0 || nth-- > 0) cell += 1;
        return { kind: 'place', cell };
      },
      plans: (s, _seat, k) =>
        freeCells(s.cells)
          .slice(0, k)
          .map((cell, _i, all) => ({
            actions: [{ kind: 'place', cell }],
            prior: 1 / Math.min(k, all.length),
            why: [],
          })),
      price: () => 0,
      horizon: (s) => depth > 0 && s.taken >= depth,
      scale: { s: lines ? 0.5 : 200, winWeight: 0.5, odds: lines ? 0.5 : 200 },
    },
  };
}

export const ticTacToe = placing({ id: 'tic-tac-toe', cells: 9, ballast: 0, lines: true, depth: 0 });
/** 14,000 figures of one digit with their commas are 28 KB of JSON, the cells one more. */
export const WIDE = { cells: 200, ballast: 14_000 };
export const wide = placing({ id: 'wide', ...WIDE, lines: false, depth: 50 });
