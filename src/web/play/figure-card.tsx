/** What a number is made of: opened by touching any figure. */
import type { Fact } from '../../kernel/contract.ts';
import { factLabel, factValue } from '../../text/say.ts';
import { type Speaker, say } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import css from './figure-card.module.css';
import { Pop } from './pop.tsx';

interface FigureProps {
  readonly fact: Fact;
  readonly speaker: Speaker;
  onClose(): void;
}

export function FigureCard({ fact, speaker, onClose }: FigureProps) {
  const owner = fact.of === 'table' ? null : say(speaker, 'fact-line.part-of', { of: fact.of, value: '' }).trim();
  const label = factLabel(speaker, fact.key);
  return (
    <Pop
      label={owner === null ? t('play.figure', { label }) : t('play.figure.of', { owner, label })}
      at="middle"
      onClose={onClose}
    >
      {fact.parts && fact.parts.length > 0 ? (
        <table class={css.parts}>
          <tbody>
            {fact.parts.map((part) => (
              <tr key={`${part.of ?? ''} ${part.key}`}>
                <th scope="row">
                  {part.of === undefined
                    ? factLabel(speaker, part.key)
                    : say(speaker, 'fact-line.part-of', { of: part.of, value: '' })}
                </th>
                <td>{factValue(speaker, part)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('play.figure.all')}</th>
              <td>{factValue(speaker, fact)}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p class={css.plain}>
          <b>{factValue(speaker, fact)}</b> {t('play.figure.plain')}
        </p>
      )}
      {fact.forecast ? <p class={css.note}>{t('play.figure.forecast')}</p> : null}
    </Pop>
  );
}
