/** Others act: who, and for how long when a bot takes its time; an auction is followed from here too. */
import { seatName } from '../../text/speaker.ts';
import { loadPageTexts, t } from '../text/say.ts';
import css from './action-bar.module.css';
import { Prompt, usePrompt } from './action-bar.tsx';
import { AuctionLine } from './auction-bar.tsx';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useTime } from './live.tsx';
import { usePlay } from './play-context.ts';
import { PlanButton, UndoButton } from './tools.tsx';

const FreeSeats = lazyPart(async () => (await Promise.all([import('./free-seats.tsx'), loadPageTexts()]))[0].FreeSeats);

/** After this long the seconds are shown. */
const LONG = 5000;

export function WaitBar() {
  const { me, now, float, mode } = usePlay();
  const asked = usePrompt();
  return (
    <>
      <div class={css.row}>
        <div class={css.say}>
          <Prompt muted text={asked} />
          <AuctionLine />
          <Thinking />
          {me === null ? <p class={css.note}>{t('play.watching')}</p> : null}
        </div>
        <div class={css.acts}>
          {me === null ? null : <UndoButton />}
          {me === null ||
          now.sheet.desk === null ||
          mode !== 'now' ||
          Object.keys(now.game.orders).length === 0 ? null : (
            <Button look="quiet" part="orders" onClick={() => float('orders')}>
              {t('play.orders.open')}
            </Button>
          )}
          {me === null ? null : <PlanButton />}
        </div>
      </div>
      {me === null && now.where === 'online' ? <FreeSeats /> : null}
    </>
  );
}

function Thinking() {
  const { now, speaker } = usePlay();
  const seat = now.acting.find((one) => now.sheet.seats[one]!.mode !== 'person');
  const since = seat === undefined ? null : now.sheet.clocks[seat]!.since;
  const time = useTime(since === null ? null : 1000);
  if (seat === undefined || since === null) return null;
  const waited = time + now.clockSkew - since;
  if (waited < LONG) return null;
  return (
    <p class={css.note}>{t('play.thinking.long', { seat: seatName(speaker, seat), n: Math.floor(waited / 1000) })}</p>
  );
}
