/** Four cities: two links built, two still survey lines with their price. */
import { fillOf } from '../../ui/colours.ts';
import { Picture, Rails } from './parts.tsx';
import css from './picture.module.css';

const FREE = [
  { d: 'M0 40L120 70', x: 60, y: 55, cost: 3 },
  { d: 'M120 70L230 10', x: 175, y: 40, cost: 4 },
];
const CITIES = [
  { x: 0, y: 40, value: 40, colour: 'orange' },
  { x: 110, y: -30, value: 30, colour: 'red' },
  { x: 230, y: 10, value: 20, colour: 'silver' },
  { x: 120, y: 70, value: 20, colour: 'black' },
] as const;

export const SteelDriverPicture = () => (
  <Picture box="-60 -85 340 180">
    <Rails d="M0 40L110 -30" owner="green" />
    <Rails d="M110 -30L230 10" owner="blue" />
    {FREE.map(({ d, x, y, cost }) => (
      <g key={d}>
        <path class={css.survey} d={d} />
        <rect class={`${css.edge} ${css.paper}`} x={x - 10} y={y - 10} width="20" height="20" />
        <text class={css.figure} x={x} y={y + 5} font-size="14">
          {cost}
        </text>
      </g>
    ))}
    {CITIES.map(({ x, y, value, colour }) => (
      <g key={colour} transform={`translate(${x} ${y})`}>
        <circle class={css.edge} r="21" fill={fillOf(colour)} />
        <circle class={`${css.edge} ${css.street}`} r="15" />
        <text class={css.figure} y="6" font-size="16">
          {value}
        </text>
      </g>
    ))}
  </Picture>
);
