/** Codes on paper, each good for one time. */
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../protocol/http.ts';
import { refreshMe } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { t } from '../../text/say-page.ts';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import { confirmedBy, PasswordNow } from './password-now.tsx';

export function RecoveryCodes({ account }: { account: OwnAccount }) {
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.codes')}>
      <p>{t('account.codes-hint', { n: account.recoveryCodes })}</p>
      {codes === null ? null : (
        <>
          <ul class={css.code}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p>{t('account.codes-once')}</p>
        </>
      )}
      <PasswordNow account={account} value={password} onText={setPassword} />
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              const made = await ask<{ codes: string[] }>(
                'POST',
                '/api/me/recovery-codes',
                confirmedBy(account, password),
              );
              setCodes(made.codes);
              await refreshMe();
            })
          }
        >
          {t('account.codes-make')}
        </Button>
      </Row>
    </Sheet>
  );
}
