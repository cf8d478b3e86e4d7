/** From a game to someone who speaks about it in the chosen language. */
import type { AnyGame, Violation } from '../kernel/contract.ts';
import type { OptionValue, OptionValues } from '../kernel/options.ts';
import { loadTexts } from '../text/catalogue.ts';
import { ruleHeading, sayViolation } from '../text/say.ts';
import { type Speaker, say as sayGame, speakerFor } from '../text/speaker.ts';
import type { Lang } from './text/say.ts';

export async function speakerOf(
  game: string | null,
  lang: Lang,
  names: readonly string[],
  options: Readonly<OptionValues>,
): Promise<Speaker> {
  return speakerFor(game === null ? null : await loadTexts(game), lang, names, options);
}

/** The id of a rule and its heading. */
export const ruleOf = (speaker: Speaker, rule: string): string => `${rule}, ${ruleHeading(speaker, rule)}`;

/** The sentence, then the rule it comes from. */
export const refusal = (speaker: Speaker, violation: Violation): string =>
  `${sayViolation(speaker, violation)} [${ruleOf(speaker, violation.rule)}]`;

export const reasonText = (speaker: Speaker, reason: string): string => sayGame(speaker, `end.${reason}`);

export const gameName = (speaker: Speaker, g: AnyGame): string =>
  speaker.game === null ? g.id : sayGame(speaker, 'game.name');

export const optionName = (speaker: Speaker, key: string): string => sayGame(speaker, `option.${key}`);
export const optionValueName = (speaker: Speaker, key: string, value: OptionValue): string =>
  speaker.game === null ? String(value) : sayGame(speaker, `option.${key}.${value}`);
