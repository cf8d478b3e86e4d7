/** The seats of this table as the parts of the screen show them. */
import { useMemo } from 'preact/hooks';
import { seatName } from '../../text/speaker.ts';
import { botLevel } from '../text/bot-name.ts';
import type { SeatShown } from '../ui/seat.ts';
import { usePlay } from './play-context.ts';

export function useSeats(): readonly SeatShown[] {
  const { now, speaker, initials } = usePlay();
  const { seats } = now.sheet;
  const { presence, where } = now;
  return useMemo(
    () =>
      seats.map(({ mode, id }, seat) => ({
        seat,
        name: seatName(speaker, seat),
        initials: initials[seat]!,
        robot: mode === 'bot' || mode === 'stand-in',
        // Robots of the server are called by their level, those of a device by names of engines.
        level: where !== 'online' && mode === 'bot' ? botLevel(id) : undefined,
        away: where === 'online' && mode === 'person' && !presence.seats.includes(seat),
        out: mode === 'open',
      })),
    [seats, speaker, initials, presence, where],
  );
}
