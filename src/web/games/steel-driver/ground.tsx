/** Everything of the board that never changes: water, land, regions of goods, the legend. Drawn once a board. */
import { GOODS } from '../../../games/steel-driver/index.ts';
import { type Speaker, say } from '../../../text/speaker.ts';
import { Waterlines } from '../../ui/board/water.tsx';
import { WaterNames } from '../../ui/board/water-names.tsx';
import { fillOf } from '../../ui/colours.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import { COASTLINE, WATERS } from './coast.ts';
import type { Layout } from './geometry.ts';
import { regionsOf } from './regions.ts';
import { faceText } from './text.ts';

/** Farther than any view reaches. */
const SEA = { x: -2000, y: -2000, width: 5600, height: 5200 };

/** Curved like the lines of a survey sheet. */
const GRATICULE = Array.from({ length: 14 }, (_, n) => {
  const [i, y, x] = [n - 2, (n - 2) * 120, (n - 2) * 170];
  const across = `M-100 ${y + 60}Q800 ${y - 30} 1760 ${y + 100}`;
  const down = `M${x} -100Q${x - (i - 5) * 14} 500 ${x - (i - 5) * 46} 1200`;
  return across + down;
}).join('');

function Land({ layout }: { layout: Layout }) {
  const { cells, borders } = regionsOf(layout.map.cities);
  const { extent } = layout;
  const sheet = `M${extent.x + 8} ${extent.y + 8}h${extent.w - 16}v${extent.h - 16}h${16 - extent.w}Z`;
  const land = layout.hasCoast ? COASTLINE : sheet;
  return (
    <>
      <defs>
        <clipPath id="sd-clip">
          <path d={land} />
        </clipPath>
      </defs>
      <rect class={style.sea} {...SEA} />
      <Waterlines id="sd-land" land={land} lines={8} step={6} />
      <path class={style.land} d={land} />
      <g clip-path="url(#sd-clip)">
        {cells.map(({ city, d }) => (
          <path key={city.id} class={style.region} data-good={city.goods} fill={fillOf(city.goods)} d={d} />
        ))}
        <path class={style.border} d={borders} />
        <path class={style.graticule} d={GRATICULE} />
      </g>
      <path class={style.shore} d={land} />
    </>
  );
}

/** Colours of goods with their number of cities; and where this board comes from, said plainly. */
function Legend({ layout, speaker, own }: { layout: Layout; speaker: Speaker; own: boolean }) {
  const { map, extent } = layout;
  const step = 30;
  const top = extent.y + extent.h - step * GOODS.length - 34;
  return (
    <g class={style.legend} transform={`translate(${extent.x + 24} ${top})`}>
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(0 ${i * step})`}>
          <CubeShape colour={good} x={12} y={0} r={10} />
          <text x={34} y={6}>
            {faceText(speaker, 'legend.goods', {
              good: say(speaker, `good.${good}`),
              n: map.cities.filter(({ goods }) => goods === good).length,
            })}
          </text>
        </g>
      ))}
      <text x={0} y={GOODS.length * step + 8} class={style.source}>
        {faceText(speaker, own ? 'legend.own' : 'legend.reconstructed')}
      </text>
    </g>
  );
}

export const Ground = kept(
  ({ layout, speaker, own }: { layout: Layout; speaker: Speaker; own: boolean }) => (
    <g>
      <Land layout={layout} />
      {layout.hasCoast && <WaterNames of={WATERS} />}
      <Legend layout={layout} speaker={speaker} own={own} />
    </g>
  ),
  ({ layout, speaker, own }) => [layout, speaker.locale, own],
);
