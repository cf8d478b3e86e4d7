/** A table of Steel Driver on a corrected board file: made over HTTP, played by bots to its end, its record replayed. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
import { recordFrom } from '../../src/kernel/read-record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { Client } from './support/client.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';
import { until } from './support/tables.ts';

const GAME = 'steel-driver';

/** The reconstructed board with another cost of its second link. */
function boardWith(cost: number): { links: { id: string; cost: number }[] } {
  const board = JSON.parse(readFileSync('src/games/steel-driver/board/reconstructed.json', 'utf8'));
  board.links[1].cost = cost;
  return board;
}

describe.each(KINDS)('a board of the players’ own on %s', (kind) => {
  let server: Running;
  let base: string;
  beforeAll(async () => {
    server = await startServer(kind, {});
    base = server.address;
  });
  afterAll(() => server?.end());

  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'directed' }));

  test('the form says which games take one', async () => {
    const { games } = (await new Person(base).get('/api/games')).body;
    const takes = Object.fromEntries(
      games.map((game: { id: string; takesBoard: boolean }) => [game.id, game.takesBoard]),
    );
    expect(takes).toMatchObject({ 'chicago-express': false, [GAME]: true });
    const { options } = games.find(({ id }: { id: string }) => id === GAME);
    expect(options[0].values[0].text.en).toContain('reconstructed board');
  });

  test('a faulty one is refused with what is wrong and where; other games expect none', async () => {
    const ann = await Person.guest(base);
    const seats = [{ kind: 'me' }, ...bots];
    const refused = await ann.post('/api/tables', { game: GAME, seats, board: boardWith(9) });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toEqual({
      code: 'board-refused',
      params: { at: 'links[1].cost', fault: 'cost-out-of-range', where: 'boston--new-york', cost: 9, min: 2, max: 6 },
    });
    const foreign = await ann.post('/api/tables', { game: 'chicago-express', seats, board: boardWith(5) });
    expect(foreign.body.error).toMatchObject({ code: 'malformed', params: { at: 'board', shape: 'expected-nothing' } });
  });

  test('is played to its end by bots that know it, and the record replays with the board in it', async () => {
    const ann = await Person.guest(base);
    const made = await ann.post('/api/tables', { game: GAME, seats: [bots[0], ...bots], board: boardWith(5) });
    expect(made.body.started).toBe(true);
    const { id } = made.body;
    const client = await Client.open(`${base.replace('http', 'ws')}/socket`, { cookie: ann.cookieHeader });
    client.send({ t: 'subscribe', table: id, mode: 'log' });
    // Whoever follows is given the file: states name it by its hash only.
    expect((await client.next('joined')).sheet.creation.board).toEqual(boardWith(5));
    client.socket.close();
    const stateOf = async () => (await ann.get(`/api/tables/${id}`)).body.table.state;
    await until(async () => (await stateOf()) === 'over', 100_000);
    const record = recordFrom((await ann.get(`/api/tables/${id}/record`)).body);
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    expect(record.value.board).toEqual(boardWith(5));
    const replayed = replay(await load(GAME), record.value);
    // Bots that did not know the board would move by lot, hand on half the time, and be done in half the moves.
    expect(record.value.actions.length).toBeGreaterThan(200);
    expect(replayed).toMatchObject({ ok: true, value: { hash: record.value.hash, state: { phases: [] } } });
  }, 120_000);
});
