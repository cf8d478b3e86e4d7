/** Hints over HTTP: for one's own seat, when it must act, where the table has not agreed to play without. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
import { check } from '../../src/kernel/legal.ts';
import { recordFrom } from '../../src/kernel/read-record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { parseAction } from '../../src/kernel/words.ts';
import { Person } from './support/person.ts';
import { type Running, startServer } from './support/start.ts';
import { freeTable } from './support/tables.ts';

describe('hints', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer('sqlite', {});
  });
  afterAll(() => server?.end());

  async function two(more: object = {}) {
    const [ann, bob] = [await Person.guest(server.address), await Person.guest(server.address)];
    const table = await freeTable(ann, 2, { firstSeat: 0, ...more });
    const early = (await ann.post(`/api/tables/${table}/hint`, {})).body.error.code;
    await bob.post(`/api/tables/${table}/join`, {});
    return { ann, bob, table, early, hint: (who: Person) => who.post(`/api/tables/${table}/hint`, {}) };
  }

  test('whoever must act is told a legal turn with its reasons', async () => {
    const { ann, bob, table, early, hint } = await two();
    expect(early).toBe('not-started');
    const { status, body } = await hint(ann);
    expect(status).toBe(200);
    const g = await load('chicago-express');
    const record = recordFrom((await ann.get(`/api/tables/${table}/record`)).body);
    const played = record.ok ? replay(g, record.value) : record;
    if (!played.ok) throw new Error(JSON.stringify(played));
    expect(check(g, played.value.state, 0, parseAction(g, body.hint.actions[0])!)).toBeNull();
    expect(['only', 'clearly', 'slightly', 'equal']).toContain(body.hint.sure);
    expect(body.hint.remarks.length + body.hint.terms.length).toBeGreaterThan(0);
    expect((await hint(bob)).body.error.code).toBe('not-your-turn');
    expect((await hint(await Person.guest(server.address))).body.error.code).toBe('not-seated');
  });

  test('one at a time: the bots of others wait in the same line', async () => {
    const { ann, hint } = await two();
    const asked = await Promise.all([hint(ann), hint(ann), hint(ann)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    expect((await hint(ann)).status).toBe(200);
  });

  test('a table that plays without hints gives none; so many a minute and no more', async () => {
    const { ann, hint } = await two({ hints: false });
    for (let n = 0; n < 20; n++) expect((await hint(ann)).body.error.code).toBe('hints-forbidden');
    const refused = await hint(ann);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests']);
  });
});
