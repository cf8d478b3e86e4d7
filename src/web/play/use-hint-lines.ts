/** The words of hints, fetched in the language of the screen; null until they are there. */
import { useEffect, useReducer } from 'preact/hooks';
import { isGameId } from '../../games/registry.ts';
import type { Lines } from '../../text/game-texts.ts';
import type { CommonHintKey } from '../../text/hint-keys.ts';
import { loadHintLines } from '../../text/hint-lines.ts';
import type { Locale } from '../../text/locale.ts';
import { fill, type Speaker } from '../../text/speaker.ts';

/** They are there at once where they were shown before. */
const found = new Map<string, Lines>();

export function useHintLines(game: string, locale: Locale): Lines | null {
  const name = `${game} ${locale}`;
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!isGameId(game) || found.has(name)) return;
    let wanted = true;
    loadHintLines(game, locale).then(
      (lines) => {
        found.set(name, lines);
        if (wanted) drawAgain(undefined);
      },
      () => undefined, // the line is down: there is no tool then
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return found.get(name) ?? null;
}

/** One line of them that any game has. */
export const hintText = (speaker: Speaker, lines: Lines, key: CommonHintKey, params: object = {}): string =>
  fill(speaker, lines[key] ?? '', { ...params });
