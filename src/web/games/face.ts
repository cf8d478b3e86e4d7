/**
 * What a game adds to the shell: its drawing and its ways of showing things. No rule is written here: what is lit,
 * dead, priced or forbidden comes from the engine. Start with `Face`.
 */
import type { VNode } from 'preact';
import type { BaseState, Sealed, Seat, Touch } from '../../kernel/contract.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { TableNow } from '../table/contract.ts';
import type { Colour } from '../ui/colours.ts';

/** Everything of the board that can be touched or focused, also as words: the hidden grid and "board as a list". */
export interface Place {
  readonly touch: Touch;
  /** Name or id, kind, printed figures, pieces: in this order, as one sentence or several. */
  readonly label: string;
  /** A short name, for sorting, "go to a place" and titles ("Pittsburgh (K4)"). */
  readonly name: string;
  /** Centre in board units, and how large (radius of its target). */
  readonly at: { readonly x: number; readonly y: number; readonly r: number };
  /** Its corners, where it is no disc: it is meant wherever it is touched inside, except where a disc lies on it. */
  readonly outline?: readonly (readonly [x: number, y: number])[];
  /** Row and column of the grid, where the board has them. */
  readonly cell?: { readonly row: number; readonly column: number };
}

/** How a place is shown now. Make a new one after each change: boards draw again when it is another object. */
export interface Lights {
  isLit(touch: Touch): boolean;
  /** 0 = not chosen; else its number in the order of choosing. */
  orderOf(touch: Touch): number;
  /** True while anything on the board is lit: what is not lit is veiled. */
  readonly veil: boolean;
  readonly focus: Touch | null;
  /** Changed since the reader looked, with the seat that did it. */
  freshBy(touch: Touch): Seat | null;
  /** A line of a panel or of the log is about it. */
  isTold(touch: Touch): boolean;
  /** True where anything of this kind (`hex`, `link`, `good` …) is lit, chosen or told of: else nobody need ask one by one. */
  about(on: string): boolean;
  /** Ids of what is chosen, of one kind, in that order. */
  chosen(on: string): readonly string[];
}

export interface BoardProps<S extends BaseState = BaseState> {
  readonly state: Sealed<S>;
  /** The position before what is chosen or being sent: a piece in `state` that is not in `before` is drawn as pending. */
  readonly before: Sealed<S>;
  readonly speaker: Speaker;
  readonly lights: Lights;
  readonly zoom: 'far' | 'mid' | 'near';
  /** Two letters a seat, for what is fresh. */
  readonly initials: readonly string[];
  /** What is in `state` and not in `before` was sent to a host on this device: it lies there, and is not pending. */
  readonly laid?: boolean | undefined;
  /** The first drawing after a touch, and another follows at once: what takes work and is no answer may wait for that. */
  readonly first?: boolean | undefined;
}

export interface PanelProps<S extends BaseState = BaseState> {
  readonly state: Sealed<S>;
  readonly before: Sealed<S>;
  readonly speaker: Speaker;
  readonly lights: Lights;
  /** Whose eyes: null for a watcher. */
  readonly me: Seat | null;
  /** Two letters a seat. */
  readonly initials: readonly string[];
  /** False at a table without a calculator: forecasts are not shown. */
  readonly calculator?: boolean | undefined;
  /** What has happened so far, the latest last; absent where one looks at the past. */
  readonly moments?: TableNow['moments'] | undefined;
  onTouch(touch: Touch): void;
  /** A figure was asked about: its owner and key in `facts`. */
  onFigure(of: string, key: string): void;
  /** A line was touched: what it is about is shown on the board, until another is; none = nothing more. */
  onTell(touches: readonly Touch[]): void;
}

export interface HoldingsProps<S extends BaseState = BaseState>
  extends Pick<PanelProps<S>, 'state' | 'speaker' | 'calculator'> {
  readonly seat: Seat;
}

/** An auction under way, shown in one pattern for all games. */
export interface AuctionNow {
  /** The lot in words. */
  readonly lot: string;
  /** Owner in the sense of facts (`company:prr`), for its mark and colour. */
  readonly of: string | null;
  /** In bidding order. */
  readonly bidders: readonly {
    readonly seat: Seat;
    readonly out: boolean;
    readonly bid: number | null;
    /** What stands beside the sign instead of the bid: where one may hold several lots at once. */
    readonly says?: string;
  }[];
  readonly high: { readonly seat: Seat; readonly amount: number } | null;
  readonly least: number;
  /** What each rival can still pay. */
  readonly means: readonly number[];
  /** How an amount is written; absent = as money. */
  write?(amount: number): string;
  /** What this price means: one line, such as what the share would pay at the next dividends. */
  meaning(amount: number, calculator?: boolean): string;
}

/** One of several ways of doing what was touched, with the position before and after it. */
export interface WayProps<S extends BaseState = BaseState> {
  readonly action: { readonly kind: string };
  readonly before: Sealed<S>;
  readonly after: Sealed<S>;
  readonly seat: Seat;
  readonly speaker: Speaker;
}

export interface Face<S extends BaseState = BaseState> {
  readonly id: string;
  /** The whole board in board units. */
  extent(s: Sealed<S>): { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Length in board units whose size on the screen decides the zoom level: the side of a hex, or its like. */
  readonly unit: number;
  /** `asked`: the position whose question is on the screen, where `s` is what would come of what is chosen; absent = `s`. */
  places(s: Sealed<S>, speaker: Speaker, asked?: Sealed<S>): readonly Place[];
  /** SVG inside the board's frame, which finds the place under a finger by `places`: nothing in it listens. */
  Board(props: BoardProps<S>): VNode | null;
  /**
   * SVG over it, on a sheet of its own: all that a finger changes. It is drawn first and alone, before the board, the bar
   * and everything else. Absent = the board draws that too.
   */
  Over?(props: BoardProps<S>): VNode | null;
  /** Tabs of the side panel that are this game's own, the first opened at start. */
  readonly panels: readonly {
    readonly id: string;
    title(speaker: Speaker): string;
    Panel(props: PanelProps<S>): VNode | null;
  }[];
  /** Under the board, where there is room: boxes of companies and the like. A panel says the same on a phone. */
  Below?(props: PanelProps<S>): VNode | null;
  /** Under the seats, in the left column; on a phone inside the first panel. */
  Gauges?(props: PanelProps<S>): VNode | null;
  /** Small marks beside a seat's name: holdings. */
  Holdings(props: HoldingsProps<S>): VNode | null;
  /** The figure shown large beside each seat. */
  readonly purse: { readonly key: string };
  /** The figure whose parts say what a score is made of; absent = the purse, or else whatever a seat holds in parts. */
  readonly score?: { readonly key: string };
  /** The mark of an owner of figures (`company:prr`), for bills, logs and charts; null = none. */
  Mark(props: { readonly of: string; readonly size?: number | undefined }): VNode | null;
  /** The same as colour and letter, where a mark is part of a drawing: at the end of a line of a chart. */
  markOf?(of: string): { readonly colour: Colour; readonly letter: string } | null;
  /** In the header: "Round 3 · Detroit 3 of 8 · 15 houses left". */
  status(s: Sealed<S>, speaker: Speaker): string;
  /** What ends the game and how close it is, one sentence each. */
  endings(s: Sealed<S>, speaker: Speaker): readonly string[];
  auction(s: Sealed<S>, speaker: Speaker): AuctionNow | null;
  /** Kinds of actions that close a turn of several actions: sent after what was chosen, if legal by then. */
  readonly closing: readonly string[];
  /** True, or the kinds: each such action is sent by itself: what comes after it is asked anew, also of the same player. */
  readonly single?: true | readonly string[];
  /**
   * Where what was touched can be meant by several actions that differ in detail only (the tiles of a hex, the routes of
   * a cube): those actions, the best first, which is taken until another is asked for. Null while there is more to choose.
   */
  ways?(
    actions: readonly { readonly kind: string }[],
    s: Sealed<S>,
    seat: Seat,
  ): readonly { readonly kind: string }[] | null;
  /** One of those ways as a small drawing with its price: inside a button, named by `wayLabel`. */
  Way?(props: WayProps<S>): VNode | null;
  wayLabel?(props: WayProps<S>): string;
  /**
   * The main button: the deed in a few words, for one action or a line of them ("Lay 2 engines"), and where they are done
   * if that says more ("Deliver blue to Toronto").
   */
  deed(actions: readonly { readonly kind: string }[], speaker: Speaker, before?: Sealed<S>): string;
  /** A touch that is on no board, as its button says it: `{ on: 'dial', id: 'expansion' }`. */
  touchLabel(touch: Touch, s: Sealed<S>, speaker: Speaker): string;
  /** How a touch that is on no board looks, where a drawing says more than a mark: a tile, a box, a train. */
  TouchPicture?(props: { readonly touch: Touch; readonly state: Sealed<S>; readonly speaker: Speaker }): VNode | null;
  /** What is asked once a choice is begun, where the kind of what is missing says too little: "Start from Boston or New York." */
  askFor?(lit: readonly Touch[], speaker: Speaker): string | null;
  /** Owners of figures that a position is about (the company that builds): theirs come first in a bill. */
  owners?(s: Sealed<S>): readonly string[];
  /** Warnings for the bill: what would follow from a line of actions, beyond figures. */
  warnings(before: Sealed<S>, after: Sealed<S>, speaker: Speaker, calculator?: boolean): readonly string[];
  /** Places that an event is about, for highlighting and "show me". */
  touchesOf(event: { readonly type: string }): readonly Touch[];
  /** Figures followed by the charts: keys of facts of seats or of other owners. */
  readonly charts: readonly { readonly key: string; readonly owners: 'seats' | 'others' }[];
}
