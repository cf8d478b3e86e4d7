/** Side view of an engine, about 34 by 20 units, running west: company colour, keyline, paper wheels, a plate on its flank. */
import { type Colour, fillOf } from './colours.ts';
import style from './engine.module.css';
import { PlateShape } from './mark.tsx';

const BODY =
  'M-16 5V-1.5H-13V-9.5H-10.5L-10 -1.5H-6V-4.6C-6 -6.6 -2.6 -6.6 -2.6 -4.6V-1.5H3V-9H1.5V-11H15.5V-9H14.5V5H17V7H-17.5L-20 8.6V5Z';

/** An engine that is not there yet. */
export const EngineOutline = () => <path class={style.outline} d={BODY} />;

interface Props {
  readonly colour: Colour;
  /** Empty: no plate. */
  readonly letter?: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

export const EngineShape = ({ colour, letter = '', x = 0, y = 0, scale = 1 }: Props) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path class={style.halo} d={BODY} />
    <path class={style.edge} fill={fillOf(colour)} d={BODY} />
    <g class={`${style.edge} ${style.wheels}`}>
      <circle cx="-12" cy="8" r="3" />
      <circle cx="-4" cy="7.6" r="3.8" />
      <circle cx="5" cy="7.6" r="3.8" />
      <circle cx="13" cy="8" r="3" />
    </g>
    {letter === '' ? null : <PlateShape colour={colour} letter={letter} y={0.4} />}
  </g>
);
