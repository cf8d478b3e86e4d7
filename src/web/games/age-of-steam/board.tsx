/** The board of Age of Steam, in the layers of a survey sheet. It draws; the frame around it listens. */
import type { AosState, Hex } from '../../../games/age-of-steam/index.ts';
import { Glow } from '../../ui/board/overlays.tsx';
import type { BoardProps } from '../face.ts';
import { layoutOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { HexSpots } from './hex-spot.tsx';
import { cubesShown, hexTouch, liftedHexes } from './lifted.ts';
import { LitLinks, placeTouch, RouteGlow, routesOf } from './routes.tsx';

export function Board(props: BoardProps<AosState>) {
  const { state, speaker, lights } = props;
  const layout = layoutOf(state.options.map);
  const { map, centres, outlines } = layout;
  const lifted = new Set(liftedHexes(props));
  const routes = routesOf(state, lights);
  const hasTrack = ({ place, index }: Hex): boolean => place >= 0 || state.track.tiles[index] !== 0;
  return (
    <>
      <Ground map={state.options.map} speaker={speaker} />
      <RouteGlow routes={routes} layout={layout} />
      {map.hexes.some((hex) => lights.orderOf(placeTouch(hex)) > 0) && <LitLinks routes={routes} layout={layout} />}
      <HexSpots
        hexes={map.hexes.filter((hex) => hasTrack(hex) && !lifted.has(hex))}
        {...{ centres, state, cubes: cubesShown(props), locale: speaker.locale }}
      />
      {map.hexes
        .filter((hex) => lights.isLit(hexTouch(hex)) || (hex.place >= 0 && lights.isLit(placeTouch(hex))))
        .map(({ id, index }) => (
          <Glow key={id} d={outlines[index]!} />
        ))}
    </>
  );
}
