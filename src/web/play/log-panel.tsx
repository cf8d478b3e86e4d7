/** The log: one row for each action, consequences folded under it; pressed, it goes to that moment. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/contract.ts';
import { seatName } from '../../text/speaker.ts';
import { regionNow } from '../text/region.ts';
import { t } from '../text/say.ts';
import { Sign } from '../ui/sign.tsx';
import css from './log-panel.module.css';
import { type LogRow, logRows } from './logic/log.ts';
import { usePlay } from './play-context.ts';
import { useSeats } from './seats-shown.ts';

export function LogPanel() {
  const { now, speaker, history, fresh, places, face } = usePlay();
  const [seat, setSeat] = useState<Seat | null>(null);
  const [about, setAbout] = useState<string | null>(null);
  const seats = useSeats();
  const rows = useMemo(
    () => logRows(now, speaker, { seat, about }),
    [now.moments, now.sheet.line, speaker, seat, about],
  );
  const end = useRef<HTMLDivElement>(null);
  const live = history.position === null;
  useEffect(() => {
    if (live) end.current?.scrollIntoView({ block: 'nearest' });
  }, [rows.length, live]);
  const news = new Set(fresh.moments.map(({ entry }) => entry.seq));
  const things = useMemo(() => thingsOf(now.game.facts(now.state).map(({ of }) => of)), [now.game, now.state]);
  return (
    <div class={css.log}>
      <div class={css.filters}>
        <label>
          <span class="unseen">{t('play.log.filter')}</span>
          <select
            value={seat === null ? (about === null ? '' : `a:${about}`) : `s:${seat}`}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setSeat(value.startsWith('s:') ? Number(value.slice(2)) : null);
              setAbout(value.startsWith('a:') ? value.slice(2) : null);
            }}
          >
            <option value="">{t('play.log.all')}</option>
            {seats.map(({ seat: one }) => (
              <option key={one} value={`s:${one}`}>
                {t('play.log.by', { seat: seatName(speaker, one) })}
              </option>
            ))}
            {things.map((of) => (
              <option key={of} value={`a:${of.slice(of.indexOf(':') + 1)}`}>
                {t('play.log.about', { what: nameOf(of) })}
              </option>
            ))}
            {places.map(({ touch, name }) => (
              <option key={touch.id} value={`a:${touch.id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rows.length === 0 ? <p class={css.empty}>{t('play.log.empty')}</p> : null}
      <ol aria-label={t('play.tab.log')}>
        {rows.map((row) => (
          <Row key={row.seq} row={row} isNews={news.has(row.seq)} isShown={history.position?.seq === row.seq} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );

  function nameOf(of: string): string {
    return face.touchLabel({ on: of.slice(0, of.indexOf(':')), id: of.slice(of.indexOf(':') + 1) }, now.state, speaker);
  }
}

/** Companies and the like: owners of figures other than seats, places and the table. */
const thingsOf = (owners: readonly string[]): string[] =>
  [...new Set(owners)].filter((of) => of.startsWith('company:'));

interface RowProps {
  readonly row: LogRow;
  readonly isNews: boolean;
  readonly isShown: boolean;
}

function Row({ row, isNews, isShown }: RowProps) {
  const { history, face, lightPlaces } = usePlay();
  const seats = useSeats();
  const { seat, moment, sentence, consequences, undone, round } = row;
  const light = () => lightPlaces(moment.events.flatMap((event) => [...face.touchesOf(event)]));
  const shown = seat === null ? null : seats[seat];
  return (
    <>
      {round === null ? null : <li class={css.round}>{t('play.log.round', { n: round })}</li>}
      <li
        class={css.row}
        data-undone={undone || undefined}
        data-shown={isShown || undefined}
        data-seq={row.seq}
        onPointerEnter={light}
        onPointerLeave={() => lightPlaces([])}
      >
        <button
          type="button"
          aria-current={isShown ? 'step' : undefined}
          disabled={moment.state === null}
          onFocus={light}
          onBlur={() => lightPlaces([])}
          onClick={() => history.show(row.seq)}
        >
          {shown ? <Sign {...shown} tone={isNews ? 'news' : undefined} /> : <span />}
          <span>
            {sentence}
            {undone ? <em> {t('play.log.taken-back')}</em> : null}
          </span>
          <time>{timeOf(row.at)}</time>
        </button>
        {consequences.length > 1 ? (
          <details>
            <summary>{t('play.log.more', { n: consequences.length })}</summary>
            <ul>
              {consequences.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </li>
    </>
  );
}

const timeOf = (at: number): string =>
  at === 0 ? '' : new Intl.DateTimeFormat(regionNow(), { hour: '2-digit', minute: '2-digit' }).format(at);
