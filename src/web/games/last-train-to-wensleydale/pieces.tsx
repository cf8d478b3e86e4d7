/** The pieces of the game: passengers, landowners, goods, and the marks of towns. */
import { type Colour, fillOf, inkOn } from '../../ui/colours.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { Silhouette } from '../../ui/mark.tsx';
import style from './pieces.module.css';

const PAWN = 'M-6 9C-6 3 -3.4 1.6 -3.4 -1A4.2 4.2 0 1 1 3.4 -1C3.4 1.6 6 3 6 9Z';
const HAT = 'M-9 6H9V3.6H5.6V-8H-5.6V3.6H-9Z';

interface PieceProps {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Would go from here. */
  readonly going?: boolean | undefined;
}

const move = ({ x = 0, y = 0, scale = 1 }: PieceProps): string => `translate(${x} ${y}) scale(${scale})`;

/** A passenger, with the silhouette of the company whose town is wanted. */
export const Pawn = ({ colour, ...at }: PieceProps & { readonly colour: Colour }) => (
  <g transform={move(at)} class={style.piece} data-going={at.going || undefined}>
    <path class={style.halo} d={PAWN} />
    <path class={style.edge} fill={fillOf(colour)} d={PAWN} />
    <g transform="translate(0 5)" fill={inkOn(colour)}>
      <Silhouette colour={colour} r={2.2} />
    </g>
    {at.going && <Cross />}
  </g>
);

/** A landowner. */
export const Hat = (at: PieceProps) => (
  <g transform={move(at)} class={style.piece} data-going={at.going || undefined}>
    <path class={style.halo} d={HAT} />
    <path class={style.edge} fill={fillOf('black')} d={HAT} />
    <path class={style.band} d="M-5 1.4H5" />
    {at.going && <Cross />}
  </g>
);

export const Good = ({ colour, ...at }: PieceProps & { readonly colour: Colour }) => (
  <g transform={move(at)} class={style.piece} data-going={at.going || undefined}>
    <CubeShape colour={colour} r={8.4} />
    {at.going && <Cross />}
  </g>
);

const Cross = () => <path class={style.cross} d="M-8 -8L8 8M8 -8L-8 8" />;

/** A place for a good where none lies. */
export const EmptySlot = ({ x = 0, y = 0 }: PieceProps) => (
  <rect class={style.slot} x={x - 7.6} y={y - 7.6} width={15.2} height={15.2} rx={2} />
);

interface TownProps {
  readonly big: boolean;
  readonly companies: readonly ('green' | 'red')[];
}

/** A village is a ring, a town a square; of a company in its colour with its silhouette, of both cut in two. */
export const TownMark = ({ big, companies }: TownProps) => {
  const r = big ? 12 : 9;
  const [first, second] = companies;
  const fill = first ? fillOf(first) : undefined;
  return (
    <g class={style.town}>
      {big ? (
        <rect x={-r} y={-r} width={2 * r} height={2 * r} {...(fill ? { fill } : {})} />
      ) : (
        <circle r={r} {...(fill ? { fill } : {})} />
      )}
      {second &&
        (big ? (
          <path d={`M${-r} ${r}H${r}V${-r}Z`} fill={fillOf(second)} />
        ) : (
          <path d={`M${-r * 0.71} ${r * 0.71}A${r} ${r} 0 0 0 ${r * 0.71} ${-r * 0.71}Z`} fill={fillOf(second)} />
        ))}
      {first && !second && (
        <g class={style.sign} fill={inkOn(first)}>
          <Silhouette colour={first} r={big ? 5.4 : 4} />
        </g>
      )}
      {!first && big && <rect class={style.core} x={-4.4} y={-4.4} width={8.8} height={8.8} />}
    </g>
  );
};
