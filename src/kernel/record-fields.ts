/** Fields of a record that also stand elsewhere: names of seats and what chance brought. */
import type { Drawn } from './chance.ts';
import { int, listOf, maybe, object, type Reader, text } from './shape.ts';

export const MOST_SEATS = 12;
export const LONGEST_NAME = 40;
export const readName: Reader<string> = text(LONGEST_NAME);
export const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
export const seatReader = int(0, MOST_SEATS - 1);

const chanceValue: Reader<number | string> = (raw, at) =>
  typeof raw === 'string' ? text(60)(raw, at) : int(-1_000_000, 1_000_000)(raw, at);

export const readDrawn: Reader<Drawn> = object({
  point: text(60, ID),
  values: listOf(chanceValue, 1000),
  to: maybe(listOf(seatReader, MOST_SEATS)),
});
