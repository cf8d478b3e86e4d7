import { describe, expect, test } from 'vitest';
import { mapById } from '../../../games/age-of-steam/index.ts';
import { settle } from '../../../games/age-of-steam/testing/play.ts';
import { scenario } from '../../../games/age-of-steam/testing/scenario.ts';
import { diceFor, diceOf } from './dice.ts';

const { columns } = mapById('rust-belt');
const column = (id: string) => columns.find((one) => one.id === id)!;

describe('the dice beside the display', () => {
  const grown = (west: number[], east: number[]) =>
    settle(scenario('3p | growth'), [
      { point: 'growth-west', values: west },
      { point: 'growth-east', values: east },
    ]).events;
  const moments = new Map([
    [1, { events: grown([1, 1, 1], [2, 2, 2]) }],
    [2, { events: grown([3, 6, 3], [4, 1, 5]) }],
  ]);

  test('AOS-63: those of the last growth are shown, each side its own; none before the first', () => {
    expect([diceOf(moments, 'west'), diceOf(moments, 'east')]).toEqual([
      [3, 6, 3],
      [4, 1, 5],
    ]);
    expect([diceOf(undefined, 'west'), diceOf(new Map(), 'east')]).toEqual([null, null]);
  });

  test('AOS-64: a column has the dice of its side and number, a New City those of the city above it', () => {
    const shown = ['west-3', 'west-1', 'east-1', 'A', 'E'].map((id) => diceFor(moments, column(id)));
    expect(shown).toEqual([[3, 3], [], [1], [3, 3], [1]]);
    expect(diceFor(undefined, column('west-3'))).toEqual([]);
  });
});
