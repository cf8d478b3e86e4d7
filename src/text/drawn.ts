/** What was drawn at a real table, in words. */
import type { ChanceValue } from '../kernel/chance.ts';
import type { Waiting } from '../kernel/engine.ts';
import { lineOf, type Speaker, say, seatName } from './speaker.ts';

/** Points where a seat is drawn, in every game: its number would say nothing. */
const OF_SEATS: readonly string[] = ['first-seat', 'order'];

export const drawsSeat = (point: string): boolean => OF_SEATS.includes(point);

/** A seat by its player, a token by its name; dice and counts are figures. */
export function sayDrawn(speaker: Speaker, point: string, value: ChanceValue): string {
  if (drawsSeat(point)) return seatName(speaker, Number(value));
  return lineOf(speaker, `token.${value}`) === undefined ? String(value) : say(speaker, `token.${value}`);
}

/** What may be answered, where it can be listed. */
export function answersTo({ ask }: Waiting): ChanceValue[] {
  if (ask?.type === 'number') return Array.from({ length: ask.to - ask.from + 1 }, (_, i) => ask.from + i);
  return ask ? Object.keys(ask.bag).filter((token) => (ask.bag[token] ?? 0) > 0) : [];
}
