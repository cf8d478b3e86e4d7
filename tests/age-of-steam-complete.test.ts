/**
 * Is every legal action of Age of Steam listed? On 200 positions of played games, over all maps and numbers of players:
 * every hex, tile and rotation, and every walk over track, against what `legal` lists. `npm run fuzz` asks the same of
 * whatever it plays, by trying what is not listed.
 */
import { describe, expect, test } from 'vitest';
import { MAPS, type MapId, mapById, mapOf } from '../src/games/age-of-steam/board/maps.ts';
import { ageOfSteamForBots as ageOfSteam } from '../src/games/age-of-steam/for-bots.ts';
import { presets } from '../src/games/age-of-steam/options.ts';
import type { AOS, AosOptions, AosState } from '../src/games/age-of-steam/state.ts';
import { everyBuild, everyDelivery } from '../src/games/age-of-steam/testing/every.ts';
import { rngSource } from '../src/kernel/chance.ts';
import type { Sealed, Seat } from '../src/kernel/contract.ts';
import { copy } from '../src/kernel/copy.ts';
import { advance, start } from '../src/kernel/engine.ts';
import { canonical } from '../src/kernel/hash.ts';
import { check, legal, sample } from '../src/kernel/legal.ts';
import { defaultOptions } from '../src/kernel/options.ts';
import { isOver, toAct } from '../src/kernel/phases.ts';
import { below, pick, rngOf } from '../src/kernel/rng.ts';

type State = Sealed<AosState>;

const POSITIONS = 200;
const SETTINGS = MAPS.flatMap((map: MapId) => Object.keys(mapById(map).turns).map((n) => ({ map, seats: Number(n) })));
const EACH = Math.ceil(POSITIONS / SETTINGS.length);
const RULES: Partial<AosOptions>[] = [
  {},
  ...Object.values(presets),
  { startFromTown: 'any-connected', sameHexTwice: 'allowed', ownLinkInMove: 'at-least-one', tileSupply: 'unlimited' },
];

/** Positions of one game by players who mostly know what they do, spread over builds and moves. */
function positionsOf(map: MapId, seats: number, game: number): State[] {
  const rng = rngOf(`complete/${map}/${seats}/${game}`);
  const source = rngSource(rng);
  const options = { ...defaultOptions(ageOfSteam.options), ...pick(rng, RULES), map };
  const begun = start(ageOfSteam, { seats, options, rules: ageOfSteam.rules }, source);
  if (!begun.ok) throw new Error('the setup waits');
  const { state } = begun;
  const s = state as State;
  const found: State[] = [];
  while (!isOver<AOS>(s)) {
    const seat = toAct(ageOfSteam, s)[0]!;
    const phase = s.phases.at(-1)!.id;
    if (phase === 'build' || phase === 'move') found.push(copy(s));
    const astray = below(rng, 12) === 0;
    const action = astray ? sample(ageOfSteam, s, seat, rng)! : ageOfSteam.brain.policy(s, seat, rng);
    if (advance(ageOfSteam, state, seat, action, source)) throw new Error('an illegal move');
  }
  return found;
}

/** So many of them, taken evenly from whole games. */
function sampled(map: MapId, seats: number): State[] {
  const found: State[] = [];
  for (let game = 0; found.length < EACH * 3; game++) found.push(...positionsOf(map, seats, game));
  return Array.from({ length: EACH }, (_, i) => found[Math.floor(((i + 0.5) * found.length) / EACH)]!);
}

/** What brute force accepts, next to what is listed, of builds or deliveries. */
function compare(s: State, seat: Seat): void {
  const [every, kinds] =
    s.phases.at(-1)!.id === 'build'
      ? [everyBuild(mapOf(s)), ['lay', 'urbanize']]
      : [everyDelivery(s, mapOf(s)), ['deliver']];
  const accepted: string[] = [];
  for (const action of every) if (check(ageOfSteam, s, seat, action) === null) accepted.push(canonical(action));
  const listed = legal(ageOfSteam, s, seat).filter(({ kind }) => kinds.includes(kind));
  expect(listed.map(canonical).sort()).toEqual(accepted.sort());
}

/** With the best engine: every route that the board holds. */
function withBestEngine(s: State): State {
  const twin = copy(s) as AosState;
  for (const seat of twin.order) twin.players[seat]!.engine = 6;
  return twin as State;
}

describe('legal actions of Age of Steam are complete', () => {
  test.each(SETTINGS)(`AOS-27, AOS-54: $map, $seats players, ${EACH} positions`, ({ map, seats }) => {
    for (const [i, s] of sampled(map, seats).entries())
      for (const seat of toAct(ageOfSteam, s)) compare(i % 2 === 0 ? s : withBestEngine(s), seat);
  });
});
