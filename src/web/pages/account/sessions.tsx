/** Where one is logged in, and the way out. */
import { setAccount } from '../../online/account.ts';
import { sayAgent } from '../../online/agent.ts';
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useAsk, useDeed } from '../../online/use-ask.ts';
import { sayAgo } from '../../online/words.ts';
import { go } from '../../router.ts';
import { t } from '../../text/say-page.ts';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';

interface Session {
  id: string;
  createdAt: number;
  seenAt: number;
  agent: string;
  current: boolean;
}

export function Sessions() {
  const { asked, again } = useAsk<{ sessions: Session[] }>('/api/sessions');
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.sessions')}>
      {asked.at === 'answered' ? (
        <ul class={css.list}>
          {asked.answer.sessions.map((session) => (
            <li key={session.id} class={css.line}>
              <span>
                {sayAgent(session.agent)}
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

export function LogOut({ guest }: { guest: boolean }) {
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
