/** One city as it is now: ring in the colour of its goods, value, and its cube until it is collected. */
import type { City } from '../../../games/steel-driver/index.ts';
import { fillOf } from '../../ui/colours.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import { moveTo, paperOf, rimOf } from './geometry.ts';

interface CitySpotProps {
  readonly city: City;
  /** Its goods cube lies here. */
  readonly cube: boolean;
  readonly veiled: boolean;
}

/** At the shoulder of a city where its name is not: the dollars that what is chosen gains there, or what its cube would add to the sets (`offered`). */
export const Gain = ({ city, gain, offered }: { city: City; gain: number; offered: boolean }) => {
  const text = `+${gain}`;
  const width = 14 + text.length * 9;
  return (
    <g
      class={style.gain}
      data-offered={offered || undefined}
      transform={moveTo({ x: city.x - 27, y: city.y + (city.label === 's' ? -27 : 27) })}
    >
      <rect x={-width / 2} y={-10.5} width={width} height={21} rx={10.5} />
      <text y={5.8}>{text}</text>
    </g>
  );
};

export const CitySpot = kept(({ city, cube, veiled }: CitySpotProps) => (
  <g class={style.city} transform={moveTo(city)} data-veiled={veiled || undefined} data-kind={city.kind}>
    <path class={style.rim} d={rimOf(city)} fill={fillOf(city.goods)} />
    <path class={style.paper} d={paperOf(city)} />
    <text class={style.value} y={6.2}>
      {city.value}
    </text>
    {cube && <CubeShape colour={city.goods} x={18} y={-17} r={8} />}
  </g>
));
