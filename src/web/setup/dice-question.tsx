/** One outcome after another asked of the person with the real dice, with what was entered so far and the way back. */
import type { ChanceValue, Drawn } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { sayWaiting } from '../../text/say.ts';
import { lineOf, type Speaker, say } from '../../text/speaker.ts';
import { capital } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, Row, Sheet } from '../ui/form/form.tsx';
import { answersTo, isSeat } from './dice.ts';
import css from './setup.module.css';

interface Props {
  readonly speaker: Speaker;
  readonly waiting: Waiting;
  readonly given: readonly Drawn[];
  onAnswer(value: ChanceValue): void;
  /** Takes the last one back. */
  onBack(): void;
  /** To the form: what was entered is dropped. */
  onLeave(): void;
}

export function DiceQuestion({ speaker, waiting, given, onAnswer, onBack, onLeave }: Props) {
  const sofar = given.flatMap(({ values }) => values).map((value) => nameOf(speaker, value));
  return (
    <Sheet title={t('setup.dice.ask')}>
      <p role="status">{sayWaiting(speaker, waiting)}</p>
      <div class={css.faces}>
        {answersTo(waiting).map((value) => (
          <Button key={value} onClick={() => onAnswer(value)}>
            {isSeat(waiting) ? t('setup.dice.seat', { value, n: Number(value) + 1 }) : capital(nameOf(speaker, value))}
          </Button>
        ))}
      </div>
      {sofar.length === 0 ? null : (
        <p class={css.about}>{t('setup.dice.so-far', { n: sofar.length, values: sofar.join(', ') })}</p>
      )}
      <Row>
        {sofar.length === 0 ? null : (
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

/** Tokens have names in the game's texts; dice are figures. */
const nameOf = (speaker: Speaker, value: ChanceValue): string =>
  typeof value === 'string' && lineOf(speaker, `token.${value}`) !== undefined
    ? say(speaker, `token.${value}`)
    : String(value);
