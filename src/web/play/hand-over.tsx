/** Several people at one device: whose turn it is now. Full screen only where somebody could see a secret. */
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import css from './hand-over.module.css';

interface HandOverProps {
  readonly name: string;
  /** What happened last, in one line. */
  readonly news: string;
  /** True where seats may not see the same things. */
  readonly secret: boolean;
  onTake(): void;
}

export function HandOver({ name, news, secret, onTake }: HandOverProps) {
  return (
    <section class={secret ? css.screen : css.banner} aria-label={t('play.hand-over', { name })} data-part="hand-over">
      <div>
        <h2>{t('play.hand-over', { name })}</h2>
        {news === '' ? null : <p>{news}</p>}
      </div>
      <Button look={secret ? 'go' : 'second'} part="take-seat" onClick={onTake}>
        {t('play.hand-over.take', { name })}
      </Button>
    </section>
  );
}
