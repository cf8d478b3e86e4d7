/**
 * What a game is. Start reading here.
 *
 * A game is a value of plain JSON (the state) plus pure functions. Every rule is written once, in the
 * `check` of an action; legal actions, bots, boards, fuzzers and error messages all come from it.
 */
import type { ChanceDraw, DrawAt } from './chance.ts';
import type { OptionSpecs, OptionValues } from './options.ts';
import type { Rng } from './rng.ts';
import type { Read } from './shape.ts';

export type Seat = number;

/** Deep-readonly: everything but `run`, `leave` and `setup` receives states like this. */
export type Sealed<T> = T extends readonly (infer U)[]
  ? readonly Sealed<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Sealed<T[K]> }
    : T;

/** What the state of every game holds. All of it is JSON: no Map, Set, Date, class, undefined or float. */
export interface BaseState {
  rules: number;
  seats: number;
  options: OptionValues;
  /** A stack: the last entry is the current phase, an empty stack means that the game is over. */
  phases: { id: string }[];
  /** How often each chance point has been drawn; the seed itself is never here. */
  chance: Record<string, number>;
  /** The content hash of a board of the players' own; null = the one that the options name. Only where `ownBoards` is. */
  board?: string | null;
}

export interface BaseEvent {
  type: string;
  /** Seats that may see it; absent = everybody. */
  to?: readonly Seat[];
}

/** The types of one game, gathered under one name. */
export interface GameTypes {
  state: BaseState;
  action: { kind: string };
  event: BaseEvent;
  options: OptionValues;
  /** Union of the codes its `check`s return. */
  code: string;
  /** Union of the ids of its rulebook. */
  rule: string;
}

export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A rule that forbids a move, as a value: the player sees its text and the rule's heading. */
export interface Violation<Code extends string = string, Rule extends string = string> {
  code: Code | KernelCode;
  rule: Rule;
  params?: Params;
}

/** Refusals the kernel itself makes, the same for all games. */
export const KERNEL_CODES = [
  'game-over',
  'not-your-turn',
  'not-now',
  'waiting-for-chance',
  'chance-impossible',
] as const;
export type KernelCode = (typeof KERNEL_CODES)[number];

/** Events the kernel itself makes. */
export type KernelEvent = { type: 'forced'; seat: Seat; kind: string; to?: readonly Seat[] };
export type EventOf<G extends GameTypes> = G['event'] | KernelEvent;
export type Emit<G extends GameTypes> = (event: G['event']) => void;

/** A letter of the words that actions are: something on the board or screen that can be touched. */
export interface Touch {
  on: string;
  id: string;
}

export type ViolationOf<G extends GameTypes> = Violation<G['code'], G['rule']>;

/** One verb of a game. */
export interface ActionKind<G extends GameTypes, A extends G['action'] = G['action']> {
  /** Shape only, from untrusted JSON: null when it is malformed. */
  parse(raw: Readonly<Record<string, unknown>>): A | null;
  /** A cheap superset of what is legal, in a fixed order. */
  candidates(s: Sealed<G['state']>, seat: Seat): Iterable<A>;
  /**
   * A candidate that is legal whenever any of its kind is: spares a listing where only that is asked; null = there is none. `last` is what was
   * given last and was legal, at whatever table and for whatever seat: where it mostly still is legal, it spares the search, too.
   */
  easiest?(s: Sealed<G['state']>, seat: Seat, last: A | null): A | null;
  /** What a hand might try beyond the candidates, with what it touched; no move is ever chosen from it. */
  attempts?(s: Sealed<G['state']>, seat: Seat, touched?: readonly Touch[]): Iterable<A>;
  /** The rule: here and nowhere else. Never throws on well-formed input. */
  check(s: Sealed<G['state']>, seat: Seat, action: A): ViolationOf<G> | null;
  /** Carries out an action already checked. */
  run(draft: G['state'], seat: Seat, action: A, emit: Emit<G>): void;
  touches(action: A, s: Sealed<G['state']>): Touch[];
  /** One legal action of this kind by lot, for kinds whose list is long; null when there is none. */
  sample?(s: Sealed<G['state']>, seat: Seat, rng: Rng): A | null;
  /** True on a pass: when it is the only legal action, the kernel plays it. */
  nothing?: true;
  /** True when the other seats may not see what was chosen. */
  secret?: true;
}

export interface Phase<G extends GameTypes> {
  /** Cited when an action is not for now. */
  rule: G['rule'];
  /** What may be played here. */
  kinds: readonly G['action']['kind'][];
  /** Who may act now; nobody = the phase is over. */
  toAct(s: Sealed<G['state']>): readonly Seat[];
  /** Automatic work once the phase is over, then a move of the phase stack. */
  leave(draft: G['state'], emit: Emit<G>, draw: ChanceDraw): void;
  /** The chance point that `leave` draws from; without a source the kernel stops before it. */
  chance?: string;
  /** True when `leave` shows what was secret: a view alone cannot go past it. */
  reveals?: true;
}

/** What a table is created with. */
export interface Table<G extends GameTypes> {
  seats: number;
  options: G['options'];
  rules: number;
  /** Who begins, where the game asks for it; absent, it is drawn. */
  firstSeat?: Seat;
  /** A board of the players' own, by the id that `ownBoards.read` gave it; absent, the options name the board. */
  board?: string;
}

/** What is wrong with a board file: where, and a code with a text of its own (`board-fault.<code>`). */
export interface BoardFault {
  at: string;
  code: string;
  params: Params;
}

/** Boards that players bring as files: somebody owns the printed one and corrects ours. */
export interface OwnBoards<G extends GameTypes> {
  /**
   * Checks an untrusted file and keeps the board under its content hash, which states then name. A record
   * embeds the file, so that whoever replays it reads it first.
   */
  read(raw: unknown, options: G['options']): { ok: true; id: string } | { ok: false; fault: BoardFault };
  /** False when it was never read, or so many others have been since that it is no longer kept: it must be read (again). */
  knows(id: string): boolean;
  /** The board that the options name, as such a file: for whoever wants to correct it. */
  file(options: G['options']): object;
}

/** A figure a player may ask about. `of` names its owner: `seat:0`, `company:prr`, `table`. */
export interface Fact {
  key: string;
  of: string;
  value: number | string;
  /** What the figure is made of. */
  parts?: readonly { key: string; of?: string; value: number }[];
  /** A figure about the future: hidden at a table that forbids calculators. */
  forecast?: true;
}

export interface Outcome {
  /** Best first. `tie` decides between equal scores, more is better; who is equal in both shares a place (1, 1, 3). */
  ranking: { seat: Seat; place: number; score: number; tie?: number }[];
  /** Why the game ended, as codes with a text of their own. */
  reasons: string[];
  /** Seats that cannot have won, whatever their place: bankrupt, or alone in a game that is lost; absent = none. */
  lost?: Seat[];
}

/** An invariant that does not hold. */
export interface Breach {
  code: string;
  params?: Params;
}

/** What a private standing order may say, and what it does when its owner is to act. */
export interface OrderSpec<G extends GameTypes> {
  /** The fields of its form; money fields are whole numbers. */
  fields: Readonly<Record<string, OrderField>>;
  /** Decides on the owner's view alone. */
  decide(view: Sealed<G['state']>, seat: Seat, fields: OrderFields): OrderDecision<G>;
}
export type OrderField = { type: 'amount'; min: number; max: number } | { type: 'choice'; values: readonly string[] };
export type OrderFields = Readonly<Record<string, number | string>>;
/** `why` is a code with a text of its own: the owner is told which order acted and why. */
export type OrderDecision<G extends GameTypes> =
  | { do: 'act'; action: G['action']; why: string }
  | { do: 'ask'; why: string }
  | { do: 'nothing' };
export type OrderSpecs<G extends GameTypes> = Readonly<Record<string, OrderSpec<G>>>;

/** Named parts of an evaluation, filled when a hint must be given in words. */
export type Terms = Record<string, number>;
export interface Plan<G extends GameTypes> {
  actions: G['action'][];
  prior: number;
  why: { term: string; by: number }[];
}

export interface Auctioneer<G extends GameTypes> {
  /** The auction now running, as a key that stays until it is over; null = none. */
  running(s: Sealed<G['state']>): string | null;
  /** The next word of a seat that stops at `limit`. */
  answer(s: Sealed<G['state']>, seat: Seat, limit: number): G['action'];
}

export interface Policy<G extends GameTypes> {
  /** One sensible legal action, quickly. */
  policy(s: Sealed<G['state']>, seat: Seat, rng: Rng): G['action'];
}

/** Mistakes of a newcomer; absent, or null = the usual ones. */
export interface Newcomer<G extends GameTypes> {
  /** Of twelve turns, those that it does not weigh. */
  unweighed?(s: Sealed<G['state']>): number | null;
  /** How far off its idea of a price may be, in per cent. */
  off?(s: Sealed<G['state']>): number | null;
  /** What it plays when it weighs its turn; otherwise the policy. */
  act?(s: Sealed<G['state']>, seat: Seat, rng: Rng): G['action'] | null;
}

/** What bots need to know of a game; the search itself is the same for all. */
export interface Brain<G extends GameTypes> extends Policy<G> {
  /** Expected final score of each seat. */
  value(s: Sealed<G['state']>, terms: Terms[] | null): number[];
  /**
   * Policies for playouts, where its own takes too long: what the position from which all of them set out says of the turn to come is
   * worked out once, and each playout gets a policy of its own from it. Absent = its own policy.
   */
  quick?(from: Sealed<G['state']>): (rng: Rng) => Policy<G>;
  /** The rest of such a turn at once, where that spares a playout asking for each action; null = the policy is asked. */
  turn?(s: Sealed<G['state']>, seat: Seat, rng: Rng): readonly G['action'][] | null;
  /** At most `k` whole turns, best first, the policy's own line among them. */
  plans(s: Sealed<G['state']>, seat: Seat, k: number, rng: Rng): Plan<G>[];
  /** The same, with turns among them that look worse at first: for a search whose playouts go further, which can tell. Absent = `plans`. */
  doubtful?(s: Sealed<G['state']>, seat: Seat, k: number, rng: Rng): Plan<G>[];
  /** Reservation price in the auction now running. */
  price(s: Sealed<G['state']>, seat: Seat): number;
  /** How a seat bids that means to stop at a price: auctions are searched as "stop at x". Absent = no such auction. */
  auction?: Auctioneer<G>;
  /** The policy with whims, so that rare endings occur too: for tests. Absent = the policy itself. */
  stray?(s: Sealed<G['state']>, seat: Seat, rng: Rng): G['action'];
  /** The mistakes of a newcomer, where the usual ones do not suit. */
  newcomer?: Newcomer<G>;
  /** True where a playout may be cut that set out from a position; `further`: so many such moments later. */
  horizon(s: Sealed<G['state']>, from: Sealed<G['state']>, further?: number): boolean;
  /** Such moments that playouts from a position pass for a search that looks further with its best turns. Absent = none. */
  further?(from: Sealed<G['state']>): number;
  /** True where nearer playouts tell nothing of a turn, or the wrong tale: all go further from the first. Absent = those that a search looks at in the end. */
  furtherAtOnce?(from: Sealed<G['state']>): boolean;
  /** For how many others one playout stands that goes further: it takes so much longer. Absent = 2. */
  furtherTakes?: number;
  /**
   * True where a playout that goes further is worth the mean of what is expected at each such moment that it passes and of what it ends with,
   * an outcome too: the nearer one knows less of what comes, the farther one has more chance in it. Absent = what it ends with.
   */
  judgesOnTheWay?: boolean;
  /** What is expected in the end at such a moment, fitted to finished games; only differences between seats count. Absent = `value`. */
  atHorizon?(s: Sealed<G['state']>): number[];
  /** Moves before that, for each seat, where the search's own number does not suit; 0 = at the next such moment. */
  pliesPerSeat?: number;
  /** Whole turns that a search tries at most, where more ideas are worse ones. Absent = as many as it likes. */
  mostPlans?: number;
  /** Plans deep that a search from a position looks at most, where asking for plans takes long. Absent = as deep as it likes. */
  deepest?(from: Sealed<G['state']>): number;
  /** By how many standard errors a plan must fare better in playouts than the likeliest one to be played. Absent = by none. */
  caution?: number;
  /** How much utility it is worth to such a search that a plan is e times as likely: estimates and playouts err in different ways. Absent = none. */
  faith?(from: Sealed<G['state']>): number;
  /**
   * True where the plans' own order is better than what playouts say that pass `further` horizons with the best turns: a search then takes
   * the first. Absent = nowhere.
   */
  trustsPlans?(s: Sealed<G['state']>, further: number): boolean;
  scale: Scale;
  /** What a search that minds every place does otherwise from a position: how it judges its playouts, and how far it believes them. Absent, null = nothing. */
  forPlaces?(from: Sealed<G['state']>): ForPlaces<G> | null;
  /** What plays in playouts that take their time: more like a Regular, and slower. Absent, null = what plays in all of them. */
  careful?(from: Sealed<G['state']>): Playing<G> | null;
}

export type ForPlaces<G extends GameTypes> = Pick<Brain<G>, 'scale' | 'atHorizon' | 'caution' | 'judgesOnTheWay'>;

/** What plays in playouts. */
export type Playing<G extends GameTypes> = Partial<Pick<Brain<G>, 'policy' | 'turn' | 'quick'>>;

/** What scores are worth to a seat. */
export interface Scale {
  /** Score units of a clear lead. */
  s: number;
  /** How much winning itself counts, or being ahead of a rival at all, where the scores are only estimated. */
  winWeight: number;
  /** Score units by which the odds against a rival grow e times, fitted to finished games. */
  odds: number;
  /** Being ahead of every rival counts alike, not of the best one alone: they all are places. */
  everyRival?: true;
}

export interface GameModule<G extends GameTypes> {
  id: string;
  /** Newest version of the rules; each saved game pins its own. */
  rules: number;
  options: OptionSpecs<G['options']>;
  /** Named sets of options that a lobby offers: what differs from the defaults. */
  presets?: Readonly<Record<string, Partial<G['options']>>>;
  /** The numbers of players that these options allow. */
  seatCounts(options: G['options']): readonly number[];
  /** True when the game asks who begins (`firstSeat`). */
  asksFirstSeat: boolean;
  /** Absent where only the boards of the module can be played. */
  ownBoards?: OwnBoards<G>;
  setup(table: Table<G>, draw: DrawAt, emit: Emit<G>): G['state'];
  phases: Readonly<Record<string, Phase<G>>>;
  actions: { readonly [K in G['action']['kind']]: ActionKind<G, Extract<G['action'], { kind: K }>> };
  /** Cited when somebody moves after the end. */
  endRule: G['rule'];
  rulebook: Readonly<Record<G['rule'], Rule>>;
  /** What a seat may see: a state one could sit at, every field listed. */
  view(s: Sealed<G['state']>, seat: Seat | 'watcher'): G['state'];
  /** True when the game has no secret at all: what one viewer sees is then worked out once for all of them. */
  hidesNothing?: true;
  /** A full state that this seat cannot tell from its view. */
  resample(view: Sealed<G['state']>, seat: Seat, rng: Rng): G['state'];
  facts(s: Sealed<G['state']>): Fact[];
  outcome(s: Sealed<G['state']>): Outcome | null;
  /** Invariants that hold after every action of every game. */
  referee(s: Sealed<G['state']>): Breach[];
  /** Reads a state from untrusted JSON (a puzzle, an imported game): its shape, not its invariants. */
  readState(raw: unknown): Read<G['state']>;
  orders: OrderSpecs<G>;
}

/** A game and what bots know of it. Pages show and play a game without that: it is fetched when a bot must move or somebody wants advice. */
export interface BotGame<G extends GameTypes> extends GameModule<G> {
  brain: Brain<G>;
}

/** A heading of the rulebook, and where its source stands. */
export interface Rule {
  /** Section of our rulebook page. */
  section: string;
  heading: { fr: string; en: string };
}

/** A game whose own types are not known here: what registry, table, server and bots handle. */
export type AnyGame = GameModule<GameTypes>;
export type AnyBotGame = BotGame<GameTypes>;
