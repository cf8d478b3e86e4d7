/**
 * Usage: node scripts/run.mjs scripts/golden-make.ts
 * Searches for games of Chicago Express that end in each way, for each number of players, with the Wabash
 * open and not, and writes the first found of each kind that is still missing into its folder golden/.
 * Recorded games are never rewritten; `npm run golden:update` makes their transcripts.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chicagoExpressForBots as chicagoExpress } from '../src/games/chicago-express/for-bots.ts';
import type { CE, CEState, EndReason } from '../src/games/chicago-express/state.ts';
import type { Sealed } from '../src/kernel/contract.ts';
import { apply } from '../src/kernel/engine.ts';
import { recordText } from '../src/kernel/record.ts';
import { below, pick, type Rng, rngOf } from '../src/kernel/rng.ts';
import { type Choose, type Move, playout } from '../tests/support/playout.ts';

interface Goal {
  seats: number;
  /** Exactly these reasons. */
  reasons: EndReason[];
  wabash: boolean;
  style: Style;
}
/** How likely each kind of action is, in parts; `policy` = the bot's own choice. */
type Style = 'policy' | 'builders' | Partial<Record<CE['action']['kind'], number>>;

const HOUSES: Style = { develop: 9, expand: 4 };
const SHARES: Style = { offer: 9, bid: 5 };
const IDLE: Style = { decline: 9 };

const GOALS: Goal[] = [
  { seats: 2, reasons: ['detroit'], wabash: false, style: IDLE },
  { seats: 2, reasons: ['shares'], wabash: true, style: 'policy' },
  { seats: 2, reasons: ['locomotives'], wabash: false, style: 'builders' },
  { seats: 3, reasons: ['houses'], wabash: true, style: 'policy' },
  { seats: 3, reasons: ['shares'], wabash: false, style: SHARES },
  { seats: 3, reasons: ['locomotives'], wabash: false, style: 'builders' },
  { seats: 4, reasons: ['shares'], wabash: true, style: 'policy' },
  { seats: 4, reasons: ['houses'], wabash: false, style: HOUSES },
  { seats: 5, reasons: ['shares', 'houses'], wabash: true, style: 'policy' },
  { seats: 5, reasons: ['detroit'], wabash: true, style: IDLE },
  { seats: 6, reasons: ['houses'], wabash: true, style: 'policy' },
  { seats: 6, reasons: ['detroit'], wabash: false, style: IDLE },
];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

function chooser(style: Style, seed: string): Choose<CE> {
  const rng = rngOf(seed);
  return (moves, _turn, s) => {
    if (style === 'builders') return build(moves, s, rng);
    if (style === 'policy' || below(rng, 3) === 0) {
      const { seat } = moves[0]!;
      return { seat, action: chicagoExpress.brain.policy(s, seat, rng) };
    }
    const kinds = [...new Set(moves.map((move) => move.action.kind))];
    const kind = pick(
      rng,
      kinds.flatMap((name) => Array<typeof name>(style[name] ?? 1).fill(name)),
    );
    const fitting = moves.filter((move) => move.action.kind === kind);
    return kind === 'bid' ? fitting[0] : pick(rng, fitting);
  };
}

/** Builds the cheapest track there is and pays well for shares, so that locomotives run out. */
function build(moves: Move<CE>[], s: Sealed<CEState>, rng: Rng): Move<CE> {
  const cheapest = moves
    .filter((move) => move.action.kind === 'expand')
    .map((move) => ({ move, left: treasuryAfter(s, move) }))
    .sort((a, b) => b.left - a.left)[0];
  if (cheapest) return cheapest.move;
  const ofKind = (kind: string) => moves.filter((move) => move.action.kind === kind);
  const bids = ofKind('bid');
  if (bids.length > 0) return below(rng, 2) === 0 ? pick(rng, bids) : (ofKind('pass')[0] ?? bids[0]!);
  const offers = ofKind('offer');
  if (offers.length > 0 && below(rng, 3) === 0) return pick(rng, offers);
  return pick(rng, [...ofKind('end-expansion'), ...ofKind('decline')].concat(moves).slice(0, 3));
}

function treasuryAfter(s: Sealed<CEState>, move: Move<CE>): number {
  const done = apply(chicagoExpress, s, move.seat, move.action, null);
  if (!done.ok || move.action.kind !== 'expand') throw new Error('bug: listed and refused');
  const { company } = move.action;
  return done.state.companies[company].treasury - s.companies[company].treasury;
}

const folder = join(import.meta.dirname, '../src/games/chicago-express/golden');
mkdirSync(folder, { recursive: true });
for (const goal of GOALS) {
  const name = `${goal.seats}p-${goal.reasons.join('-')}${goal.wabash ? '-wabash' : ''}`;
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) continue;
  for (let i = 0; i < 400; i++) {
    const seed = `golden/${name}/${i}`;
    const seating = { seats: goal.seats, options: { map: 'eastern-us' } } as const;
    const { record, state } = playout(chicagoExpress, seating, seed, chooser(goal.style, seed));
    const open = state.companies.wab.network.length > 0;
    if (state.ended.join() !== goal.reasons.join() || open !== goal.wabash) continue;
    const seats = record.seats.map((_, seat) => ({ name: NAMES[seat]! }));
    writeFileSync(file, recordText({ ...record, seats }));
    console.log(`${name}: game ${i}, ${record.actions.length} actions`);
    break;
  }
  if (!existsSync(file)) {
    console.error(`${name}: none found`);
    process.exitCode = 1;
  }
}
