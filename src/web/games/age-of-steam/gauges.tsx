/** The tracks of the box: the order of play, and incomes with the bands of their reduction (AOS-62). */
import { type AosState, REDUCTION } from '../../../games/age-of-steam/index.ts';
import { seatName } from '../../../text/speaker.ts';
import { Mark } from '../../ui/mark.tsx';
import { Ruler, raised } from '../../ui/ruler.tsx';
import type { PanelProps } from '../face.ts';
import { colourOfSeat } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

const MOST = 50;
const STEP = 3.7;

export function Gauges({ state, speaker }: PanelProps<AosState>) {
  const flags = state.order.map((seat) => ({
    colour: colourOfSeat(seat),
    letter: '',
    value: state.players[seat]!.income,
  }));
  const lift = Math.max(0, ...raised(flags, MOST, STEP).map((flag) => flag.lift));
  const top = -34 - lift;
  const bands = [...REDUCTION].reverse().filter(({ over }) => over < MOST);
  const words = state.order.map((seat) =>
    faceText(speaker, 'ruler.one', { name: seatName(speaker, seat), income: state.players[seat]!.income }),
  );
  return (
    <section class={style.tracks} aria-label={faceText(speaker, 'tracks')}>
      <h3>{faceText(speaker, 'tracks.order')}</h3>
      <ol class={style.order}>
        {state.order.map((seat) => (
          <li key={seat}>
            <Mark colour={colourOfSeat(seat)} size={20} />
            <span class="unseen">{seatName(speaker, seat)}</span>
          </li>
        ))}
      </ol>
      <h3>{faceText(speaker, 'tracks.income')}</h3>
      <svg
        class={`board ${style.ruler}`}
        viewBox={`-12 ${top} ${MOST * STEP + 24} ${40 - top}`}
        role="img"
        aria-label={words.join(', ')}
      >
        <Ruler
          most={MOST}
          step={STEP}
          label=""
          flags={flags}
          bands={bands.map(({ over, by }) => ({ from: over, to: over + 10, label: `−${by}` }))}
        />
      </svg>
    </section>
  );
}
