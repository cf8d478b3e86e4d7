/** Finding a player by the beginning of the name. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/say-page.ts';
import { TextField } from '../ui/form/fields.tsx';
import { Button } from '../ui/form/form.tsx';
import css from './online.module.css';
import { useAsk } from './use-ask.ts';

export interface Person {
  id: string;
  name: string;
}

/** Waits until the writer pauses. */
function useSettled(value: string, ms = 250): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

export function FindPerson({
  act,
  onFound,
  without = [],
}: {
  act: string;
  onFound(person: Person): void;
  without?: readonly string[];
}) {
  const [text, setText] = useState('');
  const name = useSettled(text.trim());
  const { asked } = useAsk<{ people: Person[] }>(
    name.length < 2 ? null : `/api/people?name=${encodeURIComponent(name)}`,
  );
  const people = name.length >= 2 && asked.at === 'answered' ? asked.answer.people : null;
  return (
    <>
      <TextField
        label={t('find.name')}
        hint={t('find.hint')}
        value={text}
        type="search"
        maxLength={60}
        onText={setText}
      />
      <ul class={css.list} aria-live="polite">
        {(people ?? []).map((person) => (
          <li key={person.id} class={css.line}>
            <a href={`/people/${person.id}`}>
              <bdi>{person.name}</bdi>
            </a>
            <Button disabled={without.includes(person.id)} onClick={() => onFound(person)}>
              {act}
            </Button>
          </li>
        ))}
        {people?.length === 0 ? <li class={css.small}>{t('find.nobody')}</li> : null}
      </ul>
    </>
  );
}
