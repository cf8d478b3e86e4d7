/** Thin lines under the header of a table: the line is down, pass the device on. */
import { useEffect, useState } from 'preact/hooks';
import { sayEntry } from '../../text/say-table.ts';
import { seatName } from '../../text/speaker.ts';
import { SiteLines } from '../shell/lines.tsx';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { HandOver } from './hand-over.tsx';
import css from './notices.module.css';
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
