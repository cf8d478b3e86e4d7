/** Positions of Age of Steam with a sensible answer. */
import type { Puzzle } from '../../../bots/testing/puzzles.ts';
import type { AOS } from '../state.ts';
import { scenario } from './scenario.ts';

/** Links of Rust Belt, by their owner: Duluth to Minneapolis, to Des Moines, to St. Louis. */
const north = (owner: number) => `B2 0-3:${owner} | B1 1-3:${owner}`;
const middle = (owner: number) => `C7 0-3:${owner} | C6 0-3:${owner} | C5 3-5:${owner} | B4 0-2:${owner}`;
const south = (owner: number) => `D8 3-5:${owner} | D9 0-2:${owner} | E10 2-5:${owner}`;
/** Evansville to Indianapolis to Cincinnati to Fort Wayne: three links. */
const EAST = 'J9 1-3:0 | K9 1:0 4:0 | L8 2-4:0 | M8 3-5:0 | L7 2:0';

export const puzzles: readonly Puzzle<AOS>[] = [
  {
    name: 'AOS-62: the last move, income 10, a delivery over one link: pass, since 11 is taxed to 9',
    position: scenario(
      `3p | turn 10 | income 10 30 10 | cash 30 30 30 | shares 5 5 5 | engine 6 6 6 | ${north(0)} | cubes B3 purple | move:0 round:2`,
    ),
    accept: [{ kind: 'pass' }],
    reject: [{ kind: 'deliver' }],
    hint: ['income', 'tax'],
  },
  {
    name: 'AOS-62: the last turn, income 12, two dollars short: issue nothing, since 12 is taxed to 10 anyway',
    position: scenario('3p | turn 10 | income 12 30 30 | cash 0 30 30 | shares 10 5 5 | engine 4 6 6 | shares:0'),
    accept: [{ kind: 'pass' }],
    reject: [{ kind: 'issue' }],
    hint: ['shares', 'tax', 'shortage'],
  },
  {
    name: 'AOS-59: turn 1, ten dollars for track and expenses: issue a share',
    position: scenario('3p | fresh 0 1 2 | cubes B3 purple purple | cubes C8 purple red | cubes J10 red | shares:0'),
    accept: [{ kind: 'issue' }],
    reject: [{ kind: 'pass' }],
    hint: ['deliveries', 'debt', 'shortage', 'survival'],
  },
  {
    name: 'AOS-57: a cube over two links of mine and one of a rival who waits for it: take it',
    position: scenario(
      `3p | turn 5 | income 8 8 8 | cash 12 12 12 | shares 7 7 7 | engine 3 3 3 | ${north(1)} | ${middle(0)} | ${south(0)} | cubes C1 red | cubes C8 red | move:0 round:2 upgraded:0`,
    ),
    accept: [{ kind: 'deliver', hex: 'C1', good: 'red' }],
    hint: ['longer', 'deliveries'],
  },
  {
    name: 'AOS-34: a line that is lost unless it grows, one tile from its end: lay it',
    position: scenario(
      '3p | turn 6 | income 9 9 9 | cash 4 9 9 | shares 5 5 5 | engine 2 2 2 | C7 0-3:0 | C6 0-3:0 | C5 3-5:0 | cubes C8 blue blue | cubes B3 blue | build:0',
    ),
    accept: [{ kind: 'lay', hex: 'B4' }],
    reject: [{ kind: 'end-build' }],
    hint: ['lost-line'],
  },
  {
    name: 'AOS-51: turn 1, two cubes two links away, engine 1: upgrade first',
    position: scenario(`3p | cash 8 8 8 | shares 3 3 3 | ${north(0)} | ${middle(0)} | cubes C8 purple purple | move:0`),
    accept: [{ kind: 'upgrade' }],
    hint: ['engine', 'deliveries'],
  },
  {
    name: 'AOS-46: a New City that two dead cubes can reach over three links, not one that takes a single cube next door',
    position: scenario(
      `3p | turn 4 | income 6 6 6 | cash 10 10 10 | shares 6 6 6 | engine 3 3 3 | ${EAST} | actions urbanization locomotive engineer | cubes J10 black black | cubes M9 yellow | build:0`,
    ),
    accept: [
      { kind: 'urbanize', hex: 'L7', city: 'C' },
      { kind: 'urbanize', hex: 'L7', city: 'D' },
    ],
    hint: ['new-city', 'deliveries'],
  },
  {
    name: 'AOS-15: the last turn, cash that counts for nothing, an engine too short by a link for two cubes: bid for first choice',
    position: scenario(
      `3p | turn 10 | income 12 12 12 | cash 16 12 12 | shares 6 6 6 | engine 2 4 4 | ${north(0)} | ${middle(0)} | ${south(0)} | cubes C1 red red | auction:0 in:0,1,2 bids:0,0,2`,
    ),
    accept: [{ kind: 'bid' }],
    reject: [{ kind: 'pass' }],
    hint: ['place'],
  },
];
