/** Whole games by lot, the referee watching: what the rules promise over a game, not in one position. */
import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { apply, start } from '../../kernel/engine.ts';
import { sample } from '../../kernel/legal.ts';
import { toAct } from '../../kernel/phases.ts';
import { oneIn, type Rng, rngOf } from '../../kernel/rng.ts';
import { COMPONENTS } from './board/components.ts';
import { mapOf } from './board/maps.ts';
import { steelDriverForBots as steelDriver } from './for-bots.ts';
import { touchedCities } from './rules/goods.ts';
import { COMPANIES, type CompanyId, type SDAction, type SDState } from './state.ts';
import { assertSound, type SDAnyEvent } from './testing/play.ts';

type Player = (s: Sealed<SDState>, seat: number, rng: Rng) => SDAction;
const uniform: Player = (s, seat, rng) => sample(steelDriver, s, seat, rng)!;
/** Saves cubes: opens one auction in twelve, and then puts in what it has. */
const hoarder: Player = (s, seat, rng) => {
  if (s.phases.at(-1)!.id === 'sales' && !oneIn(rng, 1, 12)) return { kind: 'hand-on' };
  return uniform(s, seat, rng);
};
const directed: Player = (s, seat, rng) => steelDriver.brain.policy(s, seat, rng);

function playGame(seats: number, seed: string, player: Player) {
  const rng = rngOf(seed);
  const options = { map: 'us-reconstructed' } as const;
  const begun = start(steelDriver, { seats, options, rules: 1 }, seedSource(seedFromText(seed)));
  if (!begun.ok) throw new Error('waits');
  let state = begun.state;
  const events: SDAnyEvent[] = [...begun.trace.events];
  while (state.phases.length > 0) {
    const seat = toAct(steelDriver, state)[0]!;
    const applied = apply(steelDriver, state, seat, player(state, seat, rng), null);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    state = applied.state;
    assertSound(state);
    expect(state.cubes.handedOut).toBe(state.turn * seats * COMPONENTS.cubes[seats]!);
    events.push(...applied.trace.events);
  }
  return { state, events };
}

const of = <T extends SDAnyEvent['type']>(events: readonly SDAnyEvent[], type: T) =>
  events.filter((event): event is Extract<SDAnyEvent, { type: T }> => event.type === type);

describe.each([
  ['uniform', uniform],
  ['hoarding', hoarder],
  ['directed', directed],
] as const)('games of %s players', (name, player) => {
  const games = [3, 4, 5, 6].flatMap((seats) => [0, 1, 2].map((n) => playGame(seats, `${name}/${seats}/${n}`, player)));

  test('SD-6: shares given out are the times a company was sold', () => {
    for (const { state, events } of games)
      for (const id of COMPANIES) {
        const sales = of(events, 'control-sold').filter((event) => event.company === id).length;
        expect(state.companies[id].shares.reduce((a, b) => a + b)).toBe(sales);
        expect(sales).toBeLessThanOrEqual(5);
      }
  });

  test('SD-37, SD-41: goods collected are the cities touched, and none is left', () => {
    for (const { state } of games) {
      expect(state.goods).toEqual([]);
      expect(COMPANIES.flatMap((id) => state.companies[id].goods).sort()).toEqual(touchedCities(state).sort());
    }
  });

  test('SD-25, SD-26: a turn’s profit is the cities newly reached, the start excepted, and the bonus', () => {
    for (const { state, events } of games) {
      const { linkById } = mapOf(state);
      const level = Object.fromEntries(COMPANIES.map((id) => [id, 0])) as Record<CompanyId, number>;
      const reached = Object.fromEntries(COMPANIES.map((id) => [id, new Set<string>()])) as Record<
        CompanyId,
        Set<string>
      >;
      for (const event of events) {
        if (event.type === 'turn-began') for (const id of COMPANIES) level[id] = 0;
        if (event.type === 'started') reached[event.company].add(event.city);
        if (event.type === 'bonus') level[event.company] += event.amount;
        if (event.type === 'built') {
          const { a, b } = linkById.get(event.link)!;
          for (const city of [a, b]) {
            if (!reached[event.company].has(city.id)) level[event.company] += city.value;
            reached[event.company].add(city.id);
          }
          expect(event.profit).toBe(level[event.company]);
        }
        if (event.type === 'profit-paid') expect(event.amount).toBe(level[event.company]);
      }
    }
  });

  test('SD-31: the link is made once or never, and cash is what was paid', () => {
    for (const { state, events } of games) {
      expect(of(events, 'transcontinental').length).toBe(state.transcontinental ? 1 : 0);
      const paid = [...of(events, 'profit-paid'), ...of(events, 'shares-paid')].reduce(
        (sum, { amount }) => sum + amount,
        0,
      );
      expect(state.players.reduce((sum, { cash }) => sum + cash, 0)).toBe(paid);
    }
  });
});

test('hoarding players leave companies unsold, uniform ones link in some games and not in others', () => {
  const seen = { neverSold: 0, linked: 0, open: 0 };
  for (let i = 0; i < 12; i++) {
    const { state } = playGame(3, `seen/${i}`, i % 2 === 0 ? hoarder : uniform);
    if (COMPANIES.some((id) => state.companies[id].lastController === null)) seen.neverSold += 1;
    if (state.transcontinental) seen.linked += 1;
    else seen.open += 1;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
