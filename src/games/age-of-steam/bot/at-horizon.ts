/**
 * What seats may expect in the end where a turn has just begun, which is where playouts are judged: the estimate of the position, and what
 * finished games say that it leaves out (`scripts/fit-horizon.ts`, docs/bots.md). Only differences between seats count.
 */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import type { AosState } from '../state.ts';
import { isAlone } from './solo.ts';
import { value } from './value.ts';

type State = Sealed<AosState>;

export const SIGNS = ['risk', 'track', 'engine'] as const;

/** A bankrupt seat has none: what it ends with is known. */
export function signsOf(s: State, seat: Seat, { risk, track }: Terms): Record<(typeof SIGNS)[number], number> {
  const { bankrupt, engine } = s.players[seat]!;
  return bankrupt ? { risk: 0, track: 0, engine: 0 } : { risk: risk ?? 0, track: track ?? 0, engine };
}

/** Mostly something comes between a seat and the ruin that its forecast sees: shares, a shorter line, another's cube. */
const FALSE_ALARM = -0.5;
/** By number of players, then by turn. */
type ByTurn = Readonly<Record<number, readonly number[]>>;
const AMONG_MANY = [0, 0, 2.5, 2, 1.4, 0.6];
/** A section of track beyond its point: whoever is ahead with it early finds more cubes than were in sight. */
const TRACK: ByTurn = { 3: [0, 0, 3.8], 4: [0, 0, 3.4, 0.6, 0.6, 0.6], 5: AMONG_MANY, 6: AMONG_MANY };
/** An engine: with few players there are fewer long routes in the middle of a game than a forecast hopes for. */
const ENGINE: ByTurn = { 3: [0, 0, 0, -1.5, -1, -4, -5], 4: [0, 0, 0, -0.9, -1.2, -2.6] };

export function atHorizon(s: State): number[] {
  if (isAlone(s)) return value(s, null);
  const terms: Terms[] = [];
  const at = (weights: ByTurn): number => weights[s.seats]?.[s.turn] ?? 0;
  const more = { risk: FALSE_ALARM, track: at(TRACK), engine: at(ENGINE) };
  return value(s, terms).map((score, seat) => {
    const signs = signsOf(s, seat, terms[seat]!);
    return score + SIGNS.reduce((sum, sign) => sum + more[sign] * signs[sign], 0);
  });
}
