/** The same people once more, with the same settings: whoever asks first makes the table, the others are invited. */
import { isBotName } from '../../bots/bots.ts';
import type { Creation } from '../../table/index.ts';
import { Refused } from '../http/refused.ts';
import type { Account } from '../people/sessions.ts';
import { seatsOf } from '../store/seats.ts';
import { rematchOf, type TableRow, tableById } from '../store/tables.ts';
import { createTable } from './create.ts';
import type { Room } from './seating.ts';
import type { Language, SeatWish, TableWish } from './wish.ts';

/** That somebody makes a table and cancels it at the same moment does not happen often. */
const MOST_TRIES = 3;

/** The table of the rematch, for those who sat at the old one; null while nobody has asked for it. */
export async function openRematch(db: Room['db'], tableId: string): Promise<string | null> {
  return (await rematchOf(db, tableId))?.id ?? null;
}

export async function rematch(room: Room, account: Account, tableId: string) {
  const { db } = room;
  const old = await tableById(db, tableId);
  if (!old || (old.state !== 'over' && old.state !== 'ended')) throw new Refused('not-over');
  const seats = await seatsOf(db, [tableId]);
  if (!seats.some((seat) => seat.account_id === account.id)) throw new Refused('not-seated');
  const before = await rematchOf(db, tableId);
  if (before) return madeBefore(before);
  const { options, board, undo, clock, atZero, calculator, hints, masterMs } = JSON.parse(old.creation) as Creation;
  const { language = 'any' } = JSON.parse(old.settings) as { language?: Language };
  const wish: TableWish = {
    ...{ game: old.game, name: old.name, options, undo, clock, atZero, visibility: old.visibility, language },
    ...{ calculator, hints, masterMs },
    ...(board === undefined ? {} : { board }),
    seats: seats.map(({ account_id, bot, kind }): SeatWish => {
      if (account_id === account.id) return { kind: 'me' };
      if (kind === 'bot' && bot !== null && isBotName(bot)) return { kind: 'bot', bot };
      return account_id === null ? { kind: 'open' } : { kind: 'invited', account: account_id };
    }),
    rematchOf: tableId,
  };
  for (let tries = 0; ; tries++) {
    const made = await createTable(room, account, wish).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'conflict' && tries < MOST_TRIES) return null;
      throw error;
    });
    if (made) {
      await room.door.announce(tableId, { type: 'rematch' });
      return { id: made.id, joinKey: made.joinKey, created: true };
    }
    // Two asked at once: the database took the table of one and nothing of the other's.
    const first = await rematchOf(db, tableId);
    if (first) return madeBefore(first); // otherwise it was cancelled at once
  }
}

const madeBefore = ({ id, join_key }: TableRow) => ({ id, joinKey: join_key, created: false });
