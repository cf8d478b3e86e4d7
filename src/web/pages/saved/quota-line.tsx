/** How much room the games take, and whether the browser has promised to keep them. */
import { localTables } from '../../table/lines.ts';
import type { Quota } from '../../table/local.ts';
import { localeNow } from '../../text/say.ts';
import { t } from '../../text/say-page.ts';
import { Button } from '../../ui/form/form.tsx';
import css from './saved.module.css';

const [MEGA, GIGA] = [1_000_000, 1_000_000_000];

/** `1.4 MB`, `10.7 GB`. */
function room(bytes: number): string {
  const [unit, size] = bytes >= GIGA ? (['gigabyte', GIGA] as const) : (['megabyte', MEGA] as const);
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

export const QuotaLine = ({ quota, onChange }: { quota: Quota; onChange(): void }) => (
  <div class={css.quota}>
    <p>
      {quota.used === null || quota.most === null
        ? t('saved.room-unknown')
        : t('saved.room', { used: room(quota.used), most: room(quota.most) })}{' '}
      {t(quota.kept ? 'saved.kept' : 'saved.may-go')}
    </p>
    {quota.kept ? null : <Button onClick={() => void localTables().keep().then(onChange)}>{t('saved.keep')}</Button>}
  </div>
);
