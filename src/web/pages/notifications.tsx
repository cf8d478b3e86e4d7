/** Where one is told that it is one's turn: this browser, mail, webhooks; quiet hours and holidays; tests of each. */
import { useState } from 'preact/hooks';
import type { OwnAccount, Target } from '../../protocol/http.ts';
import { ensureAccount, me, setAccount } from '../online/account.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk, useDeed } from '../online/use-ask.ts';
import { sayAgo } from '../online/words.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import { Choice, TextField } from '../ui/form/fields.tsx';
import { Button, PlainPage, Row, Sheet } from '../ui/form/form.tsx';
import { Holidays } from './holidays.tsx';

interface TargetsAnswer {
  targets: Target[];
  mail: boolean;
}

export function NotificationsPage() {
  const { account } = useStore(me);
  return (
    <PlainPage title={t('notify.title')}>
      <p>{t('notify.hint')}</p>
      {account === null ? <Nobody /> : <Targets account={account} />}
    </PlainPage>
  );
}

function Nobody() {
  const { busy, error, run } = useDeed();
  return (
    <Sheet>
      <p>{t('notify.nobody')}</p>
      <Trouble error={error} />
      <Row>
        <Button disabled={busy} onClick={() => run(async () => void (await ensureAccount()))}>
          {t('notify.as-guest')}
        </Button>
        <a href="/account">{t('account.log-in')}</a>
      </Row>
    </Sheet>
  );
}

function Targets({ account }: { account: OwnAccount }) {
  const { asked, again } = useAsk<TargetsAnswer>('/api/targets');
  const { busy, error, run } = useDeed();
  const [secret, setSecret] = useState<string | null>(null);
  if (asked.at === 'refused') return <Trouble error={asked.error} />;
  if (asked.at === 'asking') return null;
  const { targets, mail } = asked.answer;
  const add = (wanted: unknown) =>
    run(async () => {
      const made = await ask<{ secret?: string }>('POST', '/api/targets', wanted);
      setSecret(made.secret ?? null);
      again();
    });
  return (
    <>
      <Trouble error={error} />
      <Sheet title={t('notify.where')}>
        {targets.length === 0 ? <p class={css.empty}>{t('notify.none')}</p> : null}
        <ul class={css.list}>
          {targets.map((target) => (
            <TargetRow key={target.id} target={target} again={again} />
          ))}
        </ul>
        {secret === null ? null : (
          <p class={css.good}>
            {t('notify.secret')} <code>{secret}</code>
          </p>
        )}
      </Sheet>
      <PushSheet busy={busy} onAdd={(subscription) => add({ kind: 'push', subscription })} run={run} />
      {mail ? (
        <Sheet title={t('notify.mail')}>
          {account.mailVerified ? (
            <Row>
              <Button disabled={busy} onClick={() => add({ kind: 'mail' })}>
                {t('notify.mail-add')}
              </Button>
            </Row>
          ) : (
            <p>
              <a href="/account">{t('notify.mail-first')}</a>
            </p>
          )}
        </Sheet>
      ) : null}
      <WebhookSheet busy={busy} onAdd={(url, shape) => add({ kind: 'webhook', url, shape })} />
      <QuietHours account={account} />
      <Holidays account={account} />
    </>
  );
}

/** Why a delivery failed is a code for a developer; the row says that and when. */
function TargetRow({ target, again }: { target: Target; again(): void }) {
  const { busy, error, run } = useDeed();
  const [tested, setTested] = useState(false);
  const status =
    target.failures > 0
      ? t('notify.failed', { n: target.failures, why: target.lastError ?? '' })
      : target.lastOkAt === null
        ? t('notify.never')
        : t('notify.last', { ago: sayAgo(target.lastOkAt) });
  return (
    <li class={css.line}>
      <span>
        <strong>{t(`notify.kind.${target.kind}`)}</strong> <bdi class={css.small}>{target.at ?? ''}</bdi>
        <br />
        <span class={css.small}>{target.enabled ? status : t('notify.off')}</span>
        <Trouble error={error} />
        {tested ? <span class={css.small}> {t('notify.tested')}</span> : null}
      </span>
      <Row>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              await ask('POST', `/api/targets/${target.id}/test`, {});
              setTested(true);
              setTimeout(again, 3000);
            })
          }
        >
          {t('notify.test')}
        </Button>
        <Button
          look="plain"
          disabled={busy}
          onClick={() =>
            run(async () => {
              await ask('PATCH', `/api/targets/${target.id}`, { enabled: !target.enabled });
              again();
            })
          }
        >
          {t(target.enabled ? 'notify.switch-off' : 'notify.switch-on')}
        </Button>
        <Button
          look="plain"
          disabled={busy}
          onClick={() =>
            run(async () => {
              await ask('DELETE', `/api/targets/${target.id}`);
              again();
            })
          }
        >
          {t('account.remove')}
        </Button>
      </Row>
    </li>
  );
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

interface PushProps {
  busy: boolean;
  onAdd(subscription: PushSubscriptionJSON): void;
  run(deed: () => Promise<void>): void;
}

/** The browser's permission is asked only when the button is pressed. */
function PushSheet({ busy, onAdd, run }: PushProps) {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const [denied, setDenied] = useState(able && Notification.permission === 'denied');
  const subscribe = () =>
    run(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        setDenied(true);
        return;
      }
      const { publicKey } = await ask<{ publicKey: string }>('GET', '/api/push/key');
      const worker = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
      const subscription = await worker.pushManager.subscribe(options).catch(() => {
        throw new ApiRefusal('unavailable'); // the browser's push service cannot be reached
      });
      onAdd(subscription.toJSON());
    });
  return (
    <Sheet title={t('notify.push')}>
      {able ? (
        <>
          {denied ? <p>{t('notify.push-denied')}</p> : null}
          <Row>
            <Button disabled={busy || denied} onClick={subscribe}>
              {t('notify.push-add')}
            </Button>
          </Row>
        </>
      ) : (
        <p>{t('notify.push-unable')}</p>
      )}
    </Sheet>
  );
}

const SHAPES = ['plain', 'discord', 'slack'] as const;

function WebhookSheet({ busy, onAdd }: { busy: boolean; onAdd(url: string, shape: string): void }) {
  const [url, setUrl] = useState('');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('plain');
  return (
    <Sheet title={t('notify.webhook')}>
      <TextField label={t('notify.webhook-url')} type="url" value={url} maxLength={2000} onText={setUrl} />
      <Choice
        label={t('notify.webhook-shape')}
        value={shape}
        options={SHAPES.map((value) => ({ value, label: t(`notify.shape.${value}`) }))}
        onChoose={(value) => setShape(value)}
      />
      <Row>
        <Button disabled={busy || url === ''} onClick={() => onAdd(url, shape)}>
          {t('notify.webhook-add')}
        </Button>
      </Row>
    </Sheet>
  );
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Quiet {
  from: number;
  to: number;
}
const quietIn = (preferences: Record<string, unknown>): Quiet | null => {
  const { quiet } = preferences;
  return typeof quiet === 'object' && quiet !== null && 'from' in quiet && 'to' in quiet
    ? { from: Number(quiet.from), to: Number(quiet.to) }
    : null;
};

/** Nothing is sent in them, and clocks of day-by-day tables rest. */
function QuietHours({ account }: { account: OwnAccount }) {
  const now = quietIn(account.preferences);
  const [from, setFrom] = useState(clockText(now?.from ?? 22 * 60));
  const [to, setTo] = useState(clockText(now?.to ?? 8 * 60));
  const { busy, error, run } = useDeed();
  const save = (quiet: unknown) =>
    run(async () => {
      const changed = await ask<{ account: OwnAccount }>('PUT', '/api/me/preferences', { quiet });
      setAccount(changed.account);
    });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Sheet title={t('notify.quiet')}>
      <p>{now ? t('notify.quiet-on', { from: clockText(now.from), to: clockText(now.to) }) : t('notify.quiet-none')}</p>
      <Row>
        <TextField label={t('notify.quiet-from')} type="time" value={from} onText={setFrom} />
        <TextField label={t('notify.quiet-to')} type="time" value={to} onText={setTo} />
      </Row>
      <Trouble error={error} />
      <Row>
        <Button disabled={busy} onClick={() => save({ from: minutesOf(from), to: minutesOf(to), zone })}>
          {t('account.save')}
        </Button>
        {now ? (
          <Button look="plain" disabled={busy} onClick={() => save(null)}>
            {t('account.remove')}
          </Button>
        ) : null}
      </Row>
    </Sheet>
  );
}
