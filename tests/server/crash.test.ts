/** The server is killed in the middle of play; the players' clients come back by themselves. */
import { describe, expect, test } from 'vitest';
import { type SoakDone, soak } from '../../src/server/ops/load/soak.ts';
import { freshDatabase, KINDS } from './support/postgres-fresh.ts';

/** Each round ends only after some moves of it, and each table moves once more after the last. */
const nothingLost = (done: SoakDone, tables: number): void => {
  expect(done).toMatchObject({ lost: [], doubled: [], stuck: [], differences: [] });
  expect(done.acknowledged).toBeGreaterThanOrEqual((done.kills + 1) * tables);
};

describe.each(KINDS)('SIGKILL in the middle of play on %s', (kind) => {
  test('five times: no acknowledged move is lost, none is doubled, every table goes on', async () => {
    const fresh = await freshDatabase(kind);
    const done = await soak({ where: fresh.where, rounds: 5, tables: 4, players: 3, processes: 1, play: 400 });
    nothingLost(done, 4);
    expect(done.exits).toEqual([null, null, null, null, null]);
    await fresh.remove();
  });

  test('SIGTERM: what is under way is finished, and the process ends by itself', async () => {
    const fresh = await freshDatabase(kind);
    const done = await soak({
      ...{ where: fresh.where, rounds: 1, tables: 3, players: 3, processes: 1, play: 300, signal: 'SIGTERM' },
    });
    nothingLost(done, 3);
    expect(done.exits).toEqual([0]);
    await fresh.remove();
  });
});
