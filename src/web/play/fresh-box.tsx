/** What happened since the reader looked, with "Show me": one move after another on the board. */
import { sayEntry } from '../../text/say-table.ts';
import { t } from '../text/say.ts';
import { Sign } from '../ui/sign.tsx';
import css from './fresh-box.module.css';
import { usePlay } from './play-context.ts';
import { useSeats } from './seats-shown.ts';

/** More than these are counted, not listed. */
const MOST = 4;

export function FreshBox() {
  const { fresh, speaker, markSeen, show } = usePlay();
  const seats = useSeats();
  const last = fresh.moments.slice(-MOST);
  return (
    <section class={css.fresh} aria-label={t('play.fresh')} data-part="fresh">
      <header>
        <h2>{t('play.fresh')}</h2>
        <span>
          <button type="button" data-part="show-me" onClick={show.running ? show.stop : show.start}>
            {show.running ? t('play.fresh.stop') : t('play.fresh.show')}
          </button>
          <button type="button" data-part="seen" onClick={markSeen}>
            {t('play.fresh.seen')}
          </button>
        </span>
      </header>
      <ol>
        {last.map(({ entry }) => (
          <li key={entry.seq}>
            {'seat' in entry && typeof entry.seat === 'number' ? (
              <Sign {...seats[entry.seat]!} tone="news" />
            ) : (
              <span />
            )}
            <span>{sayEntry(speaker, entry)}</span>
          </li>
        ))}
      </ol>
      {fresh.moments.length > MOST ? <p>{t('play.fresh.more', { n: fresh.moments.length - MOST })}</p> : null}
    </section>
  );
}
