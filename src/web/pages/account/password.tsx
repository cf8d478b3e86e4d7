/** A first password, or another one. */
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../protocol/http.ts';
import { refreshMe } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { t } from '../../text/say-page.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import { PasswordNow } from './password-now.tsx';

export function Password({ account }: { account: OwnAccount }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDeed();
  const save = () =>
    run(async () => {
      await ask('PUT', '/api/me/password', { password, ...(account.hasPassword ? { current } : {}) });
      setCurrent('');
      setPassword('');
      setDone(true);
      await refreshMe();
    });
  return (
    <Sheet title={t('account.password')}>
      <PasswordNow account={account} value={current} onText={setCurrent} />
      <TextField
        label={t('account.password-new')}
        hint={t('account.password-hint')}
        type="password"
        autocomplete="new-password"
        value={password}
        onText={setPassword}
      />
      <Trouble error={error} />
      {done ? <p class={css.good}>{t('account.password-done')}</p> : null}
      <Row>
        <Button disabled={busy || password === ''} onClick={save}>
          {t('account.save')}
        </Button>
      </Row>
    </Sheet>
  );
}
