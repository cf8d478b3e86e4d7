/** Thin lines under the header of a table: the line is down, pass the device on, a plan is kept, a note of an order. */
import { useEffect, useState } from 'preact/hooks';
import { sayEntry, sayNote } from '../../text/say-table.ts';
import { seatName } from '../../text/speaker.ts';
import { SiteLines } from '../shell/lines.tsx';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { HandOver } from './hand-over.tsx';
import css from './notices.module.css';
import { OrderSlips } from './order-slips.tsx';
import { usePlay } from './play-context.ts';

export function Notices() {
  const { client, now } = usePlay();
  const line = useStore(client.line);
  return (
    <>
      {now.where === 'online' ? null : <SiteLines />}
      {line === 'down' || line === 'connecting' ? (
        <p class={css.line} role="status" data-part="off-line">
          {now.sending ? t('play.waits-for-line') : t('play.off-line')}
        </p>
      ) : null}
      <PassOn />
    </>
  );
}

/** Where somebody could see a secret, the screen is covered; else a line is enough. */
function PassOn() {
  const { now, me, speaker, client, secret } = usePlay();
  const [taken, setTaken] = useState(me);
  const several = now.mine.length > 1;
  const due = me !== null && now.acting.includes(me) && now.mine.includes(me);
  const mustPass = several && due && taken !== me;
  useEffect(() => {
    if (several && due && !secret && now.viewer !== me && me !== null) client.sit(me);
  }, [several, due, secret, now.viewer, me, client]);
  if (!mustPass || me === null) return null;
  const last = now.moments.get(now.sheet.line.moves.at(-1) ?? -1);
  return (
    <HandOver
      name={seatName(speaker, me)}
      news={last ? sayEntry(speaker, last.entry) : ''}
      secret={secret}
      onTake={() => {
        setTaken(me);
        if (now.viewer !== me) client.sit(me);
      }}
    />
  );
}

/** Above the bar: orders that are alive, a plan that is kept, the latest note. */
export function Slips() {
  const { now, speaker, send, plans, mode, me } = usePlay();
  const { desk } = now.sheet;
  const note = now.notes.at(-1);
  if (!desk || mode !== 'now' || me === null) return null;
  return (
    <>
      {note ? (
        <p class={css.note} data-part="note">
          {sayNote(speaker, note)}
        </p>
      ) : null}
      {desk.draft ? (
        <p class={css.note} data-part="draft">
          <b>{t(desk.draft.when === 'kept' ? 'play.plan.kept' : 'play.plan.waits')}</b>
          <button type="button" onClick={() => plans.begin(now.state, desk.draft?.actions ?? [])}>
            {t('play.plan.open')}
          </button>
          <button type="button" onClick={() => void send({ type: 'draft', draft: null })}>
            {t('play.plan.drop')}
          </button>
        </p>
      ) : null}
      <OrderSlips
        speaker={speaker}
        desk={desk}
        onSend={(orders) => void send({ type: 'orders', orders: orders.map((order) => ({ ...order })) })}
      />
    </>
  );
}
