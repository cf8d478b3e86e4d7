/**
 * The fold for whoever follows a table from outside, with the eyes of one viewer: what it was given when it sat
 * down, and one more entry as seen. The same functions as the host's own fold (fold.ts) do the work; only where the
 * contents of an entry are hidden the position after it is not known, until the host shows it.
 */
import type { AnyGame, BaseState, EventOf, GameTypes, Sealed } from '../kernel/contract.ts';
import { clocksAfter, foldAround, waitingAt } from './fold.ts';
import { isMove, stepLine } from './log.ts';
import { withoutBag } from './play.ts';
import { type Played, playAgain } from './replay.ts';
import { chainSeen, type Seen } from './seen.ts';
import type { Sheet } from './sight.ts';

/** A sheet kept up to date by its owner. */
export type Outline = Omit<Sheet, 'view' | 'hash'>;

export interface Outside {
  readonly outline: Outline;
  /** The position as the viewer may see it; null = not known until the host shows it. */
  readonly view: Sealed<BaseState> | null;
}

export interface Followed extends Outside {
  readonly events: readonly EventOf<GameTypes>[];
}

/** Before the first entry: nothing has been opened yet. */
const NOTHING: Sealed<BaseState> = { rules: 0, seats: 0, options: {}, phases: [], chance: {} };

/** One more entry. `viewAfter` gives the position after an earlier entry, null where it is not known. */
export function followEntry(
  g: AnyGame,
  { outline, view }: Outside,
  seen: Seen,
  viewAfter: (seq: number) => Sealed<BaseState> | null,
): Followed {
  const line = stepLine(outline.line, seen);
  const played = playedAgain(g, outline, view, seen);
  const next = line === outline.line ? view : isMove(seen) ? (played?.state ?? null) : viewAfter(line.moves.at(-1)!);
  const chain = chainSeen(outline.chain, seen);
  const around = { ...foldAround(outline, seen), seq: seen.seq, chain, line };
  const events = played?.trace.events ?? [];
  if (!next) return { outline: around, view: null, events };
  const waiting = line === outline.line ? outline.waiting : (played?.trace.waiting ?? waitingIn(g, next, played));
  const clocks = clocksAfter(g, { ...around, state: next }, seen);
  return { outline: { ...around, clocks, waiting: withoutBag(waiting) }, view: next, events };
}

function playedAgain(g: AnyGame, { creation }: Outline, view: Sealed<BaseState> | null, seen: Seen): Played | null {
  if (!isMove(seen) || 'hidden' in seen || (!view && seen.type !== 'open')) return null;
  return playAgain(g, creation, view ?? NOTHING, seen);
}

/** After a move the trace has said it; after an undo the position itself must. */
const waitingIn = (g: AnyGame, view: Sealed<BaseState>, played: Played | null) => (played ? null : waitingAt(g, view));

/** What the host shows beside the entries counts for more than what was worked out. */
export function shown(outside: Outside, view: Sealed<BaseState>, beside: Pick<Sheet, 'clocks' | 'waiting'>): Outside {
  return { outline: { ...outside.outline, ...beside }, view };
}
