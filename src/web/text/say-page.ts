/** The same as say.ts for pages around the play screen: their lines are there once `loadPageTexts` is done. */
import { fill } from '../../text/speaker.ts';
import type { PageKey, PageLines, ShellKey } from './keys.ts';
import { spoken } from './say.ts';

/** One line of the shell. */
export function t(key: ShellKey, params: Readonly<Record<string, unknown>> = {}): string {
  const { speaker, lines, pageLines } = spoken();
  if (!pageLines) throw new Error('bug: the texts of the pages are not loaded');
  return fill(speaker, isPageKey(pageLines, key) ? pageLines[key] : lines[key], params);
}

const isPageKey = (lines: PageLines, key: ShellKey): key is PageKey => Object.hasOwn(lines, key);
