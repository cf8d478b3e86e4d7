import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fresh, freshDatabase } from '../../../tests/server/support/postgres-fresh.ts';
import type { Database } from '../db/database.ts';
import type { Change, Standing } from '../engine/jobs.ts';
import { isQuiet } from './row.ts';
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
const place = { id: 't', version: 1 };
const quiet: Standing = {
  ...{ head: 7, acting: [1], bots: [], flagAt: null, frozen: null, state: 'running', outcome: null, seats: [] },
};

/** The columns that the row of the table is given by a change. */
function columnsOf(change: Partial<Change>): string[] {
  const entries = [{ seq: 8, at: 1, body: '{}' }];
  const [row] = changeUnit(db, settings, place, { entries, standing: quiet, tells: [], ...change }, 2, []).queries;
  const [, set = ''] = /set (.*) where/.exec(row!.query.sql) ?? [];
  return [...set.matchAll(/"(\w+)" =/g)].map(([, name]) => name!);
}

const USUAL = ['head', 'moved_at', 'acting'];

test('a move writes no indexed column where nothing was due and nothing is', () => {
  expect(columnsOf({ calm: true })).toEqual(USUAL);
});

test('all columns are written when the table is not known to be calm, and when it ends', () => {
  expect(columnsOf({})).toEqual([...USUAL, 'due_at', 'frozen', 'frozen_why', 'state']);
  expect(columnsOf({ standing: { ...quiet, state: 'over' } })).toContain('ended_at');
});

test('a table is quiet while it runs and nothing is to wake it', () => {
  expect(isQuiet(quiet)).toBe(true);
  for (const other of [{ flagAt: 5 }, { bots: [1] }, { frozen: 'bug' }, { state: 'over' as const }])
    expect(isQuiet({ ...quiet, ...other })).toBe(false);
});
