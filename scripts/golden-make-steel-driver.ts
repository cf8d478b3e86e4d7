/**
 * Usage: node scripts/run.mjs scripts/golden-make-steel-driver.ts
 * Searches for games of Steel Driver with and without the transcontinental link, for each number of players,
 * with companies never sold, with ties, and on a board of the players' own, and writes the first found of
 * each kind that is still missing into its folder golden/. Recorded games are never rewritten; `npm run
 * golden:update` makes their transcripts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { steelDriverForBots as steelDriver } from '../src/games/steel-driver/for-bots.ts';
import { COMPANIES, type EndReason, type SD, type SDState } from '../src/games/steel-driver/state.ts';
import type { Sealed } from '../src/kernel/contract.ts';
import { type GameRecord, recordText } from '../src/kernel/record.ts';
import { below, pick, rngOf } from '../src/kernel/rng.ts';
import { type Choose, playout } from '../tests/support/playout.ts';

/** Directed players, players by lot, players who open one auction in ten. */
type Style = 'policy' | 'lot' | 'hoarders' | 'idle';
interface Goal {
  name: string;
  seats: number;
  style: Style;
  own?: true;
  wanted(s: Sealed<SDState>, reasons: readonly EndReason[]): boolean;
}

const isLinked = (s: Sealed<SDState>): boolean => s.transcontinental !== null;
const neverSold = (s: Sealed<SDState>): boolean => COMPANIES.some((id) => s.companies[id].lastController === null);
/** Sold once, and not on the last turn. */
const lapsed = (s: Sealed<SDState>): boolean =>
  COMPANIES.some((id) => s.companies[id].box === 0 && s.companies[id].shares.reduce((a, b) => a + b) === 1);

const GOALS: Goal[] = [
  ...[3, 4, 5, 6].flatMap((seats): Goal[] => [
    { name: `${seats}p-linked`, seats, style: 'policy', wanted: (s, why) => isLinked(s) && why.length === 1 },
    { name: `${seats}p-never-linked`, seats, style: 'lot', wanted: (s, why) => !isLinked(s) && why.length === 1 },
  ]),
  {
    name: '3p-never-sold',
    seats: 3,
    style: 'hoarders',
    wanted: (s) => neverSold(s) && s.goods.length === 0 && railed(s),
  },
  { name: '5p-unsold', seats: 5, style: 'hoarders', wanted: (s) => lapsed(s) && railed(s) },
  { name: '4p-goods-decide', seats: 4, style: 'lot', wanted: (_s, why) => why.includes('goods-decided') },
  { name: '6p-shared', seats: 6, style: 'lot', wanted: (s, why) => why.includes('victory-shared') && railed(s) },
  { name: '3p-nobody-opens', seats: 3, style: 'idle', wanted: (_s, why) => why.includes('victory-shared') },
  { name: '4p-own-board', seats: 4, style: 'policy', own: true, wanted: isLinked },
];

function railed(s: Sealed<SDState>): boolean {
  return s.rails.some((owner) => owner !== 'free');
}

function chooser(style: Style, seed: string): Choose<SD> {
  const rng = rngOf(seed);
  return (moves, _turn, s) => {
    if (style === 'policy') return { seat: moves[0]!.seat, action: steelDriver.brain.policy(s, moves[0]!.seat, rng) };
    const handOn = moves.find((move) => move.action.kind === 'hand-on');
    if (handOn && (style === 'idle' || (style === 'hoarders' && below(rng, 10) > 0))) return handOn;
    return pick(rng, moves);
  };
}

/** The reconstructed board as a file of its own, with one dearer link: what an owner would correct. */
function ownBoard(): object {
  const file = join(import.meta.dirname, '../src/games/steel-driver/board/reconstructed.json');
  // Where each figure comes from is left out: the recording is long enough.
  const board = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (key === 'provenance' ? undefined : value)) as {
    links: { id: string; cost: number }[];
  };
  board.links.find((link) => link.id === 'boston--new-york')!.cost = 4;
  return board;
}

const folder = join(import.meta.dirname, '../src/games/steel-driver/golden');
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
mkdirSync(folder, { recursive: true });
for (const goal of GOALS) {
  const file = join(folder, `${goal.name}.json`);
  if (existsSync(file)) continue;
  const board = goal.own ? ownBoard() : undefined;
  const read = board ? steelDriver.ownBoards!.read(board, { map: 'us-reconstructed' }) : null;
  for (let i = 0; i < 2000; i++) {
    const seed = `golden/steel-driver/${goal.name}/${i}`;
    const seating = {
      seats: goal.seats,
      options: { map: 'us-reconstructed' as const },
      ...(read?.ok ? { board: read.id } : {}),
    };
    const { record, state } = playout(steelDriver, seating, seed, chooser(goal.style, seed));
    if (!goal.wanted(state, record.result!.reasons as EndReason[])) continue;
    const { actions, ...head } = record;
    const named: GameRecord = {
      ...head,
      seats: record.seats.map((_, seat) => ({ name: NAMES[seat]! })),
      ...(board ? { board } : {}),
      actions,
    };
    writeFileSync(file, recordText(named));
    console.log(`${goal.name}: game ${i}, ${record.actions.length} actions`);
    break;
  }
  if (!existsSync(file)) {
    console.error(`${goal.name}: none found`);
    process.exitCode = 1;
  }
}
