/**
 * The small games beside boardgame.io's bot, twice: both warm in one process, in turn, and each in fresh processes, in turn. Under load two
 * rounds differ by half, the two sides of one round hardly: the round in the middle is shown. Run by name only.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { usage } from '../stops.ts';
import type { Bench, Effort, Finding } from './measure.ts';
import { peerSide } from './search-peer.ts';
import { ourSide, rateOf, SMALL_GAMES, type SmallGame } from './sides.ts';

interface Round {
  ours: number;
  theirs: number;
}

export const beside: Bench = {
  name: 'peer',
  apart: true,
  async run(effort) {
    const found: Finding[] = [];
    for (const game of SMALL_GAMES) {
      found.push(finding(game, 'warm', await warm(game, effort)), finding(game, 'fresh', await fresh(game, effort)));
    }
    return found;
  },
};

/** Both think for as long as is then measured before anything counts. */
async function warm(game: SmallGame, { repeats, ms }: Effort): Promise<Round[]> {
  const ours = ourSide(game);
  const theirs = peerSide(game);
  if (!theirs) throw usage('usage.no-peer');
  await rateOf(theirs, repeats * ms);
  await rateOf(ours, repeats * ms);
  const rounds: Round[] = [];
  for (let n = 0; n < repeats; n++) rounds.push({ theirs: await rateOf(theirs, ms), ours: await rateOf(ours, ms) });
  return rounds;
}

/** The same CPU time for each, from its first decision on, in a process that has done nothing before. */
async function fresh(game: SmallGame, { repeats, ms }: Effort): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let n = 0; n < repeats; n++)
    rounds.push({ theirs: await inProcess('theirs', game, ms), ours: await inProcess('ours', game, ms) });
  return rounds;
}

async function inProcess(side: 'ours' | 'theirs', game: SmallGame, ms: number): Promise<number> {
  const entry = fileURLToPath(new URL('./side-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [entry, side, game, `${ms}`]);
  return Number(stdout);
}

/** Of all rounds the one in the middle, by how far the sides are apart. */
function finding(game: SmallGame, state: string, rounds: readonly Round[]): Finding {
  const sorted = [...rounds].sort((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  const { ours, theirs } = sorted[Math.floor(sorted.length / 2)]!;
  return {
    ...{ name: `search, ${game}, ${state}`, value: ours, unit: 'playouts/s', goal: '100 × the peer' },
    ...{ limit: { name: "boardgame.io's bot", value: theirs }, ratio: theirs / ours },
  };
}
