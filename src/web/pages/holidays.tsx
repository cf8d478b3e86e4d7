/** Days on which one is away: clocks of day-by-day tables rest. */
import { useRef, useState } from 'preact/hooks';
import type { OwnAccount } from '../../protocol/http.ts';
import { setAccount } from '../online/account.ts';
import { type ApiRefusal, ask } from '../online/api.ts';
import { dayOf, daysOf, type Holiday, holidayOf, holidaysIn, withHoliday } from '../online/holidays.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useDeed } from '../online/use-ask.ts';
import { sayDays } from '../online/words.ts';
import { t } from '../text/say-page.ts';
import { Form, TextField } from '../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../ui/form/form.tsx';

/** More days than the server takes. */
const isTooLong = (error: ApiRefusal | null): error is ApiRefusal =>
  error?.code === 'malformed' && error.params.shape === 'number-too-large';

export function Holidays({ account }: { account: OwnAccount }) {
  const now = Date.now();
  const all = holidaysIn(account.preferences, now);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { busy, error, run } = useDeed();
  const list = useRef<HTMLUListElement>(null);
  const save = (holidays: readonly Holiday[], then: () => void) =>
    run(async () => {
      const changed = await ask<{ account: OwnAccount }>('PUT', '/api/me/preferences', { holidays });
      setAccount(changed.account);
      then();
    });
  const isBackward = from !== '' && to !== '' && to < from;
  const add = () =>
    save(withHoliday(all, holidayOf(from, to)), () => {
      setFrom('');
      setTo('');
    });
  // The button goes with its line: who goes by keyboard stays at the list.
  const remove = (gone: Holiday) =>
    save(
      all.filter((one) => one !== gone),
      () => list.current?.focus(),
    );
  return (
    <Sheet title={t('holidays')}>
      <p>{t('holidays.hint')}</p>
      <ul class={css.list} ref={list} tabIndex={-1} aria-live="polite" aria-label={t('holidays')}>
        {all.length === 0 ? <li class={css.empty}>{t('holidays.none')}</li> : null}
        {all.map((one) => (
          <li key={one.from} class={css.line}>
            <span>
              {sayDays(one.from, one.to - 1)}{' '}
              <span class={css.small}>
                {t('holidays.length', { n: daysOf(one) })}
                {one.from <= now ? ` ${t('holidays.now')}` : null}
              </span>
            </span>
            <Row>
              <Button
                look="plain"
                disabled={busy}
                aria-label={t('holidays.remove', { days: sayDays(one.from, one.to - 1) })}
                onClick={() => remove(one)}
              >
                {t('account.remove')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      <Form onSend={add}>
        <Row>
          <TextField label={t('holidays.from')} type="date" value={from} min={dayOf(now)} required onText={setFrom} />
          <TextField
            label={t('holidays.to')}
            type="date"
            value={to}
            min={from === '' ? dayOf(now) : from}
            required
            onText={setTo}
            {...(isBackward ? { wrong: t('holidays.backward') } : {})}
          />
        </Row>
        {isTooLong(error) ? (
          <p class={css.trouble} role="alert">
            {t('holidays.too-long', error.params)}
          </p>
        ) : (
          <Trouble error={error} />
        )}
        <Row>
          <Button type="submit" disabled={busy || from === '' || to === '' || isBackward}>
            {t('holidays.add')}
          </Button>
        </Row>
      </Form>
    </Sheet>
  );
}
