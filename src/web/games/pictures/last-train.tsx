/** Dales and hills, two lines, a company town, stone and cheese. */
import { fillOf } from '../../ui/colours.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { Picture, Rails } from './parts.tsx';
import css from './picture.module.css';

const SECTORS = [
  ['-60,-80 60,-90 80,0 -40,20', 'valley'],
  ['60,-90 190,-80 200,10 80,0', 'hill'],
  ['190,-80 320,-90 320,30 200,10', 'plain'],
  ['-40,20 80,0 110,110 -60,110', 'plain'],
  ['80,0 200,10 230,110 110,110', 'valley'],
  ['200,10 320,30 320,110 230,110', 'plain'],
] as const;

export const LastTrainPicture = () => (
  <Picture box="-50 -84 362 186">
    {SECTORS.map(([points, kind]) => (
      <polygon key={points} class={`${css.ground} ${css[kind]}`} points={points} />
    ))}
    <Rails d="M10 -25L60 60" owner="purple" />
    <Rails d="M60 60L155 60" owner="purple" />
    <Rails d="M155 60L265 62" owner="yellow" />
    <rect class={css.edge} x="255" y="52" width="20" height="20" fill={fillOf('red')} />
    <circle class={`${css.edge} ${css.paper}`} cx="60" cy="60" r="8" />
    <circle class={`${css.edge} ${css.paper}`} cx="155" cy="60" r="8" />
    <CubeShape colour="white" x={130} y={-40} r={8} />
    <CubeShape colour="white" x={150} y={-40} r={8} />
    <CubeShape colour="orange" x={262} y={-40} r={8} />
  </Picture>
);
