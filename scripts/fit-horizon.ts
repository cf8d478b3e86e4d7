/**
 * Fits the weights of `at-horizon.ts` of Last Train to finished games of Regulars who err: what each sign at the start of a round was worth in the
 * end, by rounds that follow. Usage: node scripts/run.mjs scripts/fit-horizon.ts [--games 500] (of each map and number of players)
 */
import { parseArgs } from 'node:util';
import { roundsAfter, SIGNS, signsOf } from '../src/games/last-train-to-wensleydale/bot/at-horizon.ts';
import { type LTWState, MAPS } from '../src/games/last-train-to-wensleydale/state.ts';
import { load } from '../src/games/registry.ts';
import type { Sealed } from '../src/kernel/contract.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { watchGame } from './erring.ts';

/** One seat at the start of a round; all figures are taken against the mean of its game's seats. */
interface Row {
  signs: number[];
  /** What the two estimates say now. */
  value: number;
  fitted: number;
  final: number;
}

const { values: flags } = parseArgs({ options: { games: { type: 'string', default: '500' } } });
/** One move in so many is a Newcomer's. */
const ERRS = 8;
/** So much is every weight drawn towards nothing, in rows. */
const RIDGE = 3;

const g = await load('last-train-to-wensleydale');
const { brain } = g;

function rowsOf(s: Sealed<LTWState>): Row[] {
  const signs = s.players.map((_, seat) => SIGNS.map((sign) => signsOf(s, seat)[sign]));
  const columns = SIGNS.map((_, i) => aroundMean(signs.map((one) => one[i]!)));
  const [value, fitted] = [aroundMean(brain.value(s, null)), aroundMean(brain.atHorizon!(s))];
  return s.players.map((_, seat) => ({
    signs: columns.map((column) => column[seat]!),
    ...{ value: value[seat]!, fitted: fitted[seat]!, final: 0 },
  }));
}

function aroundMean(all: readonly number[]): number[] {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return all.map((one) => one - mean);
}

function collect(games: number): Map<number, Row[]> {
  const byRounds = new Map<number, Row[]>();
  for (const map of MAPS)
    for (const seats of [2, 3, 4])
      for (let n = 0; n < games; n++) {
        const seen: { left: number; rows: Row[] }[] = [];
        let round = 1; // all seats are alike when the first begins
        const table = { seats, options: { ...defaultOptions(g.options), map }, rules: g.rules };
        const { ranking } = watchGame(g, table, `horizon/${map}/${seats}/${n}`, ERRS, (position) => {
          const s = position as Sealed<LTWState>;
          if (s.round === round) return;
          round = s.round;
          seen.push({ left: roundsAfter(s), rows: rowsOf(s) });
        });
        const final = aroundMean(Array.from({ length: seats }, (_, seat) => scoreOf(ranking, seat)));
        for (const { left, rows } of seen) {
          rows.forEach((row, seat) => Object.assign(row, { final: final[seat]! }));
          byRounds.set(left, [...(byRounds.get(left) ?? []), ...rows]);
        }
      }
  return byRounds;
}

const scoreOf = (ranking: readonly { seat: number; score: number }[], seat: number): number =>
  ranking.find((one) => one.seat === seat)!.score;

/** Weights of least squares, drawn a little towards nothing. */
function fit(rows: readonly Row[]): number[] {
  const k = SIGNS.length;
  const spread = SIGNS.map((_, i) => Math.sqrt(mean(rows, ({ signs }) => signs[i]! ** 2)) || 1);
  const at = ({ signs }: Row, i: number) => signs[i]! / spread[i]!;
  const system = Array.from({ length: k }, (_, i) => [
    ...Array.from({ length: k }, (_, j) => sum(rows, (row) => at(row, i) * at(row, j)) + (i === j ? RIDGE : 0)),
    sum(rows, (row) => at(row, i) * row.final),
  ]);
  return solve(system).map((weight, i) => weight / spread[i]!);
}

/** Gauss and Jordan; the last column is the right side. Whatever is drawn towards nothing has one answer. */
function solve(system: number[][]): number[] {
  const k = system.length;
  for (let i = 0; i < k; i++) {
    const pivot = system[i]![i]!;
    for (let j = i; j <= k; j++) system[i]![j]! /= pivot;
    for (let row = 0; row < k; row++) {
      const factor = system[row]![i]!;
      if (row === i || factor === 0) continue;
      for (let j = i; j <= k; j++) system[row]![j]! -= factor * system[i]![j]!;
    }
  }
  return system.map((row) => row[k]!);
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
const mean = (rows: readonly Row[], of: (row: Row) => number): number => sum(rows, of) / rows.length;

/** The part of what decided games that an estimate knew. */
const known = (rows: readonly Row[], told: (row: Row) => number): string =>
  (1 - sum(rows, (row) => (row.final - told(row)) ** 2) / sum(rows, ({ final }) => final ** 2)).toFixed(3);

for (const [left, rows] of [...collect(Number(flags.games))].sort(([a], [b]) => a - b)) {
  const weights = fit(rows);
  const anew = (row: Row) => weights.reduce((all, weight, i) => all + weight * row.signs[i]!, 0);
  console.log(`${left} rounds to follow, ${rows.length} seats`);
  console.log(`  ${SIGNS.map((sign, i) => `${sign} ${weights[i]!.toFixed(2)}`).join(', ')}`);
  console.log(
    `  known: value ${known(rows, ({ value }) => value)}, as it is ${known(rows, ({ fitted }) => fitted)}, anew ${known(rows, anew)}`,
  );
}
