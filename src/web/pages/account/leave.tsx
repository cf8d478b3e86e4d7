/** Leaving, or taking one's data along. */
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../protocol/http.ts';
import { setAccount } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { go } from '../../router.ts';
import { t } from '../../text/say-page.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Button, ButtonLink, Row, Sheet } from '../../ui/form/form.tsx';
import { confirmedBy, PasswordNow } from './password-now.tsx';

/** One's data as a file, and the end of the account. */
export function Leave({ account }: { account: OwnAccount }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.leave')}>
      <p>{t('account.export-hint')}</p>
      <Row>
        <ButtonLink href="/api/me/export" download="turntable-export.json">
          {t('account.export')}
        </ButtonLink>
      </Row>
      <p>{t('account.delete-hint')}</p>
      <TextField label={t('account.delete-name', { name: account.name })} value={name} onText={setName} />
      <PasswordNow account={account} value={password} onText={setPassword} />
      <Trouble error={error} />
      <Row>
        <Button
          look="stop"
          disabled={busy || name !== account.name}
          onClick={() =>
            run(async () => {
              await ask('DELETE', '/api/me', { name, ...confirmedBy(account, password) });
              setAccount(null);
              go('/');
            })
          }
        >
          {t('account.delete')}
        </Button>
      </Row>
    </Sheet>
  );
}
