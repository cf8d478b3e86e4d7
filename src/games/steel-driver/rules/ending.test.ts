import { describe, expect, test } from 'vitest';
import { steelDriver } from '../index.ts';
import { board } from '../testing/boards.ts';
import { handOn, refusal } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { rankingOf, reasonsOf } from './ending.ts';

const small = board('ny*=40:black a=30:white b=20:silver sf*=40:orange', 'ny-a a-b b-sf');
const outcome = (line: string) => steelDriver.outcome(scenario(line, small))!;

describe('who wins', () => {
  test('SD-45: most cash', () => {
    expect(outcome('3p | over | cash 1680 1770 1780')).toMatchObject({
      ranking: [
        { seat: 2, place: 1, score: 1780 },
        { seat: 1, place: 2 },
        { seat: 0, place: 3 },
      ],
      reasons: ['five-turns'],
    });
  });

  test('SD-45: of equal cash, the largest company that each controls decides, also for the places below', () => {
    const line = '3p | over | red ny a | last red:1 | goods red ny a | blue sf b | last blue:2 | goods blue b sf';
    expect(outcome(`${line} | cash 900 900 600`)).toMatchObject({
      ranking: [
        { seat: 1, place: 1, tie: 2 },
        { seat: 0, place: 2, tie: -1 },
        { seat: 2, place: 3 },
      ],
      reasons: ['five-turns', 'goods-decided'],
    });
    expect(outcome(`${line} | cash 950 900 900`)).toMatchObject({
      ranking: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
        { seat: 2, place: 2 },
      ],
      reasons: ['five-turns'],
    });
  });

  test('SD-45: still equal, the victory is shared', () => {
    const ranking = rankingOf([900, 900, 600], [7, 7, 9]);
    expect(ranking.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(ranking[2]).toMatchObject({ seat: 2, place: 3 });
    expect(reasonsOf(ranking)).toEqual(['five-turns', 'victory-shared']);
  });

  test('SD-45: who controls no company comes after one who controls a company without goods', () => {
    const ranked = outcome('3p | over | last red:1').ranking.map(({ seat, place }) => [seat, place]);
    expect(ranked).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  test('SD-45: nobody moves after the end', () => {
    expect(refusal(scenario('3p | over', small), handOn, 0)).toEqual({ code: 'game-over', rule: 'SD-45' });
  });
});
