/** Bots by their levels, in words. */
import { t } from '../text/say-page.ts';

const NAMES = ['newcomer', 'regular', 'expert', 'master', 'random', 'directed'] as const;

/** A level that this page does not know yet keeps its own name. */
export function botLabel(bot: string): string {
  const known = NAMES.find((name) => name === bot);
  return known ? t(`bot.${known}`) : bot;
}
