/** The address for links and messages. */
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../protocol/http.ts';
import { me, refreshMe } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { useStore } from '../../store.ts';
import { t } from '../../text/say-page.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import { confirmedBy, PasswordNow } from './password-now.tsx';

export function Mail({ account }: { account: OwnAccount }) {
  const { mail: hasMail } = useStore(me);
  const [mail, setMail] = useState(account.mail ?? '');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useDeed();
  if (!hasMail) return null;
  return (
    <Sheet title={t('account.mail')}>
      <p>
        {t(
          account.mail === null
            ? 'account.mail-none'
            : account.mailVerified
              ? 'account.mail-good'
              : 'account.mail-open',
        )}
      </p>
      <TextField label={t('account.mail')} type="email" autocomplete="email" value={mail} onText={setMail} />
      <PasswordNow account={account} value={password} onText={setPassword} />
      <Trouble error={error} />
      {sent ? <p class={css.good}>{t('account.mail-sent')}</p> : null}
      <Row>
        <Button
          disabled={busy || mail === ''}
          onClick={() =>
            run(async () => {
              await ask('PUT', '/api/me/mail', { mail, ...confirmedBy(account, password) });
              setSent(true);
            })
          }
        >
          {t('account.save')}
        </Button>
        {account.mail === null ? null : (
          <Button
            look="plain"
            disabled={busy}
            onClick={() =>
              run(async () => {
                await ask('DELETE', '/api/me/mail');
                setMail('');
                await refreshMe();
              })
            }
          >
            {t('account.remove')}
          </Button>
        )}
      </Row>
    </Sheet>
  );
}
