import { describe, expect, test } from 'vitest';
import type { Fact } from '../../kernel/contract.ts';
import { FACT_KEYS, facts } from './facts.ts';
import type { CEState } from './state.ts';
import { build, play } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const fact = (s: CEState, of: string, key: string): Fact | undefined =>
  facts(s).find((one) => one.of === of && one.key === key);
const value = (s: CEState, of: string, key: string) => fact(s, of, key)?.value;

const S = scenario(
  '3p | turn:1 | cash 20 9 4 | shares nyc 2 1 0 | shares prr 0 1 0 | nyc R3 Q3 | treasury nyc 6 | dials 1 0 2 | ' +
    'houses R3 Q3 | detroit 3 | wheeling 4',
);

describe('facts', () => {
  test('a seat: cash, shares and what they are made of, the next dividend', () => {
    expect(value(S, 'seat:0', 'cash')).toBe(20);
    expect(fact(S, 'seat:1', 'shares')).toEqual({
      key: 'shares',
      of: 'seat:1',
      value: 2,
      parts: [
        { key: 'shares', of: 'company:prr', value: 1 },
        { key: 'shares', of: 'company:nyc', value: 1 },
      ],
    });
    // CE-40: NYC 10 over 3 shares pays 4 each, PRR 7 over 1.
    expect(value(S, 'seat:0', 'next-dividend')).toBe(8);
    expect(fact(S, 'seat:1', 'next-dividend')).toMatchObject({ value: 11, forecast: true });
    expect(value(S, 'seat:2', 'next-dividend')).toBe(0);
  });

  test('a company: treasury, income by hex, shares, locomotives, dividend and floor', () => {
    const of = 'company:nyc';
    expect(value(S, of, 'treasury')).toBe(6);
    expect(fact(S, of, 'income')).toEqual({
      key: 'income',
      of,
      value: 10,
      parts: [
        { key: 'income', of: 'hex:S3', value: 8 },
        { key: 'income', of: 'hex:Q3', value: 2 },
      ],
    });
    expect(['shares-sold', 'shares-left', 'locomotives-left'].map((key) => value(S, of, key))).toEqual([3, 2, 21]);
    expect(fact(S, of, 'dividend-per-share')).toMatchObject({ value: 4, forecast: true });
    expect(fact(S, of, 'floor')).toMatchObject({ value: 3, forecast: true }); // 10 / 4
  });

  test('CE-19: there is no floor for a company that is closed or sold out', () => {
    expect(fact(S, 'company:wab', 'floor')).toBeUndefined();
    expect(fact(scenario('3p | shares prr 1 1 1'), 'company:prr', 'floor')).toBeUndefined();
    expect(value(scenario('3p | prr ..A2 | wab'), 'company:wab', 'floor')).toBe(1);
  });

  test('the table: choices left on the dials, tracks, houses, the round', () => {
    expect(['auction', 'expansion', 'development'].map((id) => value(S, `dial:${id}`, 'dial-left'))).toEqual([2, 5, 2]);
    expect(['detroit', 'wheeling', 'pittsburgh'].map((id) => value(S, `track:${id}`, 'track'))).toEqual([3, 4, 4]);
    expect(value(S, 'table', 'houses-left')).toBe(18);
    expect(value(S, 'table', 'round')).toBe(3);
  });

  test('CE-49: companies without locomotives and without shares are counted over all five', () => {
    const s = scenario('2p | co left:0 | bo left:0 | shares prr 2 1');
    expect(value(s, 'table', 'companies-without-locomotives')).toBe(2);
    expect(value(s, 'table', 'companies-without-shares')).toBe(1);
    expect(value(S, 'table', 'companies-without-shares')).toBe(0);
  });

  test('each key occurs, each figure has one owner, and parts add up to the figure', () => {
    const all = facts(S);
    expect(new Set(all.map(({ key }) => key))).toEqual(new Set(FACT_KEYS));
    expect(new Set(all.map(({ of, key }) => `${of} ${key}`)).size).toBe(all.length);
    for (const { value: total, parts } of all)
      if (parts) expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(total);
  });

  test('the bill of a move is the difference of two lists', () => {
    const s = scenario('2p | turn:0 | shares nyc 1 0 | treasury nyc 6');
    const { state } = play(s, 0, build('nyc', 'R3'));
    const before = facts(s);
    const bill = facts(state).filter((one, i) => one.value !== before[i]!.value);
    expect(bill.map(({ of, key, value: now }) => [of, key, now])).toEqual([
      ['company:nyc', 'treasury', 4],
      ['company:nyc', 'locomotives-left', 22],
      ['dial:expansion', 'dial-left', 4],
    ]);
  });
});
