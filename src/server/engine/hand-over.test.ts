import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { handOver, type WorkerDoor } from './hand-over.ts';
import type { Change, FromWorker, Job } from './jobs.ts';
import { readReplies, textsOf } from './reply-texts.ts';

const { port1: hand } = new MessageChannel();
afterAll(() => hand.close());
const form = (no: number, order: string) => ({ no, order: order.split(' ') });
const door: WorkerDoor = {
  hand,
  forms: { quiet: form(0, 'head moved_at id from'), move: form(1, 'due_at id'), entry: form(2, 'table seq body') },
  settings: { botPace: 600 },
};
const standing: Change['standing'] = {
  ...{ head: 8, acting: [1], bots: [], flagAt: null, frozen: null, state: 'running', outcome: null },
};
const job: Job = { do: 'command', raw: {}, table: 't', now: 1000, viewers: [], version: 70 };
const reply = (change: Partial<Change>): FromWorker => {
  const entries = [{ seq: 8, at: 1000, body: '{"s":1}' }];
  const tells = [
    { to: [0, 1], text: '{"t":"told"}' },
    { to: [2], text: '{"own":true}' },
  ];
  return { no: 3, reply: { ok: true, value: { change: { entries, standing, tells, ...change }, answer: [8] } } };
};

describe('a move handed to the writer', () => {
  test('is the row, only if it is as it was read, and the entries', () => {
    expect(handOver(door, job, reply({ calm: true }))).toEqual([
      [0, [8, 1000, 't', 70], 1],
      [2, ['t', 8, '{"s":1}'], 1],
    ]);
  });

  test('writes when something is due unless nothing was and is', () => {
    expect(handOver(door, job, reply({ standing: { ...standing, flagAt: 5000 } }))![0]).toEqual([1, [5000, 't'], 1]);
    expect(handOver(door, job, reply({ standing: { ...standing, bots: [2] } }))![0]).toEqual([1, [6600, 't'], 1]);
  });

  test('is the entries alone, and no new version, when its row may wait', () => {
    const from = reply({ calm: true, later: true });
    expect(handOver(door, job, from)).toEqual([[2, ['t', 8, '{"s":1}'], 1]]);
    expect(from.reply).toMatchObject({ value: { handed: { version: 70, outcome: null, later: true } } });
  });

  test('raises the version also when the clock stands still or goes back', () => {
    const from = reply({ calm: true });
    expect(handOver(door, { ...job, version: 1000 }, from)![0]![1]).toEqual([8, 1001, 't', 1000]);
    expect(from.reply).toMatchObject({ value: { handed: { version: 1001, outcome: null, later: false } } });
  });

  test('is nothing that ends a game, touches seats or desks, writes no entry, or is not asked for', () => {
    const now = { id: 'p', name: 'P', mode: 'open' as const };
    for (const other of [
      { standing: { ...standing, state: 'over' as const } },
      { desks: [{ seat: 1, body: '{}' }] },
      { seats: [{ seq: 8, seat: 1, now, why: 'resigned' }] },
      { entries: [] },
    ])
      expect(handOver(door, job, reply(other))).toBeNull();
    const { version: _version, ...unasked } = job;
    expect(handOver(door, unasked, reply({}))).toBeNull();
    expect(handOver(door, job, { no: 3, reply: { ok: false, missing: true } })).toBeNull();
    expect(handOver(door, job, { no: 3, reply: { ok: true, value: null } })).toBeNull();
  });
});

test('replies come out of their texts as they went in, one after the other', () => {
  const all = [reply({}), { no: 4, reply: { ok: false, missing: true } } as const, reply({ tells: [] }), reply({})];
  const texts = structuredClone(all).flatMap(textsOf);
  expect(texts).toHaveLength(4 + 4);
  expect(readReplies(['beside', ...texts], 1)).toEqual(all);
});
