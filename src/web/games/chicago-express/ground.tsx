/** Everything of the board that never changes: water, land, terrain, cities. Drawn once. */
import type { Hex, MapId } from '../../../games/chicago-express/index.ts';
import { hexPath, type Point, SIDE } from '../../ui/board/hex.ts';
import { Forest, Mountain, Streets } from '../../ui/board/terrain.tsx';
import { Waterlines } from '../../ui/board/water.tsx';
import { type WaterName, WaterNames } from '../../ui/board/water-names.tsx';
import { fillOf } from '../../ui/colours.ts';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import { LOOKS } from './companies.ts';
import { type Layout, layoutOf } from './geometry.ts';

const WATERS: Readonly<Record<MapId, readonly WaterName[]>> = {
  'eastern-us': [
    { name: { en: 'Lake Erie', fr: 'Lac Érié' }, x: 452, y: -8, size: 19 },
    { name: { en: 'Lake Michigan', fr: 'Lac Michigan' }, x: 28, y: 44, size: 13 },
    { name: { en: 'Atlantic Ocean', fr: 'Océan Atlantique' }, x: 1092, y: 640, size: 24, turn: 66 },
  ],
};

/** Farther than any view reaches. */
const SEA = { x: -1500, y: -1500, width: 4300, height: 4000 };

function Water({ layout }: { layout: Layout }) {
  const { x, y, h } = layout.extent;
  return (
    <>
      <defs>
        <radialGradient id="ce-shore" gradientUnits="userSpaceOnUse" cx={x + 160} cy={y + h - 6} r={620}>
          <stop class={style.page} offset={0.55} />
          <stop class={style.page} offset={1} stop-opacity={0} />
        </radialGradient>
      </defs>
      <rect class={style.sea} {...SEA} />
      <Waterlines id="ce-land" land={layout.land} />
      {/* The south-west is paper: the ruler stands there. */}
      <rect {...SEA} fill="url(#ce-shore)" />
      <WaterNames of={WATERS[layout.map.id]} />
    </>
  );
}

function Rings({ hex, at, layout }: { hex: Hex; at: Point; layout: Layout }) {
  if (hex.kind === 'industrial') return <path class={style.ring} d={hexPath(at, SIDE - 4)} />;
  if (hex.kind === 'chicago')
    return (
      <>
        <path class={style.outerRing} d={hexPath(at, SIDE - 3.4)} />
        <path class={style.innerRing} d={hexPath(at, SIDE - 7.6)} />
      </>
    );
  const company = layout.map.openers.find((id) => layout.map.companies[id].start === hex.id);
  if (!company) return null;
  const fill = fillOf(LOOKS[company].colour);
  return (
    <>
      <path d={hexPath(at)} fill={fill} fill-opacity={0.28} />
      <path class={style.startRing} d={hexPath(at, SIDE - 4)} stroke={fill} />
      <path class={style.startLine} d={hexPath(at, SIDE - 6.4)} />
    </>
  );
}

export const Ground = kept(({ map }: { map: MapId }) => {
  const layout = layoutOf(map);
  return (
    <g>
      <Water layout={layout} />
      {layout.map.inOrder.map((hex) => {
        const at = layout.centres.get(hex.id)!;
        return (
          <g key={hex.id}>
            <path class={`hex ${hex.kind}`} d={hexPath(at)} />
            {hex.kind === 'forest' && <Forest id={hex.id} at={at} />}
            {hex.kind === 'mountain' && <Mountain id={hex.id} at={at} />}
            {hex.kind === 'city' && <Streets at={{ x: at.x, y: at.y + 3 }} />}
            <Rings hex={hex} at={at} layout={layout} />
          </g>
        );
      })}
    </g>
  );
});
