/** The words of hints, fetched in the language of the screen; null until they are there. */
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../games/registry.ts';
import type { Lines } from '../../text/game-texts.ts';
import type { CommonHintKey } from '../../text/hint-keys.ts';
import { loadHintLines } from '../../text/hint-lines.ts';
import type { Locale } from '../../text/locale.ts';
import { fill, type Speaker } from '../../text/speaker.ts';

export function useHintLines(game: string, locale: Locale): Lines | null {
  const [known, setKnown] = useState<{ locale: Locale; lines: Lines } | null>(null);
  useEffect(() => {
    if (!isGameId(game)) return;
    let wanted = true;
    loadHintLines(game, locale).then(
      (lines) => wanted && setKnown({ locale, lines }),
      () => undefined, // the line is down: there is no tool then
    );
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return known?.locale === locale ? known.lines : null;
}

/** One line of them that any game has. */
export const hintText = (speaker: Speaker, lines: Lines, key: CommonHintKey, params: object = {}): string =>
  fill(speaker, lines[key] ?? '', { ...params });
