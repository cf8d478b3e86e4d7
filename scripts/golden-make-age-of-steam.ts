/**
 * Usage: node scripts/run.mjs scripts/golden-make-age-of-steam.ts
 * Plays games of Age of Steam on each map, for each number of players, to each ending and with every option, and
 * writes those still missing into the game's folder golden/. Recorded games are never rewritten;
 * `npm run golden:update` makes their transcripts.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAPS, type MapId } from '../src/games/age-of-steam/board/maps.ts';
import { ageOfSteamForBots as ageOfSteam } from '../src/games/age-of-steam/for-bots.ts';
import { presets } from '../src/games/age-of-steam/options.ts';
import type { AOS, AosOptions, EndReason } from '../src/games/age-of-steam/state.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { recordText } from '../src/kernel/record.ts';
import { pick, rngOf } from '../src/kernel/rng.ts';
import { type Choose, playout } from '../tests/support/playout.ts';

interface Goal {
  name: string;
  seats: number;
  reason: EndReason;
  options?: Partial<AosOptions>;
  /** Players who move by lot: they are soon bankrupt. */
  reckless?: number;
}

const defaults = defaultOptions(ageOfSteam.options);
const wholeGames = MAPS.flatMap((map: MapId): Goal[] =>
  ageOfSteam
    .seatCounts({ ...defaults, map })
    .map((seats) => ({ name: `${map}-${seats}p`, seats, reason: 'turns', options: { map } })),
);
const OTHER: Partial<AosOptions> = {
  initialOrder: 'shuffle',
  tileSupply: 'unlimited',
  startFromTown: 'any-connected',
  sameHexTwice: 'allowed',
  urbanizedStub: 'neutral',
  growthDice: 'remaining-players',
};
const GOALS: Goal[] = [
  ...wholeGames,
  { name: 'rust-belt-3p-one-left', seats: 3, reason: 'one-left', reckless: 2 },
  { name: 'rust-belt-5p-one-left', seats: 5, reason: 'one-left', reckless: 4 },
  { name: 'rust-belt-4p-all-bankrupt', seats: 4, reason: 'all-bankrupt', reckless: 4 },
  { name: 'barbados-1p-bankrupt', seats: 1, reason: 'all-bankrupt', options: { map: 'barbados' }, reckless: 1 },
  { name: 'barbados-1p-unpaid', seats: 1, reason: 'shares-unpaid', options: { map: 'barbados' } },
  ...Object.entries(presets).map(
    ([name, options], i): Goal => ({ name: `rust-belt-${name}`, seats: 3 + i, reason: 'turns', options }),
  ),
  { name: 'rust-belt-own-link', seats: 3, reason: 'turns', options: { ...OTHER, ownLinkInMove: 'at-least-one' } },
  { name: 'southern-us-own-first', seats: 4, reason: 'turns', options: { map: 'southern-us', ownLinkInMove: 'first' } },
];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

function chooser({ reckless = 0 }: Goal, seed: string): Choose<AOS> {
  const rng = rngOf(seed);
  return (moves, _turn, s) => {
    const { seat } = moves[0]!;
    return seat < reckless ? pick(rng, moves) : { seat, action: ageOfSteam.brain.policy(s, seat, rng) };
  };
}

const folder = join(import.meta.dirname, '../src/games/age-of-steam/golden');
mkdirSync(folder, { recursive: true });
for (const goal of GOALS) {
  const file = join(folder, `${goal.name}.json`);
  if (existsSync(file)) continue;
  for (let i = 0; i < 200 && !existsSync(file); i++) {
    const seed = `golden/${goal.name}/${i}`;
    const options = { ...defaults, ...goal.options };
    const { record, state } = playout(ageOfSteam, { seats: goal.seats, options }, seed, chooser(goal, seed));
    if (state.ended.join() !== goal.reason) continue;
    const seats = record.seats.map((_, seat) => ({ name: NAMES[seat]! }));
    writeFileSync(file, recordText({ ...record, seats }));
    console.log(`${goal.name}: game ${i}, ${record.actions.length} actions`);
  }
  if (!existsSync(file)) {
    console.error(`${goal.name}: none found`);
    process.exitCode = 1;
  }
}
