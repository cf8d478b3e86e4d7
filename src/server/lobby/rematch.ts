/** The same people once more, with the same settings: whoever asks first makes the table, the others are invited. */
import { isBotName } from '../../bots/bots.ts';
import type { Creation } from '../../table/index.ts';
import { Refused } from '../http/refused.ts';
import type { Account } from '../people/sessions.ts';
import { seatsOf } from '../store/seats.ts';
import { rematchOf, tableById } from '../store/tables.ts';
import { createTable } from './create.ts';
import { cancel, type Room } from './seating.ts';
import type { Language, SeatWish } from './wish.ts';

/** The table of the rematch, for those who sat at the old one; null while nobody has asked for it. */
export async function openRematch(db: Room['db'], tableId: string): Promise<string | null> {
  const made = await rematchOf(db, tableId);
  return made && made.state !== 'cancelled' ? made.id : null;
}

export async function rematch(room: Room, account: Account, tableId: string) {
  const { db } = room;
  const old = await tableById(db, tableId);
  if (!old || (old.state !== 'over' && old.state !== 'ended')) throw new Refused('not-over');
  const seats = await seatsOf(db, [tableId]);
  if (!seats.some((seat) => seat.account_id === account.id)) throw new Refused('not-seated');
  const before = await rematchOf(db, tableId);
  if (before && before.state !== 'cancelled') return { id: before.id, joinKey: before.join_key, created: false };
  const { options, board, undo, clock, atZero, calculator, hints, masterMs } = JSON.parse(old.creation) as Creation;
  const { language = 'any' } = JSON.parse(old.settings) as { language?: Language };
  const made = await createTable(room, account, {
    ...{ game: old.game, name: old.name, options, undo, clock, atZero, visibility: old.visibility, language },
    ...{ calculator, hints, masterMs },
    ...(board === undefined ? {} : { board }),
    seats: seats.map(({ account_id, bot, kind }): SeatWish => {
      if (account_id === account.id) return { kind: 'me' };
      if (kind === 'bot' && bot !== null && isBotName(bot)) return { kind: 'bot', bot };
      return account_id === null ? { kind: 'open' } : { kind: 'invited', account: account_id };
    }),
    rematchOf: tableId,
  });
  // Two may have asked at once: the older table is the one.
  const first = await rematchOf(db, tableId);
  if (!first || first.id === made.id || first.state === 'cancelled') {
    await room.door.announce(tableId, { type: 'rematch' });
    return { id: made.id, joinKey: made.joinKey, created: true };
  }
  await cancel(room, account, made.id);
  return { id: first.id, joinKey: first.join_key, created: false };
}
