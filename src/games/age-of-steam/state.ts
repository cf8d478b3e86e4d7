/** Types of state, actions and events of Age of Steam; nothing else. */
import type { BaseState, GameTypes, Seat } from '../../kernel/contract.ts';
import type { Good, Letter, Side, Special } from './board/box.ts';
import type { ColumnId, HexId } from './board/columns.ts';
import type { MapId } from './board/maps.ts';
import type { TileId } from './board/tiles.ts';
import type { RuleId } from './rulebook.ts';

/** AOS-69: why a game is over. */
export const END_REASONS = ['turns', 'one-left', 'all-bankrupt', 'shares-unpaid'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Player {
  cash: number;
  income: number;
  /** Issued so far, the first two included. */
  shares: number;
  engine: number;
  /** Chosen this turn; until the next choice it tells who may use Turn Order in the auction (AOS-17). */
  action: Special | null;
  /** AOS-26: has laid a tile. */
  started: boolean;
  /** AOS-61. */
  bankrupt: boolean;
}

/**
 * Who owns a section: a seat, or one of these. Unowned lines can be claimed, neutral links never: two different
 * values.
 */
export const UNOWNED = 6;
export const NEUTRAL = 7;
export const NO_TRACK = -1;

/** Never changed in place: whoever lays track puts a new one in the state, so that what is derived can be kept. */
export interface Track {
  /** By hex: 0 = no tile, 1 and up = `code` in tiles.ts, -1 and down = a New City, -1 being the first letter. */
  tiles: number[];
  /** By hex: a hexadecimal digit for each edge, from the last: 0 = no track, else one more than the owner of the section. */
  owners: number[];
  /** AOS-48: by connection of the map. */
  connections: number[];
}

/** What a build began with, kept where it may be taken back (AOS-74). */
export interface BuildStart {
  track: Track;
  supply: Supply;
  cash: number;
  started: boolean;
  cubes: Good[][];
  bag: Partial<Record<Good, number>>;
}

export interface Supply {
  /** Tiles left of each kind, in the order of `TILES`. */
  tiles: number[];
  markers: number;
}

export type AosPhase =
  | { id: 'shares'; waiting: Seat[] }
  | {
      id: 'turn-order';
      /** Seats still in, in the order of speaking, and whose word it is. */
      in: Seat[];
      turn: Seat;
      high: { seat: Seat; amount: number } | null;
      /** The last bid of each seat. */
      bids: number[];
      /** Turn Order has been used (AOS-17). */
      skipped: boolean;
      /** Who has left, the last place first. */
      placed: Seat[];
    }
  | { id: 'actions'; waiting: Seat[] }
  | {
      id: 'build';
      waiting: Seat[];
      /** Hexes of the tiles laid in this build; a connection counts as -1. */
      laid: number[];
      /** Sections added in this build, as hex and edge (AOS-34). */
      added: number[];
      /** What each tile costs before any reduction (AOS-75). */
      prices: number[];
      urbanized: boolean;
      ended: boolean;
      /** AOS-78. */
      restarts: number;
      begun: BuildStart | null;
    }
  | { id: 'move'; round: number; waiting: Seat[]; upgraded: Seat[] }
  | { id: 'income' }
  | { id: 'expenses' }
  | { id: 'reduction' }
  | { id: 'production'; seat: Seat; choice: 'open' | 'draw' | 'decline' }
  | { id: 'production-draw'; seat: Seat }
  | { id: 'production-place'; seat: Seat; drawn: Good[]; left: number }
  | { id: 'extra-growth' }
  | { id: 'growth-west' }
  | { id: 'growth-east' }
  | { id: 'next-turn' };
export type PhaseId = AosPhase['id'];

export type AosOptions = {
  map: MapId;
  initialOrder: 'dice' | 'shuffle';
  tileSupply: 'limited' | 'unlimited';
  ownershipDiscs: 'unlimited' | '20';
  engineer: 'four-tiles' | 'four-tiles-flat-2';
  production: 'draw-2' | 'draw-4-keep-2';
  startFromTown: 'own-only' | 'any-connected';
  sameHexTwice: 'forbidden' | 'allowed';
  redirect: 'own-or-unowned' | 'unowned-only';
  complexPlacement: 'direct' | 'replace-only';
  upgradeToParallel: 3 | 2;
  urbanizationTiming: 'before-track' | 'any-time';
  urbanizedStub: 'urbanizer' | 'neutral';
  ownLinkInMove: 'none' | 'at-least-one' | 'first';
  bankruptAt: 'below-zero' | 'zero';
  reductionAt50: 8 | 10;
  growthDice: 'starting-players' | 'remaining-players';
  trackScoring: 'sections' | 'links';
};

export interface AosState extends BaseState {
  /** Shared by copies, as `track` and `colours` are: replaced, never written into. */
  options: AosOptions;
  phases: AosPhase[];
  players: Player[];
  /** Seats still in the game, in the order of play. */
  order: Seat[];
  turn: number;
  track: Track;
  supply: Supply;
  /** By place of the map: the cubes that lie there. */
  cubes: Good[][];
  /** By column of the map: its slots from the top. */
  display: (Good | null)[][];
  bag: Partial<Record<Good, number>>;
  /** AOS-76: by place of the map, the colour that was drawn for it. Shared by copies: replaced, never written into. */
  colours: (Good | null)[];
  /** Cubes that have left the game. */
  gone: number;
  /** Actions taken since the last time all had been taken, where the map counts them. */
  cycle: Special[];
  ended: EndReason[];
}

export type AosAction =
  | { kind: 'issue'; shares: number }
  | { kind: 'bid'; amount: number }
  | { kind: 'skip' }
  | { kind: 'pass' }
  | { kind: 'choose'; action: Special }
  | { kind: 'urbanize'; hex: HexId; city: Letter }
  | { kind: 'lay'; hex: HexId; tile: TileId; rotation: number }
  | { kind: 'connect'; connection: string }
  | { kind: 'end-build' }
  | { kind: 'restart-build' }
  /** `route`: for each link the edge by which the cube leaves the place where it is. */
  | { kind: 'deliver'; hex: HexId; good: Good; route: string }
  | { kind: 'upgrade' }
  | { kind: 'produce' }
  | { kind: 'place'; good: Good; column: ColumnId; slot: number };
export type ActionOf<K extends AosAction['kind']> = Extract<AosAction, { kind: K }>;

/** Consequences, in the order in which they happen. */
export type AosEvent =
  | { type: 'order-rolled'; seat: Seat; total: number }
  | { type: 'order-set'; seats: Seat[] }
  | { type: 'colour-drawn'; hex: HexId; good: Good }
  | { type: 'turn-began'; turn: number; of: number }
  | { type: 'issued'; seat: Seat; shares: number; amount: number; total: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'bid'; seat: Seat; amount: number }
  | { type: 'skipped'; seat: Seat }
  | { type: 'placed'; seat: Seat; place: number; paid: number }
  | { type: 'chosen'; seat: Seat; action: Special }
  | { type: 'engine-raised'; seat: Seat; engine: number }
  | { type: 'urbanized'; seat: Seat; hex: HexId; city: Letter }
  | { type: 'laid'; seat: Seat; hex: HexId; tile: TileId; rotation: number; price: number }
  | { type: 'replaced'; seat: Seat; hex: HexId; tile: TileId; rotation: number; price: number }
  | { type: 'connected'; seat: Seat; connection: string; price: number }
  | { type: 'link-completed'; seat: Seat; from: HexId; into: HexId; sections: number }
  | { type: 'line-claimed'; seat: Seat; hex: HexId }
  | { type: 'line-lost'; seat: Seat; hex: HexId }
  | { type: 'line-removed'; seat: Seat; hex: HexId }
  | { type: 'build-restarted'; seat: Seat; left: number }
  | { type: 'build-ended'; seat: Seat; tiles: number }
  | { type: 'delivered'; seat: Seat; good: Good; from: HexId; into: HexId; links: number }
  | { type: 'income-raised'; seat: Seat; by: number; income: number }
  | { type: 'income-paid'; seat: Seat; amount: number }
  | { type: 'expenses-paid'; seat: Seat; amount: number }
  | { type: 'shortage'; seat: Seat; missing: number; income: number }
  | { type: 'bankrupt'; seat: Seat }
  | { type: 'income-reduced'; seat: Seat; by: number; income: number }
  | { type: 'cubes-drawn'; seat: Seat; goods: Good[] }
  | { type: 'cube-placed'; seat: Seat; good: Good; column: ColumnId }
  | { type: 'cubes-returned'; goods: Good[] }
  | { type: 'dice-rolled'; side: Side; dice: number[] }
  | { type: 'cube-added'; hex: HexId; good: Good }
  | { type: 'game-ended'; reasons: EndReason[] };
export type EventType = AosEvent['type'];

/** The codes of refusals, in the order of the rulebook. */
export const VIOLATION_CODES = [
  'no-share-issued',
  'too-many-shares',
  'shares-of-turn',
  'bid-too-low',
  'bid-not-higher',
  'bid-over-cash',
  'no-turn-order',
  'turn-order-used',
  'turn-order-idle',
  'action-unknown-here',
  'action-taken',
  'action-of-cycle',
  'hex-unknown',
  'hex-is-lake',
  'hex-is-city',
  'town-tile-off-town',
  'no-marker',
  'no-tile',
  'complex-not-direct',
  'section-changed',
  'section-lost',
  'sections-merged',
  'town-section-turned',
  'nothing-added',
  'direction-blocked',
  'joins-other-player',
  'not-loose',
  'redirect-own',
  'redirect-unowned',
  'no-contact',
  'town-no-contact',
  'unowned-out-of-reach',
  'loop',
  'first-tile-simple',
  'first-tile-city',
  'discs-used-up',
  'tiles-of-build',
  'same-hex-twice',
  'price-over-cash',
  'no-urbanization',
  'urbanized-already',
  'urbanize-before-track',
  'no-town-here',
  'new-city-placed',
  'new-city-unknown',
  'connection-unknown',
  'connection-built',
  'own-line-incomplete',
  'nothing-to-restart',
  'restart-not-here',
  'no-place-here',
  'no-such-cube',
  'route-too-long',
  'no-link-there',
  'place-twice',
  'passes-own-colour',
  'passes-terminal',
  'not-its-colour',
  'own-link-needed',
  'own-link-first',
  'engine-at-best',
  'upgraded-already',
  'not-drawn',
  'column-unknown',
  'slot-unknown',
  'slot-full',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface AOS extends GameTypes {
  state: AosState;
  action: AosAction;
  event: AosEvent;
  options: AosOptions;
  code: ViolationCode;
  rule: RuleId;
}
