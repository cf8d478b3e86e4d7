/** What the parts of the play screen share. Made by use-play.ts, read by `usePlay`. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BaseState, Sealed, Seat, Touch, Violation } from '../../kernel/contract.ts';
import type { Deed } from '../../table/index.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { BoardProps, Face, Lights, Place } from '../games/face.ts';
import type { TableClient, TableNow } from '../table/contract.ts';
import type { LayerHand } from '../ui/board/layer.tsx';
import type { BillLine } from './logic/bill.ts';
import type { Fresh } from './logic/fresh.ts';
import type { Services } from './services.ts';
import type { TrayHand } from './tray.tsx';
import type { Choice } from './use-choice.ts';
import type { History } from './use-history.ts';
import type { Plans } from './use-plans.ts';
import type { Show } from './use-show.ts';
import type { WaysBack } from './ways-back.ts';

/** What was refused, in words, and the rule that says so. */
export interface Refused {
  readonly text: string;
  readonly rule: string | null;
}

/** What floats over the board's edge; one at a time. */
export type Floating = 'menu' | 'keys' | 'orders' | 'go-to' | { readonly of: string; readonly key: string } | null;

export interface Play {
  readonly client: TableClient;
  readonly now: TableNow;
  readonly services: Services;
  readonly face: Face;
  /** False while the table forbids reckonings: no forecast is shown anywhere. */
  readonly calculator: boolean;
  /** True where seats may not all see the same. */
  readonly secret: boolean;
  readonly speaker: Speaker;
  readonly initials: readonly string[];
  /** The seat this screen plays for; null for a watcher. */
  readonly me: Seat | null;
  /** True when `me` must act and may. */
  readonly myTurn: boolean;
  readonly mode: 'now' | 'past' | 'plan';
  /** What the board shows, and the position before what is chosen. */
  readonly state: Sealed<BaseState>;
  readonly before: Sealed<BaseState>;
  readonly places: readonly Place[];
  readonly lights: Lights;
  /** The drawing of the board, while there is one: what is chosen is drawn there before anything else. */
  readonly board: { current: LayerHand<BoardProps> | null };
  /** Where the ways of what a finger lies on are drawn beforehand, while there is such a tray. */
  readonly tray: { current: TrayHand | null };
  /** What the board shows: what is chosen, or what was just sent. */
  readonly onBoard: Pick<BoardProps, 'state' | 'before' | 'lights' | 'laid'>;
  readonly choice: Choice;
  readonly bill: readonly BillLine[];
  /** The bill is that of a place the mouse is over, and of nothing chosen yet. */
  readonly foreseen: boolean;
  readonly warnings: readonly string[];
  readonly history: History;
  readonly plans: Plans;
  readonly fresh: Fresh;
  readonly show: Show;
  readonly back: WaysBack | null;
  readonly refused: Refused | null;
  readonly why: { readonly touch: Touch; readonly violation: Violation } | null;
  readonly tab: string;
  readonly floating: Floating;
  /** The board as a list instead of a drawing. */
  readonly asList: boolean;
  /** The rule at which the rules beside the board are open: one asked about, or that of the phase. */
  readonly rule: string | null;
  /** The rulebook was opened to search in it. */
  readonly searching: boolean;
  readonly unreadChat: number;
  touch(touch: Touch): void;
  /** A finger is on it and may touch it: what that would do is worked out before it lifts. Null = it is on nothing more. */
  aim(touch: Touch | null): void;
  explain(touch: Touch): void;
  hover(touch: Touch | null): void;
  focus(touch: Touch | null): void;
  /** Places shown as fresh while a row of the log is under the pointer. */
  lightPlaces(touches: readonly Touch[]): void;
  /** The button that does what is chosen is held down: what letting it go would show is drawn out of sight. */
  aimCommit(): void;
  /** Does what is chosen: sends it, or adds it to the plan. */
  commit(): void;
  /** Chooses and does at once: a button that is a whole move. */
  doNow(touch: Touch): void;
  /** In the name of the reader's own seat, unless another is given. */
  send(deed: Deed, seat?: Seat): Promise<boolean>;
  undo(): void;
  startOver(): void;
  togglePlan(): void;
  markSeen(): void;
  openTab(tab: string): void;
  openRule(rule: string): void;
  searchRules(): void;
  float(what: Floating): void;
  /** Opens what a figure is made of. */
  askAbout(of: string, key: string): void;
  toggleList(): void;
  /** Closes what is open, drops the last touch, leaves history or plan: one thing at a time. */
  escape(): void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('bug: a part of the play screen stands outside it');
  return play;
}
