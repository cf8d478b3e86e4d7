import { describe, expect, test } from 'vitest';
import { FACT_KEYS, facts } from './facts.ts';
import { readState } from './read-state.ts';
import { referee } from './referee.ts';
import type { AosState } from './state.ts';
import { scenario } from './testing/scenario.ts';

const ROAD = 'K10 1-4:0 | L9 1-4:0 | M8 3-0:0';
const figure = (s: AosState, key: string, of = 'seat:0') => facts(s).find((fact) => fact.key === key && fact.of === of);

describe('facts', () => {
  const s = scenario(
    `3p | shares:0 | cash 3 9 9 | income 4 0 0 | shares 8 2 2 | engine 2 1 1 | ${ROAD} | cubes J10 blue`,
  );

  test('AOS-59, AOS-60: expenses, shortage and what income would be left, before shares are issued', () => {
    expect(figure(s, 'expenses')).toMatchObject({ value: 10, forecast: true });
    expect(figure(s, 'shortage')!.value).toBe(3);
    expect(figure(s, 'survival')!.value).toBe(1);
    expect(figure(s, 'after-expenses')!.value).toBe(0);
  });

  test('AOS-70: the score with its parts; incomplete lines count for nothing', () => {
    expect(figure(s, 'score')).toMatchObject({ value: 12 - 24 + 2 });
    expect(figure(s, 'links')!.value).toBe(1);
    expect(figure(s, 'incomplete-lines')!.value).toBe(1);
    expect(figure(s, 'best-delivery')!.value).toBe(1);
  });

  test('every key is used, and forecasts are marked', () => {
    const all = [s, scenario('3p | out 1'), scenario('1p | map barbados')].flatMap((state) => facts(state));
    const used = new Set(all.flatMap(({ key, parts = [] }) => [key, ...parts.map((part) => part.key)]));
    expect([...used].sort()).toEqual([...FACT_KEYS].sort());
  });
});

describe('referee', () => {
  const s = scenario(`3p | build:0 | cash 9 9 9 | ${ROAD} | K9 0:? | cubes J10 blue`);
  const broken = (change: (twin: AosState) => void): string[] => {
    const twin = JSON.parse(JSON.stringify(s)) as AosState;
    change(twin);
    return referee(twin).map(({ code }) => code);
  };
  const hex = (id: string) => ({ K10: 115, K9: 114 })[id] ?? 0;

  test.each<[string, (twin: AosState) => void]>([
    ['players-miscounted', (t) => t.players.pop()],
    [
      'figures-off-track',
      (t) => {
        t.players[0]!.cash = -1;
      },
    ],
    [
      'order-broken',
      (t) => {
        t.order = [0, 1];
      },
    ],
    ['board-misshapen', (t) => t.track.tiles.pop()],
    [
      'tile-misplaced',
      (t) => {
        t.track.tiles[t.track.tiles.length - 5] = 70;
      },
    ],
    [
      'tiles-not-conserved',
      (t) => {
        t.supply.tiles[0]! += 1;
      },
    ],
    [
      'sections-broken',
      (t) => {
        t.track.owners[5] = 1;
      },
    ],
    ['cubes-misshapen', (t) => t.cubes.pop()],
    [
      'cubes-not-conserved',
      (t) => {
        t.bag.red = 3;
      },
    ],
    [
      'cubes-not-conserved',
      (t) => {
        t.bag.red! -= 1; // one of another colour instead: as many cubes as before
        t.bag.blue! += 1;
      },
    ],
    [
      'colours-wrong',
      (t) => {
        t.colours[0] = 'red';
      },
    ],
    [
      'actions-broken',
      (t) => {
        t.players[1]!.action = t.players[0]!.action;
      },
    ],
    [
      'end-without-reason',
      (t) => {
        t.ended = ['turns'];
      },
    ],
    [
      'phases-broken',
      (t) => {
        t.phases.push({ id: 'income' });
      },
    ],
    [
      'new-city-twice',
      (t) => {
        const at = t.track.tiles.findIndex((_, i) => i === hex('K9'));
        t.track.tiles[at] = 0;
        t.track.tiles = t.track.tiles.map((code, i) => ([hex('K9'), 0].includes(i) ? -1 : code));
      },
    ],
  ])('%s', (code, change) => {
    expect(broken(change)).toContain(code);
    expect(referee(s)).toEqual([]);
  });

  test('a shape that is wrong is named by its place', () => {
    const raw = JSON.parse(JSON.stringify(s));
    expect(readState(raw).ok).toBe(true);
    expect(readState({ ...raw, turn: 0 })).toMatchObject({ ok: false, at: 'turn' });
    expect(readState({ ...raw, options: { ...raw.options, redirect: 'never' } })).toMatchObject({
      ok: false,
      at: 'options.redirect',
    });
  });
});
