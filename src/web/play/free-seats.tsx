/** To a watcher who may sit down: seats that somebody has given up, each with the button that takes it. */
import { useEffect } from 'preact/hooks';
import type { Access } from '../../protocol/http.ts';
import { seatName } from '../../text/speaker.ts';
import { me } from '../online/account.ts';
import { freeSeats, takeSeat, taking } from '../online/take-seat.ts';
import { Trouble } from '../online/trouble.tsx';
import { useAsk } from '../online/use-ask.ts';
import { address } from '../router.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import css from './action-bar.module.css';
import { Button } from './button.tsx';
import { usePlay } from './play-context.ts';

export function FreeSeats() {
  const { now, speaker } = usePlay();
  const { query } = useStore(address);
  const tried = useStore(taking);
  const { id, sheet } = now;
  const key = query.get('key');
  const free = freeSeats(sheet.seats);
  const may = useMaySit(id, key, free.length > 0);
  const busy = tried?.busy ?? false;
  if (!may && !busy) return null;
  return free.map((seat) => {
    const name = seatName(speaker, seat);
    const isOne = free.length === 1;
    // Several lines leave no room for it on a phone.
    const hint = isOne && t(sheet.seats[seat]!.mode === 'open' ? 'free-seat.waits' : 'free-seat.bot');
    return (
      <div key={seat} class={css.row} data-part="free-seat" data-slim={!isOne || undefined}>
        <div class={css.say}>
          <p class={css.note}>
            <strong>{t('free-seat', { name })}</strong> {hint}
          </p>
          {tried?.table === id && tried.seat === seat ? <Trouble error={tried.error} /> : null}
        </div>
        <div class={css.acts}>
          <Button
            look="go"
            part="take-seat"
            label={isOne ? undefined : t('free-seat.take-of', { name })}
            disabled={busy}
            onClick={() => void takeSeat(id, seat, key)}
          >
            {t('free-seat.take')}
          </Button>
        </div>
      </div>
    );
  });
}

/** The server knows who may; nobody may as the guest that is then made. */
function useMaySit(table: string, key: string | null, isWanted: boolean): boolean {
  const { state, account } = useStore(me);
  const path = `/api/tables/${table}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
  const { asked, again } = useAsk<{ access: Access }>(isWanted && account ? path : null);
  useEffect(again, [account?.id]);
  if (!isWanted || state !== 'known') return false;
  return account === null || (asked.at === 'answered' && asked.answer.access.sit);
}
