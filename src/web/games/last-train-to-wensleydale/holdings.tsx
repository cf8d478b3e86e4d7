/** Beside a seat: the colour of its track, its points and its influence. Also the marks of all owners of figures. */
import { COLOURS, type LTWState } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { Colour } from '../../ui/colours.ts';
import { Cube } from '../../ui/cube.tsx';
import { Mark } from '../../ui/mark.tsx';
import { loadColour, seatColour } from './looks.ts';
import style from './panels.module.css';
import { Pawn } from './pieces.tsx';
import { faceText } from './text.ts';

interface HoldingsProps {
  readonly state: Sealed<LTWState>;
  readonly seat: Seat;
  readonly speaker: Speaker;
}

export function Holdings({ state, seat, speaker }: HoldingsProps) {
  const player = state.players[seat];
  if (!player) return null;
  const at = Object.fromEntries(COLOURS.map((colour) => [colour, state.scales[colour].at[seat]!]));
  const { points, reserve } = player;
  const profit = state.scales.profit.at[seat]!;
  return (
    <>
      <span class={style.holdings} aria-hidden="true">
        <Mark colour={seatColour(seat)} size={20} />
        <b>{faceText(speaker, 'holdings.points', { points })}</b>
        <span class={style.influence}>
          {COLOURS.map((colour) => (
            <span key={colour}>
              <Mark colour={colour} size={15} />
              {at[colour]}
            </span>
          ))}
        </span>
      </span>
      <span class="unseen">{faceText(speaker, 'holdings.says', { points, ...at, profit, tracks: reserve })}</span>
    </>
  );
}

const isInfluence = (id: string): id is (typeof COLOURS)[number] => COLOURS.some((known) => known === id);

/** Players, companies and colours of influence. */
export function markOf(of: string): { colour: Colour; letter: string } | null {
  const [family, id = ''] = of.split(':');
  if (family === 'seat') return { colour: seatColour(Number(id)), letter: '' };
  const colour = family === 'purse' ? id.slice(0, id.lastIndexOf('-')) : id;
  if ((family === 'company' || family === 'colour' || family === 'purse') && isInfluence(colour))
    return { colour, letter: '' };
  return null;
}

const isGood = (id: string): id is 'stone' | 'beer' | 'cheese' | 'mail' =>
  id === 'stone' || id === 'beer' || id === 'cheese' || id === 'mail';

export function OwnerMark({ of, size = 22 }: { of: string; size?: number | undefined }) {
  const look = markOf(of);
  if (look) return <Mark colour={look.colour} size={size} />;
  const [family, id = ''] = of.split(':');
  if (family !== 'good') return null;
  if (isGood(id)) return <Cube colour={loadColour(id)} size={size} />;
  if (id !== 'red' && id !== 'green') return null;
  return (
    <svg viewBox="-10 -10 20 22" width={size} height={size} aria-hidden="true">
      <Pawn colour={id} />
    </svg>
  );
}
