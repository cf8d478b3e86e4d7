/** Who one is: a guest, somebody who logs in, and all that belongs to one's own account. */
import type { OwnAccount } from '../../../protocol/http.ts';
import { me } from '../../online/account.ts';
import css from '../../online/online.module.css';
import { useStore } from '../../store.ts';
import { t } from '../../text/say-page.ts';
import { ButtonLink, PlainPage, Row, Sheet } from '../../ui/form/form.tsx';
import { Leave } from './leave.tsx';
import { LogIn } from './log-in.tsx';
import { Mail } from './mail.tsx';
import { Others } from './others.tsx';
import { Name } from './own-name.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Register } from './register.tsx';
import { LogOut, Sessions } from './sessions.tsx';

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
