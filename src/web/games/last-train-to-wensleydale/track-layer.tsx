/** Tracks across borders, in the colours of their owners; a line that is being planned, with what each border costs. */
import { OwnerPlate, Rails } from '../../ui/board/rails.tsx';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import type { Layout, TrackShape } from './geometry.ts';
import { isCompanyTrack, trackColour } from './looks.ts';

/** The dotted threads that join tracks inside a sector: under everything that stands there. */
export const Threads = kept(({ layout, tracks }: { layout: Layout; tracks: readonly number[] }) => {
  const d = tracks.flatMap((track, i) => (track === 0 ? [] : layout.borders[i]!.threads)).join('');
  return d === '' ? null : (
    <g>
      <path class={style.threadCase} d={d} />
      <path class={style.thread} d={d} />
    </g>
  );
});

interface TrackProps {
  readonly shape: TrackShape;
  readonly track: number;
  /** Named, but not yet paid. */
  readonly pending?: boolean | undefined;
  /** Would change hands. */
  readonly sold?: boolean | undefined;
}

export const Track = kept(({ shape, track, pending, sold }: TrackProps) => (
  <g class={sold ? style.sold : undefined}>
    <Rails d={shape.d} owner={trackColour(track)} pending={pending} />
    <OwnerPlate owner={trackColour(track)} at={shape.middle} filled={isCompanyTrack(track)} />
  </g>
));

/** What a border of the line costs. */
export const PriceTag = ({ shape: { middle }, cost }: { shape: TrackShape; cost: number }) => (
  <g transform={`translate(${middle.x} ${middle.y})`}>
    <rect class={style.price} x={-10} y={-9} width={20} height={18} />
    <text class={style.priceText} y={5}>
      {cost}
    </text>
  </g>
);
