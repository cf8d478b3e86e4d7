import { describe, expect, it, vi } from 'vitest';
import { goldens, readGolden } from '../../../../tests/support/golden.ts';
import { type Ask, commitmentOf, type Drawn } from '../../../kernel/chance.ts';
import { legal } from '../../../kernel/legal.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { isOver } from '../../../kernel/phases.ts';
import { readRecord } from '../../../kernel/read-record.ts';
import { recordText } from '../../../kernel/record.ts';
import { replay } from '../../../kernel/replay.ts';
import { USUAL_CUSTOMS } from '../../../table/index.ts';
import { waysBack } from '../../play/ways-back.ts';
import type { TableClient, TableNow } from '../contract.ts';
import type { LocalWish } from '../local.ts';
import { testGame, testHere, until } from '../testing/here.ts';
import { NotFetched } from './not-fetched.ts';
import { memoryShelf } from './shelf.ts';
import { thinkHere } from './think.ts';

const ce = (await testGame('chicago-express'))!;
const wish = (seats: LocalWish['seats'], more: Partial<LocalWish> = {}): LocalWish => ({
  ...{ game: 'chicago-express', name: 'A game', options: defaultOptions(ce.options), seats },
  ...more,
});
const person = (name: string) => ({ name, bot: null });
const robot = (name: string) => ({ name, bot: 'directed' });

async function opened(t: ReturnType<typeof testHere>, asked: LocalWish): Promise<string> {
  const done = await t.here.open(asked);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.id;
}

/** Opens a table whose draws are told one by one, each as soon as it is asked for. */
async function openedByDice(t: ReturnType<typeof testHere>, asked: LocalWish): Promise<string> {
  /** A value that may come up: of the cards, each lies there twice. */
  const value = (ask: Ask, n: number) =>
    ask.type === 'number' ? ask.from : Object.keys(ask.bag).toSorted()[n % Object.keys(ask.bag).length]!;
  const dice: Drawn[] = [];
  for (let n = 0; ; n++) {
    const done = await t.here.open({ ...asked, dice });
    if (done.ok) return done.id;
    if ('problem' in done || !done.waiting.ask) throw new Error(JSON.stringify(done));
    const drawn = value(done.waiting.ask, n);
    if (done.waiting.index > 0) dice.at(-1)!.values.push(drawn);
    else dice.push({ point: done.waiting.point, values: [drawn] });
  }
}

const mayAct = (now: TableNow) => now.acting.some((seat) => now.mine.includes(seat));

/** Plays the n-th legal move of whoever of this device is to act. */
async function play(client: TableClient, now: TableNow, n: number) {
  const seat = now.acting.find((one) => now.mine.includes(one))!;
  const actions = legal(now.game, now.state, seat);
  return client.send(seat, { type: 'play', actions: [actions[n % actions.length]!] });
}

describe('tables of this device', () => {
  it('a game against bots is played to its end, and its record replays with the seed that was promised', async () => {
    const t = testHere();
    const id = await opened(t, wish([person('Ann'), robot('Bo'), robot('Cy')]));
    const client = t.table(id);
    for (let n = 0; n < 2000; n++) {
      const now = await until(client, (one) => mayAct(one) || one.ending !== null);
      if (now.ending) break;
      expect(await play(client, now, n * 7)).toMatchObject({ ok: true });
    }
    const end = await until(client, ({ ending }) => ending !== null);
    expect(isOver(end.state)).toBe(true);
    expect(commitmentOf(end.ending!.seed!)).toBe(end.sheet.creation.commitment);
    const record = readRecord((await t.here.exportRecord(id))!);
    expect(record.ok && replay(ce, record.value).ok).toBe(true);
    expect(record.ok && record.value.seed).toBe(end.ending!.seed);
    expect(await t.here.list()).toMatchObject([{ id, state: 'over', outcome: end.ending!.outcome, acting: [] }]);
    expect(client.resyncs).toBe(0);
    expect(t.errors).toEqual([]);
  });

  it('robots wait as long as the page says, and move at once where it says so; one that fails plays any legal move', async () => {
    const t = testHere({
      thinker: async () => ({ ...thinkHere(testGame), move: () => Promise.reject(new Error('lost its mind')) }),
    });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const waited = () => waits.mock.calls.splice(0).map(([, ms]) => ms);
    await t.here.setPace(120);
    const client = t.table(await opened(t, wish([robot('Al'), robot('Bo'), robot('Cy')])));
    await until(client, ({ sheet }) => sheet.seq >= 2);
    expect(waited().filter((ms) => ms === 120).length).toBeGreaterThanOrEqual(2);
    await t.here.setPace(0);
    await until(client, ({ sheet }) => sheet.seq >= 4); // one wait had begun
    waited();
    await until(client, ({ sheet }) => sheet.seq >= 6);
    const swift = waited();
    expect(swift).toContain(0);
    expect(swift).not.toContain(120);
    waits.mockRestore();
    expect(t.errors.length).toBeGreaterThan(0);
    client.leave();
  });

  it('a table waits for robots that cannot be fetched, tells so, and goes on by itself or at once when the network is back', async () => {
    let online = false;
    let again: () => void = () => undefined;
    const failing = { ...thinkHere(testGame), move: () => Promise.reject(new NotFetched('no network')) };
    const t = testHere({
      thinker: async () => (online ? thinkHere(testGame) : failing),
      online: (heard) => {
        again = heard;
      },
    });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const client = t.table(await opened(t, wish([person('Ann'), robot('Bo'), robot('Cy')], { firstSeat: 1 })));
    const { sheet } = await until(client, ({ botsMissing }) => botsMissing);
    await vi.waitUntil(() => waits.mock.calls.some(([, ms]) => ms === 2000));
    expect(t.errors).toHaveLength(1);
    await vi.waitUntil(() => waits.mock.calls.some(([, ms]) => ms === 4000), { timeout: 5000 });
    waits.mockRestore();
    expect(t.errors).toHaveLength(2);
    expect(client.now.value).toMatchObject({ now: { botsMissing: true, sheet: { seq: sheet.seq } } });
    online = true;
    again();
    const on = await until(client, (now) => now.sheet.seq > sheet.seq, 1000);
    expect([on.botsMissing, t.errors.length]).toEqual([false, 2]);
    client.leave();
  });

  it('robots are waited for as well where their code itself does not come, and a hint says so', async () => {
    const t = testHere({ thinker: () => Promise.reject(new TypeError('Failed to fetch')) });
    const client = t.table(await opened(t, wish([person('Ann'), robot('Bo'), robot('Cy')], { firstSeat: 1 })));
    await until(client, ({ botsMissing }) => botsMissing);
    client.leave();
    const id = await opened(t, wish([person('Ann'), person('Bob')], { firstSeat: 0 }));
    expect(await t.here.hint(id, 0)).toEqual({ ok: false, code: 'offline' });
  });

  it('everything is there again after the host was lost, desks too, and the same command is not carried out twice', async () => {
    const shelf = memoryShelf();
    const first = testHere({ shelf });
    const id = await opened(first, wish([person('Ann'), person('Bob')]));
    const client = first.table(id);
    for (let n = 0; n < 12; n++) await play(client, await until(client, mayAct), n);
    const now = await until(client, mayAct);
    const seat = now.acting[0]!;
    await client.send(seat, { type: 'draft', draft: { actions: [legal(ce, now.state, seat)[0]!], when: 'kept' } });
    const before = await until(client, (one) => one.viewer === seat || one.sheet.seq === now.sheet.seq);

    const second = testHere({ shelf });
    const again = second.table(id);
    const after = await until(again, () => true);
    expect(after.state).toEqual(before.state);
    expect([...after.moments.keys()]).toEqual([...before.moments.keys()]);
    again.sit(seat);
    expect((await until(again, ({ viewer }) => viewer === seat)).sheet.desk?.draft?.actions).toHaveLength(1);
    const last = (await shelf.entries(id, -1)).findLast(({ type }) => type === 'action')!;
    if (last.type !== 'action') throw new Error('no action');
    const carrier = second.carrier();
    carrier.send({
      ...{ t: 'command', table: id },
      command: { id: last.command, at: last.seq - 1, seat: last.seat, do: { type: 'play', actions: [last.action] } },
    });
    await new Promise((done) => setTimeout(done, 5));
    expect(carrier.heard).toMatchObject([{ t: 'answer', entries: [last.seq] }]);
    expect((await shelf.entries(id, -1)).length).toBe(after.sheet.seq + 1);
  });

  it('what cannot be written down is not told, and can be sent again', async () => {
    const shelf = memoryShelf();
    let full = false;
    const t = testHere({
      shelf: { ...shelf, put: (row, entries) => (full ? Promise.reject(new Error('full')) : shelf.put(row, entries)) },
    });
    const id = await opened(t, wish([person('Ann'), person('Bob')]));
    const client = t.table(id);
    const now = await until(client, mayAct);
    full = true;
    const answer = play(client, now, 0);
    await new Promise((done) => setTimeout(done, 20));
    expect(client.now.value).toMatchObject({ now: { sheet: { seq: 0 }, sending: { deed: { type: 'play' } } } });
    full = false;
    expect(await answer).toMatchObject({ ok: true, entries: [1] });
    expect(await shelf.entries(id, -1)).toHaveLength(2);
  });

  it('around one device anybody may take back anybody’s move, at once; bots’ moves go with it', async () => {
    const t = testHere();
    const id = await opened(t, wish([person('Ann'), person('Bob'), robot('Cy')], { firstSeat: 0 }));
    const client = t.table(id);
    const start = await until(client, mayAct);
    await play(client, start, 1);
    const second = await until(client, (now) => mayAct(now) && now.sheet.seq > start.sheet.seq);
    const [mine] = second.acting;
    expect(await client.send(mine!, { type: 'undo', to: 0 })).toMatchObject({ ok: true });
    const back = await until(client, (now) => now.sheet.line.moves.length === 1);
    expect(back.state).toEqual(start.state);
    expect(back.sheet.ask).toBeNull();
    expect(await client.send(mine!, { type: 'redo' })).toMatchObject({ ok: true });
    const again = await until(client, (now) => now.sheet.line.moves.length > 1);
    expect(again.state).toEqual(second.state);
    await play(client, again, 0);
    const third = await until(client, (now) => now.sheet.seq > again.sheet.seq + 1 && mayAct(now));
    const first = start.acting[0]!;
    expect(waysBack(third, first).last).toMatchObject({ ok: true, how: 'alone' });
    expect(waysBack({ ...third, mine: [first] }, first).last).toMatchObject({ ok: true, how: 'ask' });
  });

  it('two tabs with the same table never spoil it: who is too late is told, and both see the same', async () => {
    const shelf = memoryShelf();
    const ears: ((id: string) => void)[] = [];
    const others = (own: number) => ({
      tell: (id: string) => {
        for (const [at, ear] of ears.entries()) if (at !== own) queueMicrotask(() => ear(id));
      },
      listen: (ear: (id: string) => void) => {
        ears[own] = ear;
      },
    });
    const [a, b] = [testHere({ shelf, others: others(0) }), testHere({ shelf, others: others(1) })];
    const id = await opened(a, wish([person('Ann'), person('Bob'), robot('Cy')]));
    const [left, right] = [a.table(id), b.table(id)];
    let refused = 0;
    for (let n = 0; n < 40; n++) {
      const [p, q] = [await until(left, mayAct), await until(right, mayAct)];
      if (p.sheet.seq !== q.sheet.seq) continue;
      const answers = await Promise.all([play(left, p, n), play(right, q, n + 1)]);
      refused += answers.filter((one) => !one.ok && one.code === 'stale').length;
      expect(answers.some(({ ok }) => ok)).toBe(true);
    }
    expect(refused).toBeGreaterThan(5);
    const log = await shelf.entries(id, -1);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, seq) => seq));
    const { seq } = log.at(-1)!;
    const [p, q] = [
      await until(left, (now) => now.sheet.seq >= seq),
      await until(right, (now) => now.sheet.seq >= seq),
    ];
    expect(q.state).toEqual(p.state);
    expect([left.resyncs, right.resyncs, ...a.errors, ...b.errors]).toEqual([0, 0]);
  });

  it('a game may go on from any position as a new one', async () => {
    const t = testHere();
    const id = await opened(t, wish([person('Ann'), person('Bob')]));
    const client = t.table(id);
    for (let n = 0; n < 20; n++) await play(client, await until(client, mayAct), n);
    const now = await until(client, mayAct);
    const { state } = now.moments.get(11)!;
    const start = { state: state!, rules: now.sheet.creation.rules };
    const other = await opened(t, wish([person('Cy'), robot('Di')], { start }));
    const next = await until(t.table(other), mayAct);
    expect(next.moments.get(0)?.state).toEqual(state);
    const record = readRecord((await t.here.exportRecord(other))!);
    expect(record.ok && replay(ce, record.value).ok).toBe(true);
  });

  it('records are read, replayed and kept; broken ones are refused with the place of the fault', async () => {
    const t = testHere();
    for (const golden of goldens().filter(({ name }) => name.includes('chicago-express'))) {
      const record = readGolden(golden);
      const done = await t.here.importRecord(recordText(record));
      if (!done.ok) throw new Error(`${golden.name}: ${JSON.stringify(done)}`);
      const now = await until(t.table(done.id), () => true);
      expect(now.sheet.line.moves.length).toBe(record.actions.length + 1);
      const back = readRecord((await t.here.exportRecord(done.id))!);
      expect(back.ok && { actions: back.value.actions, hash: back.value.hash }).toEqual({
        actions: record.actions,
        hash: record.hash,
      });
    }
    const record = readGolden(goldens()[0]!);
    const broken = {
      ...record,
      actions: [...record.actions.slice(0, 3), record.actions[0]!, ...record.actions.slice(3)],
    };
    expect(await t.here.importRecord(recordText(broken))).toMatchObject({
      ok: false,
      problem: { at: expect.stringMatching(/^actions\[3\]/) },
    });
    expect(await t.here.importRecord('{')).toMatchObject({ ok: false, problem: { code: 'record-not-json' } });
  });

  it('a game with real dice asks for the outcomes of its set-up, and then opens', async () => {
    const t = testHere();
    const seats = [person('Ann'), person('Bob')];
    const first = await t.here.open(wish(seats, { dice: [] }));
    expect(first).toMatchObject({ ok: false, waiting: { point: 'first-seat' } });
    const id = await opened(t, wish(seats, { dice: [{ point: 'first-seat', values: [1] }] }));
    const now = await until(t.table(id), mayAct);
    expect([now.sheet.creation.commitment, now.acting]).toEqual([null, [1]]);
  });

  it('dice and cards of a real table are entered one by one, wrong ones refused, to the end', async () => {
    const t = testHere();
    const toy = (await testGame('toy'))!;
    const seats = [person('Ann'), person('Bob')];
    const asked: LocalWish = {
      ...wish(seats),
      game: 'toy',
      options: { ...defaultOptions(toy.options), openHands: true },
    };
    const id = await openedByDice(t, asked);
    const client = t.table(id);
    let entered = 0;
    for (let n = 0; n < 80; n++) {
      const now = await until(client, (one) => one.ending !== null || one.sheet.waiting !== null || mayAct(one));
      if (now.ending) break;
      const { waiting } = now.sheet;
      if (!waiting) {
        expect(await play(client, now, n)).toMatchObject({ ok: true });
        continue;
      }
      const enter = (drawn: number | string) =>
        client.send(0, { type: 'chance', visits: [{ point: waiting.point, values: [drawn] }] });
      expect(await enter(99)).toMatchObject({ ok: false, violation: { code: 'chance-impossible' } });
      for (const drawn of waiting.ask?.type === 'number' ? [3] : ['1', '2', '3', '4', '5', '6'])
        if ((await enter(drawn)).ok) break;
      entered += 1;
    }
    const end = await until(client, ({ ending }) => ending !== null);
    expect([end.ending?.seed, entered > 2, client.resyncs]).toEqual([null, true, 0]);
    const record = readRecord((await t.here.exportRecord(id))!);
    expect(record.ok && replay(toy, record.value).ok).toBe(true);
  });

  it('where bots alone play with real dice, whoever has them enters what is drawn', async () => {
    const t = testHere();
    const toy = (await testGame('toy'))!;
    const options = { ...defaultOptions(toy.options), openHands: true };
    const asked = { ...wish([robot('R1'), robot('R2')]), game: 'toy', options };
    const id = await openedByDice(t, asked);
    const client = t.table(id);
    const now = await until(client, ({ sheet }) => sheet.waiting !== null);
    const { waiting, seq } = now.sheet;
    const values = [waiting!.ask?.type === 'number' ? waiting!.ask.from : '1'];
    expect(await client.send(0, { type: 'end' })).toMatchObject({ ok: false, code: 'seat-not-yours' });
    expect(await client.send(0, { type: 'chance', visits: [{ point: waiting!.point, values }] })).toMatchObject({
      ok: true,
    });
    await until(client, (one) => one.sheet.seq > seq + 1);
  });

  it('a table keeps the helps and the time of a Master it was opened with; one kept before there was a choice has the usual', async () => {
    const shelf = memoryShelf();
    const t = testHere({ shelf });
    const seats = [person('Ann'), person('Bob')];
    const helpsAt = async (id: string, at = t) => {
      const { calculator, hints, masterMs } = (await until(at.table(id), () => true)).sheet.creation;
      return { calculator, hints, masterMs };
    };
    const own = { calculator: false, hints: false, masterMs: 5000 };
    const strict = await opened(t, wish(seats, own));
    expect(await helpsAt(strict)).toEqual(own);
    expect(await helpsAt(await opened(t, wish(seats, { hints: false })))).toEqual({ ...USUAL_CUSTOMS, hints: false });
    const older: typeof shelf = {
      ...shelf,
      async row(id) {
        const row = await shelf.row(id);
        if (!row) return null;
        const { calculator: _calculator, hints: _hints, masterMs: _masterMs, ...creation } = row.creation;
        return { ...row, creation: creation as typeof row.creation };
      },
    };
    expect(await helpsAt(strict, testHere({ shelf: older }))).toEqual(USUAL_CUSTOMS);
  });

  it('a hint is given to whoever is to act, and refused by the host where the table forbids it', async () => {
    const t = testHere();
    const seats = [person('Ann'), person('Bob'), robot('Cy')];
    const id = await opened(t, wish(seats, { firstSeat: 0 }));
    const answer = await t.here.hint(id, 0);
    expect(answer.ok && answer.hint!.actions.length).toBeGreaterThan(0);
    const { state: view, sheet } = await until(t.table(id), () => true);
    const on = { game: ce.id, board: null, view, seat: 0, luck: `${id}/${sheet.seq}` };
    expect(await t.here.advise(on)).toEqual(answer.ok && answer.hint);
    expect(await t.here.hint(id, 1)).toEqual({ ok: false, code: 'not-your-turn' });
    expect(await t.here.hint(id, 2)).toEqual({ ok: false, code: 'not-seated' });
    expect(await t.here.hint('none', 0)).toEqual({ ok: false, code: 'not-found' });
    const strict = await opened(t, wish(seats, { firstSeat: 0, hints: false }));
    expect(await t.here.hint(strict, 0)).toEqual({ ok: false, code: 'hints-forbidden' });
    expect(t.errors).toEqual([]);
  });

  it('a hint that is lost is told so, and the table goes on', async () => {
    const t = testHere({
      thinker: async () => ({ ...thinkHere(testGame), hint: () => Promise.reject(new Error('lost')) }),
    });
    const id = await opened(t, wish([person('Ann'), person('Bob')], { firstSeat: 0 }));
    expect(await t.here.hint(id, 0)).toEqual({ ok: false, code: 'busy' });
    expect(t.errors).toHaveLength(1);
    const client = t.table(id);
    expect(await play(client, await until(client, mayAct), 0)).toMatchObject({ ok: true });
  });

  it('a wish that makes no sense opens nothing', async () => {
    const t = testHere();
    expect(await t.here.open(wish([person('Ann')]))).toMatchObject({ ok: false, problem: { at: 'seats' } });
    expect(await t.here.open({ ...wish([person('Ann')]), game: 'none' })).toMatchObject({ ok: false });
    expect(await t.here.list()).toEqual([]);
  });

  it('those around one device each see with their own eyes, and no more', async () => {
    const t = testHere();
    const toy = (await testGame('toy'))!;
    const seats = [person('Ann'), person('Bob'), person('Cy')];
    const id = await opened(t, { ...wish(seats), game: 'toy', options: defaultOptions(toy.options) });
    const client = t.table(id);
    for (let n = 0; n < 60; n++) {
      const now = await until(client, () => true);
      if (now.ending) break;
      const seat = now.acting[0]!;
      client.sit(seat);
      const mine = await until(client, ({ viewer }) => viewer === seat);
      expect(JSON.stringify(toy.view(mine.state, seat))).toBe(JSON.stringify(mine.state));
      await play(client, { ...mine, acting: [seat] }, n);
    }
    expect((await until(client, ({ ending }) => ending !== null)).ending?.state).toBe('over');
    expect([client.resyncs, ...t.errors]).toEqual([0]);
  });

  it('a removed table is gone for whoever looks at it', async () => {
    const t = testHere();
    const id = await opened(t, wish([person('Ann'), person('Bob')]));
    const client = t.table(id);
    await until(client, mayAct);
    await t.here.rename(id, 'Renamed');
    expect(await t.here.list()).toMatchObject([{ name: 'Renamed' }]);
    await t.here.remove(id);
    await new Promise((done) => setTimeout(done, 5));
    expect(client.now.value).toEqual({ at: 'failed', code: 'unknown-table' });
    expect(await t.here.list()).toEqual([]);
  });
});
