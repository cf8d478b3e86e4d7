/** Who held each seat, from the log: who played a game through, who left, who came later. docs/ratings.md has the rule. */
import type { Outcome, Seat } from '../../kernel/contract.ts';
import type { Creation, Entry, SeatNow } from '../../table/index.ts';
import { accountOfBot } from './bots.ts';

/** left: gave the seat up, or a bot played some of it · replaced: held it for a part only · bot: the same, a bot. */
export type Why = 'left' | 'replaced' | 'bot' | null;

export interface Held {
  seat: Seat;
  account: string;
  why: Why;
}

type Story = Pick<Creation, 'seats' | 'clock'>;

const isSame = (a: SeatNow, b: SeatNow): boolean => a.id === b.id && a.mode === b.mode;
const accountOf = ({ id, mode }: SeatNow): string => (mode === 'bot' ? accountOfBot(id) : id);

export function heldBy({ seats, clock }: Story, log: readonly Entry[], last: readonly SeatNow[]): Held[] {
  return seats.flatMap((first, seat) => {
    const holders: SeatNow[] = [first];
    let botPlayed = false;
    for (const entry of log) {
      if (entry.type === 'seat' && entry.seat === seat && entry.why !== 'renamed') holders.push(entry.now);
      if (entry.type === 'action' && entry.seat === seat && (entry.by === 'timeout' || entry.by === 'bot'))
        botPlayed = true;
    }
    const end = last[seat];
    if (end && !isSame(end, holders[holders.length - 1]!)) holders.push(end);
    return seatHeld(seat, holders, botPlayed, clock.type !== 'none');
  });
}

function seatHeld(seat: Seat, holders: readonly SeatNow[], botPlayed: boolean, isTimed: boolean): Held[] {
  const [first] = holders;
  const end = holders[holders.length - 1];
  if (!first || !end) return [];
  // Without a clock nobody runs out of time: a seat that stands open is its owner's until somebody takes it.
  const stays = end.mode === first.mode || (end.mode === 'open' && !isTimed);
  const through = stays && holders.every((one) => one.id === first.id);
  const held = new Map<string, Held>();
  const add = (account: string, why: Why) => {
    if (account !== '' && !held.has(account)) held.set(account, { seat, account, why });
  };
  if (first.mode === 'bot') add(accountOf(first), through ? null : 'replaced');
  else add(first.id, through && !botPlayed ? null : 'left');
  for (const later of holders.slice(1))
    if (later.mode === 'person' || later.mode === 'bot')
      add(accountOf(later), later.mode === 'bot' ? 'bot' : 'replaced');
  return [...held.values()];
}

export interface Placed extends Held {
  place: number;
  score: number;
}

/** Who left is last, whatever became of the seat. */
export function placed(held: readonly Held[], { ranking }: Outcome): Placed[] {
  return held.flatMap((one) => {
    const found = ranking.find(({ seat }) => seat === one.seat);
    if (!found) return [];
    return [{ ...one, place: one.why === 'left' ? ranking.length : found.place, score: found.score }];
  });
}
