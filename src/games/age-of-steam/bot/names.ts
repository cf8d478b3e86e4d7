/** Names for the boards and positions that playouts come to, so that what was thought of them is found again. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { phaseNow } from '../rules/current.ts';
import type { SealedTrack } from '../rules/track.ts';
import type { AosState } from '../state.ts';
import { areEqual } from './looked.ts';

type State = Sealed<AosState>;

/** What has been built since, as a name for the board; kept for the last one, since track is never changed in place. */
export function boardNames({ track: old }: State): (now: SealedTrack) => string {
  let last = old;
  let name = '';
  return (now) => {
    if (now === last) return name;
    last = now;
    name = changesOf(old, now);
    return name;
  };
}

function changesOf(old: SealedTrack, now: SealedTrack): string {
  let changes = '';
  for (let hex = 0; hex < now.tiles.length; hex++)
    if (now.tiles[hex] !== old.tiles[hex] || now.owners[hex] !== old.owners[hex])
      changes += `/${hex},${now.tiles[hex]},${now.owners[hex]}`;
  return changes;
}

/** All that a seat's move depends on, as far as it may have changed in this turn before cubes are moved: the display has not. */
export function moveName(from: State, s: State, seat: Seat, board: string): string {
  const { cash, income, shares } = s.players[seat]!;
  const { round, upgraded } = phaseNow(s, 'move');
  let name = `${cash},${income},${shares},${round}${upgraded.includes(seat) ? 'u' : ''},${s.order.join('')}e`;
  for (const { engine } of s.players) name += engine;
  for (let place = 0; place < s.cubes.length; place++)
    if (!areEqual(s.cubes[place]!, from.cubes[place]!)) name += `:${place}${s.cubes[place]!.join('')}`;
  for (const owner of s.track.connections) name += `c${owner}`;
  return name + board;
}
