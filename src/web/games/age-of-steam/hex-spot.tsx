/** One hex as it is now: city, town, track with its owners, cubes. Drawn again only when its own state changes. */
import {
  type AosState,
  coloursOf,
  type Good,
  type Hex,
  letterOfCode,
  lieOf,
  mapOf,
  NEW_CITIES,
  ownerAt,
  partOf,
} from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Point } from '../../ui/board/hex.ts';
import { Town } from '../../ui/board/rails.tsx';
import { CubeShape } from '../../ui/cube.tsx';
import { kept } from '../../ui/kept.tsx';
import { City } from './city.tsx';
import { CUBE } from './geometry.ts';
import { groupsAt } from './goods.ts';
import { hexState } from './hex-state.ts';
import { colourOfGood } from './looks.ts';
import { TileTrack } from './tile-drawing.tsx';

type State = Sealed<AosState>;

interface HexSpotProps {
  readonly hex: Hex;
  readonly at: Point;
  readonly state: State;
  /** The position whose cubes are shown: a cube that is chosen stays where it is until it moves. */
  readonly cubes: State;
  readonly locale: Locale;
  /** The tile was not there before what is chosen. */
  readonly pending: boolean;
}

const ORIGIN = { x: 0, y: 0 };
const EDGES = [0, 1, 2, 3, 4, 5];

/** The number and side of the dice that bring it goods. */
function columnOf(s: State, place: number, letter: ReturnType<typeof letterOfCode>) {
  return letter ? NEW_CITIES[letter] : (mapOf(s).columns.find((column) => column.place === place) ?? null);
}

const HexSpot = kept(
  ({ hex, at, state, cubes, locale, pending }: HexSpotProps) => {
    const code = state.track.tiles[hex.index]!;
    const letter = letterOfCode(code);
    const place = hex.place < 0 ? null : mapOf(state).places[hex.place]!;
    const owners = EDGES.map((edge) => ownerAt(state.track, partOf(hex.index, edge)));
    const goods: readonly Good[] = place ? coloursOf(state, place.index) : [];
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        {code > 0 && <TileTrack lie={lieOf(code)} owners={owners} pending={pending} />}
        {place && (place.city || letter) && (
          <City
            name={place.name[locale]}
            goods={goods}
            column={columnOf(state, place.index, letter)}
            letter={letter}
            border={place.city?.terminal ? 'terminal' : place.city?.foreign ? 'foreign' : null}
            pending={pending}
          />
        )}
        {hex.town && code === 0 && <Town at={ORIGIN} built={false} />}
        {place &&
          groupsAt(cubes, place.index).flatMap(({ good, spots }) =>
            spots.map((spot) => (
              <CubeShape key={`${spot.x} ${spot.y}`} colour={colourOfGood(good)} x={spot.x} y={spot.y} r={CUBE} />
            )),
          )}
      </g>
    );
  },
  ({ hex, at, state, cubes, locale, pending }) => [hex, at, hexState(state, hex, cubes), locale, pending],
);

interface HexSpotsProps extends Pick<HexSpotProps, 'state' | 'cubes' | 'locale'> {
  readonly hexes: readonly Hex[];
  readonly centres: readonly Point[];
  isPending?(hex: Hex): boolean;
}

export const HexSpots = ({ hexes, centres, isPending = () => false, ...rest }: HexSpotsProps) => (
  <>
    {hexes.map((hex) => (
      <HexSpot key={hex.id} hex={hex} at={centres[hex.index]!} pending={isPending(hex)} {...rest} />
    ))}
  </>
);
