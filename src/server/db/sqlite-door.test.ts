import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fresh, freshDatabase } from '../../../tests/server/support/postgres-fresh.ts';
import { type Database, type Door, part, unit } from './database.ts';
import type { DoorUnit, FromDoor } from './sqlite-writer-talk.ts';

let fresh: Fresh;
let db: Database;
let door: Door;
const TEXT = 'insert into settings (key, value) values (?, ?)';
beforeAll(async () => {
  fresh = await freshDatabase('sqlite');
  db = await fresh.open();
  door = db.door!([TEXT])!;
});
afterAll(async () => {
  await db.close();
  await fresh.remove();
});

const put = (key: string, texts = 0): DoorUnit => [[[door.numbers[0]!, [key, ''], 1]], texts];
const send = (units: DoorUnit[], ...texts: string[]) =>
  door.hand.postMessage([JSON.stringify(units), ...texts] satisfies FromDoor);
const heard = async (): Promise<string[]> => (await once(door.ear, 'message'))[0];
const keys = async () => {
  const rows = await db.q.selectFrom('settings').select('key').where('key', 'like', 'door-%').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

test('what goes through a door is written before it is heard of, with the texts that went along', async () => {
  const before = db.stats();
  send([put('door-1', 2), put('door-2'), put('door-3', 1)], 'one', 'two', 'three');
  expect(await heard()).toEqual(['[[1],[1],[1]]', 'one', 'two', 'three']);
  expect(await keys()).toEqual(['door-1', 'door-2', 'door-3']);
  const after = db.stats();
  expect([after.units - before.units, after.transactions - before.transactions]).toEqual([3, 1]);
});

test('one that comes second is a conflict, whichever way the first one came', async () => {
  const { conflicts } = db.stats();
  send([put('door-4', 1), put('door-1', 1), put('door-5', 1)], 'a', 'b', 'c');
  expect(await heard()).toEqual(['[[1],"conflict",[1]]', 'a', 'b', 'c']);
  const late = await db.write(unit(part(db.q.insertInto('settings').values({ key: 'door-4', value: '' }), 1)));
  expect(late).toEqual({ ok: false, conflict: true });
  expect(db.stats().conflicts - conflicts).toBe(2);
});

test('units of both ways are all answered, each where it came from', async () => {
  const own = Array.from({ length: 50 }, (_, n) =>
    db.write(unit(part(db.q.insertInto('settings').values({ key: `own-${n}`, value: '' }), 1))),
  );
  let answers = 0;
  const all = new Promise<void>((done) => {
    const hear = ([outcomes, ...texts]: string[]) => {
      expect(JSON.parse(outcomes!)).toEqual(texts.map(() => [1]));
      answers += texts.length;
      if (answers < 50) return;
      door.ear.off('message', hear);
      done();
    };
    door.ear.on('message', hear);
  });
  for (let n = 0; n < 50; n++) send([put(`many-${n}`, 1)], `text ${n}`);
  await all;
  expect((await Promise.all(own)).every(({ ok }) => ok)).toBe(true);
});

test('a thread that goes closes its door; what it had handed over is written', async () => {
  const closed = once(door.ear, 'close');
  const last = heard();
  send([put('door-9', 1)], 'last');
  door.hand.close();
  expect(await last).toEqual(['[[1]]', 'last']);
  await closed;
  expect(await keys()).toContain('door-9');
});

test('a writer that has stopped closes every door, also one that it never came to open', async () => {
  const other = await freshDatabase('sqlite');
  const broken = await other.open();
  const [used, idle] = [broken.door!([TEXT])!, broken.door!([TEXT])!];
  used.hand.postMessage(['not what is said here']);
  const moment = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(moment, 0, 0, 500); // it ends while this thread has not heard of it
  const late = broken.door!([TEXT])!;
  await Promise.all([used, idle, late].map(({ ear }) => once(ear, 'close')));
  expect(broken.door!([TEXT])).toBeNull();
  await expect(broken.write(unit())).rejects.toThrow('has stopped');
  await broken.close();
  await other.remove();
});
