/** Who one is: a guest, somebody who logs in, and all that belongs to one's own account. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../protocol/http.ts';
import { me, refreshMe, setAccount } from '../online/account.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk, useDeed } from '../online/use-ask.ts';
import { sayAgo, sayDay } from '../online/words.ts';
import { go } from '../router.ts';
import { useStore } from '../store.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, ButtonLink, Form, PlainPage, Row, Sheet, TextField } from '../ui/form/form.tsx';

interface AccountAnswer {
  account: OwnAccount;
}

export function AccountPage() {
  const { account, state } = useStore(me);
  if (state === 'unknown') return <PlainPage title={t('account.title')}>{null}</PlainPage>;
  return (
    <PlainPage title={account ? account.name : t('account.title')}>
      {state === 'away' ? <p class={css.trouble}>{t('refused.offline')}</p> : null}
      {account === null ? (
        <Ways />
      ) : account.kind === 'guest' ? (
        <GuestSheets account={account} />
      ) : (
        <PersonSheets account={account} />
      )}
    </PlainPage>
  );
}

/** Without a session: log in, register, or go on as a guest. */
const Ways = () => (
  <>
    <LogIn />
    <Register guest={false} />
    <Sheet title={t('account.guest')}>
      <p>{t('account.guest-hint')}</p>
      <Row>
        <ButtonLink href="/play">{t('account.play-here')}</ButtonLink>
        <ButtonLink href="/lobby">{t('lobby.title')}</ButtonLink>
      </Row>
    </Sheet>
  </>
);

function LogIn() {
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
        </Row>
      </Form>
      <Row>
        {(['password', 'recovery', ...(mail ? (['mail'] as const) : [])] as const)
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} look="plain" onClick={() => setWay(one)}>
              {t(`account.way.${one}`)}
            </Button>
          ))}
      </Row>
    </Sheet>
  );
}

/** A guest who registers keeps every table. */
function Register({ guest }: { guest: boolean }) {
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

async function addPasskey(more: { name?: string; label?: string }): Promise<AccountAnswer> {
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/api/me/passkeys/options',
    {},
  );
  const response = await startRegistration({ optionsJSON }).catch(() => {
    throw new ApiRefusal('passkey-refused');
  });
  return ask<AccountAnswer>('POST', '/api/me/passkeys', { response, ...more });
}

const GuestSheets = ({ account }: { account: OwnAccount }) => (
  <>
    <p>{t('account.you-are-guest')}</p>
    <Register guest />
    <Name account={account} />
    <LogOut guest />
  </>
);

const PersonSheets = ({ account }: { account: OwnAccount }) => (
  <>
    <Row>
      <ButtonLink href={`/people/${account.id}`}>{t('account.profile')}</ButtonLink>
      <ButtonLink href="/notifications">{t('notify.title')}</ButtonLink>
      <ButtonLink href="/settings">{t('account.settings')}</ButtonLink>
    </Row>
    <Name account={account} />
    <Password account={account} />
    <Passkeys />
    <RecoveryCodes account={account} />
    <Mail account={account} />
    <Sessions />
    <Others />
    <Leave account={account} />
  </>
);

function Name({ account }: { account: OwnAccount }) {
  const [name, setName] = useState(account.name);
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.name')}>
      <TextField label={t('account.name')} hint={t('account.name-hint')} value={name} maxLength={40} onText={setName} />
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy || name === account.name}
          onClick={() =>
            run(async () => {
              const changed = await ask<AccountAnswer>('PATCH', '/api/me', { name });
              setAccount(changed.account);
            })
          }
        >
          {t('account.save')}
        </Button>
      </Row>
    </Sheet>
  );
}

function Password({ account }: { account: OwnAccount }) {
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
      {account.hasPassword ? (
        <TextField
          label={t('account.password-now')}
          type="password"
          autocomplete="current-password"
          value={current}
          onText={setCurrent}
        />
      ) : null}
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

interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

function Passkeys() {
  const { asked, again } = useAsk<{ passkeys: Passkey[] }>('/api/me/passkeys');
  const { busy, error, run } = useDeed();
  const change = (deed: () => Promise<unknown>) =>
    run(async () => {
      await deed();
      again();
      await refreshMe();
    });
  return (
    <Sheet title={t('account.passkeys')}>
      <p>{t('account.passkeys-hint')}</p>
      {asked.at === 'answered' ? (
        <ul class={css.list}>
          {asked.answer.passkeys.map((key) => (
            <li key={key.id} class={css.seat}>
              <span />
              <span>
                <bdi>{key.name || t('account.passkey-unnamed')}</bdi>{' '}
                <span class={css.small}>{key.usedAt === null ? sayDay(key.createdAt) : sayAgo(key.usedAt)}</span>
              </span>
              <Button
                disabled={busy}
                onClick={() => change(() => ask('DELETE', `/api/me/passkeys/${encodeURIComponent(key.id)}`))}
              >
                {t('account.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Trouble error={error} />
      <Row>
        <Button disabled={busy} onClick={() => change(() => addPasskey({}))}>
          {t('account.passkey-add')}
        </Button>
      </Row>
    </Sheet>
  );
}

function RecoveryCodes({ account }: { account: OwnAccount }) {
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
      {account.hasPassword ? (
        <TextField
          label={t('account.password-now')}
          type="password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
        />
      ) : null}
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              const made = await ask<{ codes: string[] }>(
                'POST',
                '/api/me/recovery-codes',
                account.hasPassword ? { password } : {},
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

function Mail({ account }: { account: OwnAccount }) {
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
      {account.hasPassword ? (
        <TextField
          label={t('account.password-now')}
          type="password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
        />
      ) : null}
      <Trouble error={error} />
      {sent ? <p class={css.good}>{t('account.mail-sent')}</p> : null}
      <Row>
        <Button
          disabled={busy || mail === ''}
          onClick={() =>
            run(async () => {
              await ask('PUT', '/api/me/mail', { mail, ...(account.hasPassword ? { password } : {}) });
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

interface Session {
  id: string;
  createdAt: number;
  seenAt: number;
  agent: string;
  current: boolean;
}

function Sessions() {
  const { asked, again } = useAsk<{ sessions: Session[] }>('/api/sessions');
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.sessions')}>
      {asked.at === 'answered' ? (
        <ul class={css.list}>
          {asked.answer.sessions.map((session) => (
            <li key={session.id} class={css.seat}>
              <span />
              <span>
                <bdi>{session.agent.slice(0, 80)}</bdi>
                <br />
                <span class={css.small}>{session.current ? t('account.session-this') : sayAgo(session.seenAt)}</span>
              </span>
              {session.current ? (
                <span />
              ) : (
                <Button
                  disabled={busy}
                  onClick={() =>
                    run(async () => {
                      await ask('DELETE', `/api/sessions/${session.id}`);
                      again();
                    })
                  }
                >
                  {t('account.session-end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Trouble error={error} />
      <LogOut guest={false} />
    </Sheet>
  );
}

function LogOut({ guest }: { guest: boolean }) {
  const { busy, error, run } = useDeed();
  return (
    <>
      {guest ? <p class={css.small}>{t('account.log-out-guest')}</p> : null}
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              await ask('POST', '/api/logout', {});
              setAccount(null);
              go('/');
            })
          }
        >
          {t('account.log-out')}
        </Button>
      </Row>
    </>
  );
}

/** People one does not want to meet at a table, or to read. */
function Others() {
  return (
    <Sheet title={t('account.others')}>
      <Relation path="/api/me/blocks" title={t('account.blocked')} />
      <Relation path="/api/me/mutes" title={t('account.muted')} />
    </Sheet>
  );
}

function Relation({ path, title }: { path: string; title: string }) {
  const { asked, again } = useAsk<{ people: { id: string; name: string }[] }>(path);
  const { busy, error, run } = useDeed();
  if (asked.at !== 'answered') return null;
  return (
    <div>
      <h3>{title}</h3>
      <Trouble error={error} />
      <ul class={css.list}>
        {asked.answer.people.map((person) => (
          <li key={person.id} class={css.seat}>
            <span />
            <a href={`/people/${person.id}`}>
              <bdi>{person.name}</bdi>
            </a>
            <Button
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await ask('DELETE', `${path}/${person.id}`);
                  again();
                })
              }
            >
              {t('account.remove')}
            </Button>
          </li>
        ))}
        {asked.answer.people.length === 0 ? <li class={css.small}>{t('account.nobody')}</li> : null}
      </ul>
    </div>
  );
}

/** One's data as a file, and the end of the account. */
function Leave({ account }: { account: OwnAccount }) {
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
      {account.hasPassword ? (
        <TextField
          label={t('account.password-now')}
          type="password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
        />
      ) : null}
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy || name !== account.name}
          onClick={() =>
            run(async () => {
              await ask('DELETE', '/api/me', { name, ...(account.hasPassword ? { password } : {}) });
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
