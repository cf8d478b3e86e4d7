/** What may be played on the server, and how its parts are called: the form of a new table. */
import type { GameForm, GamesAnswer, TableView } from '../../protocol/http.ts';
import { capital, localeNow } from '../text/say.ts';
import { ask } from './api.ts';

let asked: Promise<GamesAnswer> | null = null;

/** The same for everybody, so it is asked once; a failure is asked again. */
export function gamesOnline(): Promise<GamesAnswer> {
  asked ??= ask<GamesAnswer>('GET', '/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const gameName = (games: readonly GameForm[], id: string): string =>
  games.find((game) => game.id === id)?.name[localeNow()] ?? id;

type Value = string | number | boolean;

export interface OptionLine {
  readonly name: string;
  readonly value: string;
  /** Not what is usual in this game. */
  readonly other: boolean;
}

/** `Map`, `Eastern United States`: one for each option that can be chosen at all. */
export function optionLines(
  games: readonly GameForm[],
  { game, options }: Pick<TableView, 'game' | 'options'>,
): OptionLine[] {
  const form = games.find(({ id }) => id === game);
  return (form?.options ?? []).flatMap((option) => {
    const value: Value | undefined = options[option.id];
    const text = option.values.find((one) => one.value === value)?.text[localeNow()];
    const name = capital(option.text[localeNow()]);
    return text === undefined ? [] : { name, value: text, other: value !== option.default };
  });
}
