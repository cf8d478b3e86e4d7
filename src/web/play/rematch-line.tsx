/** Somebody has opened a rematch: the way to it, for those who are still at the old table. */
import { useEffect } from 'preact/hooks';
import { useAsk } from '../online/use-ask.ts';
import { t } from '../text/say.ts';
import css from './final.module.css';

const LOOK_AGAIN = 5000;

export function RematchLine({ table }: { readonly table: string }) {
  const { asked, again } = useAsk<{ rematch?: string | null }>(`/api/tables/${table}`);
  const rematch = asked.at === 'answered' ? (asked.answer.rematch ?? null) : null;
  useEffect(() => {
    if (rematch !== null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [rematch, again]);
  return (
    <p class={css.rematch} role="status" data-part="rematch">
      {rematch === null ? null : <a href={`/table/${rematch}`}>{t('play.final.rematch')}</a>}
    </p>
  );
}
