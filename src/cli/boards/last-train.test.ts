import { describe, expect, test } from 'vitest';
import { boardOf, lastTrain, MAPS } from '../../games/last-train-to-wensleydale/index.ts';
import { scenario } from '../../games/last-train-to-wensleydale/testing/scenario.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { speakerOf } from '../speech.ts';
import { sayIn } from '../text/say.ts';
import { lastTrainBoard } from './last-train.ts';
import { codesOf, drawMap } from './last-train-map.ts';

describe('the board of Last Train in text', () => {
  test.each(MAPS)('%s shows every sector once by its own code, in 120 columns', (map) => {
    const s = scenario(`${map} 2p`);
    const board = boardOf(s);
    const codes = [...codesOf(board).values()];
    expect(new Set(codes).size).toBe(board.sectors.length);
    const drawn = drawMap(s);
    const shown = drawn.match(/(?<=[#o.^~])[A-Z][A-Z0-9]{2}/g) ?? [];
    expect([...shown].sort()).toEqual([...codes].sort());
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test.each(['fr', 'en'] as const)('tables in %s name players, boxes, trains and what lies where', async (lang) => {
    const s = scenario(
      '2p | bidding:0 | cubes 9 12 | bids 1:0@3 | track 1 settle horton | goods dodd-fell 2 | passengers red horton 1',
    );
    const speaker = await speakerOf(lastTrain.id, lang, ['Ann', 'Bob'], s.options);
    const parts = lastTrainBoard.draw(lastTrain as unknown as AnyGame, s as never, {
      say: sayIn(lang),
      colours: false,
      speaker,
    });
    expect(parts).toHaveLength(5);
    const all = parts.join('\n').replaceAll('\u00a0', ' ');
    for (const wanted of ['Ann 3', 'Bob: ', 'Dodd Fell (', 'A3', '2/2', 'HOR Horton']) expect(all).toContain(wanted);
    for (const line of all.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('words for things: ids, names and codes of sectors, trains, companies', () => {
    const { touch, value } = lastTrainBoard;
    expect(touch('leyburn')).toEqual({ on: 'sector', id: 'leyburn' });
    expect(touch('Dodd Fell')).toEqual({ on: 'sector', id: 'dodd-fell' });
    expect(touch('a3')).toEqual({ on: 'train', id: 'A3' });
    expect(touch('rouge')).toEqual({ on: 'company', id: 'red' });
    expect(touch('xyzzy')).toBeNull();
    expect(value('sector', 'hor')).toBe('horton');
    expect(value('purse', 'blanc')).toBe('white');
    expect(value('amount', '4')).toBe(4);
  });
});
