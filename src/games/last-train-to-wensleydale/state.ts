/** Types of state, actions and events of Last Train to Wensleydale and First Train to Nuremberg; nothing else. */
import type { BaseState, GameTypes, Seat } from '../../kernel/contract.ts';
import type { GoodId } from './board/file.ts';
import type { RuleId } from './rulebook.ts';

export const MAPS = ['wensleydale', 'nuremberg'] as const;
export type MapId = (typeof MAPS)[number];

/** Auction board and train board always have the same size (LTW-1). */
export const SIDES = ['small', 'large'] as const;
export type Side = (typeof SIDES)[number];
/** `usual`: the side that the map names for this number of players. */
export const SIDE_CHOICES = ['usual', ...SIDES] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** What belongs to The South: the dark area, or the light one too (LTW-48). */
export const SOUTHS = ['core', 'extended'] as const;
export type South = (typeof SOUTHS)[number];

export const COMPANIES = ['green', 'red'] as const;
export type CompanyId = (typeof COMPANIES)[number];

/** Government, railway, and the two companies. */
export const COLOURS = ['white', 'brown', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
/** Rows of spaces on which discs stack: influence, and profit and loss. */
export const SCALES = [...COLOURS, 'profit'] as const;
export type ScaleId = (typeof SCALES)[number];

/** What trains carry: a good of the hills, one of the fields, a passenger of either colour. */
export const ITEMS = ['hill', 'field', 'red', 'green'] as const;
export type Item = (typeof ITEMS)[number];
/** What stands on the map. */
export const PIECES = [...ITEMS, 'landowner'] as const;
export type Piece = (typeof PIECES)[number];
export const FIGURES = ['red', 'green', 'landowner'] as const;
export type Figure = (typeof FIGURES)[number];
/** What is asked for at a sector: its good (its mark says which), or a passenger. */
export const CARGOES = ['good', 'red', 'green'] as const;
export type Cargo = (typeof CARGOES)[number];

/** What influence points may be owed in: a line is paid with any colour, a train with anything but brown. */
export const PURSES = [...COLOURS, 'cubes'] as const;
export type Purse = (typeof PURSES)[number];

export type SectorId = string;
/** The two sectors in alphabetical order: `hawes|widdale`. */
export type BorderId = string;
export type TrainId = string;

export const END_REASONS = ['rounds'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Discs on a row of spaces. */
export interface Scale {
  at: number[];
  /** The highest first, and of those on one space the upper one first. Shared by copies: replaced, never written into. */
  order: Seat[];
}

export interface Player {
  /** Investment cubes in hand. */
  cubes: number;
  /** Victory points booked so far. */
  points: number;
  /** Tracks in reserve. */
  reserve: number;
  /** Carried in earlier rounds. */
  collected: Record<Item, number>;
}

/** A box of the auction board: the token drawn for it, and the cubes that lie there. */
export interface Box {
  drawn: Colour;
  holder: Seat | null;
  cubes: number;
}

export interface Train {
  owner: Seat | null;
  load: Item[];
}

export type LTWPhase =
  | { id: 'income' }
  | { id: 'tokens' }
  | { id: 'bidding'; turn: Seat; idle: number }
  | { id: 'payout'; box: number; choice: CompanyId | null }
  | { id: 'building'; at: number }
  | { id: 'line'; seat: Seat; path: SectorId[] }
  | { id: 'paying'; seat: Seat; owed: number; pledged: Record<Purse, number>; train: TrainId | null }
  | { id: 'trains'; turn: Seat; out: Seat[] }
  | { id: 'accounts' }
  | { id: 'sales'; at: number };
export type PhaseId = LTWPhase['id'];

export type LTWOptions = { map: MapId; side: SideChoice; south: South };

export interface LTWState extends BaseState {
  /** Shared by copies, as the three orders, `tracks` and `companies` are: replaced, never written into. */
  options: LTWOptions;
  board: string | null;
  phases: LTWPhase[];
  round: number;
  players: Player[];
  /** The general turn order. */
  order: Seat[];
  /** Fixed in phase IV of each round (LTW-17). */
  buildOrder: Seat[];
  trainOrder: Seat[];
  scales: Record<ScaleId, Scale>;
  /** In the order of their numbers; empty before the first tokens are drawn. */
  boxes: Box[];
  /** In the order of the train board. */
  trains: Train[];
  /**
   * These two are shared by copies too: replaced, never written into. What follows from them is kept by the lists themselves.
   * By border of the board: 0 = none, 1 to 4 = the track of seat 0 to 3, 5 = green company, 6 = red company.
   */
  tracks: number[];
  /** By sector of the board: 1 = green town, 2 = red town, 3 = both. */
  companies: number[];
  /** By sector: goods that lie there; the sector's mark says of which kind. */
  goods: number[];
  /** By sector; of landowners the list is shared by copies: replaced, never written into. */
  figures: Record<Figure, number[]>;
  /** Pieces that are neither on the map nor on a train nor with a player. */
  aside: Record<Piece, number>;
  /** The link has been made and paid for (LTW-89). */
  linked: boolean;
  ended: EndReason[];
}

export type LTWAction =
  | { kind: 'bid'; box: number; amount: number }
  | { kind: 'choose'; company: CompanyId }
  | { kind: 'start'; sector: SectorId }
  | { kind: 'extend'; sector: SectorId }
  | { kind: 'end-line' }
  | { kind: 'pay'; purse: Purse }
  | { kind: 'hire'; train: TrainId }
  | { kind: 'carry'; sector: SectorId; cargo: Cargo; train: TrainId }
  | { kind: 'sell'; company: CompanyId; tracks: BorderId[] }
  | { kind: 'pass' };
export type ActionOf<K extends LTWAction['kind']> = Extract<LTWAction, { kind: K }>;

/** What a load is called: the good as the map has it, or the colour of the passenger. */
export type GoodName = GoodId | CompanyId;

/** Consequences, in the order in which they happen. */
export type LTWEvent =
  | { type: 'order-drawn'; seats: Seat[] }
  | { type: 'round-began'; round: number; rounds: number }
  | { type: 'income'; seat: Seat; cubes: number; hand: number }
  | { type: 'token-drawn'; box: number; colour: Colour }
  | { type: 'bid'; seat: Seat; box: number; amount: number }
  | { type: 'outbid'; seat: Seat; box: number; cubes: number }
  | { type: 'no-bid'; seat: Seat }
  | { type: 'box-won'; seat: Seat; box: number; cubes: number }
  | { type: 'influence-gained'; seat: Seat; colour: Colour; at: number }
  | { type: 'influence-full'; seat: Seat; colour: Colour; at: number }
  | { type: 'influence-paid'; seat: Seat; colour: Colour; by: number; at: number }
  | { type: 'cubes-paid'; seat: Seat; cubes: number; hand: number }
  | { type: 'orders-set'; build: Seat[]; trains: Seat[] }
  | { type: 'built'; seat: Seat; start: SectorId; end: SectorId; tracks: number; cost: number }
  | { type: 'built-nothing'; seat: Seat }
  | { type: 'landowner-left'; sector: SectorId; figures: number }
  | { type: 'linked'; start: SectorId; end: SectorId }
  | { type: 'link-bonus'; seat: Seat; points: number }
  | { type: 'train-hired'; seat: Seat; train: TrainId; cost: number }
  | { type: 'carried'; seat: Seat; sector: SectorId; good: GoodName; train: TrainId }
  | { type: 'left-trains'; seat: Seat }
  | { type: 'points'; seat: Seat; points: number; total: number }
  | { type: 'profit'; seat: Seat; profit: number; loss: number; at: number }
  | { type: 'order-set'; seats: Seat[] }
  | { type: 'sold'; seat: Seat; company: CompanyId; tracks: number; price: number; start: SectorId; end: SectorId }
  | { type: 'sold-nothing'; seat: Seat }
  | { type: 'town-joined'; sector: SectorId; company: CompanyId }
  | { type: 'goods-gone'; sector: SectorId; good: GoodName; goods: number }
  | { type: 'passengers-gone'; sector: SectorId; company: CompanyId; figures: number }
  | { type: 'final-score'; seat: Seat; score: number }
  | { type: 'game-ended'; reasons: EndReason[] };
export type EventType = LTWEvent['type'];

/** The codes of refusals, in the order of the rulebook. */
export const VIOLATION_CODES = [
  'box-unknown',
  'box-own',
  'bid-too-low',
  'bid-not-higher',
  'bid-over-cubes',
  'bid-possible',
  'sector-unknown',
  'tracks-used-up',
  'no-start-here',
  'nothing-from-here',
  'sector-not-next',
  'sector-twice',
  'sector-closed',
  'border-blocked',
  'border-taken',
  'south-closed',
  'fee-short',
  'landowner-short',
  'points-short',
  'purse-closed',
  'purse-empty',
  'train-unknown',
  'train-taken',
  'locomotives-used-up',
  'price-twice',
  'exchange-short',
  'train-not-yours',
  'train-full',
  'cargo-missing',
  'not-reached',
  'no-outlet-reached',
  'outlets-company',
  'no-trip',
  'track-unknown',
  'track-not-yours',
  'not-one-line',
  'no-company-end',
  'no-town-end',
  'sale-short',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface LTW extends GameTypes {
  state: LTWState;
  action: LTWAction;
  event: LTWEvent;
  options: LTWOptions;
  code: ViolationCode;
  rule: RuleId;
}
