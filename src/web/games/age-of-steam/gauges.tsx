/** The tracks of the box: the order of play, and incomes with the bands of their reduction (AOS-62). */
import { type AosState, reductionOf } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { seatName } from '../../../text/speaker.ts';
import { Mark } from '../../ui/mark.tsx';
import { Ruler, raised } from '../../ui/ruler.tsx';
import type { PanelProps } from '../face.ts';
import { colourOfSeat } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

/** One stretch beyond the last that is printed: who is there loses most. */
const MOST = 60;
const STEP = 3.1;

/** AOS-62: what each income would lose this turn, with the map's factor and the table's option; equal ones together. */
export function bandsOf(state: Sealed<AosState>): { from: number; to: number; by: number }[] {
  const bands: { from: number; to: number; by: number }[] = [];
  for (let income = 1; income <= MOST; income++) {
    const by = reductionOf(state, income);
    const last = bands.at(-1);
    if (last?.by === by && last.to === income - 1) last.to = income;
    else if (by > 0) bands.push({ from: income - 1, to: income, by });
  }
  return bands;
}

export function Gauges({ state, speaker }: PanelProps<AosState>) {
  const flags = state.order.map((seat) => ({
    colour: colourOfSeat(seat),
    letter: '',
    value: state.players[seat]!.income,
  }));
  const lift = Math.max(0, ...raised(flags, MOST, STEP).map((flag) => flag.lift));
  const top = -34 - lift;
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
          bands={bandsOf(state).map(({ from, to, by }) => ({ from, to, label: `−${by}` }))}
        />
      </svg>
    </section>
  );
}
