import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entrant, NEW_SKILL, ordinalOf, type Skill, skillsAfter } from './skill.ts';

const skill = fc.record({
  mu: fc.double({ min: 5, max: 45, noNaN: true }),
  sigma: fc.double({ min: 1, max: 8.3, noNaN: true }),
});
const game = fc
  .array(fc.record({ before: skill, place: fc.integer({ min: 1, max: 4 }), left: fc.boolean() }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((players) => ({
    entrants: players.map(({ place, left }, seat): Entrant => ({ account: `p${seat}`, seat, place, left })),
    before: new Map(players.map(({ before }, seat): [string, Skill] => [`p${seat}`, before])),
  }));

const entrants = (...places: number[]): Entrant[] =>
  places.map((place, seat) => ({ account: `p${seat}`, seat, place, left: false }));

describe('what a game does to ratings', () => {
  it('who wins alone rises, whoever the others are; who is last alone falls', () => {
    fc.assert(
      fc.property(game, ({ entrants: all, before }) => {
        const placed = all.map((one, i) => ({ ...one, left: false, place: i + 1 }));
        const after = skillsAfter(placed, before);
        const [first, last] = ['p0', `p${all.length - 1}`];
        expect(after.get(first)!.mu).toBeGreaterThan(before.get(first)!.mu);
        expect(after.get(last)!.mu).toBeLessThan(before.get(last)!.mu);
      }),
    );
  });

  it('the order of seats changes nothing, not even the last digit', () => {
    fc.assert(
      fc.property(game, fc.infiniteStream(fc.nat()), ({ entrants: all, before }, numbers) => {
        const shuffled = all
          .map((one) => ({ one, key: numbers.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }, seat) => ({ ...one, seat }));
        const [a, b] = [skillsAfter(all, before), skillsAfter(shuffled, before)];
        for (const { account } of all) expect(b.get(account)).toEqual(a.get(account));
      }),
    );
  });

  it('equals who tie stay equal, and a tie of all between equals moves nobody', () => {
    const after = skillsAfter(entrants(1, 1, 3, 3), new Map());
    const [a, b, c, d] = ['p0', 'p1', 'p2', 'p3'].map((one) => after.get(one)!);
    expect(a!.mu).toBeCloseTo(b!.mu, 10);
    expect(c!.mu).toBeCloseTo(d!.mu, 10);
    expect(a!.mu).toBeGreaterThan(c!.mu);
    for (const { mu } of skillsAfter(entrants(1, 1, 1), new Map()).values()) expect(mu).toBeCloseTo(NEW_SKILL.mu, 10);
  });

  it('a tie brings the weaker up to the stronger', () => {
    const before = new Map([
      ['p0', { mu: 20, sigma: 4 }],
      ['p1', { mu: 30, sigma: 4 }],
    ]);
    const after = skillsAfter(entrants(1, 1), before);
    expect(after.get('p0')!.mu).toBeGreaterThan(20);
    expect(after.get('p1')!.mu).toBeLessThan(30);
  });

  it('who left is behind all who stayed, whatever the place of the seat', () => {
    fc.assert(
      fc.property(game, fc.integer({ min: 1, max: 4 }), ({ entrants: all, before }, place) => {
        const stayed = all.map((one) => ({ ...one, left: false }));
        const [leaver, ...others] = stayed as [Entrant, ...Entrant[]];
        const after = skillsAfter([{ ...leaver, place, left: true }, ...others], before);
        expect(after.get('p0')!.mu).toBeLessThan(before.get('p0')!.mu);
      }),
    );
  });

  it('figures stay figures, and what is known of a player grows', () => {
    fc.assert(
      fc.property(game, ({ entrants: all, before }) => {
        for (const [account, { mu, sigma }] of skillsAfter(all, before)) {
          expect(Number.isFinite(mu) && Number.isFinite(sigma) && sigma > 0).toBe(true);
          expect(sigma).toBeLessThan(before.get(account)!.sigma + 0.01);
        }
      }),
    );
  });

  it('a kind of bot in several seats takes the mean of them', () => {
    const seats = entrants(1, 2, 3).map((one, i) => ({ ...one, account: i === 1 ? 'person' : 'bot' }));
    const after = skillsAfter(seats, new Map());
    expect([...after.keys()].sort()).toEqual(['bot', 'person']);
    const apart = skillsAfter(entrants(1, 2, 3), new Map());
    expect(after.get('bot')!.mu).toBeCloseTo((apart.get('p0')!.mu + apart.get('p2')!.mu) / 2, 10);
    expect(after.get('person')!.mu).toBeCloseTo(apart.get('p1')!.mu, 10);
  });

  it('a new player is at the bottom of the list', () => expect(ordinalOf(NEW_SKILL)).toBeCloseTo(0, 10));
});
