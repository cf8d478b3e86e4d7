/**
 * The rest of the game as one seat may expect it, turn by turn: shares as they are needed, track, the best two
 * deliveries, expenses, tax. What a dollar, a share or an engine is worth follows from it.
 */
import type { Terms } from '../../../kernel/contract.ts';
import { BEST_ENGINE, MOST_SHARES, POINTS, SHARE_PRICE } from '../board/box.ts';
import { type Chance, HOLD } from './chances.ts';
import { type Stage, WHOLE } from './stage.ts';

export interface Standing {
  cash: number;
  income: number;
  shares: number;
  engine: number;
}

/** What is the same for every line that is weighed. */
export interface Course {
  /** Turns after this one. */
  left: number;
  stage: Stage;
  /** What the tax takes of an income in this turn, and how many times in each later one. */
  tax(income: number): number;
  factor(turn: number): number;
  /** Shares a turn, and dollars for each share at the end, where the map says so. */
  sharesPerTurn: number;
  buyback: number | null;
  /** What places in the order of play cost, on the average. */
  bid: number;
  /** Points of track as it is. */
  track: number;
  /** Links of one's own. */
  links: number;
  /** Part of the deliveries to come for which there will be cubes. */
  supply: number;
}

/** Dollars for track in a turn, and in the last one, where it brings points only. */
const TRACK = 8;
const LAST_TRACK = 7;
const SECTIONS_PER_DOLLAR = 0.33;
/** Links that a turn's track adds, and how long deliveries are with so many links, as a rule. */
const LINKS = 1.5;
const usualLength = (links: number): number => (links < 2 ? 0.66 * links ** 1.5 : 1.15 * links ** 0.7);
/** New links with which one finds as many new cubes as one can move. */
const NEW = 2;
/** Part of the possible length that later cubes have. */
const LATER = 0.9;
/** Bankruptcy, and each turn that it comes sooner: the later, the likelier that something comes between. */
const BANKRUPT = -60;
const SOONER = 8;
/** Income that a dollar of expenses is worth in every turn to come. */
const EXPENSE = 0.3;

export function forecast(course: Course, at: Standing, chances: readonly Chance[], terms: Terms | null): number {
  const { left, stage } = course;
  let { cash, income, shares, engine } = at;
  const used = unused(chances.length);
  let links = course.links;
  // Cubes in sight tell half of it; the other half is what such a network usually finds.
  const bias = (reachOf(chances) - usualLength(links)) / 2;
  let steps = 0;
  let lost = 0;
  let taxed = 0;
  let sections = 0;
  let risk = 0;
  let usual = 0;
  for (let t = 0; t <= left; t++) {
    const now = t === 0 ? stage : WHOLE;
    if (!now.pays) continue;
    const last = t === left;
    const bid = now.bids ? Math.min(course.bid, cash) : 0;
    const want = (last ? LAST_TRACK : TRACK) * now.builds;
    if (now.issues && !last) {
      const short = want + bid + needed(shares + engine, income, usual) - cash;
      const issued = Math.max(0, Math.min(short / (SHARE_PRICE - 1), MOST_SHARES - shares, course.sharesPerTurn));
      shares += issued;
      cash += issued * SHARE_PRICE;
    }
    const spent = Math.max(0, Math.min(want, cash - bid - needed(shares + engine, income, usual)));
    cash -= spent + bid;
    sections += spent * SECTIONS_PER_DOLLAR;
    links += (LINKS * spent) / TRACK;
    // What the track of this turn adds is there when the cubes move.
    const grown = usualLength(links) + bias;
    // Cubes that no road reaches as yet are reached by new track alone.
    const reached = Math.min(1, (links - course.links) / NEW);
    const hope = t === 0 && now.builds === 0 ? 0 : LATER * grown * reached;
    // In this turn a cube runs the risk of those who move before.
    const age = t === 0 ? now.late : t;
    const kept = heldFor(age);
    take(chances, used, engine, age, kept, course.supply * Math.min(engine, hope), now.moves);
    const { first, second, firstSteps, secondSteps } = taken;
    let gain = firstSteps + secondSteps;
    if (now.moves > 0 && now.upgrades && engine < BEST_ENGINE && !last) {
      const later = left - t;
      const ahead = LATER * (usualLength(links + LINKS) + bias);
      const longer = 2 * course.supply * (Math.min(engine + 1, ahead) - Math.min(engine, ahead));
      const isSecond = second >= 0 || now.moves > 1;
      const spare = isSecond ? second : first;
      const spareSteps = isSecond ? secondSteps : firstSteps;
      const better = Math.max(longer, moreWaiting(chances, used, engine));
      if (better * later * LATER > spareSteps + EXPENSE * later) {
        if (spare >= 0) used[spare] = 0;
        engine += 1;
        gain -= spareSteps;
        if (now.moves > 1) {
          if (first >= 0) used[first] = 0;
          take(chances, used, engine, age, kept, course.supply * Math.min(engine, hope), 1);
          gain = taken.firstSteps;
        }
      }
    }
    if (last && course.buyback === null) gain = wiseGain(course, t, income, firstSteps, gain);
    steps += gain;
    income += gain;
    cash += income;
    usual = gain;
    const due = shares + engine;
    const missing = Math.max(0, due - cash);
    cash = Math.max(0, cash - due);
    income -= missing;
    lost += missing;
    if (income < 0) {
      risk += BANKRUPT - SOONER * (left - t);
      break;
    }
    const tax = taxIn(course, t, income);
    taxed += tax;
    income -= tax;
  }
  if (course.buyback !== null) {
    const debt = -course.buyback * shares;
    if (terms) Object.assign(terms, { cash, shares: debt, risk });
    return cash + debt + risk;
  }
  const earned = POINTS.income * at.income;
  const deliveries = POINTS.income * steps;
  const shortage = -POINTS.income * lost;
  const tax = -POINTS.income * taxed;
  const issued = POINTS.share * at.shares;
  const debt = POINTS.share * (shares - at.shares);
  const { track } = course;
  if (terms)
    Object.assign(terms, {
      ...{ income: earned, deliveries, shortage, tax },
      ...{ shares: issued, debt, track, sections, risk },
    });
  return earned + deliveries + shortage + tax + issued + debt + track + sections + risk;
}

/** Nothing is sure before it is delivered: who builds keeps what he needs to live, and to lose no income. */
const needed = (due: number, income: number, gain: number): number =>
  Math.max(0, due - income - gain, due - 2 * income);

/** The deliveries of a turn that `take` has found: which chances, -1 being a cube not yet seen, and their steps. One for all forecasts. */
const taken = { first: -1, second: -1, firstSteps: 0, secondSteps: 0 };

/** Room for one forecast: which chances are used up. */
let marks = new Uint8Array(256);
function unused(chances: number): Uint8Array {
  if (chances > marks.length) marks = new Uint8Array(2 * chances);
  return marks.fill(0, 0, chances);
}

/** By rivals: the share of cubes that is still there after so many turns, or after a part of one. There are few such numbers. */
const held = new Map<number, number[]>();
const MOST_HELD = 200;
function heldFor(age: number): number[] {
  let shares = held.get(age);
  if (shares) return shares;
  if (held.size >= MOST_HELD) held.clear();
  shares = HOLD.map((hold) => hold ** age);
  held.set(age, shares);
  return shares;
}

/** The best deliveries of a turn, two at most, which are then used up; `unseen` is what a cube not yet seen may bring. */
function take(
  chances: readonly Chance[],
  used: Uint8Array,
  engine: number,
  age: number,
  kept: readonly number[],
  unseen: number,
  moves: number,
): void {
  let first = -1;
  let second = -1;
  let firstSteps = moves > 0 ? unseen : 0;
  let secondSteps = moves > 1 ? unseen : 0;
  if (moves > 0) {
    for (let i = 0; i < chances.length; i++) {
      if (used[i] === 1) continue;
      const { by, rivals, from } = chances[i]!;
      if (from > age) continue;
      const steps = by[engine]! * kept[rivals]!;
      if (steps > firstSteps) {
        if (moves > 1) {
          second = first;
          secondSteps = firstSteps;
        }
        first = i;
        firstSteps = steps;
      } else if (moves > 1 && steps > secondSteps) {
        second = i;
        secondSteps = steps;
      }
    }
    if (first >= 0) used[first] = 1;
    if (second >= 0) used[second] = 1;
  }
  taken.first = first;
  taken.second = second;
  taken.firstSteps = firstSteps;
  taken.secondSteps = secondSteps;
}

/** What the best two cubes in sight would bring more with an engine more. */
function moreWaiting(chances: readonly Chance[], used: Uint8Array, engine: number): number {
  let first = 0;
  let second = 0;
  let firstThen = 0;
  let secondThen = 0;
  for (let i = 0; i < chances.length; i++) {
    if (used[i] === 1) continue;
    const { by, rivals } = chances[i]!;
    const steps = by[engine]! * HOLD[rivals]!;
    if (steps > first) {
      second = first;
      first = steps;
    } else if (steps > second) second = steps;
    const then = by[engine + 1]! * HOLD[rivals]!;
    if (then > firstThen) {
      secondThen = firstThen;
      firstThen = then;
    } else if (then > secondThen) secondThen = then;
  }
  return firstThen + secondThen - (first + second);
}

/** The length that deliveries may have with the best engine: the mean of the best four. */
const LONGEST = 4;
function reachOf(chances: readonly Chance[]): number {
  const best = [0, 0, 0, 0];
  for (const { by } of chances) {
    let steps = by[BEST_ENGINE]!;
    for (let i = 0; i < LONGEST && steps > 0; i++) {
      if (steps <= best[i]!) continue;
      const lower = best[i]!;
      best[i] = steps;
      steps = lower;
    }
  }
  return (best[0]! + best[1]! + best[2]! + best[3]!) / LONGEST;
}

/** AOS-62: in the last turn a step that the tax takes back twice is not taken. */
function wiseGain(course: Course, t: number, income: number, first: number, all: number): number {
  const best = keptOf(course, t, income + first) > keptOf(course, t, income) ? first : 0;
  return keptOf(course, t, income + all) > keptOf(course, t, income + best) ? all : best;
}

const keptOf = (course: Course, t: number, income: number): number => income - taxIn(course, t, income);

/** Exact in this turn; later, when incomes are only guessed, without its steps. */
function taxIn(course: Course, t: number, income: number): number {
  if (t > 0) return Math.min(income, Math.max(0, 0.2 * income - 1) * course.factor(t));
  const low = Math.floor(income + 1e-9);
  const part = income - low;
  const at = course.tax(low);
  return part < 1e-6 ? at : at + part * (course.tax(low + 1) - at);
}
