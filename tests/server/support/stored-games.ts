/** Games put into a database without a server: what the operator's commands are tried on. */
import { load } from '../../../src/games/registry.ts';
import { commitmentOf, seedFromText, seedSource } from '../../../src/kernel/chance.ts';
import type { Sealed } from '../../../src/kernel/contract.ts';
import { sample } from '../../../src/kernel/legal.ts';
import { defaultOptions } from '../../../src/kernel/options.ts';
import { rngOf } from '../../../src/kernel/rng.ts';
import { type Database, part, unit } from '../../../src/server/db/database.ts';
import { packed } from '../../../src/server/engine/pack.ts';
import { stored } from '../../../src/server/engine/stored.ts';
import { createAccount } from '../../../src/server/store/accounts.ts';
import { appendEntries } from '../../../src/server/store/entries.ts';
import { newId } from '../../../src/server/store/ids.ts';
import { saveSnapshot } from '../../../src/server/store/snapshots.ts';
import { createTable } from '../../../src/server/store/tables.ts';
import {
  actingAt,
  type Creation,
  command,
  headOf,
  isRunning,
  openTable,
  snapshotOf,
  type Table,
  USUAL_CUSTOMS,
} from '../../../src/table/index.ts';

export async function storePerson(db: Database, name: string): Promise<string> {
  const id = newId();
  const at = 1_700_000_000_000;
  const written = await db.write(
    createAccount(db, {
      ...{ id, name, name_key: name.toLowerCase(), kind: 'person', created_at: at, seen_at: at },
      ...{ password_hash: null, mail: null, mail_verified_at: null, locale: 'fr', deleted_at: null },
      ...{ banned_until: null, ban_reason: null },
    }),
  );
  if (!written.ok) throw new Error(`there is a ${name} already`);
  return id;
}

/** A game of Chicago Express of some moves, with a snapshot in the middle. */
export async function storeGame(db: Database, people: readonly string[], moves: number, seedText = 'a game') {
  const id = newId();
  const game = await load('chicago-express');
  const seed = seedFromText(seedText);
  const creation: Creation = {
    game: game.id,
    rules: game.rules,
    options: defaultOptions(game.options),
    seats: people.map((account, seat) => ({ id: account, name: `Player ${seat + 1}`, mode: 'person' })),
    undo: 'until-chance',
    clock: { type: 'none' },
    atZero: 'nothing',
    ...USUAL_CUSTOMS,
    commitment: commitmentOf(seed),
  };
  const host = { game, source: seedSource(seed) };
  const opened = openTable(host, creation, 1_700_000_000_000);
  if (!opened.ok) throw new Error('the setup waits');
  let table: Table = opened.table;
  let middle = table;
  const rng = rngOf(`moves of ${seedText}`);
  for (let n = 0; n < moves && isRunning(table); n++) {
    const seat = actingAt(game, table)[0]!;
    const action = sample(game, table.state as Sealed<Table['state']>, seat, rng)!;
    const deed = { type: 'play' as const, actions: [action] };
    const done = command(host, table, { id: `c${n}`, at: headOf(table), seat, do: deed }, 1_700_000_000_000 + n * 1000);
    if (!done.ok) throw new Error(`move ${n} was refused: ${done.code}`);
    table = done.table;
    if (n === Math.floor(moves / 2)) middle = table;
  }
  const snapshot = snapshotOf(middle);
  const last = table.log.at(-1)!;
  const entries = table.log.map(stored);
  const written = await db.write(
    unit(
      createTable(
        db,
        {
          ...{ id, game: game.id, rules: game.rules, name: `Table ${seedText}`, creation: JSON.stringify(creation) },
          ...{ visibility: 'public', join_key: null, state: isRunning(table) ? 'running' : 'over', seed },
          ...{ commitment: commitmentOf(seed), created_by: people[0]!, created_at: 1_700_000_000_000 },
          ...{ started_at: 1_700_000_000_000, ended_at: null, head: headOf(table), moved_at: last.at },
          ...{ acting: JSON.stringify(actingAt(game, table)), due_at: null, frozen: 0, frozen_why: null },
          ...{ speed: 'none', rematch_of: null },
        },
        people.map((account_id, seat) => ({ seat, kind: 'person', account_id, bot: null, joined_at: 0 })),
      ),
      appendEntries(db, id, entries),
      saveSnapshot(db, {
        ...{ table_id: id, seq: snapshot.seq, build: 'test', hash: snapshot.hash, body: packed(snapshot) },
      }),
      part(db.q.insertInto('notes').values({ table_id: id, account_id: people[0]!, text: 'a note', at: 1 })),
    ),
  );
  if (!written.ok) throw new Error('the game was not stored');
  return { id, table };
}
