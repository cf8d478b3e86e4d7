/** Talk at an online table. A place named with @ can be pressed and is shown on the board. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../kernel/contract.ts';
import { type ChatLine, LIMITS } from '../../protocol/messages.ts';
import type { Place } from '../games/face.ts';
import { regionNow } from '../text/region.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import css from './chat-panel.module.css';
import { splitPlaces } from './chat-places.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly places: readonly Place[];
  onSay(text: string): void;
  onPlace(touch: Touch): void;
}

export function ChatPanel({ lines, places, onSay, onPlace }: ChatProps) {
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const send = () => {
    const line = spoken(text);
    if (line === '') return;
    onSay(line);
    setText('');
  };
  return (
    <div class={css.chat}>
      {lines.length === 0 ? <p class={css.empty}>{t('play.chat.empty')}</p> : null}
      <ol aria-label={t('play.chat')}>
        {lines.map((line, i) => (
          <li key={line.id} ref={i === lines.length - 1 ? end : null}>
            <b>{line.name}</b> <time>{timeOf(line.at)}</time>
            <p>
              {splitPlaces(line.text, places).map((part, n) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <button key={n} type="button" onClick={() => onPlace(part.touch)}>
                    {part.name}
                  </button>
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          type="text"
          aria-label={t('play.chat.write')}
          placeholder={t('play.chat.write')}
          maxLength={LIMITS.chat}
          value={text}
          data-part="chat-input"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button look="second" disabled={spoken(text) === ''} onClick={send}>
          {t('play.chat.send')}
        </Button>
      </form>
    </div>
  );
}

/** Without marks of the direction of writing: they come along with what is pasted, and the server takes none. */
const spoken = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed()
    .trim();

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(regionNow(), { hour: '2-digit', minute: '2-digit' }).format(at);
