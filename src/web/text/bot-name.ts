/** A bot of the server by its level, in the reader's language. */
import { t } from './say.ts';

const LEVELS = ['newcomer', 'regular', 'expert', 'master', 'random'] as const;

/** `bot`: the level, alone or as the id of a seat. One that is not known here is a robot all the same. */
export function botName(bot: string): string {
  const level = LEVELS.find((name) => name === bot.replace('bot:', ''));
  return t(level ? `bot-name.${level}` : 'bot-name');
}
