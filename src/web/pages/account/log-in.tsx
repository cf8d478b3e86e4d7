/** Ways back in: password, recovery code, link by mail, passkey. */
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'preact/hooks';
import { me, setAccount } from '../../online/account.ts';
import { ApiRefusal, ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { go } from '../../router.ts';
import { useStore } from '../../store.ts';
import { t } from '../../text/say-page.ts';
import { Form, TextField } from '../../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import type { AccountAnswer } from './account-answer.ts';

export function LogIn() {
  const { mail } = useStore(me);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [way, setWay] = useState<'password' | 'recovery' | 'mail'>('password');
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useDeed();
  const enter = async (path: string, body: unknown) => {
    const { account } = await ask<AccountAnswer>('POST', path, body);
    setAccount(account);
    go('/');
  };
  const submit = () => {
    run(async () => {
      if (way === 'mail') {
        await ask('POST', '/api/login/mail', { mail: name });
        setSent(true);
      } else if (way === 'recovery') await enter('/api/login/recovery', { name, code: password });
      else await enter('/api/login', { name, password });
    });
  };
  const byPasskey = () =>
    run(async () => {
      const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
        'POST',
        '/api/login/passkey/options',
        {},
      );
      const response = await startAuthentication({ optionsJSON }).catch(() => {
        throw new ApiRefusal('passkey-refused');
      });
      await enter('/api/login/passkey', { response });
    });
  return (
    <Sheet title={t('account.log-in')}>
      <Form onSend={submit}>
        <TextField
          label={t(way === 'mail' ? 'account.mail' : 'account.name')}
          type={way === 'mail' ? 'email' : 'text'}
          name="username"
          autocomplete={way === 'mail' ? 'email' : 'username webauthn'}
          value={name}
          required
          onText={setName}
        />
        {way === 'mail' ? null : (
          <TextField
            label={t(way === 'recovery' ? 'account.recovery-code' : 'account.password')}
            type={way === 'recovery' ? 'text' : 'password'}
            name="password"
            autocomplete={way === 'recovery' ? 'off' : 'current-password'}
            value={password}
            required
            onText={setPassword}
          />
        )}
        <Trouble error={error} />
        {sent ? <p class={css.good}>{t('account.mail-sent')}</p> : null}
        <Row>
          <Button look="main" type="submit" disabled={busy}>
            {t(way === 'mail' ? 'account.send-link' : 'account.log-in')}
          </Button>
          <Button disabled={busy} onClick={byPasskey}>
            {t('account.by-passkey')}
          </Button>
          {(['password', 'recovery', ...(mail ? (['mail'] as const) : [])] as const)
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} look="plain" onClick={() => setWay(one)}>
                {t(`account.way.${one}`)}
              </Button>
            ))}
        </Row>
      </Form>
    </Sheet>
  );
}
