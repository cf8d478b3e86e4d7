/** The board of a table on the server: the game itself is loaded first, since it checks the file here. */
import { useEffect, useState } from 'preact/hooks';
import { isGameId, load } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import type { OptionValues } from '../../kernel/options.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { type Speaker, speakerFor } from '../../text/speaker.ts';
import { localeNow } from '../text/say.ts';
import { BoardField } from './board-field.tsx';
import type { OwnBoard } from './draft.ts';

interface Props {
  readonly game: string;
  readonly options: OptionValues;
  readonly board: OwnBoard | null;
  onBoard(board: OwnBoard | null): void;
}

export function BoardChoice({ game: id, ...rest }: Props) {
  const [loaded, setLoaded] = useState<{ game: AnyGame; speaker: Speaker } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (isGameId(id))
      Promise.all([load(id), loadTexts(id)]).then(([game, texts]) => {
        if (wanted) setLoaded({ game, speaker: speakerFor(texts, localeNow(), []) });
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded && <BoardField game={loaded.game} speaker={loaded.speaker} {...rest} />;
}
