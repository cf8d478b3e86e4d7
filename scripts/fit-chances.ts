/**
 * Fits the chances of `src/bots/judge.ts` to finished games of Regulars who err: the `scale.odds` of each game, and how often those
 * who were given so many per cent won. Usage: node scripts/run.mjs scripts/fit-chances.ts [game] [--games 40]
 */
import { parseArgs } from 'node:util';
import { chancesOf } from '../src/bots/judge.ts';
import { BOT_GAMES } from '../src/games/bot-registry.ts';
import type { AnyBotGame } from '../src/kernel/contract.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { watchGame } from './erring.ts';

/** A position, what each seat is estimated at, and the share of the win that each had in the end. */
interface Seen {
  values: number[];
  won: number[];
  /** From 0, the start, to 1, the end. */
  when: number;
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '40' }, seats: { type: 'string', default: '3' } },
});
/** Positions taken from each game. */
const LOOKS = 24;

/** One move in so many is a Newcomer's. */
const ERRS = 4;

function play(g: AnyBotGame, seats: number, seed: string): Seen[] {
  const estimates: number[][] = [];
  const table = { seats, options: defaultOptions(g.options), rules: g.rules };
  const { ranking } = watchGame(g, table, seed, ERRS, (s) => {
    // Amid an auction the judge keeps the chances from before it.
    if ((g.brain.auction?.running(s) ?? null) === null) estimates.push(g.brain.value(s, null));
  });
  const first = ranking.filter(({ place }) => place === 1);
  const won = Array.from({ length: seats }, (_, seat) =>
    first.some((one) => one.seat === seat) ? 1 / first.length : 0,
  );
  return Array.from({ length: Math.min(LOOKS, estimates.length) }, (_, i) => {
    const at = Math.floor((i * estimates.length) / Math.min(LOOKS, estimates.length));
    return { values: estimates[at]!, won, when: at / estimates.length };
  });
}

/** Mean surprise, in nats: the less, the better. */
const surprise = (seen: readonly Seen[], odds: number): number =>
  seen.reduce((sum, { values, won }) => {
    const chances = chancesOf(values, odds);
    return sum - won.reduce((total, share, seat) => total + share * Math.log(Math.max(1e-6, chances[seat]!)), 0);
  }, 0) / seen.length;

/** The best of a fine row of scales. */
function fittest(seen: readonly Seen[]): number {
  let best = 1;
  for (let odds = 0.5; odds < 2000; odds *= 1.03) if (surprise(seen, odds) < surprise(seen, best)) best = odds;
  return best;
}

function reliability(seen: readonly Seen[], odds: number): string {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, told: 0, won: 0 }));
  for (const { values, won } of seen)
    chancesOf(values, odds).forEach((chance, seat) => {
      const bin = bins[Math.min(9, Math.floor(10 * chance))]!;
      bin.n += 1;
      bin.told += chance;
      bin.won += won[seat]!;
    });
  return bins
    .map(({ n, told, won }) => (n === 0 ? '-' : `${Math.round((100 * told) / n)}:${Math.round((100 * won) / n)}`))
    .join('  ');
}

for (const { id, load } of BOT_GAMES) {
  if (positionals[0] !== undefined && positionals[0] !== id) continue;
  const g = await load();
  const seen: Seen[] = [];
  for (let n = 0; n < Number(flags.games); n++) seen.push(...play(g, Number(flags.seats), `chances/${n}`));
  const odds = fittest(seen);
  const thirds = [0, 1, 2].map((third) =>
    fittest(seen.filter(({ when }) => Math.min(2, Math.floor(3 * when)) === third)),
  );
  console.log(`${id}: odds ${odds.toFixed(1)}; by thirds of the game ${thirds.map((one) => one.toFixed(1)).join(' ')}`);
  console.log(
    `  surprise ${surprise(seen, odds).toFixed(3)}; all equal ${Math.log(Number(flags.seats)).toFixed(3)}; now ${surprise(seen, g.brain.scale.odds).toFixed(3)}`,
  );
  console.log(`  told:won in per cent  ${reliability(seen, odds)}`);
}
