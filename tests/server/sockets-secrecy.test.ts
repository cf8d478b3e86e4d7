/** Two tables that are equal for a seat give that seat the same bytes, through the whole server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../src/kernel/chance.ts';
import type { AnyGame, BaseState } from '../../src/kernel/contract.ts';
import { start } from '../../src/kernel/engine.ts';
import { legal } from '../../src/kernel/legal.ts';
import { defaultOptions } from '../../src/kernel/options.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import type { Database } from '../../src/server/db/database.ts';
import type { GameAction } from '../../src/table/log.ts';
import type { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';

/** Two servers, so that the two tables may have the same name; time stands still. */
describe.each(KINDS)('secrecy through the socket on %s', (kind) => {
  const sides: { fresh: Fresh; db: Database; rig: Rig }[] = [];
  let g: AnyGame;

  beforeAll(async () => {
    g = (await testGames.load('toy'))!;
    for (const _side of [0, 1]) {
      const fresh = await freshDatabase(kind);
      const db = await fresh.open();
      await makePeople(db, 3);
      const rig = await startRig({ db, dataDir: fresh.where.dataDir, settings: { now: () => 1_000_000 } });
      sides.push({ fresh, db, rig });
    }
  });
  afterAll(async () => {
    for (const { rig, db, fresh } of sides) {
      await rig.stop();
      await db.close();
      await fresh.remove();
    }
  });

  const handOf = (state: BaseState, seat: number) =>
    (state as unknown as { players: { hand: number[] }[] }).players[seat]!.hand;
  const bytes = ({ texts }: Client) => texts.filter((text) => !text.startsWith('{"t":"presence"'));

  test('whatever the others hold and bid, and whatever they have in mind', async () => {
    let hidden = 0;
    for (let n = 0; n < 12; n++) {
      const viewer = n % 3;
      const seed = seedFromText(`twins ${n}`);
      const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, seedSource(seed));
      if (!begun.ok) throw new Error('the setup waits');
      const second = g.resample(g.view(begun.state, viewer), viewer, rngOf(`twin ${n}`));
      if (JSON.stringify(second) !== JSON.stringify(begun.state)) hidden += 1;
      const id = `twins-${n}`;
      const played = await Promise.all(
        [begun.state, second].map(async (state, side) => {
          const { rig } = sides[side]!;
          await makeGame(rig, { id, seats: ['p0', 'p1', 'p2'], seed: `twins ${n}`, creation: { start: state } });
          const watched = await Follower.join(await rig.open(`p${viewer}`), id, g);
          // What a spectator may see this seat sees as well: equal for the seat is equal for them.
          const spectator = await Follower.join(await rig.open(null), id, g);
          const others = [0, 1, 2].filter((seat) => seat !== viewer);
          let seq = 0;
          for (const seat of others) {
            const player = await Follower.join(await rig.open(`p${seat}`), id, g);
            const cards = handOf(player.view, seat);
            const bid: GameAction = { kind: 'bid', card: cards[n % cards.length] } as GameAction;
            // A plan of one side only is nobody's business.
            if (side === 1)
              await player.client.command(
                id,
                seat,
                seq,
                { type: 'draft', draft: { actions: [bid], when: 'kept' } },
                'd',
              );
            const done = await player.client.command(id, seat, seq, { type: 'play', actions: [bid] }, `m${seat}`);
            expect(done.t).toBe('answer');
            seq += 1;
            for (const one of [watched, spectator]) await one.until(() => one.seq >= seq);
            await player.client.close();
          }
          // What is refused tells no more than what is shown.
          await watched.client.command(id, viewer, 0, { type: 'redo' }, 'late');
          await watched.client.command(id, (viewer + 1) % 3, seq, { type: 'redo' }, 'foreign');
          await spectator.client.command(id, 0, seq, { type: 'redo' }, 'nobody');
          const said: string[] = [];
          for (const [{ client }, as] of [
            [watched, viewer],
            [spectator, 'watcher'],
          ] as const) {
            await client.join(id, { mode: 'view' });
            said.push(...bytes(client), JSON.stringify(await rig.tables.record(id, as)));
            await client.close();
          }
          return said;
        }),
      );
      expect(played[1]).toEqual(played[0]);
      expect(played[0]!.length).toBeGreaterThan(12);
    }
    expect(hidden).toBeGreaterThan(6);
  });

  test('it can fail: the seat itself is told more than a watcher', async () => {
    const { rig } = sides[0]!;
    const id = await makeGame(rig, { id: 'own', seats: ['p0', 'p1', 'p2'] });
    const own = await Follower.join(await rig.open('p0'), id, g);
    const watcher = await Follower.join(await rig.open(null), id, g);
    expect(JSON.stringify(own.view)).not.toBe(JSON.stringify(watcher.view));
    expect(toAct(g, own.view as never)).toContain(0);
    expect(legal(g, own.view as never, 0).length).toBeGreaterThan(0);
  });
});
