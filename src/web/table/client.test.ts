import { describe, expect, it, vi } from 'vitest';
import { legal } from '../../kernel/legal.ts';
import { defaultOptions } from '../../kernel/options.ts';
import type { FromServer } from '../../protocol/messages.ts';
import { createTableClient } from './client.ts';
import type { Carrier, TableClient, TableNow } from './contract.ts';
import { isHasty } from './hasty.ts';
import { testGame, testHere, testKit, until } from './testing/here.ts';

const ce = (await testGame('chicago-express'))!;

async function table(change: (message: FromServer) => FromServer | null = (message) => message) {
  const t = testHere();
  const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
  const opened = await t.here.open({ game: ce.id, name: '', options: defaultOptions(ce.options), seats });
  if (!opened.ok) throw new Error('not opened');
  const line = t.carrier();
  const carrier: Carrier = {
    ...line,
    listen: (heard) =>
      line.listen((message) => {
        const changed = change(message);
        if (changed) heard(changed);
      }),
  };
  const { id } = opened;
  const client = createTableClient({ carrier, table: id, where: 'here', load: testKit });
  return { client, line, id, truth: t.table(id) };
}

const play = (client: TableClient, now: TableNow, n = 0) => {
  const seat = now.acting[0]!;
  const actions = legal(ce, now.state, seat);
  return client.send(seat, { type: 'play', actions: [actions[n % actions.length]!] });
};

describe('a table followed', () => {
  it.each([
    [
      'a chain that does not fit',
      (m: FromServer) => (m.t === 'told' && m.seq === 3 ? { ...m, chain: 'f'.repeat(16) } : m),
    ],
    ['a lost message', (m: FromServer) => (m.t === 'told' && m.seq === 3 ? null : m)],
    [
      'a move that cannot be played',
      (m: FromServer) =>
        m.t === 'told' && m.seq === 3
          ? { ...m, entries: m.entries.map((entry) => ({ ...entry, action: { kind: 'bid', amount: -1 } })) }
          : m,
    ],
    ['a wrong hash', (m: FromServer) => (m.t === 'told' && m.seq === 3 ? { ...m, hash: '0'.repeat(16) } : m)],
  ])('asks for everything again after %s, and is right again', async (_what, change) => {
    let fault = true;
    const { client, truth } = await table((message) => {
      const changed = fault ? change(message) : message;
      if (changed !== message) fault = false;
      return changed;
    });
    await until(client, () => true);
    for (let n = 0; n < 5; n++) {
      await play(truth, await until(truth, ({ sheet }) => sheet.seq >= n), n);
      await until(truth, ({ sheet }) => sheet.seq > n);
    }
    const [now, right] = [
      await until(client, ({ sheet }) => sheet.seq >= 5),
      await until(truth, ({ sheet }) => sheet.seq >= 5),
    ];
    expect(now.state).toEqual(right.state);
    expect([...now.moments.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([client.resyncs, truth.resyncs]).toEqual([1, 0]);
  });

  it('shows a move as being sent until it is seen', async () => {
    const { client } = await table();
    const now = await until(client, () => true);
    const answer = play(client, now);
    expect((await until(client, () => true)).sending?.deed.type).toBe('play');
    expect(await answer).toEqual({ ok: true, entries: [1] });
    const after = await until(client, ({ sending }) => sending === null);
    expect([after.sheet.seq, after.moments.get(1)?.entry.type]).toEqual([1, 'action']);
  });

  it('a second move or undo before the answer to the first is hasty; orders may be left at any time', async () => {
    const { client } = await table();
    const now = await until(client, () => true);
    expect(isHasty(client.now.value, { type: 'undo', to: 0 })).toBe(false);
    const answer = play(client, now);
    expect(isHasty(client.now.value, { type: 'undo', to: 0 })).toBe(true);
    expect(isHasty(client.now.value, { type: 'redo' })).toBe(true);
    expect(isHasty(client.now.value, { type: 'play', actions: [] })).toBe(true);
    expect(isHasty(client.now.value, { type: 'orders', orders: [] })).toBe(false);
    await answer;
    await until(client, ({ sending }) => sending === null);
    expect(isHasty(client.now.value, { type: 'undo', to: 0 })).toBe(false);
  });

  it('a refusal gives everything back, with its rule', async () => {
    const { client } = await table();
    const now = await until(client, () => true);
    const answer = await client.send(now.acting[0]!, { type: 'play', actions: [{ kind: 'end-expansion' }] });
    expect(answer).toMatchObject({ ok: false, code: 'illegal', violation: { code: 'not-now' } });
    expect((await until(client, ({ sending }) => sending === null)).state).toBe(now.state);
  });

  it('a move made while the line is cut is carried out once when it is back', async () => {
    const { client, line } = await table();
    const now = await until(client, () => true);
    line.cut();
    const answer = play(client, now);
    line.mend();
    expect(await answer).toEqual({ ok: true, entries: [1] });
    const after = await until(client, ({ sheet }) => sheet.seq >= 1);
    expect([after.sheet.seq, client.resyncs, after.moments.get(0)]).toEqual([1, 0, now.moments.get(0)]);
  });

  it('a line of chat said too fast is said again a little later; one that may not be said is not', async () => {
    const codes = ['too-fast', 'too-fast', 'not-seated'] as const;
    let refused = 0;
    const { client } = await table((message) =>
      message.t === 'error' && message.about?.t === 'say' ? { ...message, code: codes[refused++]! } : message,
    );
    await until(client, () => true);
    vi.useFakeTimers();
    try {
      client.say('hello'); // around one device the host refuses it each time
      await vi.advanceTimersByTimeAsync(60_000);
    } finally {
      vi.useRealTimers();
    }
    expect(refused).toBe(3);
  });

  it('is not told any more once it has left', async () => {
    const { client, truth } = await table();
    const now = await until(client, () => true);
    client.leave();
    await play(truth, await until(truth, () => true));
    await until(truth, ({ sheet }) => sheet.seq === 1);
    expect(client.now.value).toEqual({ at: 'table', now });
    expect(await client.send(0, { type: 'redo' }).then(({ ok }) => ok)).toBe(false);
  });
});
