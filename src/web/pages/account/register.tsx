/** A name of one's own. */
import { useState } from 'preact/hooks';
import { setAccount } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { localeNow } from '../../text/say.ts';
import { t } from '../../text/say-page.ts';
import { Form, TextField } from '../../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import type { AccountAnswer } from './account-answer.ts';
import { addPasskey } from './add-passkey.ts';

/** A guest who registers keeps every table. */
export function Register({ guest }: { guest: boolean }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, error, run } = useDeed();
  const submit = () => {
    run(async () => {
      const { account } = await ask<AccountAnswer>('POST', '/api/register', { name, password, locale: localeNow() });
      setAccount(account);
    });
  };
  const byPasskey = () =>
    run(async () => {
      if (!guest) await ask('POST', '/api/guest', { locale: localeNow() });
      const wanted = name.trim();
      const { account } = await addPasskey(wanted === '' ? {} : { name: wanted });
      setAccount(account);
    });
  return (
    <Sheet title={t('account.register')}>
      <p>{t(guest ? 'account.register-guest' : 'account.register-hint')}</p>
      <Form onSend={submit}>
        <TextField
          label={t('account.name')}
          name="username"
          autocomplete="username"
          value={name}
          required
          maxLength={40}
          onText={setName}
        />
        <TextField
          label={t('account.password')}
          hint={t('account.password-hint')}
          type="password"
          name="new-password"
          autocomplete="new-password"
          value={password}
          required
          onText={setPassword}
        />
        <Trouble error={error} />
        <Row>
          <Button type="submit" disabled={busy}>
            {t('account.register-do')}
          </Button>
          <Button look="plain" disabled={busy} onClick={byPasskey}>
            {t('account.register-passkey')}
          </Button>
        </Row>
      </Form>
    </Sheet>
  );
}
