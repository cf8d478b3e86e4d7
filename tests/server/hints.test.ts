/** Hints over HTTP: for one's own seat, when it must act, where the table has not agreed to play without. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
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
    await bob.post(`/api/tables/${table}/join`, {});
    return { ann, bob, hint: (who: Person) => who.post(`/api/tables/${table}/hint`, {}) };
  }

  test('whoever must act is told a legal turn with its reasons', async () => {
    const { ann, bob, hint } = await two();
    const { status, body } = await hint(ann);
    expect(status).toBe(200);
    const g = await load('chicago-express');
    expect(g.actions[body.hint.actions[0].kind]?.parse(body.hint.actions[0])).not.toBeNull();
    expect(['only', 'clearly', 'slightly', 'equal']).toContain(body.hint.sure);
    expect(body.hint.remarks.length + body.hint.terms.length).toBeGreaterThan(0);
    expect((await hint(bob)).body.error.code).toBe('not-your-turn');
    expect((await hint(await Person.guest(server.address))).body.error.code).toBe('not-seated');
  });

  test('a table that plays without hints gives none; so many a minute and no more', async () => {
    const { ann, hint } = await two({ hints: false });
    for (let n = 0; n < 20; n++) expect((await hint(ann)).body.error.code).toBe('hints-forbidden');
    const refused = await hint(ann);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests']);
  });
});
