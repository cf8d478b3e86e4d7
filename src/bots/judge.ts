/**
 * How a finished game went: the chance of each seat to win after every move, as the game's own estimate has it, and
 * the three turns that changed it most.
 */
import type { AnyBotGame, BaseState, Sealed, Seat } from '../kernel/contract.ts';

/** A position on the way, and who brought it about; null = nobody. */
export interface Played {
  seq: number;
  seat: Seat | null;
  state: Sealed<BaseState>;
}

export interface Turning {
  /** The last entry before the turn, and its own last one. */
  before: number;
  seq: number;
  /** Whose turn it was; null = an auction, in which several spoke. */
  seat: Seat | null;
  /** The seat whose chance changed most, in per cent before and after. */
  of: Seat;
  from: number;
  to: number;
}

interface Shown {
  seq: number;
  /** Of each seat, in per cent. */
  chances: number[];
}

export interface Judged {
  /** For each position. */
  chances: Shown[];
  /** In the order of the game. */
  turnings: Turning[];
}

const MOST_TURNINGS = 3;
/** A change of fewer per cent is none worth a word. */
const LEAST_CHANGE = 4;

export function judge(g: AnyBotGame, moves: readonly Played[]): Judged {
  const auctions = moves.map(({ state }) => g.brain.auction?.running(state) ?? null);
  const chances: Shown[] = [];
  for (const [at, { seq, state }] of moves.entries()) {
    // Amid an auction nobody has paid yet: the position before it stands until it is over.
    const isAmid = at > 0 && auctions[at] !== null && auctions[at] === auctions[at - 1];
    chances.push({ seq, chances: isAmid ? chances[at - 1]!.chances : chancesAt(g, state) });
  }
  const turnings = turnsOf(moves, auctions)
    .map(({ first, last, seat }) => {
      const before = chances[first - 1]!;
      const turning = turningOf(before, chances[last]!, seat);
      // The move that ends a game does not decide it: it is held against the others by the same estimate as they are.
      const isEnd = g.outcome(moves[last]!.state) !== null;
      const after = isEnd ? estimateAt(g, moves[last]!.state) : chances[last]!.chances;
      return { by: Math.max(...after.map((chance, of) => Math.abs(chance - before.chances[of]!))), turning };
    })
    .filter(({ by, turning: { from, to } }) => Math.min(by, Math.abs(to - from)) >= LEAST_CHANGE)
    .sort((a, b) => b.by - a.by || a.turning.seq - b.turning.seq)
    .slice(0, MOST_TURNINGS)
    .map(({ turning }) => turning)
    .sort((a, b) => a.seq - b.seq);
  return { chances, turnings };
}

/** Whole per cent. Over: shared by those in the first place. Before that: by the lead, as finished games have it. */
export function chancesAt(g: AnyBotGame, s: Sealed<BaseState>): number[] {
  const outcome = g.outcome(s);
  if (outcome) {
    const winners = outcome.ranking.filter(({ place, seat }) => place === 1 && !outcome.lost?.includes(seat));
    return Array.from({ length: s.seats }, (_, seat) =>
      winners.some((one) => one.seat === seat) ? Math.round(100 / winners.length) : 0,
    );
  }
  return estimateAt(g, s);
}

/** Whoever plays alone plays against nothing: less than that is lost. */
function estimateAt({ brain }: AnyBotGame, s: Sealed<BaseState>): number[] {
  const values = brain.value(s, null);
  const all = chancesOf(values.length === 1 ? [...values, 0] : values, brain.scale.odds);
  return all.slice(0, values.length).map((chance) => Math.round(100 * chance));
}

/** The share of the win that each estimate is worth: who is `odds` ahead of another wins e times as often. */
export function chancesOf(values: readonly number[], odds: number): number[] {
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - best) / odds));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

interface Turn {
  first: number;
  last: number;
  seat: Seat | null;
  /** The auction that it is the whole of. */
  auction: string | null;
}

/** Moves of one seat in a row are one turn, and so is all that is said in one auction; the position before must be known. */
function turnsOf(moves: readonly Played[], auctions: readonly (string | null)[]): Turn[] {
  const turns: Turn[] = [];
  for (let at = 1; at < moves.length; at++) {
    const auction = auctions[at - 1] ?? null;
    const mover = moves[at]!.seat;
    const seat = auction === null ? mover : null;
    const turn = turns[turns.length - 1];
    if (turn && turn.last === at - 1 && turn.seat === seat && turn.auction === auction) turn.last = at;
    else if (mover !== null) turns.push({ first: at, last: at, seat, auction });
  }
  return turns;
}

/** The seat whose chance changed most; of equals the one who moved. */
function mostChanged(before: readonly number[], after: readonly number[], mover: Seat): Seat {
  let of = mover;
  const change = (one: Seat) => Math.abs(after[one]! - before[one]!);
  for (let other = 0; other < after.length; other++) if (change(other) > change(of)) of = other;
  return of;
}

/** As it is shown. */
function turningOf({ seq, chances }: Shown, after: Shown, seat: Seat | null): Turning {
  const of = mostChanged(chances, after.chances, seat ?? 0);
  return { before: seq, seq: after.seq, seat, of, from: chances[of]!, to: after.chances[of]! };
}
