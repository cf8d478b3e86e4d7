/** From a game to someone who speaks about it in the chosen language. */
import type { AnyGame, GameTypes, Sealed, Seat, Violation } from '../kernel/contract.ts';
import type { OptionValue, OptionValues } from '../kernel/options.ts';
import { loadTexts } from '../text/catalogue.ts';
import { ruleHeading, sayAction, sayEvent, sayPrompt, sayViolation } from '../text/say.ts';
import { type Speaker, say as sayGame, speakerFor } from '../text/speaker.ts';
import type { Lang } from './text/say.ts';

export async function speakerOf(
  game: string | null,
  lang: Lang,
  names: readonly string[],
  options: Readonly<OptionValues>,
  board: string | null = null,
): Promise<Speaker> {
  return speakerFor(game === null ? null : await loadTexts(game), lang, names, options, board);
}

/** The id of a rule and its heading. */
export const ruleOf = (speaker: Speaker, rule: string): string => `${rule}, ${ruleHeading(speaker, rule)}`;

/** The sentence, then the rule it comes from. */
export const refusal = (speaker: Speaker, violation: Violation): string =>
  `${sayViolation(speaker, violation)} [${ruleOf(speaker, violation.rule)}]`;

// A game that has no texts yet is shown as it stands: whoever writes one wants to play it.

const bare = (name: string, { kind: _kind, type: _type, ...fields }: Readonly<Record<string, unknown>>): string =>
  [name, ...Object.entries(fields).map(([key, value]) => `${key} ${JSON.stringify(value)}`)].join(' ');

export const actionText = (
  speaker: Speaker,
  action: { readonly kind: string },
  before: Sealed<GameTypes['state']>,
): string => (speaker.game === null ? bare(action.kind, { ...action }) : sayAction(speaker, action, undefined, before));

export const eventText = (speaker: Speaker, event: { readonly type: string }): string =>
  speaker.game === null ? bare(event.type, { ...event }) : sayEvent(speaker, event);

export function promptText(
  speaker: Speaker,
  s: Sealed<GameTypes['state']>,
  acting: readonly Seat[],
  seat: Seat | 'watcher',
): string {
  const phase = s.phases.at(-1);
  return speaker.game === null && phase ? phase.id : sayPrompt(speaker, s, acting, seat);
}

export const reasonText = (speaker: Speaker, reason: string): string => sayGame(speaker, `end.${reason}`);

export const gameName = (speaker: Speaker, g: AnyGame): string =>
  speaker.game === null ? g.id : sayGame(speaker, 'game.name');

export const optionName = (speaker: Speaker, key: string): string => sayGame(speaker, `option.${key}`);
export const optionValueName = (speaker: Speaker, key: string, value: OptionValue): string =>
  speaker.game === null ? String(value) : sayGame(speaker, `option.${key}.${value}`);
