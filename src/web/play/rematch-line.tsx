/** Somebody has opened a rematch: the way to it, for those who are still at the old table. */
import { useEffect } from 'preact/hooks';
import { useAsk } from '../online/use-ask.ts';
import { serverLine } from '../table/lines.ts';
import { whenUp } from '../table/when-up.ts';
import { t } from '../text/say.ts';
import css from './final.module.css';

export function RematchLine({ table }: { readonly table: string }) {
  const { asked, again } = useAsk<{ rematch?: string | null }>(`/api/tables/${table}`);
  const rematch = asked.at === 'answered' ? (asked.answer.rematch ?? null) : null;
  useEffect(() => {
    const line = serverLine();
    const deaf = line.listen((message) => message.t === 'rematch' && message.table === table && again());
    // What was said while the line was down was not heard.
    const alone = whenUp(line, again);
    return () => {
      deaf();
      alone();
    };
  }, [table, again]);
  return (
    <p class={css.rematch} role="status" data-part="rematch">
      {rematch === null ? null : <a href={`/table/${rematch}`}>{t('play.final.rematch')}</a>}
    </p>
  );
}
