import { describe, expect, test } from 'vitest';
import type { Sealed } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { chicagoExpress } from '../index.ts';
import { dividendPerShare } from '../rules/dividends.ts';
import { leastBid } from '../rules/sale.ts';
import type { CEAction, CEState } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { brain } from './brain.ts';
import { dividendsToCome } from './rounds.ts';

const seatOf = (s: Sealed<CEState>): number => toAct(chicagoExpress, s)[0]!;

/** What the policy does in a hundred trials: it is varied on purpose, so the share of an answer counts. */
function share(s: Sealed<CEState>, wanted: (action: CEAction) => boolean): number {
  const seat = seatOf(s);
  let hits = 0;
  for (let i = 0; i < 100; i++) if (wanted(brain.policy(s, seat, rngOf(`trial ${i}`)))) hits += 1;
  return hits / 100;
}
const MOSTLY = 0.9;

describe('auctions', () => {
  test('CE-20: a share at the floor that is repaid twice is bought at the floor, and not a dollar above', () => {
    const s = scenario('3p | cash 30 7 7 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0');
    expect(leastBid(s)).toBe(8);
    expect(share(s, (a) => a.kind === 'bid' && a.amount === 8)).toBeGreaterThan(MOSTLY);
    expect(share(s, (a) => a.kind === 'bid' && a.amount > 8)).toBe(0);
    expect(brain.plans(s, 0, 8, rngOf('floor'))[0]!.actions).toEqual([{ kind: 'bid', amount: 8 }]);
  });

  test('nobody bids more than a dollar above the richest rival', () => {
    const s = scenario('3p | cash 40 9 6 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0 high:1@9 out:2');
    expect(share(s, (a) => a.kind === 'bid' && a.amount === 10)).toBeGreaterThan(MOSTLY);
    const early = scenario('3p | cash 40 9 6 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0');
    expect(share(early, (a) => a.kind === 'bid' && a.amount > 10)).toBe(0);
    for (const { actions } of brain.plans(early, 0, 8, rngOf('rich'))) {
      const [first] = actions;
      expect(first?.kind === 'bid' ? first.amount : 0).toBeLessThanOrEqual(10);
    }
  });

  // Three companies have sold all their shares: the coming dividends are the last ones (CE-48).
  const LAST = 'co ..A2 | wab | shares prr 1 1 1 | shares bo 1 2 1 | shares wab 0 0 2';

  test('CE-48: before the last dividends a share that pays less than it costs is left', () => {
    const s = scenario(
      `3p | cash 20 20 20 | nyc income:12 | shares nyc 0 1 0 | ${LAST} | auction:nyc by:0 high:1@8 out:2`,
    );
    expect(dividendsToCome(s)).toBe(1);
    expect(brain.price(s, 0)).toBeLessThan(9);
    expect(share(s, (a) => a.kind === 'pass')).toBe(1);
  });

  test('CE-48: unless nobody else would buy it and it costs the leader more than it costs the buyer', () => {
    // Even nine dollars for a dividend of six: the leader's share falls from twelve to six.
    const line = `cash 20 22 0 | nyc income:12 | shares nyc 0 1 0 | ${LAST}`;
    const s = scenario(`3p | ${line} | auction:nyc by:0 out:1,2`);
    expect(dividendPerShare(s, 'nyc')).toBe(12);
    expect(brain.price(s, 0)).toBeGreaterThanOrEqual(9);
    expect(share(s, (a) => a.kind === 'bid')).toBeGreaterThan(MOSTLY);
  });

  test('CE-12: the last to speak in an opening auction does not give the share away', () => {
    const s = scenario('4p | cash 30 12 30 30 | treasury prr 18 | shares prr 0 1 0 0 | opening:bo by:1 out:1,2,3');
    expect(share(s, (a) => a.kind === 'bid' && a.amount === 6)).toBeGreaterThan(MOSTLY);
    expect(share(s, (a) => a.kind === 'bid' && a.amount > 6)).toBe(0);
  });
});

describe('prices', () => {
  const priceAt = (line: string) => {
    const s = scenario(line);
    return brain.price(s, seatOf(s));
  };

  test('CE-10: never above the cash, and nothing where the floor cannot be paid', () => {
    for (let cash = 0; cash <= 60; cash++) {
      const price = priceAt(`2p | cash ${cash} 10 | auction:nyc by:0`);
      expect(price).toBeLessThanOrEqual(cash);
      expect(Number.isInteger(price)).toBe(true);
      if (cash < 8) expect(price).toBe(0);
    }
  });

  test('CE-10: a price is that of the purses as they are, also where only they differ from those of the last question', () => {
    const rich = scenario('3p | opening:prr by:0');
    const poor = {
      ...rich,
      players: rich.players.map((player, seat) => (seat === 0 ? { ...player, cash: 9 } : player)),
    };
    const wanted = brain.price(copy(poor), 0);
    expect(brain.price(rich, 0)).toBeGreaterThan(9);
    expect(brain.price(poor, 0)).toBe(wanted);
    expect(wanted).toBeLessThanOrEqual(9);
  });

  test('CE-9: opening prices are about half a purse at three, and lie between 12 and 24', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const others = '0 '.repeat(seats - 2);
      let sold = '';
      for (const company of ['prr', 'bo', 'co', 'nyc']) {
        const price = priceAt(`${seats}p${sold} | opening:${company} by:0`);
        sold += ` | shares ${company} 0 1 ${others}`;
        expect(price).toBeGreaterThanOrEqual(12);
        expect(price).toBeLessThanOrEqual(24);
      }
    }
    expect(Math.abs(priceAt('3p | opening:prr by:0') - 20)).toBeLessThanOrEqual(3);
  });

  test('more income, more cash or fewer shares sold never make a share cheaper', () => {
    const figures = (lines: string[]) => lines.map(priceAt);
    const rising = (list: number[]) => expect(list).toEqual([...list].sort((a, b) => a - b));
    rising(figures([8, 10, 12, 14, 16, 18].map((i) => `3p | cash 40 40 40 | nyc income:${i} | auction:nyc by:0`)));
    rising(figures([20, 25, 30, 35, 40, 50].map((cash) => `3p | cash ${cash} 40 40 | auction:nyc by:0`)));
    rising(
      figures([3, 2, 1, 0].map((n) => `3p | cash 40 40 40 | nyc income:20 | shares nyc 0 ${n} 0 | auction:nyc by:0`)),
    );
    rising(
      figures([3, 2, 1, 0].map((n) => `3p | cash 40 40 40 | nyc income:20 | shares nyc ${n} 0 0 | auction:nyc by:0`)),
    );
  });
});

describe('turns', () => {
  test('CE-44: three hexes to Chicago, money for just that, two of three shares: go now', () => {
    const line = 'prr ..D2 | treasury prr 5 | shares prr 2 1 0 | shares bo 0 1 1 | shares nyc 0 1 1 | shares co 1 0 1';
    const s = scenario(`3p | cash 10 10 10 | ${line}`);
    expect(share(s, (a) => a.kind === 'expand' && a.company === 'prr')).toBeGreaterThan(MOSTLY);
    const best = brain.plans(s, 0, 16, rngOf('go'))[0]!;
    expect(best.actions).toContainEqual({ kind: 'expand', company: 'prr', hex: 'A2' });
    expect(best.why.length).toBeGreaterThan(0);
  });

  test('a company is not built by those who hold none of it', () => {
    const s = scenario('3p | cash 10 10 10 | treasury prr 20 bo 20 | shares prr 0 1 0 | shares bo 1 0 0');
    expect(share(s, (a) => a.kind === 'expand' && a.company === 'prr')).toBe(0);
  });

  test('CE-34: of two houses the one that pays the owner is chosen', () => {
    const s = scenario('3p | cash 0 0 0 | nyc S2 S1 S0 | prr Q5 P4 O4 | shares nyc 1 0 0 | shares prr 0 1 1');
    expect(share(s, (a) => a.kind === 'develop' && a.hex === 'S0')).toBeGreaterThan(0.5);
    expect(share(s, (a) => a.kind === 'develop' && a.hex === 'O4')).toBe(0);
  });
});
