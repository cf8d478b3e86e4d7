import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource, tapeSource } from '../../../kernel/chance.ts';
import { start, startFrom } from '../../../kernel/engine.ts';
import { sum } from '../../../kernel/money.ts';
import { boardOf, fileOf } from '../board/boards.ts';
import { lastTrain } from '../index.ts';
import { type LTWOptions, type LTWState, MAPS, PIECES, SCALES } from '../state.ts';
import { pass, phaseId, play } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { sideOf } from './sides.ts';

function begun(seats: number, options: Partial<LTWOptions> = {}, seed = 'x'): LTWState {
  const all: LTWOptions = { map: 'wensleydale', side: 'usual', south: 'core', ...options };
  const started = start(lastTrain, { seats, options: all, rules: 1 }, seedSource(seedFromText(seed)));
  if (!started.ok) throw new Error('waits');
  return started.state;
}
const seeds = Array.from({ length: 20 }, (_, i) => `setup ${i}`);

describe('the set-up', () => {
  test('LTW-1: the usual sides, and only three players may choose', () => {
    const sides = MAPS.map((map) => [2, 3, 4].map((seats) => sideOf(begun(seats, { map }))));
    expect(sides).toEqual([
      ['small', 'large', 'large'],
      ['small', 'small', 'large'],
    ]);
    expect(lastTrain.seatCounts({ map: 'wensleydale', side: 'usual', south: 'core' })).toEqual([2, 3, 4]);
    expect(lastTrain.seatCounts({ map: 'wensleydale', side: 'small', south: 'core' })).toEqual([2, 3]);
    expect(lastTrain.seatCounts({ map: 'nuremberg', side: 'large', south: 'core' })).toEqual([3, 4]);
    for (const side of ['small', 'large'] as const) {
      const s = begun(3, { side });
      expect([s.boxes.length, s.trains.length]).toEqual([side === 'small' ? 6 : 8, 6]);
    }
  });

  test('LTW-3, LTW-53: everybody on the same spaces, the first of a drawn order on top', () => {
    const s = begun(4);
    expect(SCALES.map((id) => s.scales[id].at)).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    for (const id of SCALES) expect(s.scales[id].order).toEqual(s.order);
    expect(s.players.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(new Set(seeds.map((seed) => begun(4, {}, seed).order.join())).size).toBeGreaterThan(5);
  });

  test('LTW-54: goods of the right kind only, none, one or two in a sector; the rest is set aside', () => {
    for (const map of MAPS) {
      const counts = new Set<number>();
      for (const seed of seeds) {
        const s = begun(2, { map }, seed);
        for (const { index, goods, mark } of boardOf(s).sectors) {
          if (goods > 0) counts.add(s.goods[index]!);
          else expect(s.goods[index]).toBe(0);
          if (goods > 0) expect(['field-good', 'hill-good']).toContain(mark);
        }
      }
      expect([...counts].sort()).toEqual([0, 1, 2]);
    }
  });

  test('LTW-55, LTW-5: one figure for a village and two for a town; landowners stay, some passengers leave', () => {
    for (const seed of seeds) {
      const s = begun(2, {}, seed);
      for (const { index, figures, mark } of boardOf(s).sectors) {
        const here = s.figures.red[index]! + s.figures.green[index]! + s.figures.landowner[index]!;
        expect(figures).toBe(mark === 'town' ? 2 : mark === 'village' ? 1 : 0);
        expect(here).toBeLessThanOrEqual(figures);
        if (s.companies[index] === 0) expect(here).toBe(figures);
      }
    }
  });

  test('LTW-4: a bag that runs out leaves places empty', () => {
    const file = structuredClone(fileOf('wensleydale'));
    const few = { ...file, pieces: { ...file.pieces, hill: 3, field: 2, red: 1, green: 1, landowner: 1 } };
    const options: LTWOptions = { map: 'wensleydale', side: 'usual', south: 'core' };
    const read = lastTrain.ownBoards!.read(few, options);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const started = start(lastTrain, { seats: 2, options, rules: 1, board: read.id }, seedSource(seedFromText('few')));
    if (!started.ok) throw new Error('waits');
    expect(lastTrain.referee(started.state)).toEqual([]);
    expect(sum(started.state.goods)).toBeLessThanOrEqual(5);
    expect(sum(PIECES.map((piece) => started.state.aside[piece]))).toBeLessThanOrEqual(8);
  });

  test('LTW-6: what companies remove is removed at once: no passenger in a town of his colour, no stone without outlet', () => {
    const file = fileOf('wensleydale');
    const sectors = file.sectors.map((one) =>
      one.id === 'hawes' || one.id === 'ribblehead' ? { ...one, companies: ['red'] } : one,
    );
    const options: LTWOptions = { map: 'wensleydale', side: 'usual', south: 'core' };
    const read = lastTrain.ownBoards!.read({ ...file, sectors }, options);
    if (!read.ok) throw new Error(JSON.stringify(read));
    for (const seed of seeds) {
      const started = start(lastTrain, { seats: 2, options, rules: 1, board: read.id }, seedSource(seedFromText(seed)));
      if (!started.ok) throw new Error('waits');
      expect(started.state.goods[boardOf(started.state).sectorAt.get('dodd-fell')!]).toBe(0);
    }
    for (const map of MAPS)
      for (const seed of seeds) {
        const s = begun(3, { map }, seed);
        for (const { index, outlets, mark } of boardOf(s).sectors) {
          if ((s.companies[index]! & 1) !== 0) expect(s.figures.green[index]).toBe(0);
          if ((s.companies[index]! & 2) !== 0) expect(s.figures.red[index]).toBe(0);
          if (mark === 'hill-good' && outlets.every((town) => s.companies[town] !== 0)) expect(s.goods[index]).toBe(0);
        }
      }
  });

  test('LTW-56: no track on the map; the cubes in hand are those of phase I', () => {
    const s = begun(3);
    expect(s.tracks.every((track) => track === 0)).toBe(true);
    expect(s.players.map(({ cubes, reserve }) => [cubes, reserve])).toEqual([
      [12, 15],
      [12, 15],
      [12, 15],
    ]);
  });

  test('LTW-50: every seat and every watcher sees everything', () => {
    const s = begun(3);
    for (const eyes of [0, 1, 2, 'watcher'] as const) expect(lastTrain.view(s, eyes)).toEqual(s);
  });

  test('LTW-52: every hill has one outlet, Dodd Fell and Penhill two', () => {
    for (const map of MAPS) {
      const hills = fileOf(map).sectors.filter(({ mark }) => mark === 'hill-good');
      const two = hills.filter(({ outlets }) => outlets.length === 2).map(({ id }) => id);
      expect(hills.every(({ outlets }) => outlets.length === 1 || outlets.length === 2)).toBe(true);
      expect(two.sort()).toEqual(map === 'wensleydale' ? ['dodd-fell', 'penhill'] : []);
    }
  });

  test('LTW-58, LTW-8: one token a box out of a bag that is full again in every round', () => {
    const limits = { white: 4, brown: 4, green: 2, red: 2 };
    const drawn = new Set<string>();
    for (const seed of seeds) {
      const { boxes } = begun(2, {}, seed);
      const counts = { white: 0, brown: 0, green: 0, red: 0 };
      for (const box of boxes) counts[box.drawn] += 1;
      for (const colour of ['white', 'brown', 'green', 'red'] as const)
        expect(counts[colour]).toBeLessThanOrEqual(limits[colour]);
      drawn.add(boxes.map((box) => box.drawn).join());
    }
    expect(drawn.size).toBeGreaterThan(10);
    // Four white ones lie there from the round before, and four can be drawn again.
    const before = scenario('2p | tokens | round 2 | cubes 12 12 | drawn white white white white brown brown');
    const values = ['white', 'white', 'white', 'white', 'brown', 'red'];
    const second = startFrom(lastTrain, before, tapeSource([{ point: 'tokens', values }]));
    expect(second.state.boxes.map(({ drawn: colour }) => colour)).toEqual(values);
    const five = startFrom(
      lastTrain,
      before,
      tapeSource([{ point: 'tokens', values: ['white', 'white', 'white', 'white', 'white'] }]),
    );
    expect(five.trace.waiting).toMatchObject({ refused: 'white', index: 4 });
  });

  test('LTW-2, LTW-90: four rounds with four players, five with fewer; then the game is over', () => {
    for (const [seats, rounds] of [
      [2, 5],
      [3, 5],
      [4, 4],
    ] as const) {
      const last = scenario(
        `${seats}p | sales:${seats - 1} | round ${rounds} | red 5${' 5'.repeat(seats - 1)} | track ${seats - 1} settle horton`,
      );
      expect(phaseId(play(last, seats - 1, pass).state)).toBeUndefined();
      const before = scenario(
        `${seats}p | sales:${seats - 1} | round ${rounds - 1} | red 5${' 5'.repeat(seats - 1)} | track ${seats - 1} settle horton`,
      );
      const next = play(before, seats - 1, pass).state;
      expect([next.round, phaseId(next)]).toEqual([rounds, 'bidding']);
    }
  });
});
