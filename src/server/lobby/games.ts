/** What the form of a new table is made of: games, maps, options and their texts, from the engine itself. */

import { LEVELS } from '../../bots/bots.ts';
import { GAMES } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { defaultOptions, type OptionValue } from '../../kernel/options.ts';
import { type GameForm, type GamesAnswer, VISIBILITIES } from '../../protocol/http.ts';
import { AT_ZERO, UNDO_POLICIES } from '../../table/index.ts';
import { loadTexts } from '../../text/catalogue.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { LOCALES, type Locale } from '../../text/locale.ts';
import { lineOf, speakerFor } from '../../text/speaker.ts';

type Texts = Record<Locale, string>;

const texts = (book: GameTexts | null, key: string, otherwise: string): Texts => {
  const say = (locale: Locale) => lineOf(speakerFor(book, locale, []), key) ?? otherwise;
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Texts;
};

async function gameForm(game: AnyGame, seats: readonly number[]): Promise<GameForm> {
  const book = await loadTexts(game.id);
  const usual = defaultOptions(game.options);
  const formOfValue = (name: string, value: OptionValue) => ({
    value,
    text:
      typeof value === 'boolean'
        ? texts(book, value ? 'yes' : 'no', `${value}`)
        : texts(book, `option.${name}.${value}`, `${value}`),
    /** The numbers of players when only this is chosen otherwise than usual. */
    seats: game.seatCounts({ ...usual, [name]: value }),
  });
  return {
    id: game.id,
    rules: game.rules,
    name: texts(book, 'game.name', game.id),
    seats,
    asksFirstSeat: game.asksFirstSeat,
    takesBoard: game.ownBoards !== undefined,
    options: Object.entries(game.options).map(([name, spec]) => ({
      id: name,
      text: texts(book, `option.${name}`, name),
      default: spec.default,
      values: spec.values.map((value) => formOfValue(name, value)),
    })),
  };
}

async function makeCatalogue(): Promise<GamesAnswer> {
  return {
    games: await Promise.all(GAMES.map(async (entry) => gameForm(await entry.load(), entry.seats))),
    bots: [...LEVELS, 'random'],
    undo: [...UNDO_POLICIES],
    atZero: [...AT_ZERO],
    visibility: [...VISIBILITIES],
    /** Milliseconds; a live clock has a budget and an increment, a daily one a time for each move and a reserve. */
    clocks: [
      { type: 'none' },
      { type: 'live', budget: 1_800_000, increment: 15_000 },
      { type: 'daily', perMove: 172_800_000, reserve: 604_800_000 },
    ],
    locales: [...LOCALES],
  };
}

let made: Promise<GamesAnswer> | undefined;
/** The same for everybody, made once. */
export function catalogue(): Promise<GamesAnswer> {
  made ??= makeCatalogue();
  return made;
}
