/**
 * Choosing a move by pointing. Actions are words, touches are letters (kernel/words.ts): what can come next is lit, in
 * any order. A touch that has a single meaning brings the rest of its word with it. A complete action is *staged*: played
 * on a copy, where choosing goes on as long as the same seat may act without chance. All that is staged is sent as one
 * command. Nothing here knows a rule.
 */
import type { AnyGame, BaseState, GameTypes, Sealed, Seat, Touch } from '../../../kernel/contract.ts';
import { apply } from '../../../kernel/engine.ts';
import { toAct } from '../../../kernel/phases.ts';
import { sameTouch, type Word, words } from '../../../kernel/words.ts';
import type { GameAction } from '../../../table/log.ts';

type State = Sealed<BaseState>;

/** Who chooses, on which position; `closing` are the kinds that end a turn of several actions (Face). */
export interface Chooser {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly closing: readonly string[];
  readonly before: State;
  /** True where each action is sent by itself, or the kinds of which this is so (Face). */
  readonly single?: Single | undefined;
  /** Several actions that differ in detail only: the best first; null while there is more to choose (Face). */
  readonly ways?: Ways | undefined;
}

export type Single = boolean | readonly string[];
export type Ways = (actions: readonly GameAction[], state: State, seat: Seat) => readonly GameAction[] | null;

/** A complete action on the copy. */
export interface Staged {
  readonly action: GameAction;
  /** Touches of the player, in order; the others of the action were implied. */
  readonly touched: readonly Touch[];
  readonly touches: readonly Touch[];
  readonly after: State;
  /** All that its touches could mean, where they differ in detail only: tiles of a hex, routes of a cube. */
  readonly ways: readonly Word<GameTypes>[];
  /**
   * False when the copy goes no further: a bid was made or is asked for, each action is sent by itself, or chance, a
   * secret, another phase of the game or another seat's turn comes next.
   */
  readonly open: boolean;
}

export interface Selection {
  readonly chooser: Chooser;
  readonly staged: readonly Staged[];
  /** Letters of the action under way, in the order of touching. */
  readonly touched: readonly Touch[];
  /** Letters that follow from them: all that could still be meant has these too. */
  readonly implied: readonly Touch[];
  /** The position after what is staged: what the board shows. */
  readonly state: State;
  /** What may be touched next. */
  readonly lit: readonly Touch[];
  /** Kinds of touches (`hex`, `company`, `amount` …) of which one is still needed; empty when nothing is missing. */
  readonly missing: readonly string[];
  /** True when `actions` may be sent. */
  readonly ready: boolean;
  /** True when one could go on after what is chosen, by more than closing the turn. */
  readonly more: boolean;
  /** To be sent as one command: what is staged, then the action that closes the turn, if there is one. */
  readonly actions: readonly GameAction[];
  /** The position after `actions`: what the bill is made of. */
  readonly after: State;
}

// The legal moves of a position are listed once.
const listed = new WeakMap<State, Map<Seat, readonly Word<GameTypes>[]>>();

export function wordsAt(game: AnyGame, state: State, seat: Seat): readonly Word<GameTypes>[] {
  const known = listed.get(state) ?? new Map<Seat, readonly Word<GameTypes>[]>();
  listed.set(state, known);
  const made = known.get(seat) ?? words(game, state, seat);
  known.set(seat, made);
  return made;
}

/** True for a turn of several actions: one of those that close it may be played. */
export const isLong = ({ game, before, seat, closing }: Chooser): boolean =>
  wordsAt(game, before, seat).some(({ action }) => closing.includes(action.kind));

const has = (list: readonly Touch[], touch: Touch): boolean => list.some((one) => sameTouch(one, touch));
const without = (list: readonly Touch[], touch: Touch): Touch[] => list.filter((one) => !sameTouch(one, touch));

const isBid = ({ touches }: Word<GameTypes>): boolean => touches.some(({ on }) => on === 'amount');

/** Nothing chosen yet. */
export const choosing = (
  game: AnyGame,
  before: State,
  seat: Seat,
  closing: readonly string[],
  single: Single = false,
  ways?: Ways,
): Selection => selection({ game, seat, closing, before, single, ways }, [], []);

/** What could still be meant, and the letters that all of it has. */
function meant(all: readonly Word<GameTypes>[], touched: readonly Touch[]) {
  const fits = all.filter((word) => touched.every((touch) => has(word.touches, touch)));
  const [first, ...rest] = fits;
  const common = first && touched.length > 0 ? first.touches.filter((t) => rest.every((w) => has(w.touches, t))) : [];
  return { fits, common, complete: fits.find((word) => word.touches.every((t) => has(common, t))) ?? null };
}

/** The words that could be meant as ways of one thing, the best first; empty where there is more to choose. */
function waysOf({ ways, seat }: Chooser, state: State, touched: readonly Touch[], fits: readonly Word<GameTypes>[]) {
  if (!ways || touched.length === 0 || fits.length < 2) return [];
  const ranked = ways(
    fits.map(({ action }) => action),
    state,
    seat,
  );
  return ranked?.flatMap((action) => fits.find((word) => word.action === action) ?? []) ?? [];
}

/** Letters by which another way can be asked for. */
const turns = (last: Staged | undefined): readonly Touch[] =>
  last ? last.ways.flatMap(({ touches }) => touches.filter((touch) => !has(last.touches, touch))) : [];

/** Works out everything that follows from what is staged and touched. */
function selection(chooser: Chooser, given: readonly Staged[], touched: readonly Touch[]): Selection {
  const { game, seat } = chooser;
  const last = given.at(-1);
  const state = last?.after ?? chooser.before;
  const all = last && !last.open ? [] : wordsAt(game, state, seat);
  const { fits, common, complete } = meant(all, touched);
  if (complete && fits.length === 1)
    return selection(chooser, [...given, stage(chooser, state, complete, touched)], []);
  const ways = complete ? [] : waysOf(chooser, state, touched, fits);
  if (ways[0]) return selection(chooser, [...given, { ...stage(chooser, state, ways[0], touched), ways }], []);
  const next = fits.flatMap((word) => word.touches.filter((t) => !has(common, t) && !has(touched, t)));
  const offered = touched.length === 0 ? [...next, ...turns(last)] : next;
  const lit = [...new Map(offered.map((touch) => [nameOf(touch), touch])).values()];
  // One action may be the beginning of another: it is ready, and more may be touched.
  const staged = complete ? [...given, stage(chooser, state, complete, touched)] : given;
  const ready = staged.length > 0 && (touched.length === 0 || complete !== null);
  const closed = ready ? closing(chooser, staged) : null;
  return {
    chooser,
    staged: given,
    touched,
    implied: common.filter((t) => !has(touched, t)),
    state: complete ? staged.at(-1)!.after : state,
    lit,
    missing: ready || touched.length === 0 ? [] : [...new Set(next.map(({ on }) => on))],
    ready,
    more: ready && all.some(({ action }) => !chooser.closing.includes(action.kind)),
    actions: [...staged, ...(closed ? [closed] : [])].map(({ action }) => action),
    after: closed?.after ?? staged.at(-1)?.after ?? state,
  };
}

function stage(
  { game, seat, single }: Chooser,
  state: State,
  word: Word<GameTypes>,
  touched: readonly Touch[],
): Staged {
  const applied = apply(game, state, seat, word.action, null);
  if (!applied.ok) throw new Error(`bug: a legal action is refused: ${applied.violation.code}`);
  const after: State = applied.state;
  const { waiting, barrier } = applied.trace;
  const goesOn = waiting === null && !barrier && isSameTurn(state, after) && toAct(game, after).includes(seat);
  // Bids are sent one by one, each from the bar of the auction: another lot touched is another bid instead, not a second
  // one, and what puts a share on sale ends there.
  const isSingle = typeof single === 'object' ? single.includes(word.action.kind) : single;
  const open = goesOn && !isSingle && !isBid(word) && !wordsAt(game, after, seat).some(isBid);
  return { action: word.action, touched, touches: word.touches, after, ways: [], open };
}

/** Where another phase of the game begins, one is asked anew: also whoever happens to be the first there. */
const isSameTurn = (before: State, after: State): boolean => before.phases[0]?.id === after.phases[0]?.id;

/** The one action that closes the turn, when there is exactly one such now. */
function closing(chooser: Chooser, staged: readonly Staged[]): Staged | null {
  const last = staged.at(-1)!;
  if (!last.open || chooser.closing.includes(last.action.kind)) return null;
  const ways = wordsAt(chooser.game, last.after, chooser.seat).filter((w) => chooser.closing.includes(w.action.kind));
  return ways.length === 1 ? stage(chooser, last.after, ways[0]!, []) : null;
}

/**
 * Chooses a touch, or takes it back when it is chosen; null when it is dead here: explain it (why.ts). What could be meant
 * in several ways is turned to the next one when it is touched again.
 */
export function choose(now: Selection, touch: Touch): Selection | null {
  const { chooser, staged, touched } = now;
  const last = staged.at(-1);
  if (canTurn(now, touch)) return stepWay(now, 1);
  if (isChosen(now, touch)) return unchoose(now, touch);
  if (last && touched.length === 0 && !isNext(now, touch) && has(turns(last), touch))
    return selection(chooser, staged.slice(0, -1), [...last.touched, touch]);
  if (has(now.lit, touch) || has(now.implied, touch)) return selection(chooser, staged, [...touched, touch]);
  return instead(now, touch);
}

/** True on what was chosen last, where it could be meant in several ways. */
export function canTurn({ staged, touched }: Selection, touch: Touch): boolean {
  const last = staged.at(-1);
  return touched.length === 0 && last !== undefined && last.ways.length > 1 && has(last.touched, touch);
}

/** True where a touch begins another action on the copy. */
const isNext = ({ chooser, staged, state }: Selection, touch: Touch): boolean =>
  staged.at(-1)?.open !== false &&
  wordsAt(chooser.game, state, chooser.seat).some(({ touches }) => has(touches, touch));

/** The ways of what was chosen last, and which of them is meant. */
export function waysNow({ staged, touched }: Selection): { ways: readonly Word<GameTypes>[]; at: number } {
  const last = staged.at(-1);
  if (!last || touched.length > 0) return { ways: [], at: -1 };
  return { ways: last.ways, at: last.ways.findIndex(({ action }) => action === last.action) };
}

/** Another of its ways for what was chosen last. */
export function chooseWay(now: Selection, at: number): Selection {
  const { chooser, staged } = now;
  const [last, word] = [staged.at(-1), staged.at(-1)?.ways[at]];
  if (!last || !word) return now;
  const kept = staged.slice(0, -1);
  const state = kept.at(-1)?.after ?? chooser.before;
  return selection(chooser, [...kept, { ...stage(chooser, state, word, last.touched), ways: last.ways }], []);
}

/** The next way, or with -1 the one before; the first follows on the last. */
export function stepWay(now: Selection, by: 1 | -1): Selection {
  const { ways, at } = waysNow(now);
  return ways.length > 1 ? chooseWay(now, (at + by + ways.length) % ways.length) : now;
}

/** Another hex, company or amount instead of the one of the same kind in the action under way, or in the last one. */
function instead({ chooser, staged, touched }: Selection, touch: Touch): Selection | null {
  const last = staged.at(-1);
  const redone = touched.length === 0 && last !== undefined;
  const from = redone ? last.touched : touched;
  const before = redone ? staged.slice(0, -1) : staged;
  const state = before.at(-1)?.after ?? chooser.before;
  const letters = redone ? last.touches : touched;
  if (!letters.some(({ on }) => on === touch.on)) return null;
  const all = wordsAt(chooser.game, state, chooser.seat);
  // With as much as may be of what was chosen with it; else alone.
  const ways = [[...from.filter(({ on }) => on !== touch.on), touch], [touch]];
  const kept = ways.find((way) => meant(all, way).fits.length > 0);
  return kept ? selection(chooser, before, kept) : null;
}

/** True when the player has touched it, or it follows from what was touched. */
export const isChosen = ({ staged, touched }: Selection, touch: Touch): boolean =>
  has(touched, touch) || staged.some((one) => has(one.touched, touch));

/** Takes back one touch: the action it belongs to goes, and later ones that cannot stand without it. */
export function unchoose(now: Selection, touch: Touch): Selection {
  const { chooser, staged, touched } = now;
  if (has(touched, touch)) return selection(chooser, staged, without(touched, touch));
  const at = staged.findIndex((one) => has(one.touched, touch));
  if (at < 0) return now;
  const kept = staged.slice(0, at);
  const rest = restaged(chooser, kept, staged.slice(at + 1));
  if (rest.length > kept.length) return selection(chooser, rest, []);
  return selection(chooser, kept, incomplete(chooser, kept, without(staged[at]!.touched, touch)));
}

/** The later actions on what is kept, those that can still be played. */
function restaged(
  chooser: Chooser,
  kept: readonly Staged[],
  later: readonly Pick<Staged, 'action' | 'touched'>[],
): Staged[] {
  const out = [...kept];
  for (const { action, touched } of later) {
    const last = out.at(-1);
    const state = last?.after ?? chooser.before;
    const word = last && !last.open ? undefined : sameWord(chooser, state, action);
    // A touch may be called otherwise where the action is played earlier.
    const kept = word && touched.length > 0 && touched.every((touch) => has(word.touches, touch));
    if (word) out.push(stage(chooser, state, word, kept ? touched : word.touches));
  }
  return out;
}

/** Takes back the latest touch. */
export function dropLast(now: Selection): Selection {
  const { chooser, staged, touched } = now;
  if (touched.length > 0) return selection(chooser, staged, touched.slice(0, -1));
  const last = staged.at(-1);
  if (!last) return now;
  const kept = staged.slice(0, -1);
  return selection(chooser, kept, incomplete(chooser, kept, last.touched.slice(0, -1)));
}

/** So many of the touches, from the first, as do not complete an action by themselves. */
function incomplete(chooser: Chooser, staged: readonly Staged[], touched: readonly Touch[]): readonly Touch[] {
  const state = staged.at(-1)?.after ?? chooser.before;
  const all = wordsAt(chooser.game, state, chooser.seat);
  for (let n = touched.length; n > 0; n--) {
    const { fits, complete } = meant(all, touched.slice(0, n));
    const settled = (complete && fits.length === 1) || waysOf(chooser, state, touched.slice(0, n), fits).length > 0;
    if (fits.length > 0 && !settled) return touched.slice(0, n);
  }
  return [];
}

function sameWord({ game, seat }: Chooser, state: State, action: GameAction): Word<GameTypes> | undefined {
  const text = JSON.stringify(action);
  return wordsAt(game, state, seat).find((word) => JSON.stringify(word.action) === text);
}

/** These actions, as far as they can be played; what closes the turn comes by itself. */
export const chooseActions = ({ chooser }: Selection, actions: readonly GameAction[]): Selection => {
  const wanted = actions.filter(({ kind }) => !chooser.closing.includes(kind));
  return selection(chooser, restaged(chooser, [], (wanted.length > 0 ? wanted : actions).map(untouched)), []);
};
const untouched = (action: GameAction) => ({ action, touched: [] });

/** Starts over. */
export const chooseNothing = ({ chooser }: Selection): Selection => selection(chooser, [], []);

/** A touch as a key. */
export const nameOf = ({ on, id }: Touch): string => `${on}:${id}`;
