/** What a game brings to the formatter, beside its rules: lines in each language and a few ways of speaking. */
import type { BaseState, Rule, Sealed } from '../kernel/contract.ts';
import type { OptionValues } from '../kernel/options.ts';
import type { Locale } from './locale.ts';

/** Flat: `event.share-sold` -> template. Each game types its own keys, so that a missing one does not compile. */
export type Lines = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;

/** A line with its params; the engine and the games speak in these. */
export interface Line {
  key: string;
  params: Values;
}

/** How a figure is written. */
export type FigureFormat = 'money' | 'number' | 'text';

export interface GameTexts extends GameWords {
  lines: Readonly<Record<Locale, Lines>>;
}

export interface GameWords {
  id: string;
  rulebook: Readonly<Record<string, Rule>>;
  /** Lines that stand with the boards: names of maps. */
  names?(locale: Locale): Lines;
  /** What maps change, told under one rule: of each map the lines, their keys without `map-rule.`. */
  mapRules?: { rule: string; maps: readonly string[]; of(map: string): readonly Line[] };
  /** How final scores are written. */
  score: FigureFormat;
  /** How each figure of `facts` is written. */
  figures: Readonly<Record<string, FigureFormat>>;
  /** The name a map gives to a place, if any; in the reader's language where the map has it in several. */
  place(id: string, options: Readonly<OptionValues>, locale: Locale): string | null;
  /** The name that the board in play gives to a thing of a family (`city`, `link`); null where a line names it. */
  name?(
    family: string,
    id: string,
    board: string | null,
    options: Readonly<OptionValues>,
    locale: Locale,
  ): string | null;
  /**
   * What a sentence about an action or event needs beyond its fields. The position before it is not always known: then
   * only what the board itself tells.
   */
  detail?(said: Values, options: Readonly<OptionValues>, before: Sealed<BaseState> | null): Values;
  /** What is asked of whoever must act: keys without their `prompt.`, the first one also of `waiting.`. */
  prompt(s: Sealed<BaseState>): readonly Line[];
}
