/** Private notes on this game: on this device, or in the account for a table of the server. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import css from './notes-panel.module.css';
import { usePlay } from './play-context.ts';

const LONGEST = 10_000;
/** Written after a moment of rest (milliseconds). */
const REST = 600;

export function NotesPanel() {
  const { now, services } = usePlay();
  const [text, setText] = useState<string | null>(null);
  const [kept, setKept] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    services.readNotes(now).then(setText, () => setText(''));
  }, [now.id, now.viewer]);
  const write = (next: string) => {
    setText(next);
    setKept(false);
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      services.writeNotes(now, next).then(
        () => setKept(true),
        () => setKept(false),
      );
    }, REST);
  };
  return (
    <label class={css.notes}>
      <span>{t('play.notes')}</span>
      <textarea
        value={text ?? ''}
        disabled={text === null}
        maxLength={LONGEST}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <small>{kept ? t('play.notes.private') : t('play.notes.unsaved')}</small>
    </label>
  );
}
