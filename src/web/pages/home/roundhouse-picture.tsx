/** The picture of the home page: a roundhouse from above, six stalls with a mark each, an engine on the bridge. */
import type { Colour } from '../../ui/colours.ts';
import { EngineShape } from '../../ui/engine.tsx';
import { MarkShape } from '../../ui/mark.tsx';
import { short } from '../../ui/silhouettes.ts';
import css from './roundhouse-picture.module.css';

const TRACKS = 18;
const STALLS: readonly number[] = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4];
const MARKS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple', 'black'];
/** Degrees of one stall. */
const WIDE = 360 / TRACKS;
const [INNER, OUTER] = [168, 238];

const point = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${short(r * Math.cos(a))} ${short(r * Math.sin(a))}`;
};
const arc = (r: number, from: number, to: number): string => `A${r} ${r} 0 0 ${to > from ? 1 : 0} ${point(r, to)}`;

function Stall({ from }: { from: number }) {
  const to = from + WIDE;
  const walls = `M${point(INNER, from)}L${point(OUTER, from)}${arc(OUTER, from, to)}L${point(INNER, to)}${arc(INNER, to, from)}Z`;
  const roof = [1, 2, 3, 4].map((k) => INNER + k * 14);
  return (
    <>
      <path class={css.stall} d={walls} />
      <path class={css.roof} d={roof.map((r) => `M${point(r, from)}${arc(r, from, to)}`).join('')} />
    </>
  );
}

export const RoundhousePicture = () => (
  <svg class={css.picture} viewBox="-250 -250 500 500" aria-hidden="true">
    {Array.from({ length: TRACKS }, (_, i) => (
      <g key={i * WIDE} transform={`rotate(${i * WIDE})`}>
        <path class={css.ties} d="M112 0H230" />
        <path class={css.rail} d="M112 -4.6H230M112 4.6H230" />
      </g>
    ))}
    {STALLS.map((i) => (
      <Stall key={i} from={-90 + i * WIDE} />
    ))}
    {MARKS.map((colour, i) => {
      const at = -90 + (i - 2.5) * WIDE;
      const [x, y] = point(203, at).split(' ').map(Number);
      return <MarkShape key={colour} colour={colour} x={x ?? 0} y={y ?? 0} r={14} />;
    })}
    <circle class={css.pit} r="104" />
    <circle class={css.ring} r="96" />
    <g class={css.bridge}>
      <path class={css.planks} d="M-102 0H102" />
      <path class={css.heavy} d="M-103 -11H103M-103 11H103" />
      <path class={css.rail} d="M-103 -22H103M-103 22H103" />
      <EngineShape colour="green" y={-3} scale={2.7} />
    </g>
  </svg>
);
