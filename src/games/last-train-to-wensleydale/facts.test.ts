import { describe, expect, test } from 'vitest';
import { FACT_KEYS, facts } from './facts.ts';
import type { LTWState } from './state.ts';
import { begin, end, line, on, play, settle } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const value = (s: LTWState, key: string, of: string) =>
  facts(s).find((fact) => fact.key === key && fact.of === of)?.value;

describe('facts', () => {
  test('every key is told somewhere, and no other', () => {
    const seen = new Set(
      ['2p | bidding:0 | cubes 12 12', '2p | line:0 settle horton | cubes 9 9'].flatMap((text) =>
        facts(scenario(text)).map(({ key }) => key),
      ),
    );
    expect([...seen].sort()).toEqual([...FACT_KEYS].sort());
  });

  test('LTW-18: the price so far of a line, and what the end then takes', () => {
    const s = play(
      scenario('2p | building:0 | cubes 2 12'),
      0,
      begin('skipton'),
      on('craven-meadows'),
      on('grassington'),
    ).state;
    expect(value(s, 'line-points', 'seat:0')).toBe(3);
    expect(value(s, 'line-fees', 'seat:0')).toBe(1);
    expect(value(s, 'line-missing', 'seat:0')).toBe(1);
    expect(play(s, 0, end).state.phases.at(-1)).toMatchObject({ id: 'paying', owed: 1 });
  });

  test('LTW-82: the forecast of profit and loss is what phase VII then books', () => {
    const text = 'track 0 northallerton scruton-meadows bedale | hired A3:0=hill,red';
    const before = scenario(`2p | accounts | ${text}`);
    const forecast = Number(value(before, 'round-profit', 'seat:0'));
    const points = Number(value(before, 'round-points', 'seat:0'));
    const after = settle(before).state;
    expect(after.scales.profit.at[0]).toBe(forecast);
    expect(after.players[0]!.points).toBe(points);
  });

  test('LTW-91: the score of a finished game is the one of its outcome', () => {
    const s = scenario('2p | over | points 9 4 | profit -2 1 | collected 0 red 1 green 1 hill 1 field 1');
    expect([0, 1].map((seat) => value(s, 'score-now', `seat:${seat}`))).toEqual([9 + 2 - 2, 5]);
  });

  test('figures change with a move', () => {
    const s = scenario('2p | building:0 | cubes 12 12');
    const after = play(s, 0, ...line('northallerton', 'leeming')).state;
    expect([value(s, 'tracks-on-map', 'seat:0'), value(after, 'tracks-on-map', 'seat:0')]).toEqual([0, 1]);
    expect(value(after, 'cubes', 'seat:0')).toBe(11);
  });
});
