/** Moves of a log carried out by the kernel. */
import { type ChanceSource, tapeSource } from '../kernel/chance.ts';
import type { AnyGame, BaseState, GameTypes, Sealed } from '../kernel/contract.ts';
import { apply, resume, type Started, start, startFrom, type Trace } from '../kernel/engine.ts';
import { readBoard } from '../kernel/given.ts';
import type { Creation } from './creation.ts';
import type { Body } from './log.ts';
import type { Seen } from './seen.ts';

export type Played = { state: BaseState; trace: Trace<GameTypes> };

/** The board of the players' own, read again in this process: states name it by its hash alone. */
export function boardOf(g: AnyGame, { board, options }: Creation): { board?: string } {
  const read = readBoard(g, board, options);
  if (!read.ok) throw new Error(`bug: the board of a table cannot be read: ${JSON.stringify(read.problem)}`);
  return read.value;
}

/** The setup, or the position given instead. */
export function begin(g: AnyGame, creation: Creation, source: ChanceSource): Started<GameTypes> {
  const board = boardOf(g, creation);
  if (creation.start) return { ok: true, ...startFrom(g, creation.start as BaseState, source) };
  const { options, rules, firstSeat } = creation;
  const seats = creation.seats.length;
  return start(g, { seats, options, rules, ...(firstSeat === undefined ? {} : { firstSeat }), ...board }, source);
}

/** What of a trace goes into an entry. */
export function playedOut({ chance, audience, barrier }: Trace<GameTypes>) {
  return {
    ...(chance.length > 0 ? { chance } : {}),
    ...(audience === 'all' ? {} : { audience: [...audience] }),
    ...(barrier ? { barrier } : {}),
  };
}

/** Plays one move of a stored log again, its chance as the tape. */
export function playAgain(g: AnyGame, creation: Creation, state: Sealed<BaseState>, entry: Seen): Played {
  const done = replayed(g, creation, state, entry, tapeSource(chanceOf(entry)));
  if (!done.ok) throw new Error(`bug: entry ${entry.seq} of the log cannot be played`);
  return done;
}

export const chanceOf = (entry: Body | Seen) => ('chance' in entry ? (entry.chance ?? []) : []);

function replayed(g: AnyGame, creation: Creation, state: Sealed<BaseState>, entry: Seen, tape: ChanceSource) {
  if (entry.type === 'open') return begin(g, creation, tape);
  if (entry.type === 'action' && !('hidden' in entry)) return apply(g, state, entry.seat, entry.action, tape);
  return resume(g, state, tape);
}
