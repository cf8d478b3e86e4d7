/** A seat in small: its mark, engine and shares, its income, and what the next expenses leave. */
import type { AosState } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Speaker, writeFigure } from '../../../text/speaker.ts';
import type { Colour } from '../../ui/colours.ts';
import { Cube } from '../../ui/cube.tsx';
import { Mark } from '../../ui/mark.tsx';
import { figure } from './figures.ts';
import { colourOfSeat, isGood } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

interface HoldingsProps {
  readonly state: Sealed<AosState>;
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly calculator?: boolean | undefined;
}

export function Holdings({ state, seat, speaker, calculator = true }: HoldingsProps) {
  const player = state.players[seat];
  if (!player) return null;
  const of = `seat:${seat}`;
  const [left, shortage] = [figure(state, of, 'after-expenses'), figure(state, of, 'shortage') ?? 0];
  return (
    <span class={style.holdings}>
      <Mark colour={colourOfSeat(seat)} size={20} />
      {player.bankrupt ? (
        <b>{faceText(speaker, 'seat.bankrupt')}</b>
      ) : (
        <>
          <span>{faceText(speaker, 'seat.engine', { n: player.engine })}</span>
          <span>{faceText(speaker, 'seat.shares', { n: player.shares })}</span>
          <span>{faceText(speaker, 'seat.income', { n: player.income })}</span>
          {calculator && left !== null && (
            <span data-short={shortage > 0 || undefined}>
              {faceText(speaker, 'seat.next', {
                sum: writeSigned(speaker, player.income - (figure(state, of, 'expenses') ?? 0)),
              })}
            </span>
          )}
          {player.action && <i>{faceText(speaker, 'seat.action', { action: player.action })}</i>}
        </>
      )}
    </span>
  );
}

/** A true minus, so that it is not taken for a hyphen. */
const writeSigned = (speaker: Speaker, n: number): string =>
  `${n < 0 ? '−' : '+'}${writeFigure(speaker, 'money', Math.abs(n))}`;

/** Players have marks; the goods of a touch are shown as their cube. */
export function markOf(of: string): { colour: Colour; letter: string } | null {
  const [family, id = ''] = of.split(':');
  return family === 'seat' ? { colour: colourOfSeat(Number(id)), letter: '' } : null;
}

export function OwnerMark({ of, size }: { of: string; size?: number | undefined }) {
  const [family, id = ''] = of.split(':');
  if (family === 'seat') return <Mark colour={colourOfSeat(Number(id))} size={size} />;
  const good = id.split('-')[1];
  return family === 'good' && isGood(good) ? <Cube colour={good} {...(size === undefined ? {} : { size })} /> : null;
}
