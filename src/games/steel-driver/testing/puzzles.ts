/** Positions of Steel Driver with a sensible answer. */
import type { Puzzle } from '../../../bots/testing/puzzles.ts';
import type { SD } from '../state.ts';
import { board } from './boards.ts';
import { scenario } from './scenario.ts';

/** Red and Blue meet in A, whose red cube makes a set of three for whoever is first there. */
const MEETING = [
  'red ny a | blue sf a | shares red 3 1 0 | shares blue 0 3 1 | last red:0 blue:1',
  'control red:0 blue:1 | order red blue | turn 5 | building:red',
].join(' | ');
const MEETING_BOARD = board(
  'ny*=20:black a=20:red b=30:white c=20:white d=20:white e=10:white f=10:white sf*=10:white',
  'ny-a ny-b:2 ny-c:1 c-d:1 a-sf sf-e:1 e-f:1 d-f:9',
);

const FOUR_SOLD = 'control red:0 yellow:0 green:0 blue:0';

export const puzzles: readonly Puzzle<SD>[] = [
  {
    name: 'SD-44: rivals without cubes, two companies unsold: buy both',
    position: scenario(`3p | turn 5 | sales:1 | cubes 0 5 0 | ${FOUR_SOLD} | grey new-york boston | last grey:0`),
    accept: [{ kind: 'open' }],
    later: [{ kind: 'open' }],
    reject: [{ kind: 'hand-on' }],
    hint: ['rivals-empty'],
  },
  {
    name: 'SD-44: turn 5, cubes in hand, a company unsold: never hand on',
    position: scenario(`3p | turn 5 | sales:1 | cubes 0 4 0 | ${FOUR_SOLD} grey:0`),
    accept: [{ kind: 'open', company: 'brown', amount: 4 }],
    reject: [{ kind: 'hand-on' }],
    hint: ['cubes-lost'],
  },
  {
    name: 'SD-44, SD-11: turn 5, the most cubes in hand: whoever waits may see the others end the sales',
    position: scenario(
      [
        '3p | turn 5 | sales:1 | cubes 2 12 4 | cash 470 370 400 | control grey:0 brown:2 | box grey 8 brown 7',
        'red boston new-york albany buffalo philadelphia cleveland detroit | shares red 1 2 1 | last red:2',
        'yellow baltimore pittsburgh cleveland indianapolis cincinnati | shares yellow 1 2 1 | last yellow:0',
        'green new-orleans mobile atlanta nashville memphis jacksonville | shares green 0 2 2 | last green:2',
        'blue new-orleans houston dallas santa-fe | shares blue 2 0 2 | last blue:0',
        'grey chicago milwaukee des-moines kansas-city omaha minneapolis | shares grey 4 1 0 | last grey:0',
        'brown chicago st-louis indianapolis | shares brown 1 1 3 | last brown:2',
      ].join(' | '),
    ),
    accept: [{ kind: 'open' }],
    reject: [{ kind: 'hand-on' }],
    hint: ['control', 'cubes', 'shares', 'profit'],
  },
  {
    name: 'SD-31: one rail joins the coasts and can be paid: build it',
    position: scenario(
      '3p | building:red | control red:0 | box red 4 | red ny a',
      board('ny*=10 a=10 b=40 sf*=10', 'ny-a a-sf:2 a-b:2'),
    ),
    accept: [{ kind: 'build', link: 'a--sf' }],
    hint: ['joins-coasts'],
  },
  {
    name: 'SD-32: a rail that leaves one rail to the next company: build another',
    position: scenario(
      '3p | building:red | control red:0 blue:1 | box red 2 blue 2 | red ny a',
      board('ny*=10 a=20 b=20 c=20 sf*=10', 'ny-a a-b:2 b-sf ny-c:2'),
    ),
    accept: [{ kind: 'build', link: 'ny--c' }],
    reject: [{ kind: 'build', link: 'a--b' }],
    hint: ['gap-of-one'],
  },
  {
    name: 'SD-24: the first rail between two hexagons: start at the poor end',
    position: scenario('3p | building:red | control red:0 | box red 2', board('ny*=40 a*=10 sf*=10', 'ny-a a-sf:9')),
    accept: [{ kind: 'start', link: 'ny--a', city: 'a' }],
    hint: ['profit', 'cash'],
  },
  {
    name: 'SD-42: a company without a red city, all else equal: take the red',
    position: scenario(
      '3p | building:red | control red:0 | box red 2 | red ny ny--a',
      board('ny*=20:black a=20:black b=20:red c=20:black d=20 sf*=10', 'ny-a ny-b ny-c a-d:9 d-sf:9'),
    ),
    accept: [{ kind: 'build', link: 'ny--b' }],
    hint: ['new-colour'],
  },
  {
    name: 'SD-42: collecting, the cube that completes a set before the one that waits',
    position: scenario(
      '3p | collecting:red | order red blue | red ny a ny--b | last red:0 | goods red ny | blue sf a | last blue:1',
      board('ny*=20:black a=20:white b=20:white sf*=10', 'ny-a ny-b a-sf'),
    ),
    accept: [{ kind: 'collect', city: 'a' }],
    hint: ['contested'],
  },
  {
    name: 'SD-39: turn 5, a contested cube: the rail that empties the box passes first, and so collects first',
    position: scenario(`3p | ${MEETING} | box red 2 blue 1`, MEETING_BOARD),
    accept: [{ kind: 'build', link: 'ny--b' }],
    hint: ['shares'],
    ahead: true,
  },
  {
    name: 'SD-39: a rival whose box lasts longer passes later anyway: then two cheap rails',
    position: scenario(`3p | ${MEETING} | box red 2 blue 2`, MEETING_BOARD),
    accept: [{ kind: 'build', link: 'ny--c' }],
    hint: ['profit', 'shares', 'cash'],
  },
  {
    name: 'SD-38: a tie in shares with a rival who collects for himself: buy the tie-break',
    position: scenario(
      '3p | turn 5 | sales:0 | cubes 1 0 0 | control yellow:2 green:1 blue:2 brown:1 | shares red 1 1 0 | last red:1 | red new-york boston albany | shares grey 0 0 1 | last grey:2 | grey san-francisco los-angeles',
    ),
    accept: [{ kind: 'open', company: 'red' }],
    reject: [{ kind: 'hand-on' }],
    hint: ['control'],
  },
];
