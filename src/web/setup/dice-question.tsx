/** One outcome asked of the person with the real dice. */
import type { ChanceValue } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { sayWaiting } from '../../text/say.ts';
import { lineOf, type Speaker, say } from '../../text/speaker.ts';
import { t } from '../text/say-page.ts';
import { Button, Sheet } from '../ui/form/form.tsx';
import { answersTo } from './dice.ts';
import css from './setup.module.css';

interface Props {
  readonly speaker: Speaker;
  readonly waiting: Waiting;
  onAnswer(value: ChanceValue): void;
}

export const DiceQuestion = ({ speaker, waiting, onAnswer }: Props) => (
  <Sheet title={t('setup.dice.ask')}>
    <p role="status">{sayWaiting(speaker, waiting)}</p>
    <div class={css.faces}>
      {answersTo(waiting).map((value) => (
        <Button key={value} onClick={() => onAnswer(value)}>
          {nameOf(speaker, value)}
        </Button>
      ))}
    </div>
  </Sheet>
);

/** Tokens have names in the game's texts; dice are figures. */
const nameOf = (speaker: Speaker, value: ChanceValue): string =>
  typeof value === 'string' && lineOf(speaker, `token.${value}`) !== undefined
    ? say(speaker, `token.${value}`)
    : String(value);
