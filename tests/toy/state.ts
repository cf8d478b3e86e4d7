/** Types of state, actions and events of the toy game; nothing else. */
import type { BaseState, GameTypes, Seat } from '../../src/kernel/contract.ts';
import type { RuleId } from './rulebook.ts';

/** Two of each card: 1 to 6. */
export type Card = number;
/** A card whose face is hidden: found in views only. */
export const FACE_DOWN: Card = -1;

export const FLAGS = ['red', 'green', 'blue'] as const;
export type FlagId = (typeof FLAGS)[number];

export interface Player {
  coins: number;
  /** A card that has been bid stays here until the bids are shown. */
  hand: Card[];
  /** The card bid this round; null = none yet. */
  bid: Card | null;
}

export type ToyPhase =
  | { id: 'roll' }
  | { id: 'bids' }
  | { id: 'draw'; seat: Seat }
  | { id: 'market'; seat: Seat; done: number };

export type ToyOptions = { rounds: 2 | 3; openHands: boolean };

export interface ToyState extends BaseState {
  options: ToyOptions;
  phases: ToyPhase[];
  first: Seat;
  round: number;
  prize: number;
  players: Player[];
  /** Who holds each flag. */
  flags: Record<FlagId, Seat | null>;
  /** Cards shown and out of play. */
  played: Card[];
}

export type ToyAction = { kind: 'bid'; card: Card } | { kind: 'buy'; flag: FlagId } | { kind: 'pass' };
export type ActionOf<K extends ToyAction['kind']> = Extract<ToyAction, { kind: K }>;

export type ToyEvent =
  | { type: 'first-seat'; seat: Seat }
  | { type: 'dealt'; seat: Seat; cards: Card[]; to?: readonly Seat[] }
  | { type: 'prize'; amount: number }
  | { type: 'bid-laid'; seat: Seat }
  | { type: 'bids-shown'; cards: (Card | null)[] }
  | { type: 'prize-won'; seat: Seat; amount: number }
  | { type: 'prize-lost' }
  | { type: 'card-drawn'; seat: Seat }
  | { type: 'card-seen'; seat: Seat; card: Card; to?: readonly Seat[] }
  | { type: 'flag-bought'; seat: Seat; flag: FlagId }
  | { type: 'passed'; seat: Seat }
  | { type: 'game-ended' };

export type ToyCode = 'card-not-held' | 'flag-sold' | 'coins-short';

export interface Toy extends GameTypes {
  state: ToyState;
  action: ToyAction;
  event: ToyEvent;
  options: ToyOptions;
  code: ToyCode;
  rule: RuleId;
}
