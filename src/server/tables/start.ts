/** The start of a game: all seats are taken, the seed's hash is published, entry 0 is written. */
import { randomBytes } from 'node:crypto';
import { commitmentOf, isSeed } from '../../kernel/chance.ts';
import { type Creation, readCreation, type SeatNow } from '../../table/index.ts';
import { part, type UnitQuery, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { DoorAnswer } from '../lobby/door.ts';
import { tellAbout } from './about.ts';
import { scheduleBot } from './bots.ts';
import { type Context, handOf } from './context.ts';
import { makeRoom } from './evict.ts';
import { callOff } from './freeze.ts';
import { lobbyChanged } from './lobby-feed.ts';
import { type Place, stands } from './place.ts';
import { nextVersion, rowOf } from './row.ts';
import { tableRow } from './rows.ts';
import { noteTurns, tellTurns } from './turns.ts';
import { entryParts } from './units.ts';
import { writeUnit } from './write.ts';

/** What a new row of `tables` is given: 32 bytes from the system, and their hash for everybody to see. */
export function newSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf(seed) };
}

export async function start(ctx: Context, place: Place): Promise<DoorAnswer> {
  const { db, settings } = ctx;
  const row = await tableRow(db, place.id);
  if (!row) return { ok: false, code: 'unknown-table' };
  if (row.state === 'running') return { ok: true };
  if (row.state !== 'waiting') return { ok: false, code: 'table-not-waiting' };
  const game = await ctx.games.load(row.game);
  if (!game) return { ok: false, code: 'unknown-game' };
  const seats = await seatsNow(ctx, row.id);
  if (seats.some(({ now }) => now.mode === 'open')) return { ok: false, code: 'seats-open' };
  const chosen = isSeed(row.seed) ? { seed: row.seed, commitment: commitmentOf(row.seed) } : newSeed();
  const read = readCreation(game, {
    ...givenOf(row),
    seats: seats.map(({ now }) => now),
    commitment: chosen.commitment,
  });
  if (!read.ok) return { ok: false, code: 'malformed' };
  const creation: Creation = read.value;
  const hand = handOf(ctx, place);
  const generation = hand.generation();
  const now = settings.now();
  const making = { game: row.game, creation, seed: chosen.seed };
  const asked = await hand.ask({ do: 'open', table: row.id, now, viewers: [], ...making });
  if (!asked.ok && asked.why !== 'lost') {
    await callOff(ctx, place, row, making, asked.why === 'bug' ? asked.bug : null);
    return { ok: false, code: 'bug' };
  }
  if (!asked.ok || 'refusal' in asked.value) return { ok: false, code: 'busy' };
  const { change } = asked.value;
  const standing = stands(null, change.standing);
  const version = nextVersion(row.moved_at, now);
  const written = await writeUnit(
    ctx,
    unit(
      part(
        db.q
          .updateTable('tables')
          .set({
            ...rowOf(standing, settings, version, now),
            ...chosen,
            creation: JSON.stringify(creation),
            rules: creation.rules,
            started_at: now,
          })
          .where('id', '=', row.id)
          .where('state', '=', 'waiting')
          .where('moved_at', '=', row.moved_at),
        1,
      ),
      ...entryParts(db, row.id, change.entries),
      ...seats.map((one, seat) => tenure(ctx, row.id, seat, one)),
    ),
  );
  if (written !== 'done') {
    void hand.ask({ do: 'forget', table: row.id });
    // Somebody else was quicker: one game all the same.
    const after = await tableRow(db, row.id);
    return after?.state === 'running' ? { ok: true } : { ok: false, code: 'busy' };
  }
  place.standing = standing;
  place.version = version;
  place.generation = generation;
  lobbyChanged(ctx, row.id);
  await tellAbout(ctx, place, { type: 'seats' });
  noteTurns(place, null);
  tellTurns(ctx, place);
  scheduleBot(ctx, place);
  makeRoom(ctx);
  return { ok: true };
}

interface Sitting {
  now: SeatNow;
  account: string | null;
  bot: string | null;
}

async function seatsNow({ db }: Context, table: string): Promise<Sitting[]> {
  const rows = await db.q
    .selectFrom('seats')
    .leftJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.kind', 'seats.account_id', 'seats.bot', 'accounts.name'])
    .where('seats.table_id', '=', table)
    .orderBy('seats.seat')
    .execute();
  return rows.map(({ kind, account_id, bot, name }) => {
    const id = kind === 'bot' ? `bot:${bot ?? 'random'}` : (account_id ?? '');
    return { now: { id, name: name ?? bot ?? '', mode: kind }, account: account_id, bot };
  });
}

const tenure = ({ db }: Context, table: string, seat: number, { account, bot }: Sitting): UnitQuery =>
  part(
    db.q
      .insertInto('tenures')
      .values({ table_id: table, seat, from_seq: 0, account_id: account, bot, to_seq: null, why: null }),
    1,
  );

/** What the lobby has stored: a creation whose seats are not known yet. */
function givenOf(row: Row<'tables'>): Record<string, unknown> {
  const { undo = 'until-chance', clock = { type: 'none' }, atZero = 'nothing' } = JSON.parse(row.settings) as Creation;
  return { game: row.game, rules: row.rules, undo, clock, atZero, ...JSON.parse(row.creation) };
}
