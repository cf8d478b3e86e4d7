/** The seats of this table as the parts of the screen show them. */
import { useMemo } from 'preact/hooks';
import { seatName } from '../../text/speaker.ts';
import type { SeatShown } from '../ui/seat.ts';
import { usePlay } from './play-context.ts';

export function useSeats(): readonly SeatShown[] {
  const { now, speaker, initials } = usePlay();
  const { seats } = now.sheet;
  const { presence, where } = now;
  return useMemo(
    () =>
      seats.map(({ mode }, seat) => ({
        seat,
        name: seatName(speaker, seat),
        initials: initials[seat]!,
        robot: mode === 'bot' || mode === 'stand-in',
        away: where === 'online' && mode === 'person' && !presence.seats.includes(seat),
        out: mode === 'open',
      })),
    [seats, speaker, initials, presence, where],
  );
}
