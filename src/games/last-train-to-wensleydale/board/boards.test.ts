import { describe, expect, test } from 'vitest';
import { playout } from '../../../../tests/support/playout.ts';
import { seedFromText } from '../../../kernel/chance.ts';
import { replay } from '../../../kernel/replay.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { lastTrainForBots as lastTrain } from '../for-bots.ts';
import { type LTWOptions, MAPS } from '../state.ts';
import { boardOf, fileOf } from './boards.ts';
import { FAULT_CODES, type FaultCode } from './check.ts';
import type { BoardFile } from './file.ts';

const OPTIONS: LTWOptions = { map: 'wensleydale', side: 'usual', south: 'core' };
const read = (file: unknown) => lastTrain.ownBoards!.read(file, OPTIONS);
type Change = (file: BoardFile) => void;

/** Our own board with one thing changed. */
function changed(change: Change): BoardFile {
  const file = structuredClone(fileOf('wensleydale'));
  change(file);
  return file;
}
const sector = (file: BoardFile, id: string) => file.sectors.find((one) => one.id === id)!;

describe('our boards', () => {
  test.each([
    ['wensleydale', 115, 290, 165, 116, 73],
    ['nuremberg', 106, 273, 167, 114, 64],
  ] as const)(
    'LTW-5, LTW-52: %s has the sectors, borders and places it says',
    (map, sectors, borders, ways, goods, figures) => {
      const board = boardOf({ board: null, options: { ...OPTIONS, map } });
      expect([board.sectors.length, board.borders.length, board.ways.length]).toEqual([sectors, borders, ways]);
      expect(board.sectors.reduce((sum, one) => sum + one.goods, 0)).toBe(goods);
      expect(board.sectors.reduce((sum, one) => sum + one.figures, 0)).toBe(figures);
    },
  );

  test('LTW-48: only Wensleydale has The South', () => {
    expect(MAPS.map((map) => fileOf(map).south !== null)).toEqual([true, false]);
    const wide = boardOf({ board: null, options: { ...OPTIONS, south: 'extended' } });
    expect(wide.sectors.filter(({ isSouth }) => isSouth).map(({ id, companies }) => [id, companies])).toEqual([
      ['the-south', 2],
      ['the-south-fringe', 2],
    ]);
  });

  test('every sector has a polygon to draw and a centre inside the board', () => {
    for (const map of MAPS) {
      const { size, sectors } = fileOf(map);
      for (const { center, polygon, id } of sectors) {
        expect(polygon.length, id).toBeGreaterThanOrEqual(3);
        expect(center[0] >= 0 && center[0] <= size[0] && center[1] >= 0 && center[1] <= size[1], id).toBe(true);
      }
    }
  });
});

const noCompanies: Change = (file) => {
  for (const one of file.sectors) one.companies = [];
};

const FAULTS: Record<FaultCode, [Change, string, object]> = {
  'other-map': [(f) => (f.map = 'nuremberg'), 'map', { map: 'nuremberg' }],
  'sector-twice': [(f) => f.sectors.push(structuredClone(sector(f, 'hawes'))), 'sectors[hawes]', { sector: 'hawes' }],
  'sector-alone': [
    (f) => f.sectors.push({ ...structuredClone(sector(f, 'hawes')), id: 'gayle' }),
    'sectors[gayle]',
    { sector: 'gayle' },
  ],
  'border-twice': [(f) => f.borders.push(structuredClone(f.borders[0]!)), 'borders[darlington|tees-meadows]', {}],
  'border-misnamed': [
    (f) => (f.borders[0]!.id = 'tees-meadows|darlington'),
    'borders[tees-meadows|darlington]',
    { wanted: 'darlington|tees-meadows' },
  ],
  'border-sector-unknown': [
    (f) => (f.borders[0]!.id = 'darlington|york'),
    'borders[darlington|york]',
    { sector: 'york' },
  ],
  'terrain-of-mark': [(f) => (sector(f, 'hawes').terrain = 'hill'), 'sectors[hawes]', { sector: 'hawes' }],
  'goods-misplaced': [(f) => (sector(f, 'hawes').goods = 1), 'sectors[hawes]', {}],
  'figures-misplaced': [(f) => (sector(f, 'penhill').figures = 1), 'sectors[penhill]', {}],
  'company-misplaced': [(f) => (sector(f, 'penhill').companies = ['red']), 'sectors[penhill]', {}],
  'outlet-unknown': [(f) => (sector(f, 'penhill').outlets = ['york']), 'sectors[penhill]', { outlet: 'york' }],
  'outlet-no-town': [(f) => (sector(f, 'penhill').outlets = ['buckden-pike']), 'sectors[penhill]', {}],
  'outlet-no-neighbour': [(f) => (sector(f, 'penhill').outlets = ['hawes']), 'sectors[penhill]', { outlet: 'hawes' }],
  'outlets-misplaced': [(f) => (sector(f, 'hawes').outlets = ['bainbridge']), 'sectors[hawes]', {}],
  'outlets-missing': [(f) => (sector(f, 'penhill').outlets = []), 'sectors[penhill]', {}],
  'south-misplaced': [(f) => (f.south!.extension = []), 'sectors[the-south-fringe]', {}],
  'south-unknown': [(f) => f.south!.core.push('hawes'), 'south', { sector: 'hawes' }],
  'link-unknown': [(f) => (f.link = { from: ['hawes'], to: ['york'], points: 1 }), 'link', { sector: 'york' }],
  'company-town-missing': [noCompanies, 'sectors', {}],
  'train-twice': [(f) => (f.trains.small.list[1]!.id = 'A3'), 'trains.small', { train: 'A3' }],
  'bag-too-small': [
    (f) => (f.auction.large.bag = { white: 1, brown: 1, green: 1, red: 1 }),
    'auction.large.bag',
    { boxes: 8 },
  ],
  'influence-over-max': [(f) => (f.influence.red.start = 9), 'influence.red', { colour: 'red' }],
  'income-over-cubes': [(f) => (f.income.most = 20), 'income', { cubes: 15 }],
  'profit-out-of-range': [(f) => (f.profit.start = 6), 'profit', {}],
};

describe('a corrected board', () => {
  test.each(FAULT_CODES)('LTW-93: %s is found, with its place', (code) => {
    const [change, at, params] = FAULTS[code];
    expect(read(changed(change))).toMatchObject({ ok: false, fault: { at, code, params } });
  });

  test('LTW-93: a wrong shape names the sector or border it is in', () => {
    const odd = changed(() => {}) as unknown as {
      sectors: Record<string, unknown>[];
      borders: Record<string, unknown>[];
    };
    odd.sectors[3]!.terrain = 'swamp';
    expect(read(odd)).toMatchObject({ ok: false, fault: { at: 'sectors[ripon].terrain', code: 'not-one-of' } });
    const long = changed(() => {}) as unknown as typeof odd;
    long.borders[0]!.colour = 'blue';
    expect(read(long)).toMatchObject({
      fault: { at: 'borders[darlington|tees-meadows].colour', code: 'unknown-field' },
    });
    for (const junk of [null, 1, 'x', [], {}]) expect(read(junk).ok).toBe(false);
  });

  test('LTW-93: it is played whole, the record holds it, and a record without it cannot be replayed', () => {
    const board = changed((f) => {
      f.trains.small.list[0]!.freight = 6;
      sector(f, 'masham').companies = ['green'];
      sector(f, 'masham').name = 'Masham Station';
    });
    const id = read(board);
    if (!id.ok) throw new Error(JSON.stringify(id));
    expect(read(board)).toEqual(id);
    const rng = rngOf('own');
    const seating = { seats: 2, options: OPTIONS, board: id.id };
    const { record, over, state } = playout(lastTrain, seating, seedFromText('own'), (moves, _turn, s) => ({
      seat: moves[0]!.seat,
      action: lastTrain.brain.policy(s, moves[0]!.seat, rng),
    }));
    expect(over).toBe(true);
    expect(state.board).toBe(id.id);
    expect(replay(lastTrain, { ...record, board })).toMatchObject({ ok: true, value: { hash: record.hash } });
    expect(replay(lastTrain, record)).toMatchObject({ ok: false });
    expect(lastTrain.referee({ ...state, board: '0123456789abcdef' })).toEqual([{ code: 'board-unknown' }]);
  });
});
