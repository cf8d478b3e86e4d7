import { expect, test } from 'vitest';
import type { GameForm, GamesAnswer } from '../../../protocol/http.ts';
import { clockOf, countsFor, firstChoice, seatsFor, usualFrom, wishOf } from './chosen.ts';

const name = { en: 'A game', fr: 'Un jeu' };
const game: GameForm = {
  ...{ id: 'a-game', rules: 1, name, seats: [1, 3, 4, 5, 6], asksFirstSeat: false, takesBoard: false },
  options: [
    {
      ...{ id: 'map', text: name, default: 'wide' },
      values: [
        { value: 'wide', text: name, seats: [3, 4, 5, 6] },
        { value: 'alone', text: name, seats: [1] },
      ],
    },
  ],
};
const forms: GamesAnswer = {
  ...{ games: [game], bots: ['expert'], undo: ['never'], atZero: ['bot'], visibility: ['public'] },
  ...{ clocks: [], locales: ['en', 'fr'] },
};
const usual = firstChoice(forms, null);

test('a map that takes one player leaves one seat, and back there are as many as it takes at least', () => {
  expect(countsFor(game, { map: 'wide' })).toEqual([3, 4, 5, 6]);
  expect(seatsFor(game, { map: 'alone' }, 4, ['open', 'me', 'expert', 'open'])).toEqual(['open']);
  expect(seatsFor(game, { map: 'wide' }, 1, ['me'])).toEqual(['me', 'open', 'open']);
});

test('a clock is told in milliseconds', () => {
  expect(clockOf({ ...usual, speed: 'none' })).toEqual({ type: 'none' });
  expect(clockOf({ ...usual, speed: 'live', budget: 2, increment: 3 })).toEqual({
    ...{ type: 'live', budget: 120_000, increment: 3000 },
  });
  expect(clockOf({ ...usual, speed: 'daily', perMove: 1, reserve: 1 })).toEqual({
    ...{ type: 'daily', perMove: 3_600_000, reserve: 86_400_000 },
  });
});

test('what the server is asked for names seats by kind, and a board only where there is one', () => {
  const wish = wishOf({ ...usual, seats: ['me', 'open', 'expert'] }, null);
  expect(wish).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'expert' }] });
  expect(wish).not.toHaveProperty('board');
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['a game that is gone', JSON.stringify({ ...usual, game: 'gone' })],
  ['seats that are no list', JSON.stringify({ ...usual, seats: { 0: 'me' } })],
])('%s is no usual choice', (_what, text) => expect(usualFrom(text, forms)).toBeNull());

test('of a choice kept long ago only what has the shape of today is taken', () => {
  const old = { ...usual, masterMs: 'long', undo: 'never', colour: 'red', seats: ['me'] };
  expect(usualFrom(JSON.stringify(old), forms)).toEqual({ ...usual, undo: 'never', seats: ['me', 'open', 'open'] });
});
