/** What the maps of a game change, in sentences: in the rulebook, where a map is chosen, beside the board, in the terminal. */
import { type Speaker, say } from './speaker.ts';

/** What one map changes; nothing where it plays by the box, or is not known. */
export function sayMapRules(speaker: Speaker, map: unknown): string[] {
  const options = { ...speaker.options, map: `${map}` };
  const notes = speaker.game?.mapRules?.of(options.map) ?? [];
  return notes.map(({ key, params }) => say({ ...speaker, options }, `map-rule.${key}`, params));
}

export interface MapRulesText {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Under the rule that stands for them: all maps that change something, by their names. */
export function mapRulesUnder(speaker: Speaker, rule: string): MapRulesText[] {
  const { rule: home, maps = [] } = speaker.game?.mapRules ?? {};
  if (rule !== home) return [];
  return maps
    .map((map) => ({ name: say(speaker, `option.map.${map}`), lines: sayMapRules(speaker, map) }))
    .filter(({ lines }) => lines.length > 0);
}
