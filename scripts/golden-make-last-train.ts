/**
 * Usage: node scripts/run.mjs scripts/golden-make-last-train.ts
 * Searches for games of Last Train: each map with each number of players and each size of boards, with the link
 * and without it, with a sale in the last round, with payments in influence and by exchange. Writes the first
 * found of each kind that is still missing into the game's folder golden/; recorded games are never rewritten.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastTrainForBots as lastTrain } from '../src/games/last-train-to-wensleydale/for-bots.ts';
import type { LTW, LTWOptions } from '../src/games/last-train-to-wensleydale/state.ts';
import { recordText } from '../src/kernel/record.ts';
import { below, pick, rngOf } from '../src/kernel/rng.ts';
import { type Choose, playout, type Step } from '../tests/support/playout.ts';

interface Goal {
  name: string;
  seats: number;
  options: LTWOptions;
  /** What the game must show, by its steps. */
  shows: (steps: readonly Step<LTW>[]) => boolean;
}

const has = (steps: readonly Step<LTW>[], type: string) =>
  steps.some(({ trace }) => trace.events.some((event) => event.type === type));
const rounds = (seats: number) => (seats === 4 ? 4 : 5);
const sellsLast = (steps: readonly Step<LTW>[]) =>
  steps.some(({ move, before }) => move?.action.kind === 'sell' && before!.round === rounds(before!.seats));
const paysTrain = (steps: readonly Step<LTW>[]) =>
  steps.some(({ state }) => state.phases.some((phase) => phase.id === 'paying' && phase.train !== null));
const paysLine = (steps: readonly Step<LTW>[]) =>
  steps.some(({ state }) => state.phases.some((phase) => phase.id === 'paying' && phase.train === null));
const always = () => true;

const wensleydale = (side: LTWOptions['side'], south: LTWOptions['south'] = 'core'): LTWOptions => ({
  map: 'wensleydale',
  side,
  south,
});
const nuremberg = (side: LTWOptions['side']): LTWOptions => ({ map: 'nuremberg', side, south: 'core' });

const GOALS: Goal[] = [
  { name: 'wensleydale-2p-small', seats: 2, options: wensleydale('usual'), shows: sellsLast },
  { name: 'wensleydale-3p-small', seats: 3, options: wensleydale('small'), shows: paysTrain },
  { name: 'wensleydale-3p-large-south', seats: 3, options: wensleydale('large', 'extended'), shows: always },
  { name: 'wensleydale-4p-large', seats: 4, options: wensleydale('usual'), shows: (s) => sellsLast(s) && paysLine(s) },
  { name: 'nuremberg-2p-small', seats: 2, options: nuremberg('usual'), shows: (s) => !has(s, 'linked') },
  { name: 'nuremberg-3p-small-link', seats: 3, options: nuremberg('usual'), shows: (s) => has(s, 'link-bonus') },
  { name: 'nuremberg-3p-large', seats: 3, options: nuremberg('large'), shows: sellsLast },
  {
    name: 'nuremberg-4p-large-link',
    seats: 4,
    options: nuremberg('usual'),
    shows: (s) => has(s, 'link-bonus') && sellsLast(s),
  },
];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** The bot's own choices, now and then any legal one. */
function chooser(seed: string): Choose<LTW> {
  const rng = rngOf(seed);
  return (moves, _turn, s) => {
    if (below(rng, 20) === 0) return pick(rng, moves);
    const { seat } = moves[0]!;
    return { seat, action: lastTrain.brain.policy(s, seat, rng) };
  };
}

const folder = join(import.meta.dirname, '../src/games/last-train-to-wensleydale/golden');
mkdirSync(folder, { recursive: true });
for (const { name, seats, options, shows } of GOALS) {
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) continue;
  for (let i = 0; i < 200; i++) {
    const seed = `golden/${name}/${i}`;
    const steps: Step<LTW>[] = [];
    const { record } = playout(lastTrain, { seats, options }, seed, chooser(seed), (step) => steps.push(step));
    if (!shows(steps)) continue;
    writeFileSync(file, recordText({ ...record, seats: record.seats.map((_, seat) => ({ name: NAMES[seat]! })) }));
    console.log(`${name}: game ${i}, ${record.actions.length} actions`);
    break;
  }
  if (!existsSync(file)) {
    console.error(`${name}: none found`);
    process.exitCode = 1;
  }
}
