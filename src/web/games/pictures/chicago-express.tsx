/** Three engines of one company on their way west. */
import { hexPath } from '../../ui/board/hex.ts';
import { Forest, Mountain } from '../../ui/board/terrain.tsx';
import { fillOf } from '../../ui/colours.ts';
import { EngineShape } from '../../ui/engine.tsx';
import { Picture } from './parts.tsx';
import css from './picture.module.css';

const GROUND = [
  [0, 0, 'plain'],
  [60, 35, 'forest'],
  [60, -35, 'plain'],
  [120, 0, 'city'],
  [180, 35, 'mountain'],
  [180, -35, 'plain'],
  [240, 0, 'plain'],
  [0, 70, 'forest'],
  [120, 70, 'plain'],
  [240, 70, 'plain'],
  [120, -70, 'plain'],
  [0, -70, 'plain'],
  [240, -70, 'forest'],
  [300, 35, 'plain'],
  [300, -35, 'city'],
  [-60, 35, 'plain'],
  [-60, -35, 'plain'],
] as const;
const LINE = 'M-60 35L0 0L60 -35L120 0L180 -35L240 0L300 -35';

export const ChicagoExpressPicture = () => (
  <Picture box="-30 -91 330 170">
    {GROUND.map(([x, y, kind]) => (
      <g key={`${x},${y}`}>
        <path class={`${css.ground} ${css[kind]}`} d={hexPath({ x, y })} />
        {kind === 'forest' ? <Forest id={`${x}`} at={{ x, y }} /> : null}
        {kind === 'mountain' ? <Mountain id={`${x}`} at={{ x, y }} /> : null}
      </g>
    ))}
    <path class={css.keyline} d={LINE} />
    <path class={css.line} stroke={fillOf('red')} d={LINE} />
    {[0, 120, 240].map((x) => (
      <EngineShape key={x} colour="red" letter="P" x={x} y={2} scale={1.1} />
    ))}
  </Picture>
);
