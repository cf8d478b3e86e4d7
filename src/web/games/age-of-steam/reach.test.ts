/** The calculator of deliveries: by cube and city, the best first, whoever's word it is. */
import { describe, expect, test } from 'vitest';
import { type AosState, ageOfSteam, BEST_ENGINE } from '../../../games/age-of-steam/index.ts';
import { scenario } from '../../../games/age-of-steam/testing/scenario.ts';
import { ageOfSteamTexts } from '../../../games/age-of-steam/text/index.ts';
import { apply } from '../../../kernel/engine.ts';
import { legal } from '../../../kernel/legal.ts';
import { speakerFor } from '../../../text/speaker.ts';
import { RESTING } from '../resting.ts';
import { openedBy, pairsOf } from './reach.ts';
import { ReachPanel } from './reach-panel.tsx';

// Two links from B3 to Duluth (C1), one of each seat.
const TRACK = 'C2 0-3:1 | C3 0-4:1 | B1 1-3:0 | B2 0-3:0';
const rows = (s: AosState, seat: number, engine = s.players[seat]!.engine) =>
  pairsOf(s, seat, engine).map(({ key, cubes, routes }) => ({
    key,
    cubes,
    routes: routes.map(({ links, gains }) => `${links}: ${gains}`),
  }));

describe('what a seat can deliver', () => {
  test('AOS-54: one line for a colour of cube in a place and a city, with how many cubes, its routes the best first', () => {
    const s = scenario(`3p | move:0 | ${TRACK} | cubes B3 purple purple black`);
    expect(rows(s, 0)).toEqual([{ key: 'B3 purple C1', cubes: 2, routes: ['1: 1,0,0', '1: 0,1,0'] }]);
    expect(rows(s, 1)).toEqual([{ key: 'B3 purple C1', cubes: 2, routes: ['1: 0,1,0', '1: 1,0,0'] }]);
  });

  test('in any phase: while one builds, and for a seat whose word it is not', () => {
    const cubes = 'cubes B3 purple';
    const inMove = rows(scenario(`3p | move:0 | ${TRACK} | ${cubes}`), 0);
    for (const phase of ['build:0', 'build:2', 'shares:1', 'income'])
      expect(rows(scenario(`3p | ${phase} | ${TRACK} | ${cubes}`), 0)).toEqual(inMove);
  });

  test('AOS-53: a table that asks for a link of one’s own has no line without', () => {
    const s = scenario(`3p | ownLinkInMove=at-least-one | move:2 | ${TRACK} | cubes B3 purple`);
    expect(rows(s, 2)).toEqual([]);
    expect(rows(s, 1)).toEqual([{ key: 'B3 purple C1', cubes: 1, routes: ['1: 0,1,0'] }]);
  });

  test('AOS-52: in the move phase it holds what may be played, and says what the engine then pays', () => {
    const s = scenario(`3p | move:0 | engine 3 1 1 | ${TRACK} | cubes B3 purple | cubes C1 blue red`);
    const listed = pairsOf(s, 0, 3).flatMap(({ routes }) => routes);
    const playable = legal(ageOfSteam, s, 0).map((action) => JSON.stringify(action));
    expect(listed.length).toBeGreaterThan(0);
    for (const { action, gains } of listed) {
      expect(playable).toContain(JSON.stringify(action));
      const done = apply(ageOfSteam, s, 0, action, null);
      if (!done.ok) throw new Error(done.violation.code);
      expect(done.state.players.map(({ income }, seat) => income - s.players[seat]!.income)).toEqual(gains);
    }
  });
});

describe('what an upgrade would open', () => {
  // Two links of seat 0 over a town (AOS-55); beside them one link of seat 1.
  const LONG = 'J9 1-3:0 | K9 1:0 4:0 | L8 2-4:0';
  const SHORT = 'K10 1-4:1 | L9 1-4:1';
  const at = (rest: string, engine = 1) => scenario(`3p | build:0 | engine ${engine} 1 1 | ${rest} | cubes J10 blue`);
  const opened = (s: AosState) =>
    openedBy(s, 0).map(({ key, routes: [best] }) => `${key} ${best.links}: ${best.gains}`);

  test('AOS-51: a city one link further off', () => {
    expect(rows(at(LONG), 0)).toEqual([]);
    expect(opened(at(LONG))).toEqual(['J10 blue M9 2: 2,0,0']);
    expect(opened(at(LONG, 2))).toEqual([]);
    expect(rows(at(LONG, 2), 0)).toEqual([{ key: 'J10 blue M9', cubes: 1, routes: ['2: 2,0,0'] }]);
  });

  test('a city in reach today that would pay more; not one that would pay the same', () => {
    const both = at(`${LONG} | ${SHORT}`);
    expect(rows(both, 0)).toMatchObject([{ key: 'J10 blue M9', routes: ['1: 0,1,0'] }]);
    expect(opened(both)).toEqual(['J10 blue M9 2: 2,0,0']);
    expect(openedBy(at(SHORT), 0)).toEqual([]);
  });

  test('AOS-51: nothing beyond the best engine', () => {
    expect(opened(at(LONG, BEST_ENGINE))).toEqual([]);
  });
});

test('a table without a calculator is told so, and nothing is reckoned', () => {
  const s = scenario(`3p | move:0 | ${TRACK} | cubes B3 purple`);
  const no = () => false;
  const panel = (calculator: boolean) =>
    ReachPanel({
      ...{ state: s, before: s, me: 0, initials: [], calculator },
      speaker: speakerFor(ageOfSteamTexts, 'fr', ['Ann', 'Bob', 'Cleo']),
      lights: RESTING,
      ...{ onTouch: no, onFigure: no, onTell: no },
    }).props.children;
  expect(panel(false)).toMatchObject({ type: 'p', props: { children: expect.stringMatching('sans calculette') } });
  expect(panel(true)).toMatchObject({ props: { calculator: true, state: s } });
});
