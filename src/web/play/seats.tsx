/** Who sits at the table: the roundhouse and a row each; on smaller screens a strip above the board. */
import { remaining } from '../../table/index.ts';
import { factLabel, factValue } from '../../text/say.ts';
import { t } from '../text/say.ts';
import { Roundhouse } from '../ui/roundhouse.tsx';
import { SeatRow } from '../ui/seat-row.tsx';
import { Sign } from '../ui/sign.tsx';
import { clockWords, LATE, nextTick } from './clock-words.ts';
import { useTime } from './live.tsx';
import { figureOf } from './logic/bill.ts';
import { usePlay } from './play-context.ts';
import css from './seats.module.css';
import { useSeats } from './seats-shown.ts';

/** In the order of play, the reader first. Rows keep their places: where the reader is another, others stand in them. */
function useOrder(): number[] {
  const { now, me } = usePlay();
  const n = now.sheet.seats.length;
  return Array.from({ length: n }, (_, i) => ((me ?? 0) + i) % n);
}

function usePurse() {
  const { now, face, speaker, before, choice } = usePlay();
  const { key } = face.purse;
  const next = choice.selection?.ready ? choice.selection.after : null;
  return (seat: number): { is: string; after: string | undefined; label: string } => {
    const fact = figureOf(now.game, before, `seat:${seat}`, key);
    const then = next && figureOf(now.game, next, `seat:${seat}`, key);
    return {
      is: fact ? factValue(speaker, fact) : '',
      after: fact && then && then.value !== fact.value ? factValue(speaker, then) : undefined,
      label: factLabel(speaker, key),
    };
  };
}

export function Seats() {
  const { now, me, before, face, speaker, calculator, askAbout, history } = usePlay();
  const seats = useSeats();
  const order = useOrder();
  const purse = usePurse();
  const acting = history.position ? [] : now.acting;
  const names = order.map((seat) => seats[seat]!.name).join(', ');
  return (
    <>
      <div class={css.house}>
        <Roundhouse
          seats={seats}
          acting={acting}
          me={me}
          label={
            acting.length === 0
              ? names
              : t('play.roundhouse', { acting: acting.map((s) => seats[s]!.name).join(', '), names })
          }
          turns={now.ending ? 1 : 0}
        />
      </div>
      <ul class={css.rows}>
        {order.map((seat, i) => {
          const { is, after, label } = purse(seat);
          const shown = seats[seat]!;
          return (
            <SeatRow
              key={i}
              seat={shown}
              name={seat === me ? t('play.you') : shown.name}
              me={seat === me}
              acting={acting.includes(seat)}
              purse={is}
              purseAfter={after}
              purseLabel={`${shown.name}, ${label}: ${is}`}
              onPurse={() => askAbout(`seat:${seat}`, face.purse.key)}
              clock={<Clock seat={seat} />}
            >
              <face.Holdings state={before} seat={seat} speaker={speaker} calculator={calculator} />
            </SeatRow>
          );
        })}
      </ul>
    </>
  );
}

/** Time left, where the table has clocks. */
export function Clock({ seat }: { readonly seat: number }) {
  const { now } = usePlay();
  const { creation, calendars, clocks } = now.sheet;
  const clock = clocks[seat]!;
  const at = Date.now() + now.clockSkew;
  const first = remaining(creation.clock, calendars[seat]!, clock, at);
  useTime(first === null || clock.since === null ? null : nextTick(first));
  const left = remaining(creation.clock, calendars[seat]!, clock, Date.now() + now.clockSkew);
  if (left === null) return null;
  return (
    <time class={css.clock} data-late={(left < LATE && clock.since !== null) || undefined}>
      {clockWords(left)}
    </time>
  );
}

/** All seats in one line: sign and purse. */
export function SeatStrip() {
  const { now, me, face, openTab } = usePlay();
  const seats = useSeats();
  const order = useOrder();
  const purse = usePurse();
  return (
    <ul class={css.strip} aria-label={t('play.region.seats')}>
      {order.map((seat, i) => {
        const { is, label } = purse(seat);
        const acting = now.acting.includes(seat);
        const name = seat === me ? t('play.you') : seats[seat]!.name;
        return (
          <li key={i} data-acting={acting || undefined}>
            <button type="button" onClick={() => openTab('players')}>
              <Sign {...seats[seat]!} tone={acting ? 'act' : undefined} />
              <face.Mark of={`seat:${seat}`} size={18} />
              <span aria-hidden="true">{is}</span>
              <span class="unseen">
                {[name, acting ? t('play.acting') : '', `${label} ${is}`].filter((s) => s !== '').join(', ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
