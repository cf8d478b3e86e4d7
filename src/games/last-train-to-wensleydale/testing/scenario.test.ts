import { describe, expect, test } from 'vitest';
import { boardOf } from '../board/boards.ts';
import { scenario } from './scenario.ts';

describe('positions in one line', () => {
  test('say everything a position holds', () => {
    const s = scenario(
      '3p small extended | trains:1 out:0,2 | order 2 0 1 | round 3 | cubes 1 2 3 | points 4 5 6 | white 3 1 3 | stack white 2 0 1 | profit -1 0 2 | track 1 settle horton | track red skipton gargrave | company red gargrave | goods dodd-fell 2 | landowners leyburn 1 | passengers green horton 1 | drawn red green | hired A3:1=hill,red | collected 2 field 4',
    );
    expect(s).toMatchObject({
      options: { map: 'wensleydale', side: 'small', south: 'extended' },
      order: [2, 0, 1],
      round: 3,
      scales: { white: { at: [3, 1, 3], order: [2, 0, 1] }, profit: { at: [-1, 0, 2], order: [2, 1, 0] } },
      phases: [{ id: 'trains', turn: 1, out: [0, 2] }],
    });
    expect(s.players.map(({ cubes, points, reserve }) => [cubes, points, reserve])).toEqual([
      [1, 4, 15],
      [2, 5, 14],
      [3, 6, 15],
    ]);
    expect(s.players[2]!.collected.field).toBe(4);
    expect(s.trains[0]).toEqual({ owner: 1, load: ['hill', 'red'] });
    expect(s.goods[boardOf(s).sectorAt.get('dodd-fell')!]).toBe(2);
    expect(s.boxes.slice(0, 2).map(({ drawn }) => drawn)).toEqual(['red', 'green']);
  });

  test.each([
    ['x', 'no number of players in "x"'],
    ['2p tiny', 'no "tiny" in "2p tiny"'],
    ['2p | cubes 1', '2 figures expected in "cubes 1"'],
    ['2p | cubes 1 x', '"x" is not a number in "cubes 1 x"'],
    ['2p | track 0 settle hawes', 'no border settle hawes in "track 0 settle hawes"'],
    ['2p | track 3 settle horton', 'no seat 3 in "track 3 settle horton"'],
    ['2p | goods york 1', 'no sector "york" in "goods york 1"'],
    ['2p | company blue hawes', 'no company "blue" in "company blue hawes"'],
    ['2p | bids 1', 'no bid "1" in "bids 1"'],
    ['2p | nothing 1', 'no "nothing" in "nothing 1"'],
    ['2p | cubes 16 1', 'the referee finds cubes-not-conserved'],
  ])('%s is refused with its reason', (line, why) => {
    expect(() => scenario(line)).toThrow(`scenario: ${why}`);
  });
});
