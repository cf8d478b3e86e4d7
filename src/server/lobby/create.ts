/** A new table: rows of `tables`, `seats` and `invitations` in one unit; the game starts at once when nobody is awaited. */
import { randomBytes } from 'node:crypto';
import { isGameId, load } from '../../games/registry.ts';
import { commitmentOf } from '../../kernel/chance.ts';
import { type Database, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import type { Account } from '../people/sessions.ts';
import { newId } from '../store/ids.ts';
import { momentOf } from '../store/moments.ts';
import { invite } from '../store/seats.ts';
import { createTable as insertTable } from '../store/tables.ts';
import { anyBlock } from './access.ts';
import { type Room, startIfFull } from './seating.ts';
import type { SeatWish, TableWish } from './wish.ts';

export interface Created {
  id: string;
  joinKey: string | null;
  started: boolean;
}

export async function createTable(room: Room, account: Account, wish: TableWish): Promise<Created> {
  const { db, now } = room;
  if (!isGameId(wish.game)) throw new Refused('unknown-game');
  const { rules } = await load(wish.game);
  const invited = await peopleInvited(db, account, wish.seats);
  const id = newId();
  const seed = randomBytes(32).toString('hex');
  const commitment = commitmentOf(seed);
  const joinKey = wish.visibility === 'link' ? newId() : null;
  const at = momentOf(now);
  const { game, options, firstSeat, board, undo, clock, atZero, calculator, hints, masterMs } = wish;
  const chosen = { ...(firstSeat === undefined ? {} : { firstSeat }), ...(board === undefined ? {} : { board }) };
  const creation = { game, rules, options, ...chosen, undo, clock, atZero, calculator, hints, masterMs };
  const written = await db.write(
    unit(
      insertTable(
        db,
        {
          ...{ id, game, rules, name: wish.name, creation: JSON.stringify(creation), visibility: wish.visibility },
          ...{ join_key: joinKey, state: 'waiting', seed, commitment, created_by: account.id, created_at: at },
          ...{ started_at: null, ended_at: null, moved_at: at, due_at: null, frozen_why: null, speed: clock.type },
          ...{ rematch_of: wish.rematchOf ?? null, settings: JSON.stringify(settingsOf(wish)) },
        },
        wish.seats.map((seat, i) => seatRow(seat, i, account, at)),
      ),
      ...invited.map((other) =>
        invite(db, { table_id: id, account_id: other, invited_by: account.id, seat: null, created_at: at }),
      ),
    ),
  );
  if (!written.ok) throw new Refused('conflict');
  const started = await startIfFull(room, id);
  return { id, joinKey, started };
}

const settingsOf = ({ language }: TableWish) => (language === 'any' ? {} : { language });

function seatRow(wish: SeatWish, seat: number, account: Account, now: number) {
  if (wish.kind === 'me') return { seat, kind: 'person' as const, account_id: account.id, bot: null, joined_at: now };
  if (wish.kind === 'bot') return { seat, kind: 'bot' as const, account_id: null, bot: wish.bot, joined_at: now };
  return { seat, kind: 'open' as const, account_id: null, bot: null, joined_at: null };
}

/** Somebody with whom there is a block is left out without a word: the seat is free for others. */
async function peopleInvited(db: Database, account: Account, seats: readonly SeatWish[]): Promise<string[]> {
  const asked = seats.flatMap((seat) => (seat.kind === 'invited' ? seat.account : []));
  if (asked.includes(account.id)) throw new Refused('not-yourself');
  if (asked.length === 0) return [];
  const known = await db.q
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', asked)
    .where('kind', '!=', 'bot')
    .where('deleted_at', 'is', null)
    .execute();
  const people = known.map(({ id }) => id);
  const blocks = await Promise.all(people.map((id) => anyBlock(db, account.id, [id])));
  return people.filter((_, i) => !blocks[i]);
}

/** Tables of this person that wait or run. */
export async function openTables(db: Database, accountId: string): Promise<number> {
  const { n } = await db.q
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('created_by', '=', accountId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return Number(n);
}
