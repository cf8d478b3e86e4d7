/** One hex as it is now: what is printed on it and what stands there. Drawn again only when its own state changes. */
import { useRef } from 'preact/hooks';
import type { CEMap, CompanyId, Hex } from '../../../games/chicago-express/index.ts';
import { type Speaker, writeFigure } from '../../../text/speaker.ts';
import type { Point } from '../../ui/board/hex.ts';
import { kept } from '../../ui/kept.tsx';
import style from './board.module.css';
import { isRinged, slotsFor } from './geometry.ts';
import { Engine, House } from './pieces.tsx';

const written = new Map<string, ReadonlyMap<number, string>>();

/** Every price of a map, as the reader's language writes it. */
export function pricesOf(map: CEMap, speaker: Speaker): ReadonlyMap<number, string> {
  const name = `${map.id} ${speaker.locale}`;
  const made =
    written.get(name) ??
    new Map(map.inOrder.map(({ cost }) => [cost, writeFigure(speaker, 'money', cost).replace(/\s/g, '')]));
  written.set(name, made);
  return made;
}

export interface HexSpotProps {
  readonly hex: Hex;
  readonly at: Point;
  /** The price as the reader's language writes it. */
  readonly price: string;
  /** What it is worth to a company that stands there. */
  readonly worth: number;
  readonly engines: readonly CompanyId[];
  /** Engines and house that are only chosen, or under way. */
  readonly pending: readonly CompanyId[];
  readonly house: 'none' | 'built' | 'pending';
  /** What a pending house or step adds. */
  readonly gain: number;
  /** Values of its industrial track. */
  readonly steps: readonly number[];
}

/** Filled up to the value of now. */
const Steps = ({ at, steps, worth }: { at: Point; steps: readonly number[]; worth: number }) => {
  const width = 60 / steps.length;
  return (
    <g class={style.steps}>
      {steps.map((value, i) => (
        <rect
          key={value}
          x={at.x - 30 + i * width + 0.6}
          y={at.y - 13.6}
          width={width - 1.2}
          height={3.6}
          data-full={value <= worth || undefined}
        />
      ))}
    </g>
  );
};

function Spot({ hex, at, price, worth, engines, pending, house, gain, steps }: HexSpotProps) {
  const before = useRef(engines);
  const low = at.y + (isRinged(hex) ? 20 : 26);
  const quiet = hex.kind === 'plain' || hex.kind === 'forest';
  const income = hex.kind !== 'start' && worth > 0;
  const slots = slotsFor(engines.length);
  const known = before.current;
  before.current = engines;
  const scale = engines.length > 1 ? 0.76 : 1;
  return (
    <g data-hex={hex.id}>
      {steps.length > 0 && <Steps at={at} steps={steps} worth={worth} />}
      {hex.cost > 0 && (
        <g transform={`translate(${at.x - (income ? 10.5 : 0)} ${low})`}>
          <path class={`cost-tag ${quiet ? style.quiet : ''}`} d="M-8.6 -6.4H8.6V6.4H-8.6Z" />
          <text class="cost" y={3.9}>
            {price}
          </text>
        </g>
      )}
      {income && (
        <g transform={`translate(${at.x + 10.5} ${low})`} class={gain > 0 ? style.gaining : undefined}>
          <rect class="inc-tag" x={-9.4} y={-6.5} width={18.8} height={13} rx={6.5} />
          <text class="inc" y={3.9}>
            +{worth}
          </text>
        </g>
      )}
      <text class="hex-id" x={at.x - (hex.name ? 29 : 0)} y={at.y + (hex.name ? 3 : -24)}>
        {hex.id}
      </text>
      {engines.map((company, i) => (
        <Engine
          key={company}
          company={company}
          x={at.x + slots[i]![0]}
          y={at.y + slots[i]![1]}
          scale={scale}
          pending={pending.includes(company)}
          arrives={!known.includes(company)}
        />
      ))}
      {house !== 'none' && <House x={at.x + 24} y={at.y - 10} pending={house === 'pending'} />}
      {gain > 0 && (
        <g transform={`translate(${at.x + 24} ${at.y + 5})`}>
          <rect class={style.gain} x={-10} y={-7} width={20} height={14} rx={7} />
          <text class={style.gainText} y={4}>
            +{gain}
          </text>
        </g>
      )}
    </g>
  );
}

export const HexSpot = kept(Spot, ({ hex, price, worth, engines, pending, house, gain }) => [
  ...[hex, price, worth, engines.join(), pending.join(), house, gain],
]);
