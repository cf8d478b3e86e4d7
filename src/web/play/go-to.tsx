/** Go to a place by its name: the board shows it and the focus goes there. */
import { useState } from 'preact/hooks';
import type { Place } from '../games/face.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import css from './go-to.module.css';
import { Pop } from './pop.tsx';

interface GoToProps {
  readonly places: readonly Place[];
  onGo(place: Place): void;
  onClose(): void;
}

export function GoTo({ places, onGo, onClose }: GoToProps) {
  const [text, setText] = useState('');
  const [lost, setLost] = useState(false);
  const find = () => {
    const asked = text.trim().toLowerCase();
    const begins = (name: string) => name.toLowerCase().startsWith(asked);
    const place =
      places.find(({ touch }) => touch.id.toLowerCase() === asked) ?? places.find(({ name }) => begins(name));
    setLost(!place);
    if (place) onGo(place);
  };
  return (
    <Pop label={t('play.go-to')} at="top" onClose={onClose}>
      <form
        class={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <input
          autofocus
          type="text"
          list="places"
          aria-label={t('play.go-to.name')}
          placeholder={t('play.go-to.name')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <datalist id="places">
          {places.map(({ name, touch }) => (
            <option key={touch.id} value={name} />
          ))}
        </datalist>
        <Button look="second" onClick={find}>
          {t('play.go-to')}
        </Button>
        {lost ? <p role="status">{t('play.go-to.none')}</p> : null}
      </form>
    </Pop>
  );
}
