/** What the boxes of the auction are worth to a seat, in points. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import type { Token } from '../board/file.ts';
import { auctionOf, leastBid } from '../rules/boxes.ts';
import { COMPANIES, type Colour, type LTWAction, type LTWState } from '../state.ts';

type State = Sealed<LTWState>;

/** The first, second … point of each colour that a seat holds: trains first, then fees and sales, then landowners. */
const WORTH: Readonly<Record<Colour, readonly number[]>> = {
  white: [1.6, 1.2, 0.8, 0.5, 0.3],
  brown: [3.4, 3, 2.6, 2, 1.4, 0.8, 0.4],
  green: [2, 1.7, 1.3, 0.9, 0.5],
  red: [2, 1.7, 1.3, 0.9, 0.5],
};
/** A cube is about half a track. */
const CUBE = 0.55;
const NOISE = 1.2;

const pointWorth = (colour: Colour, held: number): number => WORTH[colour][held] ?? 0.1;

const add = (sums: Record<Colour, number>, token: Token): void => {
  if (token !== 'green-or-red') sums[token] += 1;
};

/** What a seat holds, with the boxes it leads counted as won. */
export function heldBy(s: State, seat: Seat): Record<Colour, number> {
  const { boxes } = auctionOf(s);
  const sums = {
    white: s.scales.white.at[seat]!,
    brown: s.scales.brown.at[seat]!,
    green: s.scales.green.at[seat]!,
    red: s.scales.red.at[seat]!,
  };
  for (let at = 0; at < s.boxes.length; at++) {
    const { holder, drawn } = s.boxes[at]!;
    if (holder !== seat) continue;
    for (const token of boxes[at]!.printed) add(sums, token);
    add(sums, drawn);
  }
  return sums;
}

/** The tokens of a box one after the other: a second point of a colour is worth less than the first. */
function boxWorth(s: State, at: number, held: Readonly<Record<Colour, number>>): number {
  const { white, brown, green, red } = held;
  const sums = { white, brown, green, red };
  const { printed } = auctionOf(s).boxes[at]!;
  let worth = 0;
  for (let i = 0; i <= printed.length; i++) {
    const token = printed[i] ?? s.boxes[at]!.drawn;
    const colour = token === 'green-or-red' ? scarcer(sums) : token;
    worth += pointWorth(colour, sums[colour]);
    sums[colour] += 1;
  }
  return worth;
}

const scarcer = (held: Readonly<Record<Colour, number>>) => (held.green <= held.red ? COMPANIES[0] : COMPANIES[1]);

/** What a box leaves after its cubes. */
const gainOf = (s: State, at: number, held: Readonly<Record<Colour, number>>, amount: number): number =>
  boxWorth(s, at, held) - CUBE * amount;

/** Every box that can be had at its least bid, or for so many cubes beyond it, with what it leaves after its cubes. */
export function ratedBids(s: State, seat: Seat, beyond: readonly number[]): { action: LTWAction; gain: number }[] {
  const held = heldBy(s, seat);
  const { cubes } = s.players[seat]!;
  const found: { action: LTWAction; gain: number }[] = [];
  for (let at = 0; at < s.boxes.length; at++) {
    const least = leastBid(s, at);
    if (s.boxes[at]!.holder === seat) continue;
    for (const more of beyond) {
      const amount = least + more;
      if (amount > cubes) break;
      found.push({ action: { kind: 'bid', box: at + 1, amount }, gain: gainOf(s, at, held, amount) });
    }
  }
  return found;
}

/** The best of them after a little noise; null when none can be had. Playouts ask for it at every bid: no list is made. */
export function bestBid(s: State, seat: Seat, rng: Rng): LTWAction | null {
  const held = heldBy(s, seat);
  const { cubes } = s.players[seat]!;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < s.boxes.length; at++) {
    if (s.boxes[at]!.holder === seat) continue;
    const amount = leastBid(s, at);
    if (amount > cubes) continue;
    const shaken = gainOf(s, at, held, amount) + (NOISE * below(rng, 256)) / 256;
    if (shaken <= most) continue;
    most = shaken;
    best = at;
  }
  return best < 0 ? null : { kind: 'bid', box: best + 1, amount: leastBid(s, best) };
}

/** Cubes at which the best box is worth no more than they are. */
export function price(s: State, seat: Seat): number {
  if (s.phases[0]?.id !== 'bidding') return 0;
  const held = heldBy(s, seat);
  let most = 0;
  for (let at = 0; at < s.boxes.length; at++)
    if (s.boxes[at]!.holder !== seat) most = Math.max(most, boxWorth(s, at, held));
  return Math.min(s.players[seat]!.cubes, Math.floor(most / CUBE));
}

/** The colour a seat has less of. */
export const wantedColour = (s: State, seat: Seat) => scarcer(heldBy(s, seat));
