/** What one share will pay until the end: dividends on an income that grows while shares go on being sold. */

/** Income that a dollar of treasury builds: measured on the map. */
const INCOME_PER_DOLLAR = 0.4;
/** The most a company grows in a round: expansions are few. */
const MOST_GROWTH = 4;
/** Dividends are rounded up (CE-40): this much a round on average. */
const ROUNDING = 0.3;
/** Shares of one company sold in a round while there are any: three auctions, four or five companies. */
const DILUTION = 0.65;

export interface Prospect {
  income: number;
  /** Shares in players' hands. */
  sold: number;
  left: number;
  treasury: number;
  /** Chance that it still comes to Chicago; 0 when it is there. */
  reach: number;
  /** Income that Chicago adds. */
  goal: number;
}

export function stream(p: Prospect, rounds: number): number {
  if (p.sold <= 0) return 0;
  const growth = Math.min(MOST_GROWTH, (INCOME_PER_DOLLAR * p.treasury) / rounds);
  // About the middle of the game a company that gets there is there, and pays its special dividend (CE-44).
  const lift = (p.goal * p.reach) / rounds;
  let total = 0;
  for (let k = 0; k < rounds; k++) {
    const shares = p.sold + Math.min(p.left, k * DILUTION);
    const income = p.income + k * (growth + lift);
    // The coming dividend is known exactly, the later ones are an average.
    const perShare = k === 0 ? Math.ceil(income / shares) : income / shares + ROUNDING;
    total += Math.min(1, rounds - k) * perShare;
  }
  if (p.reach > 0) {
    const later = p.sold + Math.min(p.left, (rounds / 2) * DILUTION);
    total += (p.reach * (p.income + (growth * rounds) / 2 + p.goal)) / later;
  }
  return total;
}
