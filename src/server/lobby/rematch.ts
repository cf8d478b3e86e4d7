/** The same people once more, with the same settings: whoever asks first makes the table, the others are invited. */
import type { Creation } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import type { Account } from '../people/sessions.ts';
import { seatsOf } from '../store/seats.ts';
import { rematchOf, tableById } from '../store/tables.ts';
import type { SeatWish, Tables } from '../tables/api.ts';
import { allowed } from './answers.ts';

export async function rematch(db: Database, tables: Tables, account: Account, tableId: string) {
  const old = await tableById(db, tableId);
  if (!old || (old.state !== 'over' && old.state !== 'ended')) throw new Refused('not-over');
  const seats = await seatsOf(db, [tableId]);
  if (!seats.some((seat) => seat.account_id === account.id)) throw new Refused('not-seated');
  const before = await rematchOf(db, tableId);
  if (before && before.state !== 'cancelled') return { id: before.id, joinKey: before.join_key, created: false };
  const { options, undo, clock, atZero } = JSON.parse(old.creation) as Creation;
  const made = allowed(
    await tables.create(account, {
      ...{ game: old.game, name: old.name, options, undo, clock, atZero, visibility: old.visibility },
      seats: seats.map(({ account_id, bot, kind }): SeatWish => {
        if (account_id === account.id) return { kind: 'me' };
        if (kind === 'bot' && bot !== null) return { kind: 'bot', bot };
        return account_id === null ? { kind: 'open' } : { kind: 'invited', account: account_id };
      }),
      rematchOf: tableId,
    }),
  );
  // Two may have asked at once: the older table is the one.
  const first = await rematchOf(db, tableId);
  if (!first || first.id === made.id || first.state === 'cancelled')
    return { id: made.id, joinKey: made.joinKey, created: true };
  await tables.cancel(account, made.id);
  return { id: first.id, joinKey: first.join_key, created: false };
}
