/**
 * The two small games with boardgame.io's own bot. It is not a dependency: install it into a folder
 * of its own (`npm install --prefix <folder> boardgame.io@0.50.2`) and name that folder in BOARDGAME_IO.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { freeCells, LINES, WIDE } from './search-toys.ts';
import type { Side, SmallGame } from './sides.ts';

interface Cells {
  cells: number[];
  ballast: number[];
}
type Moved = { G: Cells; playerID: string };
interface PeerGame {
  setup(): Cells;
  turn: { minMoves: 1; maxMoves: 1 };
  moves: { place(moved: Moved, cell: number): unknown };
  endIf?(given: { G: Cells }): unknown;
}
interface PeerBot {
  play(state: object, seat: string): Promise<unknown>;
}
/** What is used of boardgame.io. */
interface Peer {
  MCTSBot: new (wish: { game: PeerGame; enumerate(G: Cells): object[]; iterations: number; seed: string }) => PeerBot;
  INVALID_MOVE: unknown;
  InitializeGame(wish: { game: PeerGame; numPlayers: number }): object;
}

/** Null when no folder is named. Its development build checks more and is slower: production is asked for. */
function peer(): Peer | null {
  const folder = process.env.BOARDGAME_IO;
  if (!folder) return null;
  process.env.NODE_ENV = 'production';
  const require = createRequire(join(resolve(folder), 'here.js'));
  return { ...require('boardgame.io/ai'), ...require('boardgame.io/core'), ...require('boardgame.io/internal') };
}

const free = ({ cells }: Cells): object[] => freeCells(cells).map((cell) => ({ move: 'place', args: [cell] }));

const placing = ({ INVALID_MOVE }: Peer, cells: number, ballast: number): PeerGame => ({
  setup: () => ({ cells: Array(cells).fill(0), ballast: Array.from({ length: ballast }, (_, i) => i % 10) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, cell) {
      if (G.cells[cell] !== 0) return INVALID_MOVE;
      G.cells[cell] = Number(playerID) + 1;
    },
  },
});

function endIf({ G: { cells } }: { G: Cells }): object | undefined {
  for (const [a, b, c] of LINES) {
    const mark = cells[a!]!;
    if (mark !== 0 && cells[b!] === mark && cells[c!] === mark) return { winner: `${mark - 1}` };
  }
  return cells.includes(0) ? undefined : { draw: true };
}

/** Its bot at the start of a small game; null without a folder. */
export function peerSide(name: SmallGame): Side | null {
  const found = peer();
  if (!found) return null;
  const game = name === 'tic-tac-toe' ? { ...placing(found, 9, 0), endIf } : placing(found, WIDE.cells, WIDE.ballast);
  const iterations = name === 'tic-tac-toe' ? 1000 : 100;
  const state = found.InitializeGame({ game, numPlayers: 2 });
  const bot = new found.MCTSBot({ game, enumerate: free, iterations, seed: 'bench' });
  return {
    async decide() {
      await bot.play(state, '0');
      return iterations;
    },
  };
}
