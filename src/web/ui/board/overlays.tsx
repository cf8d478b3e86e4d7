/** What lies on top of a board: the lit line, the veil, what is chosen, what is new, and where the focus is. */
import type { Axial } from '../../../kernel/hex.ts';
import { areaPath, hexPath, type Point, SIDE } from './hex.ts';

/** A railway line round each connected lit area, so that forty legal hexes stay calm. */
export function LitArea({ hexes }: { hexes: readonly Axial[] }) {
  if (hexes.length === 0) return null;
  return <LitLine d={areaPath(hexes)} />;
}

/** The same line along any shape: a link, a box. */
export const LitLine = ({ d }: { d: string }) => (
  <g class="lit-line">
    <path class="lit1" d={d} />
    <path class="lit2" d={d} />
  </g>
);

/** The amber glow of a lit place under the pointer. */
export const Glow = ({ d }: { d: string }) => <path class="lit glow" d={d} />;

export const Chosen = ({ at }: { at: Point }) => <path class="chosen" d={hexPath(at, SIDE - 2)} />;

/** In which order a place was chosen. */
export const OrderNumeral = ({ at, n }: { at: Point; n: number }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle class="order" r={10} />
    <text class="order-n" y={4.6}>
      {n}
    </text>
  </g>
);

/** Changed since the reader looked: the initials of who did it. */
export const FreshPill = ({ at, initials }: { at: Point; initials: string }) => (
  <g class="fresh" transform={`translate(${at.x} ${at.y})`}>
    <rect x={-12} y={-8} width={24} height={16} rx={8} />
    <text class="mark" y={3.7}>
      {initials}
    </text>
  </g>
);

export const FocusRing = ({ d }: { d: string }) => <path class="focus" d={d} />;
export const Veil = ({ d }: { d: string }) => <path class="veil" d={d} />;
