/** A table with real dice waits for what was drawn: the bar asks for it, one outcome after another. */
import { useState } from 'preact/hooks';
import type { ChanceValue } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { sayDrawn } from '../../text/drawn.ts';
import { sayWaiting } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import { capital, t } from '../text/say.ts';
import { Button } from './button.tsx';
import css from './dice-form.module.css';

interface DiceProps {
  readonly waiting: Waiting;
  /** What was entered so far for this visit. */
  readonly given: readonly ChanceValue[];
  readonly speaker: Speaker;
  onGive(value: ChanceValue): void;
}

/** A long range is typed, a short one is pressed. */
const MOST_BUTTONS = 12;

export function DiceForm({ waiting, given, speaker, onGive }: DiceProps) {
  const { ask } = waiting;
  return (
    <div class={css.dice}>
      <p>{sayWaiting(speaker, waiting)}</p>
      {given.length === 0 ? null : (
        <p class={css.given}>
          {t('play.dice.so-far', { values: given.map((value) => sayDrawn(speaker, waiting.point, value)).join(', ') })}
        </p>
      )}
      {ask === null ? null : ask.type === 'number' ? (
        ask.to - ask.from < MOST_BUTTONS ? (
          <div class={css.row}>
            {Array.from({ length: ask.to - ask.from + 1 }, (_, i) => ask.from + i).map((n) => (
              <Button key={n} look="second" onClick={() => onGive(n)}>
                {n}
              </Button>
            ))}
          </div>
        ) : (
          <TypedNumber from={ask.from} to={ask.to} onGive={onGive} />
        )
      ) : (
        <div class={css.row}>
          {Object.keys(ask.bag)
            .filter((token) => ask.bag[token]! > 0)
            .map((token) => (
              <Button key={token} look="second" onClick={() => onGive(token)}>
                {capital(sayDrawn(speaker, waiting.point, token))}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

function TypedNumber({ from, to, onGive }: { from: number; to: number; onGive(value: number): void }) {
  const [value, setValue] = useState(from);
  return (
    <form
      class={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        onGive(value);
      }}
    >
      <input
        type="number"
        inputMode="numeric"
        aria-label={t('play.dice.value')}
        min={from}
        max={to}
        value={value}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isSafeInteger(typed)) setValue(typed);
        }}
      />
      <Button look="second" disabled={value < from || value > to} onClick={() => onGive(value)}>
        {t('play.dice.give')}
      </Button>
    </form>
  );
}
