/** The pieces of the game: engines with their plates, houses. */
import type { CompanyId } from '../../../games/chicago-express/index.ts';
import { fillOf } from '../../ui/colours.ts';
import { PlateShape } from '../../ui/mark.tsx';
import style from './board.module.css';
import { LOOKS } from './companies.ts';

/** Side view, about 34 by 20, running west. */
const ENGINE =
  'M-16 5V-1.5H-13V-9.5H-10.5L-10 -1.5H-6V-4.6C-6 -6.6 -2.6 -6.6 -2.6 -4.6V-1.5H3V-9H1.5V-11H15.5V-9H14.5V5H17V7H-17.5L-20 8.6V5Z';
const WHEELS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-12, 8, 3],
  [-4, 7.6, 3.8],
  [5, 7.6, 3.8],
  [13, 8, 3],
];

interface EngineProps {
  readonly company: CompanyId;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly pending?: boolean | undefined;
  /** Not there a moment ago. */
  readonly arrives?: boolean | undefined;
}

export const Engine = ({ company, x = 0, y = 0, scale = 1, pending, arrives }: EngineProps) => {
  const { colour, letter } = LOOKS[company];
  return (
    <g
      class={style.piece}
      transform={`translate(${x} ${y}) scale(${scale})`}
      data-pending={pending || undefined}
      data-new={arrives || undefined}
    >
      <path class="halo" d={ENGINE} />
      <path class="edge" fill={fillOf(colour)} d={ENGINE} />
      <g class={`edge ${style.wheels}`}>
        {WHEELS.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <PlateShape colour={colour} letter={letter} y={0.4} />
    </g>
  );
};

const GABLE = 'M-7 6V-1L0 -7L7 -1V6Z';

export const House = ({ x, y, pending }: { x: number; y: number; pending?: boolean | undefined }) => (
  <g transform={`translate(${x} ${y})`} data-pending={pending || undefined} class={style.piece}>
    <path class="halo" d={GABLE} />
    <path class={`edge ${style.gable}`} d={GABLE} />
    <path class={style.roof} d="M-8 -.4L0 -7.4L8 -.4" />
    <path class={style.door} d="M-2 6V1.5H2V6" />
    <path class={style.chimney} d="M3.6 -5.6v-3" />
  </g>
);
