/**
 * A first game in which the learner makes the moves. A lesson is data: a script of one game, cut into steps, and a text
 * for each step in every language. It is played on the play screen itself, at a table that nobody else sees.
 */
import type { GameId } from '../../games/registry.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { OptionValues } from '../../kernel/options.ts';
import type { Locale } from '../../text/locale.ts';

export type LessonAction = { readonly kind: string };

export interface LessonMove {
  readonly seat: Seat;
  readonly action: LessonAction;
}

/** What every step may say. */
interface Step {
  readonly id: string;
  readonly rule?: string;
  /** Where the words lead, as `hex:C3`; `all` = the whole board. Without it: to what may be touched, or was just done. */
  readonly look?: readonly string[] | 'all';
}

export type LessonStep =
  /** Something to read, until the learner goes on. */
  | (Step & { readonly do: 'read' })
  /** The learner plays these, and nothing else. */
  | (Step & { readonly do: 'play'; readonly actions: readonly LessonAction[] })
  /** The others play these. */
  | (Step & { readonly do: 'watch'; readonly moves: readonly LessonMove[] });

/** By step. Steps to play also say what to touch. */
export interface LessonTexts {
  readonly says: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly firstSeat?: Seat;
  readonly learner: Seat;
  /** Names of all seats; null = the learner. */
  readonly seats: readonly (string | null)[];
  readonly steps: readonly LessonStep[];
  readonly texts: Readonly<Record<Locale, () => Promise<LessonTexts>>>;
}
