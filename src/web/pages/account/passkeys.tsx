/** Keys of one's devices. */
import { refreshMe } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useAsk, useDeed } from '../../online/use-ask.ts';
import { sayAgo, sayDay } from '../../online/words.ts';
import { t } from '../../text/say-page.ts';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import { addPasskey } from './add-passkey.ts';

interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

export function Passkeys() {
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
      {asked.at === 'answered' && asked.answer.passkeys.length > 0 ? (
        <ul class={css.list}>
          {asked.answer.passkeys.map((key) => (
            <li key={key.id} class={css.line}>
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
