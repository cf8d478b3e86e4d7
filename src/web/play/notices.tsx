/** Thin lines under the header of a table: the line is down, or bots cannot be fetched. */
import { SiteLines } from '../shell/lines.tsx';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import css from './notices.module.css';
import { usePlay } from './play-context.ts';

export function Notices() {
  const { client, now } = usePlay();
  const line = useStore(client.line);
  const waitsForBots = now.botsMissing && now.acting.some((seat) => now.sheet.seats[seat]!.mode !== 'person');
  return (
    <>
      {now.where === 'online' ? null : <SiteLines />}
      {line === 'down' || line === 'connecting' ? (
        <p class={css.line} role="status" data-part="off-line">
          {now.sending ? t('play.waits-for-line') : t('play.off-line')}
        </p>
      ) : null}
      {waitsForBots ? (
        <p class={css.line} role="status" data-part="bots-missing">
          {t('play.bots-missing')}
        </p>
      ) : null}
    </>
  );
}
