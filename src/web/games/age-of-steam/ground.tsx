/** Everything of the board that never changes: frame, lakes, land, mountains, rivers, printed prices. Drawn once. */
import type { Hex, MapId } from '../../../games/age-of-steam/index.ts';
import { type Speaker, writeFigure } from '../../../text/speaker.ts';
import { hexPath } from '../../ui/board/hex.ts';
import { Mountain } from '../../ui/board/terrain.tsx';
import { section } from '../../ui/board/track.ts';
import { Waterlines } from '../../ui/board/water.tsx';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import { layoutOf } from './geometry.ts';

/** A river hex without drawn edges. */
const WAVE = 'M-15 0q3.75 -6 7.5 0t7.5 0t7.5 0t7.5 0';

const River = ({ hexes, map }: { hexes: readonly Hex[]; map: MapId }) => {
  const { centres } = layoutOf(map);
  return (
    <>
      {[false, true].map((inner) =>
        hexes.map(({ index, river }) => (
          <path
            key={`${inner} ${index}`}
            class={river ? style.river : style.wave}
            data-inner={inner || undefined}
            transform={`translate(${centres[index]!.x} ${centres[index]!.y + (river ? 0 : 20)})`}
            d={river ? section(river[0]!, river[1]!) : WAVE}
          />
        )),
      )}
    </>
  );
};

export const Ground = kept(
  ({ map: id, speaker }: { map: MapId; speaker: Speaker }) => {
    const { map, centres, land, lakes } = layoutOf(id);
    const firm = map.hexes.filter(({ terrain }) => terrain !== 'lake');
    return (
      <g>
        <path class={style.frame} d={land + lakes} />
        <path class={style.frame} data-inner d={land + lakes} />
        {lakes !== '' && (
          <>
            <defs>
              <clipPath id="aos-lakes">
                <path d={lakes} />
              </clipPath>
            </defs>
            <g clip-path="url(#aos-lakes)">
              <path class={style.lake} d={lakes} />
              <Waterlines id="aos-land" land={land} />
            </g>
          </>
        )}
        {firm.map(({ id: name, index, terrain }) => {
          const at = centres[index]!;
          return (
            <g key={name}>
              <path class={`hex ${terrain}`} d={hexPath(at)} />
              {terrain === 'mountain' && <Mountain id={name} at={{ x: at.x, y: at.y + 5 }} />}
              <text class="hex-id" x={at.x} y={at.y - 24}>
                {name}
              </text>
            </g>
          );
        })}
        <River hexes={firm.filter(({ terrain }) => terrain === 'river')} map={id} />
        {firm.map(({ index, cost }) =>
          cost === null ? null : (
            <g key={index} transform={`translate(${centres[index]!.x} ${centres[index]!.y + 25})`}>
              <path class="cost-tag" d="M-9.6 -6.4H9.6V6.4H-9.6Z" />
              <text class="cost" y={3.9}>
                {writeFigure(speaker, 'money', cost).replace(/\s/g, '')}
              </text>
            </g>
          ),
        )}
      </g>
    );
  },
  ({ map, speaker }) => [map, speaker.locale],
);
