/** The roundhouse: seats are stalls round the turntable, and the bridge swings to the seat that must act. */
import { useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/contract.ts';
import style from './roundhouse.module.css';
import type { SeatShown } from './seat.ts';

export interface RoundhouseProps {
  /** In the order of play. */
  readonly seats: readonly SeatShown[];
  readonly acting: readonly Seat[];
  /** The reader, always at the bottom; null for a watcher, who sits nowhere. */
  readonly me: Seat | null;
  /** In words: who must act, then the order. */
  readonly label: string;
  /** One full turn of the bridge when this changes: the end of a game. */
  readonly turns?: number | undefined;
}

/** Degrees clockwise from the east; the reader's stall is at 90, the bottom. */
export const stallAngle = (index: number, count: number): number => 90 + (index * 360) / count;

/** The bridge takes the shorter way: the angle nearest to where it stands now that shows the same direction. */
export const swing = (from: number, to: number): number => from + ((((to - from + 180) % 360) + 360) % 360) - 180;

export function Roundhouse({ seats, acting, me, label, turns = 0 }: RoundhouseProps) {
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === me),
  );
  const round = [...seats.slice(first), ...seats.slice(0, first)];
  // Several seats at once: the bridge rests on the reader.
  const target = acting.length === 1 ? round.findIndex(({ seat }) => seat === acting[0]) : 0;
  const angle = useRef(stallAngle(Math.max(0, target), round.length));
  angle.current = swing(angle.current, stallAngle(Math.max(0, target), round.length));
  return (
    <svg class={style.roundhouse} viewBox="-92 -86 184 172" role="img" aria-label={label}>
      <circle class={style.pit} r={41} />
      {round.map((seat, i) => {
        const a = (stallAngle(i, round.length) * Math.PI) / 180;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return (
          <g key={seat.seat} data-act={acting.includes(seat.seat) || undefined}>
            <path class={style.ties} d={`M${c * 43} ${s * 43}L${c * 53} ${s * 53}`} />
            <g
              class={style.stall}
              transform={`translate(${c * 68} ${s * 68})`}
              data-robot={seat.robot || undefined}
              data-away={seat.away || undefined}
              data-out={seat.out || undefined}
            >
              <rect x={-19} y={-13} width={38} height={26} rx={seat.robot ? 13 : 2} />
              <text y={4.8}>{seat.initials}</text>
            </g>
          </g>
        );
      })}
      <g class={style.bridge} style={{ transform: `rotate(${angle.current + turns * 360}deg)` }}>
        <path class={style.deck} d="M-38 0H38" />
        <path class={style.rails} d="M-40 -5H40M-40 5H40" />
        <path class={style.lamp} d="M24 -5H40V5H24Z" />
      </g>
    </svg>
  );
}
