/** What holds of the phase that is running. */
import type { Sealed, Seat } from '../../kernel/contract.ts';
import { MOVE_ROUNDS } from './board/box.ts';
import { mapOf } from './board/maps.ts';
import { diceFor } from './rules/phases/growth.ts';
import { tilesAllowed } from './rules/price.ts';
import { MOST_RESTARTS } from './rules/restart.ts';
import { ownerAt } from './rules/track.ts';
import { type AosPhase, type AosState, NO_TRACK } from './state.ts';

type State = Sealed<AosState>;
type Entry<Id extends AosPhase['id']> = Sealed<Extract<AosPhase, { id: Id }>>;

/** One phase at a time, and what it says can be. */
export function phasesHold(s: State): boolean {
  if (s.phases.length > 1) return false;
  const [phase] = s.phases;
  if (!phase) return true;
  switch (phase.id) {
    case 'shares':
      return isQueue(s, phase.waiting) && (s.turn > 1 || s.players.every(({ action }) => action === null));
    case 'turn-order':
      return mapOf(s).rules.auction && biddingHolds(s, phase);
    case 'actions':
      // Whoever waits has none yet, everybody else in the game has one.
      return (
        isQueue(s, phase.waiting) &&
        s.order.every((seat) => (s.players[seat]!.action === null) === phase.waiting.includes(seat))
      );
    case 'build':
      return allChose(s) && buildHolds(s, phase);
    case 'move':
      return (
        allChose(s) &&
        isQueue(s, phase.waiting) &&
        phase.round >= 1 &&
        phase.round <= MOVE_ROUNDS &&
        new Set(phase.upgraded).size === phase.upgraded.length &&
        phase.upgraded.every((seat) => s.order.includes(seat))
      );
    case 'production':
    case 'production-draw':
      return allChose(s) && s.players[phase.seat]?.action === 'production';
    case 'production-place': {
      const free = s.display.flat().filter((slot) => slot === null).length;
      const fits = phase.left >= 0 && phase.left <= phase.drawn.length && phase.left <= free;
      return allChose(s) && s.players[phase.seat]?.action === 'production' && fits;
    }
    case 'growth-east':
      return allChose(s) && diceFor(s, 'east') > 0;
    default:
      return allChose(s);
  }
}

const allChose = (s: State): boolean => s.order.every((seat) => s.players[seat]!.action !== null);

/** Seats in the game, none twice. */
const isQueue = (s: State, waiting: readonly Seat[]): boolean =>
  new Set(waiting).size === waiting.length && waiting.every((seat) => s.order.includes(seat));

/** Everybody is in or has a place; the highest bid is somebody's last one, who can pay it and waits. */
function biddingHolds(s: State, { in: seats, placed, turn, high, bids }: Entry<'turn-order'>): boolean {
  if (!isQueue(s, [...seats, ...placed]) || seats.length + placed.length !== s.order.length) return false;
  if (bids.length !== s.seats || !seats.includes(turn) || bids.some((bid) => bid < 0)) return false;
  if (seats.some((seat) => bids[seat]! > s.players[seat]!.cash)) return false;
  if (!high) return bids.every((bid) => bid === 0);
  const fair = seats.length === 1 || high.seat !== turn;
  return fair && seats.includes(high.seat) && bids[high.seat] === high.amount && Math.max(...bids) === high.amount;
}

function buildHolds(s: State, phase: Entry<'build'>): boolean {
  const map = mapOf(s);
  const [seat] = phase.waiting;
  if (seat === undefined || !isQueue(s, phase.waiting)) return false;
  const tiles = phase.laid.filter((hex) => hex >= 0);
  const fits =
    phase.laid.length <= tilesAllowed(s, seat) &&
    phase.prices.length === tiles.length &&
    phase.laid.every((hex) => hex >= -1 && hex < map.hexes.length) &&
    phase.prices.every((price) => price >= 0);
  const marked = phase.added.every((part) => part < s.track.owners.length * 6 && ownerAt(s.track, part) !== NO_TRACK);
  const counted = phase.restarts >= 0 && phase.restarts <= MOST_RESTARTS;
  const begun = map.rules.incompleteTrackForbidden ? true : phase.begun === null;
  // What can be taken back must itself be a position: AOS-74.
  const sound = phase.begun === null || isStart(s, phase.begun);
  return (
    fits && marked && counted && begun && sound && (!phase.urbanized || s.players[seat]!.action === 'urbanization')
  );
}

const isStart = (s: State, begun: NonNullable<Entry<'build'>['begun']>): boolean =>
  begun.track.tiles.length === s.track.tiles.length &&
  begun.track.owners.length === s.track.owners.length &&
  begun.track.connections.length === s.track.connections.length &&
  begun.supply.tiles.length === s.supply.tiles.length &&
  begun.cubes.length === s.cubes.length &&
  begun.cash >= 0;
