/** What is chosen for a new table, and what follows from it: how many may play, the clock, what the server is asked for. */
import type { GameForm, GamesAnswer, Visibility } from '../../../protocol/http.ts';
import { type AtZero, type ClockSettings, type Customs, type UndoPolicy, USUAL_CUSTOMS } from '../../../table/index.ts';
import type { OwnBoard } from '../../setup/draft.ts';

type Value = string | number | boolean;

/** What is chosen so far; kept as "the usual" once a table was opened. */
export interface Chosen extends Customs {
  game: string;
  name: string;
  options: Record<string, Value>;
  /** Of each seat: `me`, `open`, or a bot. */
  seats: string[];
  speed: ClockSettings['type'];
  /** Minutes of a live budget, seconds of its increment; hours for a daily move, days of its reserve. */
  budget: number;
  increment: number;
  perMove: number;
  reserve: number;
  atZero: AtZero;
  undo: UndoPolicy;
  visibility: Visibility;
  language: 'any' | 'fr' | 'en';
}

const USUAL = 'turntable.open.usual';
const HOUR = 3_600_000;

export function firstChoice(forms: GamesAnswer, wanted: string | null): Chosen {
  const game = forms.games.find(({ id }) => id === wanted) ?? forms.games[0]!;
  return {
    ...{ game: game.id, name: '', options: usualOptions(game), seats: seatsFor(game, {}, 3, []) },
    ...{ speed: 'none' as const, budget: 45, increment: 30, perMove: 48, reserve: 7 },
    ...{
      atZero: 'bot' as const,
      undo: 'until-chance' as const,
      visibility: 'public' as const,
      language: 'any' as const,
      ...USUAL_CUSTOMS,
    },
  };
}

export const usualOptions = (game: GameForm): Record<string, Value> =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** The numbers of players that these options allow; where they contradict each other, all that the game takes. */
export function countsFor(game: GameForm, options: Record<string, Value>): number[] {
  const counts = game.seats.filter((n) =>
    game.options.every(({ id, values }) => {
      const chosen = values.find(({ value }) => value === options[id]);
      return chosen === undefined || chosen.seats.includes(n);
    }),
  );
  return counts.length === 0 ? [...game.seats] : counts;
}

export function seatsFor(
  game: GameForm,
  options: Record<string, Value>,
  wanted: number,
  old: readonly string[],
): string[] {
  const counts = countsFor(game, options);
  const n = counts.includes(wanted) ? wanted : (counts.find((count) => count >= wanted) ?? counts.at(-1)!);
  return Array.from({ length: n }, (_, i) => old[i] ?? (i === 0 ? 'me' : 'open'));
}

export const clockOf = (chosen: Chosen): ClockSettings => {
  if (chosen.speed === 'live')
    return { type: 'live', budget: chosen.budget * 60_000, increment: chosen.increment * 1000 };
  if (chosen.speed === 'daily')
    return { type: 'daily', perMove: chosen.perMove * HOUR, reserve: chosen.reserve * 24 * HOUR };
  return { type: 'none' };
};

/** What a server is asked for. */
export function wishOf(chosen: Chosen, board: OwnBoard | null): object {
  const { game, name, options, atZero, undo, visibility, language, calculator, hints, masterMs } = chosen;
  const seats = chosen.seats.map((seat) =>
    seat === 'me' ? { kind: 'me' } : seat === 'open' ? { kind: 'open' } : { kind: 'bot', bot: seat },
  );
  return {
    ...{ game, name, options, seats, clock: clockOf(chosen), atZero, undo, visibility, language },
    ...{ calculator, hints, masterMs },
    ...(board === null ? {} : { board: board.file }),
  };
}

export const keepAsUsual = (chosen: Chosen): void =>
  localStorage.setItem(USUAL, JSON.stringify({ ...chosen, name: '' }));

export const readUsual = (forms: GamesAnswer): Chosen | null => usualFrom(localStorage.getItem(USUAL), forms);

/** What was kept, as far as it is still of the shape of today and of a game that is still there. */
export function usualFrom(text: string | null, forms: GamesAnswer): Chosen | null {
  if (text === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const usual = firstChoice(forms, null);
  const same = Object.entries(kept).filter(
    ([key, value]) => key in usual && typeof value === typeof usual[key as keyof Chosen],
  );
  const chosen: Chosen = { ...usual, ...Object.fromEntries(same) };
  const game = forms.games.find(({ id }) => id === chosen.game);
  if (!game || !Array.isArray(chosen.seats)) return null;
  return { ...chosen, seats: seatsFor(game, chosen.options, chosen.seats.length, chosen.seats) };
}
