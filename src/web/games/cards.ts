/** What is said of each game before anything of it is loaded: the cards of the home page and of the set-up. */
import type { ComponentType } from 'preact';
import { GAMES, type GameId } from '../../games/registry.ts';
import type { Locale } from '../../text/locale.ts';
import { hasFace } from './faces.ts';
import { AgeOfSteamPicture } from './pictures/age-of-steam.tsx';
import { ChicagoExpressPicture } from './pictures/chicago-express.tsx';
import { LastTrainPicture } from './pictures/last-train.tsx';
import { SteelDriverPicture } from './pictures/steel-driver.tsx';

export interface GameCard {
  readonly id: GameId;
  readonly name: string;
  readonly seats: readonly number[];
  /** How long a game takes at a table; null where nobody has said. */
  readonly minutes: number | null;
  readonly line: Readonly<Record<Locale, string>>;
  /** A small drawing made of the game's own pieces. */
  readonly Picture: ComponentType | null;
}

type Words = Pick<GameCard, 'name' | 'minutes' | 'line' | 'Picture'>;

const WORDS: Readonly<Record<string, Words>> = {
  'chicago-express': {
    name: 'Chicago Express',
    Picture: ChicagoExpressPicture,
    minutes: 60,
    line: {
      en: 'Buy shares, race west, split the dividends.',
      fr: 'Acheter des actions, courir vers l’ouest, partager les dividendes.',
    },
  },
  'age-of-steam': {
    name: 'Age of Steam',
    Picture: AgeOfSteamPicture,
    minutes: 120,
    line: { en: 'Borrow, build, deliver, stay solvent.', fr: 'Emprunter, construire, livrer, rester solvable.' },
  },
  'steel-driver': {
    name: 'Steel Driver',
    Picture: SteelDriverPicture,
    minutes: 60,
    line: {
      en: 'Five auctions, six companies, one continent.',
      fr: 'Cinq enchères, six compagnies, un continent.',
    },
  },
  'last-train-to-wensleydale': {
    name: 'Last Train to Wensleydale',
    Picture: LastTrainPicture,
    minutes: 120,
    line: { en: 'Lines that will never pay. Sell them in time.', fr: 'Des lignes sans avenir. Vendez-les à temps.' },
  },
};

/** The games of the registry, in its order. */
const ALL: readonly GameCard[] = GAMES.map(({ id, seats }) => ({
  id,
  seats,
  ...(WORDS[id] ?? { name: id, minutes: null, line: { en: '', fr: '' }, Picture: null }),
}));

/** Those that can be played here. */
export const CARDS = ALL.filter(({ id }) => hasFace(id));

/** Any game of the registry, also one that is not drawn yet: its rules can be read. */
export const cardOf = (id: string): GameCard | null => ALL.find((card) => card.id === id) ?? null;
