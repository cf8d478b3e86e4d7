/**
 * Perft: the number of legal sequences to depth 3 from the setup and from a few nasty positions. A number
 * that changes is a rule that changed: find out which before writing the new one down.
 */
import { describe, expect, test } from 'vitest';
import { ageOfSteam } from '../src/games/age-of-steam/index.ts';
import { scenario as aos } from '../src/games/age-of-steam/testing/scenario.ts';
import { chicagoExpress } from '../src/games/chicago-express/index.ts';
import { scenario } from '../src/games/chicago-express/testing/scenario.ts';
import { lastTrain } from '../src/games/last-train-to-wensleydale/index.ts';
import { scenario as lastTrainScenario } from '../src/games/last-train-to-wensleydale/testing/scenario.ts';
import { steelDriver } from '../src/games/steel-driver/index.ts';
import { scenario as steelDriverScenario } from '../src/games/steel-driver/testing/scenario.ts';
import { seedFromText, seedSource } from '../src/kernel/chance.ts';
import type { GameModule, GameTypes, Sealed } from '../src/kernel/contract.ts';
import { start } from '../src/kernel/engine.ts';
import { perft } from '../src/kernel/perft.ts';
import { toy } from './toy/index.ts';

function counts<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, depth = 3): number[] {
  const source = seedSource(seedFromText('perft'));
  return Array.from({ length: depth }, (_, i) => perft(g, s, i + 1, source));
}

function setupOf<G extends GameTypes>(g: GameModule<G>, seats: number, options: G['options']): Sealed<G['state']> {
  const begun = start(g, { seats, options, rules: 1, firstSeat: 0 }, seedSource(seedFromText('perft')));
  if (!begun.ok) throw new Error('waits');
  return begun.state as Sealed<G['state']>;
}

describe('perft: chicago-express', () => {
  const options = { map: 'eastern-us' } as const;

  test('the first two words of the first auction, counted by hand', () => {
    // Cash 40, floor 7: 34 bids or a pass. After a pass 35 again; after a bid of b < 40, 40 - b more or a pass.
    const afterBids = Array.from({ length: 33 }, (_, i) => 40 - (7 + i) + 1).reduce((a, b) => a + b);
    // After a bid of 40 the others are forced to pass, the share is sold, its owner without cash is forced to
    // pass on the B&O (floor 6), and the next speaker has 35 bids or a pass.
    expect(counts(chicagoExpress, setupOf(chicagoExpress, 3, options), 2)).toEqual([35, 35 + afterBids + 36]);
  });

  test.each([
    [2, [55, 1595, 33712]],
    [3, [35, 665, 9661]],
    [4, [25, 350, 3901]],
    [5, [19, 209, 1901]],
    [6, [15, 135, 1041]],
  ])('setup with %i players', (seats, wanted) => {
    expect(counts(chicagoExpress, setupOf(chicagoExpress, seats, options))).toEqual(wanted);
  });

  test.each([
    ['a turn with all three dials open', '3p | turn:1 | cash 8 9 4 | shares prr 1 0 1 | treasury prr 12', [7, 58, 390]],
    [
      'an expansion one hex from Chicago',
      '3p | turn:0 | cash 8 9 4 | shares prr 1 0 0 | prr ..B2 | treasury prr 20',
      [47, 1337, 44050],
    ],
    [
      'one choice before dividends',
      '2p | turn:0 | cash 3 3 | shares co 1 0 | treasury co 6 | dials 3 4 0',
      [5, 24, 150],
    ],
    [
      'the last word of an auction',
      '3p | auction:nyc by:1 high:2@9 out:0 | cash 20 12 9 | shares nyc 1 0 0',
      [4, 32, 294],
    ],
    ['the Wabash on sale', '3p | wabash by:1 | cash 5 6 7 | shares prr 1 1 0 | prr ..A2 | wab', [7, 35, 382]],
  ])('%s', (_name, line, wanted) => {
    expect(counts(chicagoExpress, scenario(line))).toEqual(wanted);
  });
});

describe('perft: steel-driver', () => {
  const options = { map: 'us-reconstructed' } as const;
  const position = (line: string) => steelDriverScenario(line);

  test('the first words, counted by hand', () => {
    // Six companies at 1 to 10 cubes, or a hand-on. After an opening of n < 10 the next has 10 - n bids or a pass;
    // after one of 10 the others are forced out, and the next is active: five companies at 1 to 10, or a hand-on.
    const afterOpenings = Array.from({ length: 9 }, (_, i) => 10 - (i + 1) + 1).reduce((a, b) => a + b);
    expect(counts(steelDriver, setupOf(steelDriver, 3, options), 2)).toEqual([61, 61 + 6 * (afterOpenings + 51)]);
  });

  test.each([
    [3, [61, 691, 7861]],
    [4, [49, 505, 5185]],
    [5, [43, 421, 4075]],
    [6, [37, 343, 3109]],
  ])('setup with %i players', (seats, wanted) => {
    expect(counts(steelDriver, setupOf(steelDriver, seats, options))).toEqual(wanted);
  });

  test.each([
    [
      'a first rail, two hexagons on one link',
      '3p | building:red | control red:0 blue:1 | box red 4 blue 2',
      [26, 348, 20888],
    ],
    [
      'a network inland',
      '3p | building:red | control red:0 | box red 5 | red new-york pittsburgh cincinnati',
      [12, 148, 17908],
    ],
    ['the last word of an auction', '3p | auction:red by:1 high:2@4 out:0 | cubes 3 6 4', [3, 58, 448]],
    [
      'goods to collect',
      '3p | collecting:red | red new-york boston albany buffalo | last red:0 | blue chicago milwaukee | last blue:1',
      [4, 8, 24],
    ],
  ])('%s', (_name, line, wanted) => {
    expect(counts(steelDriver, position(line))).toEqual(wanted);
  });
});

describe('perft: last-train-to-wensleydale', () => {
  test('the first bids, counted by hand', () => {
    // 12 cubes: 10 bids on each of the three upper boxes, 11 on each of the lower ones.
    const options = { map: 'wensleydale', side: 'usual', south: 'core' } as const;
    expect(counts(lastTrain, setupOf(lastTrain, 2, options), 1)).toEqual([3 * 10 + 3 * 11]);
    expect(counts(lastTrain, setupOf(lastTrain, 4, options), 1)).toEqual([4 * 10 + 4 * 11]);
  });

  test.each([
    ['bids that end the bidding', '2p | bidding:0 | cubes 3 3 | bids 1:0@4 2:1@4', [7, 39, 247]],
    ['a line near Northallerton', '2p | line:0 northallerton scruton-meadows | cubes 4 4', [6, 36, 214]],
    ['a payment in influence', '2p | line:0 kirkby-stephen mallerstang garsdale-head hawes | cubes 4 4', [1, 2, 3]],
    [
      'trains and loads',
      '2p | trains:0 | brown 3 2 | hired A1:0 | track 0 northallerton scruton-meadows bedale | goods scruton-meadows 2 | passengers green bedale 1',
      [7, 38, 163],
    ],
    [
      'sales of a line and its parts',
      '2p | sales:0 | green 3 2 | red 2 2 | company green bedale | track 0 northallerton scruton-meadows bedale leeming | track 1 settle horton',
      [4, 8, 504],
    ],
    [
      'the link in sight',
      'nuremberg 2p | line:0 nuernberg-nord thon schniegling | cubes 9 9 | green 3 1',
      [5, 26, 135],
    ],
  ])('%s', (_name, line, wanted) => {
    expect(counts(lastTrain, lastTrainScenario(line))).toEqual(wanted);
  });
});

describe('perft: age-of-steam', () => {
  const ROAD = 'K10 1-4:0 | L9 1-4:0 | J9 1-3:1 | K9 1:1 4:1 | L8 2-4:1';

  test.each([
    ['shares of the first turn', '3p | shares:0', 3, [14, 14 * 14, 14 ** 3]],
    [
      'an auction with Turn Order',
      '3p | turn 2 | auction:0 | cash 3 3 3 | actions turn-order engineer locomotive',
      3,
      [5, 20, 98],
    ],
    ['a choice of actions', '4p | actions:0', 3, [7, 7 * 6, 7 * 6 * 5]],
    ['the first tile of a player', '3p | build:0 | cash 4 0 0 | fresh 0 1 2', 2, [227, 26255]],
    ['a build among others', `3p | build:0 | cash 9 9 9 | actions urbanization | ${ROAD} | M8 3-0:?`, 2, [323, 71908]],
    [
      'goods with a full engine',
      `3p | move:0 | engine 6 6 6 | ${ROAD} | cubes J10 blue red | cubes M9 blue yellow`,
      3,
      [5, 17, 45],
    ],
    ['a build that must be finished', '3p | map germany | build:0 | cash 3 0 0', 2, [223, 229]],
  ])('%s', (_name, line, depth, wanted) => {
    expect(counts(ageOfSteam, aos(line), depth)).toEqual(wanted);
  });
});

describe('perft: toy', () => {
  test.each([
    [2, { rounds: 2, openHands: false }, [4, 8, 28, 76, 112]],
    [3, { rounds: 3, openHands: false }, [6, 24, 48, 192, 768]],
    [4, { rounds: 2, openHands: true }, [8, 48, 192, 384, 1536]],
  ] as const)('setup with %i players', (seats, options, wanted) => {
    expect(counts(toy, setupOf(toy, seats, options), 5)).toEqual(wanted);
  });
});
