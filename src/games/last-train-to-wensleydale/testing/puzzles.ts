/** Positions of Last Train with a sensible answer. */
import type { Puzzle } from '../../../bots/testing/puzzles.ts';
import type { LTW } from '../state.ts';
import { along } from './play.ts';
import { scenario } from './scenario.ts';

const TO_HAWES = ['settle', 'horton', 'ribblehead', 'garsdale-head', 'hawes'];
const TO_MASHAM = ['ripon', 'melmerby-meadows', 'tanfield-meadows', 'masham'];
const NO_POINTS = 'white 0 0 | brown 0 0 | green 0 0 | red 0 0';
/** Cheese round the towns of the green company, and nowhere else. */
const GREEN_CHEESE =
  'goods scruton-meadows 2 danby-meadows 2 swale-meadows 2 melmerby-meadows 2 tanfield-meadows 2 croft-meadows 2 tees-meadows 2';
/** Both reach Bolton Abbey, where stone comes down from the fell. */
const TWO_AT_THE_ABBEY = 'track 0 skipton bolton-abbey | track 1 ilkley bolton-abbey | goods simon-s-seat 1';

export const puzzles: readonly Puzzle<LTW>[] = [
  {
    name: 'LTW-42: last round, a four-track line and the points for it: sell it all',
    position: scenario(`2p | sales:0 | round 5 | red 2 1 | track 0 ${TO_HAWES.join(' ')}`),
    accept: [{ kind: 'sell', company: 'red', tracks: along(...TO_HAWES) }],
    reject: [{ kind: 'pass' }],
    hint: ['tracks', 'sale'],
  },
  {
    name: 'LTW-81: on the small board a passenger rides first class',
    position: scenario(
      '2p | trains:0 | hired A3:0 A1:0 | track 0 northallerton leeming | passengers green leeming 1 | profit 0 0',
    ),
    accept: [{ kind: 'carry', cargo: 'green', train: 'A3' }],
    reject: [{ kind: 'carry', train: 'A1' }, { kind: 'pass' }],
    hint: ['round'],
  },
  {
    name: 'LTW-75: stone that another can take before cheese that nobody can',
    position: scenario(
      `3p | trains:0 | hired A2:0 B2:1 | ${TWO_AT_THE_ABBEY} | track 0 skipton craven-meadows | goods craven-meadows 1`,
    ),
    accept: [{ kind: 'carry', sector: 'simon-s-seat' }],
    reject: [{ kind: 'pass' }],
    hint: ['load'],
  },
  {
    name: 'LTW-29: last round, cubes to spare and loads that wait: exchange them for a train',
    position: scenario(
      `2p | trains:0 | round 5 | ${NO_POINTS} | cubes 3 0 | track 0 northallerton scruton-meadows | goods scruton-meadows 2`,
    ),
    accept: [{ kind: 'hire', train: 'A1' }],
    reject: [{ kind: 'pass' }],
    hint: ['train', 'loads'],
  },
  {
    name: 'LTW-88: a sale would take away three cheeses for the next round: wait',
    position: scenario(
      `2p | sales:0 | round 3 | brown 4 2 | green 2 2 | track 0 ${TO_MASHAM.join(' ')} | goods melmerby-meadows 2 tanfield-meadows 1`,
    ),
    accept: [{ kind: 'pass' }],
    hint: ['loads'],
  },
  {
    name: 'LTW-73: without a point of green no green town can be used: win green',
    position: scenario(
      `3p | bidding:0 | cubes 12 12 12 | green 0 2 2 | red 3 2 2 | brown 5 2 2 | white 4 2 2 | ${GREEN_CHEESE}`,
    ),
    accept: [1, 3, 4, 7].map((box) => ({ kind: 'bid', box })),
    hint: ['influence'],
  },
  {
    name: 'LTW-37: profit at its end, so a passenger who completes a set before stone',
    position: scenario(
      `3p | trains:0 | round 5 | profit 5 0 0 | collected 0 green 1 hill 1 field 1 | hired A2:0 B2:1 | ${TWO_AT_THE_ABBEY} | passengers red bolton-abbey 1`,
    ),
    accept: [{ kind: 'carry', sector: 'bolton-abbey', cargo: 'red' }],
    reject: [{ kind: 'carry', sector: 'simon-s-seat' }],
    hint: ['sets', 'set'],
  },
  {
    name: 'LTW-60: outbid on a box that has become too dear: take a free one',
    position: scenario('3p | bidding:0 | cubes 12 3 12 | bids 5:1@9'),
    accept: [1, 2, 3, 4, 6, 7, 8].map((box) => ({ kind: 'bid', box })),
    reject: [{ kind: 'bid', box: 5 }],
    hint: ['influence'],
  },
];
