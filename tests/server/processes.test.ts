/** Two server processes on one PostgreSQL: players of one table are on different ones. */
import { expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
import { sample } from '../../src/kernel/legal.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { type Guest, newGuest, newTable } from '../../src/server/ops/load/guest.ts';
import { startProcess } from '../../src/server/ops/load/server-process.ts';
import { soak } from '../../src/server/ops/load/soak.ts';
import { type Entry, type Line, NEW_LINE, stepLine } from '../../src/table/index.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { freshDatabase } from './support/postgres-fresh.ts';

/** The moves in effect, from all that a client was told. */
function lineOf({ heard }: Client): Line {
  const entries = heard.flatMap((one) => (one.t === 'joined' ? one.log : one.t === 'told' ? one.entries : []));
  return entries.reduce((line, seen) => stepLine(line, seen as Entry), NEW_LINE);
}

test('both are killed in turn: nothing is lost or doubled, every table goes on', async () => {
  const fresh = await freshDatabase('postgres');
  const done = await soak({ where: fresh.where, rounds: 4, tables: 3, players: 3, processes: 2, play: 300 });
  expect(done).toMatchObject({ kills: 4, lost: [], doubled: [], stuck: [], differences: [] });
  // Each round ends only after some moves of it, and each table moves once more after the last.
  expect(done.acknowledged).toBeGreaterThanOrEqual((4 + 1) * 3);
  await fresh.remove();
});

test('undo on one against a move on the other: one of them happens, and both processes tell the same', async () => {
  const fresh = await freshDatabase('postgres');
  const servers = [await startProcess(fresh.where), await startProcess(fresh.where)];
  const game = await load('chicago-express');
  const people: Guest[] = [];
  for (let n = 0; n < 3; n++) people.push(await newGuest(servers[0]!.base));
  const table = await newTable(servers[0]!.base, people, 'free');
  const open = async (seat: number) => {
    const url = `${servers[seat % 2]!.base.replace('http', 'ws')}/socket`;
    return Follower.join(await Client.open(url, { cookie: people[seat]!.cookie }), table, game);
  };
  const seats = [await open(0), await open(1), await open(2)];
  const rng = rngOf('races');
  const won = { undo: 0, move: 0 };
  const moveOf = (seat: number) => ({ type: 'play' as const, actions: [sample(game, seats[seat]!.view, seat, rng)!] });
  for (let race = 0; race < 200 && won.undo + won.move < 10 && !seats[0]!.over; race++) {
    const first = seats[0]!.acting[0]!;
    const at = seats[first]!.seq;
    const to = lineOf(seats[0]!.client).moves.at(-1)!;
    const played = await seats[first]!.client.command(table, first, at, moveOf(first));
    expect(played).toMatchObject({ t: 'answer' });
    await Promise.all(seats.map((seat) => seat.until(() => seat.seq > at)));
    const next = seats[0]!.acting[0]!;
    if (next === first || seats[0]!.over || next % 2 === first % 2) continue;
    const head = seats[0]!.seq;
    const move = moveOf(next);
    const [undone, moved] = await Promise.all([
      seats[first]!.client.command(table, first, head, { type: 'undo', to }),
      seats[next]!.client.command(table, next, head, move),
    ]);
    const answers = [undone, moved].map(({ t }) => t).sort();
    const chance = undone.t === 'refused' && undone.refusal.code === 'undo-crosses-chance';
    if (!chance) expect(answers).toEqual(['answer', 'refused']);
    for (const one of [undone, moved])
      if (one.t === 'refused') expect(['stale', 'undo-other-acted', 'undo-crosses-chance']).toContain(one.refusal.code);
    if (undone.t === 'answer') won.undo += 1;
    if (moved.t === 'answer') won.move += 1;
    await Promise.all(seats.map((seat) => seat.until(() => seat.seq > head)));
    // Followers check every chain and hash they are told; here, that all three stand at the same place.
    expect(new Set(seats.map((seat) => seat.chain)).size).toBe(1);
    expect(new Set(seats.map((seat) => JSON.stringify(seat.view))).size).toBe(1);
  }
  expect(won.undo + won.move).toBe(10);
  for (const seat of seats) await seat.client.close();
  for (const server of servers) expect(await server.stop('SIGTERM')).toBe(0);
  await fresh.remove();
});
