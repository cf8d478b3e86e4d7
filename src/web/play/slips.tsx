/** Above the bar: orders that are alive, a plan that is kept, the latest note. */
import { sayNote } from '../../text/say-table.ts';
import { t } from '../text/say.ts';
import css from './notices.module.css';
import { OrderSlips } from './order-slips.tsx';
import { usePlay } from './play-context.ts';

export function Slips() {
  const { now, speaker, send, plans } = usePlay();
  const { desk } = now.sheet;
  const note = now.notes.at(-1);
  if (!desk) return null;
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
