/** The board of a game that reads board files: where ours comes from, ours as a file, and one of the players' own instead. */
import { useState } from 'preact/hooks';
import type { AnyGame } from '../../kernel/contract.ts';
import type { OptionValues } from '../../kernel/options.ts';
import { lineOf, type Speaker, say } from '../../text/speaker.ts';
import { download } from '../download.ts';
import { t } from '../text/say-page.ts';
import { FileField } from '../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../ui/form/form.tsx';
import type { OwnBoard } from './draft.ts';
import { sayWrongBoard } from './wrong-board.ts';

interface Props {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly options: OptionValues;
  readonly board: OwnBoard | null;
  onBoard(board: OwnBoard | null): void;
}

type Read = { readonly ok: true; readonly file: object } | { readonly ok: false; readonly why: string };

/** Checked here, so that what is wrong is said before anybody sits down. */
function readFile(game: AnyGame, options: OptionValues, speaker: Speaker, text: string): Read {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, why: t('setup.board.not-json') };
  }
  const read = game.ownBoards!.read(file, options);
  if (!read.ok) return { ok: false, why: sayWrongBoard(speaker, read.fault) };
  return typeof file === 'object' && file !== null ? { ok: true, file } : { ok: false, why: t('setup.board.not-json') };
}

/** The board of a game about to begin, in words: "United States (reconstructed board)". */
export const boardName = (speaker: Speaker, { map }: OptionValues, board: OwnBoard | null): string =>
  board === null ? say(speaker, `option.map.${map}`) : t('setup.board.own', { name: board.name });

export function BoardField({ game, speaker, options, board, onBoard }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { ownBoards } = game;
  if (!ownBoards) return null;
  const bring = async (file: File) => {
    const read = readFile(game, options, speaker, await file.text());
    setWrong(read.ok ? null : read.why);
    onBoard(read.ok ? { name: file.name, file: read.file } : null);
  };
  const map = String(options.map ?? '');
  const note = `option-note.map.${map}`;
  const keep = () => {
    const text = JSON.stringify(ownBoards.file(options), null, 2);
    download(`${game.id}-${map}.json`, new Blob([text], { type: 'application/json' }));
  };
  return (
    <Sheet title={t('setup.board')}>
      <p data-part="board-now">
        <b>{boardName(speaker, options, board)}</b>
      </p>
      {board === null && lineOf(speaker, note) !== undefined ? <p>{say(speaker, note)}</p> : null}
      <FileField
        label={t('setup.board.file')}
        hint={t('setup.board.hint')}
        accept=".json,application/json"
        wrong={wrong ?? undefined}
        onFile={(file) => void bring(file)}
      />
      <Row>
        <Button onClick={keep}>{t('setup.board.save')}</Button>
        {board === null ? null : <Button onClick={() => onBoard(null)}>{t('setup.board.drop')}</Button>}
      </Row>
    </Sheet>
  );
}
