/** Types of state, actions and events of Steel Driver; nothing else. */
import type { Bidding } from '../../kernel/auction.ts';
import type { BaseState, GameTypes, Seat } from '../../kernel/contract.ts';
import type { RuleId } from './rulebook.ts';

/** SD-5: in the order of the company boxes, which is the order of play of the first turn. */
export const COMPANIES = ['red', 'yellow', 'green', 'blue', 'grey', 'brown'] as const;
export type CompanyId = (typeof COMPANIES)[number];

/** SD-1: five colours of goods. */
export const GOODS = ['black', 'white', 'silver', 'orange', 'red'] as const;
export type GoodId = (typeof GOODS)[number];

export const MAPS = ['us-reconstructed'] as const;
export type MapId = (typeof MAPS)[number];

/** Ids of the board file: `new-york`, `boston--new-york`. */
export type CityId = string;
export type LinkId = string;

/** What decided the first place; the last turn is always among the reasons. */
export const END_REASONS = ['five-turns', 'goods-decided', 'victory-shared'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Player {
  cubes: number;
  cash: number;
}

export interface Company {
  /** Investment cubes in its box. */
  box: number;
  /** Who holds its control marker; null = it lies in the box. */
  controller: Seat | null;
  /** Who held it last: SD-38 asks for it when the marker is not sold on the last turn. */
  lastController: Seat | null;
  /** Shares of each seat. */
  shares: number[];
  /** Level on the profit track: of this turn, and at the end the final value (SD-43). */
  profit: number;
  /** Its network in the order of joining; the first is its start city (SD-25). */
  cities: CityId[];
  /** Cities whose goods cube it has collected, in order. */
  goods: CityId[];
}

export type SDPhase =
  /** Hand-ons in a row since the last auction (SD-11). */
  | { id: 'sales'; handOns: number }
  | { id: 'auction'; company: CompanyId; bidding: Bidding }
  /** The company whose turn it is; null = all have passed. */
  | { id: 'building'; company: CompanyId | null }
  | { id: 'profit' }
  | { id: 'collecting'; company: CompanyId | null };
export type PhaseId = SDPhase['id'];

export type SDOptions = { map: MapId };

/** Who has the rail of a link. */
export type RailOwner = CompanyId | 'free';

export interface SDState extends BaseState {
  options: SDOptions;
  /** A board of the players' own in place of the map, by its content hash; null = none. */
  board: string | null;
  phases: SDPhase[];
  /** 1 to 5. */
  turn: number;
  /** Who has the marker of the active player. */
  active: Seat;
  players: Player[];
  companies: Record<CompanyId, Company>;
  order: CompanyId[];
  /** The Pass row, first to pass first (SD-22). */
  passed: CompanyId[];
  /** The owner of each link's rail, in the order of the board's links. */
  rails: RailOwner[];
  /** SD-31: how the link between the coasts came about; null = not yet. */
  transcontinental: { turn: number; company: CompanyId; others: CompanyId[] } | null;
  /** Cities whose goods cube lies on the board; empty before phase 6. */
  goods: CityId[];
  /** Investment cubes that have come out of the supply, and out of the boxes back into it (SD-3). */
  cubes: { handedOut: number; returned: number };
}

export type SDAction =
  | { kind: 'open'; company: CompanyId; amount: number }
  | { kind: 'hand-on' }
  | { kind: 'bid'; amount: number }
  | { kind: 'pass' }
  /** The first rail of a company, with the end that it starts from (SD-24). */
  | { kind: 'start'; link: LinkId; city: CityId }
  /** A later one. */
  | { kind: 'build'; link: LinkId }
  | { kind: 'collect'; city: CityId };
export type ActionOf<K extends SDAction['kind']> = Extract<SDAction, { kind: K }>;

/** Consequences, in the order in which they happen. */
export type SDEvent =
  | { type: 'first-seat'; seat: Seat }
  | { type: 'turn-began'; round: number; cubes: number }
  | { type: 'handed-on'; seat: Seat }
  | { type: 'auction-opened'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'bid'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'passed'; seat: Seat; company: CompanyId }
  | { type: 'control-sold'; seat: Seat; company: CompanyId; price: number; box: number }
  | { type: 'left-unsold'; companies: CompanyId[] }
  | { type: 'started'; company: CompanyId; city: CityId }
  | { type: 'built'; seat: Seat; company: CompanyId; link: LinkId; cost: number; gain: number; profit: number }
  | { type: 'transcontinental'; company: CompanyId; companies: CompanyId[]; rails: number }
  | { type: 'bonus'; company: CompanyId; amount: number; profit: number }
  | { type: 'company-passed'; company: CompanyId; box: number; place: number }
  | { type: 'profit-paid'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'turn-ended'; round: number; companies: CompanyId[] }
  | { type: 'goods-placed'; cities: number; cubes: number }
  | { type: 'final-control'; seat: Seat; company: CompanyId }
  | { type: 'never-sold'; company: CompanyId }
  | { type: 'collected'; seat: Seat; company: CompanyId; city: CityId; good: GoodId; value: number }
  | { type: 'company-finished'; company: CompanyId; goods: number; value: number }
  | { type: 'shares-paid'; seat: Seat; company: CompanyId; shares: number; perShare: number; amount: number }
  | { type: 'game-ended'; reasons: EndReason[] };
export type EventType = SDEvent['type'];

/** The codes of refusals, in the order of the rulebook. */
export const VIOLATION_CODES = [
  'marker-sold',
  'bid-below-one',
  'bid-over-cubes',
  'bid-not-higher',
  'link-unknown',
  'link-taken',
  'no-rails-left',
  'start-missing',
  'start-not-on-link',
  'start-not-hexagon',
  'start-again',
  'not-connected',
  'box-short',
  'city-unknown',
  'not-in-network',
  'no-goods-there',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface SD extends GameTypes {
  state: SDState;
  action: SDAction;
  event: SDEvent;
  options: SDOptions;
  code: ViolationCode;
  rule: RuleId;
}
