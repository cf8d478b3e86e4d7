/** A game and its words inside a component, loaded when they are first wanted. */
import { useEffect, useState } from 'preact/hooks';
import { isGameId, load } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { textsIn } from '../text/game-texts.ts';
import { localeNow } from '../text/say.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: GameTexts | null;
}

/** Null until it is there. */
export function useGame(id: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    if (isGameId(id))
      Promise.all([load(id), textsIn(id, localeNow())]).then(
        ([game, texts]) => wanted && setLoaded({ game, texts }),
        (error: unknown) => wanted && setFailed(error),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failed !== null) throw failed;
  return loaded?.game.id === id ? loaded : null;
}
