import { expect, test } from 'vitest';
import { freeSeats } from './take-seat.ts';

test('a seat is free when nobody plays it, or a bot for somebody who has left for good', () => {
  const seats = [
    { id: 'ann', name: 'Ann', mode: 'person' },
    { id: 'bot:regular', name: 'Robot', mode: 'bot' },
    { id: '', name: 'Bob', mode: 'stand-in' }, // resigned to a bot
    { id: 'cy', name: 'Cy', mode: 'stand-in' }, // out of time: comes back at will
    { id: '', name: 'Di', mode: 'open' },
    { id: 'eve', name: 'Eve', mode: 'open' }, // fourteen days away: hers until somebody takes it
  ] as const;
  expect(freeSeats(seats)).toEqual([2, 4, 5]);
});
