/** Positions of Chicago Express with a sensible answer. */
import type { Puzzle } from '../../../bots/testing/puzzles.ts';
import type { CE } from '../state.ts';
import { scenario } from './scenario.ts';

/** Three companies have sold all their shares: the coming dividends are the last ones (CE-48). */
const LAST = 'co ..A2 | wab | shares prr 1 1 1 | shares bo 1 2 1 | shares wab 0 0 2';
/** Two companies are sold out and a third has one share left; one more auction brings dividends. */
const ONE_LEFT = 'shares prr 1 1 1 | nyc income:12 | dials 2 5 0';

export const puzzles: readonly Puzzle<CE>[] = [
  {
    name: 'CE-20: a share at the floor is repaid by the next dividend: bid the floor and no more',
    position: scenario('3p | cash 30 7 7 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0'),
    accept: [{ kind: 'bid', amount: 8 }],
    reject: [{ kind: 'pass' }],
    hint: ['share-repaid'],
  },
  {
    name: 'CE-10: the richest rival has 9: nobody needs to bid more than 10',
    position: scenario('3p | cash 40 9 6 | nyc income:22 | shares nyc 0 1 1 | auction:nyc by:0 high:1@9 out:2'),
    accept: [{ kind: 'bid', amount: 10 }],
    reject: [{ kind: 'pass' }],
    hint: ['rival-purse'],
  },
  {
    name: 'CE-48: ahead, and the last share of a third company ends the game: offer it',
    position: scenario(
      `3p | cash 60 30 30 | shares bo 2 1 1 | shares nyc 1 2 1 | co income:10 | shares co 0 2 2 | treasury co 20 | ${ONE_LEFT}`,
    ),
    accept: [{ kind: 'offer', company: 'nyc' }],
    hint: ['ends-game'],
  },
  {
    name: 'CE-48: behind in cash and ahead in income: the last share of a third company stays where it is',
    position: scenario(
      `3p | cash 20 45 45 | shares bo 2 1 1 | shares nyc 1 2 1 | co income:14 | shares co 3 0 1 | treasury co 20 | ${ONE_LEFT}`,
    ),
    accept: [{ kind: 'develop' }, { kind: 'decline' }, { kind: 'offer', company: 'co' }],
    reject: [{ kind: 'offer', company: 'nyc' }],
    hint: ['no-end-yet'],
  },
  {
    name: 'CE-48: before the last dividends a share that pays less than it costs is left',
    position: scenario(
      `3p | cash 20 20 20 | nyc income:12 | shares nyc 0 1 0 | ${LAST} | auction:nyc by:0 high:1@8 out:2`,
    ),
    accept: [{ kind: 'pass' }],
    hint: ['last-dividend'],
  },
  {
    name: 'CE-48: unless nobody else would buy it and it costs the leader more than the buyer',
    position: scenario(`3p | cash 20 22 0 | nyc income:12 | shares nyc 0 1 0 | ${LAST} | auction:nyc by:0 out:1,2`),
    accept: [{ kind: 'bid' }],
    hint: ['rival'],
  },
  {
    name: 'CE-44: three hexes to Chicago, the last expansion and money for just that, two of three shares: go now',
    position: scenario(
      '3p | cash 10 10 10 | dials 2 4 0 | prr ..D2 | treasury prr 5 | shares prr 2 1 0 | shares bo 0 1 1 | shares nyc 0 1 1 | shares co 1 0 1',
    ),
    accept: [{ kind: 'expand', company: 'prr' }],
    later: [{ kind: 'expand', company: 'prr', hex: 'A2' }],
    hint: ['reaches-chicago'],
  },
  {
    name: 'CE-40: the last expansion before dividends goes to the company of which one holds most',
    position: scenario(
      '3p | cash 6 6 6 | dials 3 4 0 | nyc ..N0 | bo ..F4 | treasury nyc 2 bo 2 | shares nyc 2 1 0 | shares bo 1 2 1 | shares prr 0 0 1',
    ),
    accept: [{ kind: 'expand', company: 'nyc' }],
    reject: [{ kind: 'expand', company: 'bo' }],
    hint: ['dividends'],
  },
  {
    name: 'CE-12: everyone else has passed in an opening auction: the least bid, or the share is given away',
    position: scenario('4p | cash 30 12 30 30 | treasury prr 18 | shares prr 0 1 0 0 | opening:bo by:1 out:1,2,3'),
    accept: [{ kind: 'bid', amount: 6 }],
    reject: [{ kind: 'pass' }],
    hint: ['free-share'],
  },
  {
    name: 'CE-30: a rival can pass only over a mountain beside one’s own company: take it',
    position: scenario(
      '3p | cash 0 0 0 | dials 0 3 4 | co ..H9 | bo ..G8 | treasury co 16 bo 3 | shares co 0 4 2 | shares bo 2 0 1 | shares nyc 1 1 1',
    ),
    accept: [{ kind: 'expand', company: 'bo', hex: 'G9' }],
    hint: ['blocks'],
  },
];
