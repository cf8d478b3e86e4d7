/** Types of state, actions and events of Chicago Express; nothing else. */
import type { Bidding } from '../../kernel/auction.ts';
import type { BaseState, GameTypes, Seat } from '../../kernel/contract.ts';
import type { RuleId } from './rulebook.ts';

/** In the order of the opening auctions; the Wabash last. */
export const COMPANIES = ['prr', 'bo', 'co', 'nyc', 'wab'] as const;
export type CompanyId = (typeof COMPANIES)[number];

export const DIALS = ['auction', 'expansion', 'development'] as const;
export type DialId = (typeof DIALS)[number];

export const TRACKS = ['detroit', 'wheeling', 'pittsburgh'] as const;
export type TrackId = (typeof TRACKS)[number];

export const MAPS = ['eastern-us'] as const;
export type MapId = (typeof MAPS)[number];

/** Column letter and row number: `Q3`. */
export type HexId = string;

/** CE-48: the four ways the game can end; several may hold at once. */
export const END_REASONS = ['locomotives', 'shares', 'houses', 'detroit'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Player {
  cash: number;
  shares: Record<CompanyId, number>;
}

export interface Company {
  treasury: number;
  /** Hexes holding one of its locomotives, in the order of building; empty = not open yet (CE-19). */
  network: HexId[];
}

interface Sale {
  company: CompanyId;
  floor: number;
  bidding: Bidding;
}

export type CEPhase =
  | ({ id: 'opening' } & Sale)
  | { id: 'turn'; seat: Seat; done: boolean }
  | ({ id: 'auction' } & Sale)
  | { id: 'expansion'; seat: Seat; company: CompanyId; built: HexId[]; ended: boolean }
  | { id: 'chicago'; seat: Seat; company: CompanyId }
  | ({ id: 'wabash-auction' } & Sale)
  | { id: 'dividends' };
export type PhaseId = CEPhase['id'];
export type SalePhase = Extract<CEPhase, Sale>;

export type CEOptions = { map: MapId };

export interface CEState extends BaseState {
  options: CEOptions;
  phases: CEPhase[];
  players: Player[];
  companies: Record<CompanyId, Company>;
  /** Choices made on each dial since the last dividends. */
  dials: Record<DialId, number>;
  /** Developed hexes, in the order of development; each took a house from the supply (CE-35). */
  houses: HexId[];
  /** Steps taken on each industrial track. */
  tracks: Record<TrackId, number>;
  /** Why the game ended; empty while it goes on. */
  ended: EndReason[];
}

export type CEAction =
  | { kind: 'bid'; amount: number }
  | { kind: 'pass' }
  | { kind: 'offer'; company: CompanyId }
  | { kind: 'expand'; company: CompanyId; hex: HexId }
  | { kind: 'end-expansion' }
  | { kind: 'develop'; hex: HexId }
  | { kind: 'decline'; dial: DialId };
export type ActionOf<K extends CEAction['kind']> = Extract<CEAction, { kind: K }>;

/** Consequences, in the order in which they happen. */
export type CEEvent =
  | { type: 'first-seat'; seat: Seat }
  | { type: 'auction-opened'; company: CompanyId; floor: number; seat: Seat }
  | { type: 'bid'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'passed'; seat: Seat; company: CompanyId }
  | { type: 'share-sold'; seat: Seat; company: CompanyId; price: number }
  | { type: 'share-free'; seat: Seat; company: CompanyId }
  | { type: 'share-unsold'; company: CompanyId }
  | { type: 'dial-moved'; seat: Seat; dial: DialId; left: number }
  | { type: 'declined'; seat: Seat; dial: DialId }
  | { type: 'built'; seat: Seat; company: CompanyId; hex: HexId; cost: number; gain: number; income: number }
  | { type: 'expansion-ended'; seat: Seat; company: CompanyId; hexes: number }
  | { type: 'developed'; seat: Seat; hex: HexId; housesLeft: number }
  | { type: 'industry-developed'; seat: Seat; hex: HexId }
  | { type: 'track-moved'; track: TrackId; value: number }
  | { type: 'income-raised'; company: CompanyId; by: number; income: number }
  | { type: 'treasury-paid'; company: CompanyId; amount: number }
  | { type: 'chicago-reached'; seat: Seat; company: CompanyId }
  | { type: 'special-dividend'; company: CompanyId; seat: Seat; shares: number; perShare: number; amount: number }
  | { type: 'wabash-opened'; company: CompanyId; hex: HexId; income: number }
  | { type: 'dividends-began'; round: number }
  | { type: 'dividend'; company: CompanyId; seat: Seat; shares: number; perShare: number; amount: number }
  | { type: 'dials-reset' }
  | { type: 'game-ended'; reasons: EndReason[] };
export type EventType = CEEvent['type'];

/** The codes of refusals, in the order of the rulebook. */
export const VIOLATION_CODES = [
  'bid-below-floor',
  'bid-not-higher',
  'bid-over-cash',
  'dial-red',
  'company-closed',
  'shares-sold-out',
  'no-share-held',
  'other-company',
  'three-hexes-built',
  'no-locomotive',
  'hex-unknown',
  'start-hex',
  'already-there',
  'hex-taken',
  'not-adjacent',
  'treasury-short',
  'no-development-here',
  'detroit-develops-itself',
  'nobody-there',
  'already-developed',
  'track-at-end',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface CE extends GameTypes {
  state: CEState;
  action: CEAction;
  event: CEEvent;
  options: CEOptions;
  code: ViolationCode;
  rule: RuleId;
}
