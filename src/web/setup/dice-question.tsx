/** One outcome after another asked of the person with the real dice, with what was entered so far and the way back. */
import { useEffect, useRef } from 'preact/hooks';
import type { ChanceValue, Drawn } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { answersTo, drawsSeat, sayDrawn } from '../../text/drawn.ts';
import { sayWaiting } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import { capital } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, Row, Sheet } from '../ui/form/form.tsx';
import css from './setup.module.css';

interface Props {
  readonly speaker: Speaker;
  readonly waiting: Waiting;
  readonly given: readonly Drawn[];
  onAnswer(value: ChanceValue): void;
  /** Takes the last one back. */
  onBack(): void;
  /** To the form: what was entered is kept. */
  onLeave(): void;
}

export function DiceQuestion({ speaker, waiting, given, onAnswer, onBack, onLeave }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may have gone: that of the form, of the last token of its kind, the way back.
  useEffect(() => {
    if (document.activeElement === document.body) question.current?.focus();
  });
  const sofar = given.flatMap(({ point, values }) => values.map((value) => sayDrawn(speaker, point, value)));
  const last = sofar.at(-1);
  const nameOf = (value: ChanceValue): string => {
    const name = sayDrawn(speaker, waiting.point, value);
    return drawsSeat(waiting.point) ? t('setup.dice.seat', { n: Number(value) + 1, name }) : capital(name);
  };
  return (
    <Sheet title={t('setup.dice.ask')}>
      {/* Only what has changed is read out: the next question, or what was entered where the question stays. */}
      <div role="status" aria-atomic="false">
        <p ref={question} tabIndex={-1} class={css.question}>
          {sayWaiting(speaker, waiting)}
        </p>
        <p class="unseen">{last === undefined ? '' : t('setup.dice.last', { n: sofar.length, value: last })}</p>
      </div>
      <div class={css.faces}>
        {answersTo(waiting).map((value) => (
          <Button key={value} onClick={() => onAnswer(value)}>
            {nameOf(value)}
          </Button>
        ))}
      </div>
      {last === undefined ? null : (
        <p class={css.about}>{t('setup.dice.so-far', { n: sofar.length, values: sofar.join(', ') })}</p>
      )}
      <Row>
        {last === undefined ? null : (
          <Button look="plain" onClick={onBack}>
            {t('setup.dice.back')}
          </Button>
        )}
        <Button look="plain" onClick={onLeave}>
          {t('setup.dice.leave')}
        </Button>
      </Row>
    </Sheet>
  );
}
