/**
 * Fits the weights of `at-horizon.ts` to finished games of Regulars who err: what each sign at the start of a round or turn was worth in the end.
 * Usage: node scripts/run.mjs scripts/fit-horizon.ts last-train-to-wensleydale|age-of-steam [--games 100] (of each map and number of players)
 */
import { parseArgs } from 'node:util';
import * as aos from '../src/games/age-of-steam/bot/at-horizon.ts';
import type { AosState } from '../src/games/age-of-steam/state.ts';
import { loadForBots } from '../src/games/bot-registry.ts';
import * as ltw from '../src/games/last-train-to-wensleydale/bot/at-horizon.ts';
import type { LTWState } from '../src/games/last-train-to-wensleydale/state.ts';
import type { AnyBotGame, BaseState, Sealed, Terms } from '../src/kernel/contract.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { watchGame } from './erring.ts';
import { leastSquares } from './least-squares.ts';

interface Fit {
  signs: readonly string[];
  signsOf(s: Sealed<BaseState>, seat: number, terms: Terms): Record<string, number>;
  /** What the weights are kept by, and the start of a round or turn that has not been seen. */
  when(s: Sealed<BaseState>): number;
  round(s: Sealed<BaseState>): number;
  /** True where signs correct the estimate of a position, false where they replace it. */
  corrects: boolean;
  /** Maps and numbers of players that are fitted together. */
  groups: readonly (readonly [map: string, seats: number])[][];
}

const ltwOf = (s: Sealed<BaseState>) => s as Sealed<LTWState>;
const aosOf = (s: Sealed<BaseState>) => s as Sealed<AosState>;

const FITS: Readonly<Record<'last-train-to-wensleydale' | 'age-of-steam', Fit>> = {
  'last-train-to-wensleydale': {
    signs: ltw.SIGNS,
    signsOf: (s, seat) => ltw.signsOf(ltwOf(s), seat),
    when: (s) => ltw.roundsAfter(ltwOf(s)),
    round: (s) => ltwOf(s).round,
    corrects: false,
    groups: [['wensleydale', 'nuremberg'].flatMap((map) => [2, 3, 4].map((seats) => [map, seats] as const))],
  },
  'age-of-steam': {
    signs: aos.SIGNS,
    signsOf: (s, seat, terms) => aos.signsOf(aosOf(s), seat, terms),
    when: (s) => aosOf(s).turn,
    round: (s) => aosOf(s).turn,
    corrects: true,
    groups: [[3], [4], [5, 6]].map((numbers) =>
      ['rust-belt', 'germany', 'southern-us'].flatMap((map) => numbers.map((seats) => [map, seats] as const)),
    ),
  },
};

/** One seat at the start of a round; all figures are taken against the mean of its game's seats. */
interface Row {
  signs: number[];
  /** What the two estimates say now. */
  value: number;
  fitted: number;
  final: number;
}

/** One move in so many is a Newcomer's. */
const ERRS = 8;
/** So much is every weight drawn towards nothing, in rows. */
const RIDGE = 3;

function rowsOf({ brain }: AnyBotGame, fit: Fit, s: Sealed<BaseState>): Row[] {
  const terms: Terms[] = [];
  const value = aroundMean(brain.value(s, terms));
  const fitted = aroundMean(brain.atHorizon!(s));
  const signs = terms.map((parts, seat) => fit.signsOf(s, seat, parts));
  const columns = fit.signs.map((sign) => aroundMean(signs.map((one) => one[sign]!)));
  return terms.map((_, seat) => ({
    signs: columns.map((column) => column[seat]!),
    ...{ value: value[seat]!, fitted: fitted[seat]!, final: 0 },
  }));
}

function aroundMean(all: readonly number[]): number[] {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return all.map((one) => one - mean);
}

function collect(g: AnyBotGame, fit: Fit, map: string, seats: number, games: number, into: Map<number, Row[]>): void {
  const table = { seats, options: { ...defaultOptions(g.options), map }, rules: g.rules };
  for (let n = 0; n < games; n++) {
    const seen: { when: number; rows: Row[] }[] = [];
    let round = 1; // all seats are alike when the first begins
    const { ranking } = watchGame(g, table, `horizon/${map}/${seats}/${n}`, ERRS, (s) => {
      if (fit.round(s) === round) return;
      round = fit.round(s);
      seen.push({ when: fit.when(s), rows: rowsOf(g, fit, s) });
    });
    const scores = Array.from({ length: seats }, (_, seat) => ranking.find((one) => one.seat === seat)!.score);
    const final = aroundMean(scores);
    for (const { when, rows } of seen) {
      const ended = rows.map((row, seat) => ({ ...row, final: final[seat]! }));
      into.set(when, [...(into.get(when) ?? []), ...ended]);
    }
  }
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);

/** The part of what decided games that an estimate knew. */
const known = (rows: readonly Row[], told: (row: Row) => number): string =>
  (1 - sum(rows, (row) => (row.final - told(row)) ** 2) / sum(rows, ({ final }) => final ** 2)).toFixed(3);

function tell(fit: Fit, when: number, rows: readonly Row[]): void {
  const base = ({ value }: Row) => (fit.corrects ? value : 0);
  const weights = leastSquares(
    rows.map(({ signs }) => signs),
    rows.map((row) => row.final - base(row)),
    RIDGE,
  );
  const anew = (row: Row) => weights.reduce((all, weight, i) => all + weight * row.signs[i]!, base(row));
  console.log(`  ${when}: ${fit.signs.map((sign, i) => `${sign} ${weights[i]!.toFixed(2)}`).join(', ')}`);
  console.log(
    `     known: value ${known(rows, ({ value }) => value)}, as it is ${known(rows, ({ fitted }) => fitted)}, anew ${known(rows, anew)} (${rows.length} seats)`,
  );
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' } },
});
if (positionals[0] !== undefined && !(positionals[0] in FITS)) {
  console.error(`${positionals[0]}: no such fit; there are ${Object.keys(FITS).join(' and ')}`);
  process.exit(2);
}
for (const [id, fit] of Object.entries(FITS) as [keyof typeof FITS, Fit][]) {
  if (positionals[0] !== undefined && positionals[0] !== id) continue;
  const g = await loadForBots(id);
  for (const tables of fit.groups) {
    const rows = new Map<number, Row[]>();
    for (const [map, seats] of tables) collect(g, fit, map, seats, Number(flags.games), rows);
    console.log(`${id}: ${tables.map((table) => table.join(' ')).join(', ')}`);
    for (const [when, some] of [...rows].sort(([a], [b]) => a - b)) tell(fit, when, some);
  }
}
