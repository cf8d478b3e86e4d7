/** A ruler with one flag per owner, inside a drawing; flags are lifted where they crowd. */
import type { Colour } from './colours.ts';
import { kept } from './kept.tsx';
import { MarkShape } from './mark.tsx';
import style from './ruler.module.css';

export interface Flag {
  readonly colour: Colour;
  readonly letter: string;
  readonly value: number;
}

export interface RulerProps {
  readonly most: number;
  readonly flags: readonly Flag[];
  readonly label: string;
  /** Board units a step. */
  readonly step?: number;
  /** Hatched stretches with what they mean: reductions. */
  readonly bands?: readonly { readonly from: number; readonly to: number; readonly label: string }[];
}

/** Flags nearer than this many board units stand above one another. */
const CROWDED = 20.2;
const LIFT = 19;
const STEP = 9.2;

/** Beyond the end of the ruler a flag starts again from its beginning, and says so. */
export function raised(
  flags: readonly Flag[],
  most: number,
  step = STEP,
): (Flag & { at: number; laps: number; lift: number })[] {
  const lapped = flags.map((flag) => {
    const laps = Math.max(0, Math.ceil(flag.value / most) - 1);
    return { ...flag, laps, at: flag.value - laps * most, lift: 0 };
  });
  const sorted = lapped.sort((a, b) => a.at - b.at);
  sorted.forEach((flag, i) => {
    const before = sorted[i - 1];
    flag.lift = before && (flag.at - before.at) * step < CROWDED ? before.lift + LIFT : 0;
  });
  return sorted;
}

/** The strokes of the scale: tens apart, which are heavier. */
const strokes = (most: number, step: number, tens: boolean): string =>
  Array.from({ length: most + 1 }, (_, i) =>
    (i % 10 === 0) === tens ? `M${i * step} 0v${tens ? 11 : i % 5 ? 4 : 7}` : '',
  ).join('');

const Scale = kept(({ most, step }: { readonly most: number; readonly step: number }) => (
  <>
    <path d={`M0 0H${most * step}`} />
    <path class={style.minor} d={strokes(most, step, false)} />
    <path class={style.major} d={strokes(most, step, true)} />
    {Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => (
      <text key={i} x={i * 10 * step} y={22}>
        {i * 10}
      </text>
    ))}
  </>
));

export const Ruler = ({ most, flags, label, step = STEP, bands = [] }: RulerProps) => (
  <g class={style.ruler}>
    {bands.map(({ from, to, label: words }) => (
      <g key={from} class={style.band}>
        <path d={`M${from * step} 0H${to * step}V11H${from * step}Z`} />
        <text x={((from + to) / 2) * step} y={34}>
          {words}
        </text>
      </g>
    ))}
    <Scale most={most} step={step} />
    <text class={style.label} x={most * step + 12} y={5}>
      {label}
    </text>
    {raised(flags, most, step).map(({ colour, letter, at, laps, lift }) => (
      <g key={`${colour} ${letter}`} class={style.flag} style={{ transform: `translate(${at * step}px, 0px)` }}>
        <path d={`M0 0V${-14 - lift}`} />
        <MarkShape colour={colour} letter={letter} y={-23 - lift} />
        {laps > 0 && (
          <text class={style.laps} x={11} y={-19 - lift}>
            +{laps * most}
          </text>
        )}
      </g>
    ))}
  </g>
);
