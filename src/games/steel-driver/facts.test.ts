import { describe, expect, test } from 'vitest';
import { mapOf } from './board/maps.ts';
import { FACT_KEYS, facts } from './facts.ts';
import { estimatesFrom, finalEstimates } from './rules/forecast.ts';
import { collectable } from './rules/goods.ts';
import { board } from './testing/boards.ts';
import { collect, play } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const small = board('ny*=40:black a=30:white b=20:silver c=20:orange sf*=40:red', 'ny-a a-b b-c c-sf ny-b');

describe('figures', () => {
  const s = scenario(
    '3p | turn 2 | building:red | cash 100 20 0 | cubes 3 4 5 | red ny a | blue sf c | box red 4 | control red:0 | ' +
      'shares blue 1 2 0 | last blue:1 | level red 30',
    small,
  );
  const factOf = (key: string, of: string) => facts(s).find((fact) => fact.key === key && fact.of === of);

  test('each has its owner and its parts', () => {
    expect(factOf('cubes', 'seat:2')).toEqual({ key: 'cubes', of: 'seat:2', value: 5 });
    expect(factOf('shares', 'seat:1')).toMatchObject({ value: 2, parts: [{ of: 'company:blue', value: 2 }] });
    expect(factOf('controls', 'seat:0')).toMatchObject({ value: 1, parts: [{ of: 'company:red' }] });
    expect(factOf('box', 'company:red')!.value).toBe(4);
    expect(factOf('cities', 'company:blue')!.parts!.map(({ of }) => of)).toEqual(['city:sf', 'city:c']);
    expect(factOf('rails-left', 'company:blue')!.value).toBe(16);
    expect(factOf('link-rails', 'table')).toMatchObject({ value: 2, forecast: true });
    expect(factOf('link-cost', 'table')!.value).toBe(4);
  });

  test('what lies ahead is marked: a table may forbid it', () => {
    // Red would collect black and white, blue red and orange: 30 each.
    expect(finalEstimates(s)).toMatchObject({ red: 30, blue: 30, grey: 0 });
    expect(factOf('final-value', 'company:red')).toMatchObject({ value: 30, forecast: true });
    expect(factOf('next-profit', 'seat:0')).toMatchObject({ value: 30, forecast: true });
    expect(factOf('final-cash', 'seat:0')).toMatchObject({ value: 100 + 30 + 30 + 30, forecast: true });
    for (const fact of facts(s)) expect(FACT_KEYS as readonly string[]).toContain(fact.key);
  });

  test('SD-39: the estimate after a cube is the one of the position in which it has been taken, round to the first company again', () => {
    const order = '3p | order red blue | red ny a b | last red:0 | blue sf c b | last blue:1';
    for (const turn of ['red', 'blue'] as const) {
      const before = scenario(`${order} | collecting:${turn}`, small);
      const { cityById } = mapOf(before);
      for (const city of collectable(before, turn))
        expect(estimatesFrom(before)(cityById.get(city)!)).toEqual(finalEstimates(play(before, collect(city)).state));
    }
  });

  test('SD-42, SD-43: the estimate is exact once the last cube is in sight, and gone at the end', () => {
    const last = scenario('3p | collecting:red | red ny a b | last red:0 | goods red ny b', small);
    expect(finalEstimates(last).red).toBe(60);
    const over = play(last, collect('a')).state;
    expect(facts(over).filter((fact) => fact.forecast)).toEqual([]);
    expect(facts(over)).toContainEqual({
      key: 'cash',
      of: 'seat:0',
      value: 60,
      parts: [
        { key: 'profits', value: 0 },
        { key: 'sets', of: 'company:red', value: 60 }, // SD-43: its one share
      ],
    });
    expect(facts(over)).toContainEqual({
      key: 'sets',
      of: 'company:red',
      value: 60,
      parts: [{ key: 'sets', of: 'set:3', value: 60 }],
    });
  });
});
