/** What can be done with a table beside playing at it, wherever it is hosted: on this device, or on the server. */

import type { Hint } from '../../bots/hint.ts';
import type { Judged, Played } from '../../bots/judge.ts';
import { isBotName, USUAL_LEVEL } from '../../bots/names.ts';
import type { BaseState, Sealed, Seat } from '../../kernel/contract.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import type { TableNow } from '../table/contract.ts';
import type { LocalTables, LocalWish } from '../table/local.ts';

export interface Services {
  /** The record as a file's text; null when it cannot be had. */
  record(now: TableNow): Promise<string | null>;
  /** The address of a new table with the same players and options. */
  again(now: TableNow): Promise<string | null>;
  /** The address of a new game on this device that goes on from a position. */
  goOn(now: TableNow, state: Sealed<BaseState>): Promise<string | null>;
  /** The best turn of a seat that must act. Refused (ApiRefusal) where the host does not want to. */
  hint(now: TableNow, seat: Seat): Promise<Hint | null>;
  /** How a finished game went, worked out on this device. */
  judge(now: TableNow, moves: readonly Played[]): Promise<Judged | null>;
  readNotes(now: TableNow): Promise<string>;
  writeNotes(now: TableNow, text: string): Promise<void>;
}

/** The level of a bot that plays a seat (`bot:random`); one that is not known here is played by the usual one. */
function levelOf(id: string): string {
  const name = id.replace(/^bot:/, '');
  return isBotName(name) ? name : USUAL_LEVEL;
}

/** The same players once more at this device; whoever sits elsewhere is played by a bot. */
function wishOf(now: TableNow): LocalWish {
  const { creation, seats } = now.sheet;
  const isHere = (seat: Seat) => (now.where === 'here' ? seats[seat]!.mode === 'person' : now.mine.includes(seat));
  const me = now.mine[0] ?? now.acting[0] ?? 0;
  return {
    game: creation.game,
    name: '',
    options: creation.options,
    calculator: creation.calculator,
    hints: creation.hints,
    masterMs: creation.masterMs,
    seats: seats.map(({ name, id }, seat) => ({ name, bot: isHere(seat) || seat === me ? null : levelOf(id) })),
    ...(creation.commitment === null ? { dice: [] } : {}),
  };
}

const opened = async (tables: LocalTables, wish: LocalWish): Promise<string | null> => {
  const answer = await tables.open(wish);
  return answer.ok ? `/here/${answer.id}` : null;
};

const notesKey = ({ id, viewer }: TableNow): string => `notes:${id}:${viewer}`;

export const gameOf = ({ game, sheet }: TableNow) => ({ game: game.id, board: sheet.creation.board ?? null });

export const servicesHere = (tables: () => LocalTables): Services => ({
  record: ({ id }) => tables().exportRecord(id),
  again: (now) => opened(tables(), wishOf(now)),
  goOn: (now, state) => opened(tables(), goOnWish(now, state)),
  async hint(now, seat) {
    const answer = await tables().hint(now.id, seat);
    if (!answer.ok) throw new ApiRefusal(answer.code);
    return answer.hint;
  },
  judge: (now, moves) => tables().judge({ ...gameOf(now), moves }),
  readNotes: async (now) => localStorage.getItem(notesKey(now)) ?? '',
  writeNotes: async (now, text) => localStorage.setItem(notesKey(now), text),
});

/** Whoever looks plays the seat of its eyes; bots the others. */
function goOnWish(now: TableNow, state: Sealed<BaseState>): LocalWish {
  const { dice: _dice, ...wish } = wishOf(now);
  const start: object = state;
  return { ...wish, start: { state: start, rules: now.sheet.creation.rules } };
}

export const servicesOnline = (tables: () => LocalTables): Services => ({
  record: async ({ id }) => JSON.stringify(await ask('GET', `/api/tables/${id}/record`)),
  again: async ({ id }) => `/table/${(await ask<{ id: string }>('POST', `/api/tables/${id}/rematch`, {})).id}`,
  goOn: (now, state) => opened(tables(), goOnWish(now, state)),
  hint: async ({ id }) => (await ask<{ hint: Hint | null }>('POST', `/api/tables/${id}/hint`, {})).hint,
  judge: (now, moves) => tables().judge({ ...gameOf(now), moves }),
  readNotes: async ({ id }) => (await ask<{ text: string }>('GET', `/api/tables/${id}/notes`)).text,
  writeNotes: async ({ id }, text) => ask('PUT', `/api/tables/${id}/notes`, { text }),
});
