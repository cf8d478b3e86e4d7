/**
 * Do bots play like people? Reads recorded games of one kind and says of them what docs/bots.md compares.
 * Usage: npm run turntable -- simulate <game> --players N --bots expert --games K --out <folder>
 *        node scripts/run.mjs scripts/plausible.ts <folder>...
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId, load } from '../src/games/registry.ts';
import type { AnyGame, Fact, Outcome } from '../src/kernel/contract.ts';
import { readRecord } from '../src/kernel/read-record.ts';
import { replay } from '../src/kernel/replay.ts';

interface Happened {
  type: string;
  [param: string]: unknown;
}

/** One game: what happened, and the figures of every player at the end of each turn or round. */
interface Game {
  seats: number;
  events: Happened[];
  outcome: Outcome;
  /** Facts before the first event of each turn, by the number of the turn; the last is the end of the game. */
  turns: (readonly Fact[])[];
}

function gameIn(g: AnyGame, text: string): Game {
  const read = readRecord(text);
  if (!read.ok) throw new Error(`not a record: ${read.problem.code}`);
  const events: Happened[] = [];
  const turns: (readonly Fact[])[] = [];
  const played = replay(g, read.value, {
    onStep({ state, trace }) {
      events.push(...trace.events.map((event): Happened => ({ ...event })));
      if (trace.events.some(({ type }) => type === 'turn-began' || type === 'round-began')) turns.push(g.facts(state));
    },
  });
  if (!played.ok) throw new Error(`does not replay: ${played.problem.code}`);
  const outcome = g.outcome(played.value.state);
  if (!outcome) throw new Error('not over');
  return { seats: read.value.seats.length, events, outcome, turns: [...turns, g.facts(played.value.state)] };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
const of = (game: Game, type: string): Happened[] => game.events.filter((event) => event.type === type);
const scores = ({ outcome }: Game): number[] => outcome.ranking.map(({ score }) => score);
const short = (value: number): string => value.toFixed(1);

/** `3: 12, 4: 8`: how often each number occurred. */
function counted(all: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ');
}

function chicagoExpress(games: readonly Game[]): string[] {
  // The shares sold before anybody moves a dial are those of the opening.
  const prices = games.flatMap(({ events }) =>
    events
      .slice(
        0,
        events.findIndex(({ type }) => type === 'dial-moved'),
      )
      .flatMap((event) => (event.type === 'share-sold' ? [numberOf(event.price)] : [])),
  );
  return [
    `dividends a game: ${counted(games.map((game) => of(game, 'dividends-began').length))}`,
    `cash at the end: mean ${short(mean(games.flatMap(scores)))}, of the winner ${short(mean(games.map(winning)))}`,
    `opening prices: mean ${short(mean(prices))}; ${counted(prices)}`,
  ];
}

const winning = (game: Game): number => Math.max(...scores(game));

function steelDriver(games: readonly Game[]): string[] {
  const links = games.map(({ events }) => {
    const at = events.findIndex(({ type }) => type === 'transcontinental');
    const began = events.slice(0, Math.max(0, at)).findLast(({ type }) => type === 'turn-began');
    return numberOf(began?.round ?? 0);
  });
  return [
    `turn of the link (0 = never): ${counted(links)}`,
    `money at the end: mean ${short(mean(games.flatMap(scores)))}, of the winner ${short(mean(games.map(winning)))}`,
  ];
}

function lastTrain(games: readonly Game[]): string[] {
  const perRound = (type: string, param: string) =>
    mean(
      games.map((game) => {
        const sum = of(game, type).reduce((total, event) => total + numberOf(event[param]), 0);
        return sum / (game.seats * of(game, 'round-began').length);
      }),
    );
  return [
    `tracks a player and round: ${short(perRound('built', 'tracks'))}`,
    `points a player and round: ${short(perRound('points', 'points'))}`,
    `score at the end: mean ${short(mean(games.flatMap(scores)))}, of the winner ${short(mean(games.map(winning)))}`,
  ];
}

const CURVES = ['income', 'shares', 'engine'] as const;

function ageOfSteam(games: readonly Game[]): string[] {
  const seats = games.reduce((sum, game) => sum + game.seats, 0);
  const lost = games.reduce((sum, game) => sum + of(game, 'bankrupt').length, 0);
  const winners = (turn: number, key: string) =>
    mean(
      games.map(({ outcome, turns }) => {
        const facts = turns[turn < 0 ? turns.length - 1 : Math.min(turn, turns.length - 1)]!;
        const seat = outcome.ranking[0]!.seat;
        return numberOf(facts.find((fact) => fact.key === key && fact.of === `seat:${seat}`)?.value);
      }),
    );
  const curve = (turn: number) => CURVES.map((key) => short(winners(turn, key))).join(' / ');
  return [
    `bankrupt: ${lost} of ${seats} seats, in ${games.filter((game) => of(game, 'bankrupt').length > 0).length} games`,
    `points: mean ${short(mean(games.flatMap(scores)))}, of the winner ${short(mean(games.map(winning)))}`,
    `the winner's income / shares / engine after turn 1: ${curve(1)}; 3: ${curve(3)}; 5: ${curve(5)}; end: ${curve(-1)}`,
  ];
}

const FIGURES: Readonly<Record<string, (games: readonly Game[]) => string[]>> = {
  'chicago-express': chicagoExpress,
  'steel-driver': steelDriver,
  'last-train-to-wensleydale': lastTrain,
  'age-of-steam': ageOfSteam,
};

for (const folder of process.argv.slice(2)) {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const { game: id } = JSON.parse(texts[0] ?? '{}') as { game?: string };
  if (id === undefined || !isGameId(id)) throw new Error(`${folder}: no recorded game`);
  const g = await load(id);
  const games = texts.map((text) => gameIn(g, text));
  console.log(`${folder}: ${id}, ${games[0]!.seats} players, ${games.length} games`);
  for (const line of FIGURES[id]!(games)) console.log(`  ${line}`);
}
