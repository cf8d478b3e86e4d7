import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fresh, freshDatabase } from '../../../tests/server/support/postgres-fresh.ts';
import type { Database } from '../db/database.ts';
import type { Standing } from '../engine/jobs.ts';
import { DEFAULTS } from './service.ts';
import { changeUnit } from './units.ts';

let fresh: Fresh;
let db: Database;
beforeAll(async () => {
  fresh = await freshDatabase('sqlite');
  db = await fresh.open();
});
afterAll(async () => {
  await db.close();
  await fresh.remove();
});

const settings = { ...DEFAULTS, build: 'test', dataDir: '' };
const quiet: Standing = {
  ...{ head: 7, acting: [1], bots: [], flagAt: null, frozen: null, state: 'running', outcome: null, seats: [] },
};

/** The columns that the row of the table is given when it goes from one standing to another. */
function columnsOf(before: Standing | null, after: Standing): string[] {
  const entries = [{ seq: 8, at: 1, body: '{}' }];
  const change = { entries, standing: after, tells: [] };
  const [row] = changeUnit(db, settings, { id: 't', version: 1, before }, change, 2, []).queries;
  const [, set = ''] = /set (.*) where/.exec(row!.query.sql) ?? [];
  return [...set.matchAll(/"(\w+)" =/g)].map(([, name]) => name!);
}

const USUAL = ['head', 'moved_at', 'acting'];

test('a move writes no indexed column where nothing was due and nothing is', () => {
  expect(columnsOf(quiet, { ...quiet, head: 8 })).toEqual(USUAL);
});

test('all columns are written when something becomes due, was due, changes the state, or is not known', () => {
  const due = { ...quiet, flagAt: 5 };
  const bots = { ...quiet, bots: [1] };
  const frozen = { ...quiet, frozen: 'bug' };
  const over = { ...quiet, state: 'over' as const };
  for (const other of [due, bots, frozen])
    for (const [before, after] of [[quiet, other] as const, [other, quiet] as const])
      expect(columnsOf(before, after)).toEqual([...USUAL, 'due_at', 'frozen', 'frozen_why', 'state']);
  expect(columnsOf(null, quiet)).toContain('due_at');
  expect(columnsOf(quiet, over)).toContain('ended_at');
});
