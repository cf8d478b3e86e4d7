/** The mark of a company, player or good: its silhouette in its colour with a keyline, and a letter where it has one. */
import { type Colour, fillOf, inkOn } from './colours.ts';
import style from './mark.module.css';
import { baselineOf, outlineOf } from './silhouettes.ts';

/** The bare silhouette, filled and stroked by what stands around it. */
export const Silhouette = ({ colour, r }: { readonly colour: Colour; readonly r: number }) => (
  <>
    <path d={outlineOf(colour, r)} />
    {colour === 'white' && <circle r={r * 0.35} fill={inkOn('white')} stroke="none" />}
  </>
);

interface ShapeProps {
  readonly colour: Colour;
  readonly letter?: string | undefined;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** Inside a drawing. */
export const MarkShape = ({ colour, letter = '', x = 0, y = 0, r = 8.6 }: ShapeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={style.edge} fill={fillOf(colour)}>
      <Silhouette colour={colour} r={r} />
    </g>
    {letter && (
      <text class={style.letter} y={baselineOf(colour, r)} style={{ fontSize: `${r * 1.2}px`, fill: inkOn(colour) }}>
        {letter}
      </text>
    )}
  </g>
);

/** A white plate in the silhouette of a colour: on engines and on track, where the colour is already there. */
export const PlateShape = ({ colour, letter = '', x = 0, y = 0, r = 6.6 }: ShapeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class={`plate ${style.plate}`}>
      <Silhouette colour={colour} r={r} />
      {letter && (
        <text
          class={style.letter}
          y={baselineOf(colour, r)}
          style={{ fontSize: `${r * 1.15}px`, fill: inkOn('white') }}
        >
          {letter}
        </text>
      )}
    </g>
  </g>
);

interface MarkProps {
  readonly colour: Colour;
  readonly letter?: string | undefined;
  readonly size?: number | undefined;
}

/** On its own, in a line of text or a table: decoration beside its name in words. */
export const Mark = ({ colour, letter, size = 22 }: MarkProps) => (
  <svg class={style.alone} viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
    <MarkShape colour={colour} letter={letter} />
  </svg>
);

/** As `Mark`, white with an ink line: who owns a piece of track. */
export const Plate = ({ colour, letter, size = 22 }: MarkProps) => (
  <svg class={style.alone} viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true">
    <PlateShape colour={colour} letter={letter} />
  </svg>
);
