/** History, log, what is new, charts and plans, at a table that has been played for a while. */
import { beforeAll, describe, expect, it } from 'vitest';
import { legal } from '../../../kernel/legal.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { type Speaker, speakerFor } from '../../../text/speaker.ts';
import type { TableClient, TableNow } from '../../table/contract.ts';
import { testGame, testHere, until } from '../../table/testing/here.ts';
import { chartOf, chartsShown } from './charts.ts';
import { freshSince, lastSeen, type Memory, noteSeen } from './fresh.ts';
import { atOf, positionAt, positionsOf, roundStarts, stepBy, stepByRound } from './history.ts';
import { logRows } from './log.ts';
import { newPlan, planActing, planBack, planEnd, planMove } from './plan.ts';
import { comparePlans, draftOf, planBill, sendable } from './plan-line.ts';

const ce = (await testGame('chicago-express'))!;

describe('the past of a table', () => {
  let client: TableClient;
  let now: TableNow;
  let speaker: Speaker;

  beforeAll(async () => {
    const { here, table } = testHere();
    const seats = ['Ann', 'Bob', 'Cy'].map((name) => ({ name, bot: null }));
    const opened = await here.open({ game: ce.id, name: '', options: defaultOptions(ce.options), seats, firstSeat: 0 });
    if (!opened.ok) throw new Error('not opened');
    client = table(opened.id);
    now = await until(client, () => true);
    // Until a turn begins, late enough for some rounds; one move more is taken back below.
    for (let n = 0; n < 120 || now.moments.get(now.sheet.seq - 1)?.state?.phases.at(-1)?.id !== 'turn'; n++) {
      const seat = now.acting[0]!;
      const actions = legal(ce, now.state, seat);
      await client.send(seat, { type: 'play', actions: [actions[(n * 13) % actions.length]!] });
      now = await until(client, ({ sheet }) => sheet.seq > now.sheet.seq);
    }
    const last = [...now.moments.values()].at(-1)!.entry;
    if (last.type !== 'action' || last.seat === undefined) throw new Error('no action');
    await client.send(last.seat, { type: 'undo', to: now.sheet.line.moves.at(-2)! });
    now = await until(client, ({ sheet }) => sheet.line.undone.length > 0);
    speaker = speakerFor(now.texts, 'en', ['Ann', 'Bob', 'Cy'], now.sheet.creation.options);
  });

  it('the slider steps over the moves in effect; each has its address', () => {
    const all = positionsOf(now);
    expect(all.map(({ seq }) => seq)).toEqual([...now.sheet.line.moves]);
    expect(all.at(-1)!.state).toEqual(now.state);
    for (const { seq, state } of all)
      expect(positionAt(now, atOf(new URLSearchParams(`at=${seq}`)))?.state).toBe(state);
    expect([
      atOf(new URLSearchParams('')),
      atOf(new URLSearchParams('at=-1')),
      atOf(new URLSearchParams('at=x')),
    ]).toEqual([null, null, null]);
    expect(positionAt(now, null)).toBeNull();
    expect(positionAt(now, 99_999)?.state).toEqual(now.state);
    // What was taken back has an address too.
    const undone = now.sheet.line.undone[0]!.moves[0]!;
    expect(positionAt(now, undone)?.seq).toBe(undone);
  });

  it('one step back and forth, and to the beginnings of rounds', () => {
    const all = positionsOf(now);
    const [a, b, c] = [all.at(-3)!.seq, all.at(-2)!.seq, all.at(-1)!.seq];
    expect([stepBy(all, null, -1), stepBy(all, b, -1), stepBy(all, a, 1), stepBy(all, b, 1)]).toEqual([b, a, b, null]);
    expect([stepBy(all, 0, -1), stepBy(all, c, 1)]).toEqual([0, null]);
    const starts = roundStarts(all).map(({ seq }) => seq);
    expect(starts.length).toBeGreaterThan(1);
    expect(starts[0]).toBe(0);
    expect(stepByRound(all, 0, 1)).toBe(starts[1]);
    expect(stepByRound(all, starts[1]!, -1)).toBe(0);
    expect(stepByRound(all, null, 1)).toBeNull();
  });

  it('the log has a row for each entry, under headings of rounds, and what was taken back is marked', () => {
    const rows = logRows(now, speaker);
    expect(rows.length).toBe(
      [...now.moments.values()].filter(({ entry }) => !['ask', 'answer'].includes(entry.type)).length,
    );
    expect(rows.every(({ sentence }) => sentence.length > 5 && !sentence.includes('{'))).toBe(true);
    const headings = rows.flatMap(({ round }) => (round === null ? [] : [round]));
    expect(headings).toEqual(headings.map((_, at) => at + 1));
    const gone = now.sheet.line.undone[0]!.moves;
    expect(rows.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual([...gone]);
    expect(rows.some(({ consequences }) => consequences.length > 1)).toBe(true);
  });

  it('rows can be asked for by player and by thing', () => {
    const anns = logRows(now, speaker, { seat: 0 });
    expect(anns.length).toBeGreaterThan(5);
    expect(anns.length).toBeLessThan(logRows(now, speaker).length);
    const about = logRows(now, speaker, { about: 'prr' });
    expect(about.length).toBeGreaterThan(0);
    expect(about.every(({ moment }) => JSON.stringify([moment.entry, moment.events]).includes('"prr"'))).toBe(true);
  });

  it('new is what others did since, where it was and who did it; once seen it is gone', () => {
    const kept = new Map<string, string>();
    const memory: Memory = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    };
    expect(lastSeen(memory, now)).toBe(now.sheet.seq); // a first visit has no news
    const hexOf = (event: { type: string }) =>
      'hex' in event && typeof event.hex === 'string' ? [{ on: 'hex', id: event.hex }] : [];
    const fresh = freshSince(now, 0, hexOf);
    expect(fresh.moments.every(({ entry }) => 'seat' in entry && entry.seat !== now.viewer)).toBe(true);
    expect(fresh.moments.length).toBeGreaterThan(20);
    const built = fresh.moments.findLast(({ events }) => events.some((event) => hexOf(event).length > 0))!;
    const [place] = built.events.flatMap(hexOf);
    expect(fresh.by(place!)).toBe('seat' in built.entry ? built.entry.seat : null);
    expect(fresh.by({ on: 'hex', id: 'nowhere' })).toBeNull();
    noteSeen(memory, now);
    expect(freshSince(now, lastSeen(memory, now), hexOf).moments).toEqual([]);
    kept.set([...kept.keys()][0]!, 'nonsense');
    expect(lastSeen(memory, now)).toBe(now.sheet.seq);
  });

  it('charts have one value for each owner and point, the last as it is now', () => {
    const cash = chartOf(now, { key: 'cash', owners: 'seats' });
    expect(cash.series.map(({ of }) => of)).toEqual(['seat:0', 'seat:1', 'seat:2']);
    expect(cash.points.length).toBe(roundStarts(positionsOf(now)).length);
    const income = chartOf(now, { key: 'income', owners: 'others' }, 'move');
    expect(income.points.length).toBe(now.sheet.line.moves.length);
    for (const { of, values } of [...cash.series, ...income.series]) {
      const key = of.startsWith('seat:') ? 'cash' : 'income';
      expect(values.at(-1)).toBe(ce.facts(now.state).find((fact) => fact.of === of && fact.key === key)?.value);
    }
  });

  it('charts of forecasts are not drawn at a table without a calculator', () => {
    const wanted = (['cash', 'dividend-per-share'] as const).map((key) => ({ key, owners: 'others' as const }));
    expect(chartsShown(now, wanted, true)).toEqual(wanted);
    expect(chartsShown(now, wanted, false).map(({ key }) => key)).toEqual(['cash']);
  });

  it('a plan plays on a copy, others’ moves too; own moves at its head can be sent', () => {
    const [me] = now.acting;
    let plan = newPlan(ce, me!, now.state);
    expect([planActing(plan), sendable(plan), draftOf(plan, 'same'), planBill(plan)]).toEqual([
      now.acting,
      [],
      null,
      [],
    ]);
    const own = legal(ce, now.state, me!)[0]!;
    plan = planMove(plan, me!, [own])!;
    expect(sendable(plan)).toEqual([own]);
    while (planActing(plan)[0] === me) plan = planMove(plan, me!, [legal(ce, planEnd(plan), me!).at(-1)!])!;
    const [other] = planActing(plan);
    const more = planMove(plan, other!, [legal(ce, planEnd(plan), other!)[0]!])!;
    expect(sendable(more)).toEqual(sendable(plan));
    expect(planBack(more)).toEqual(plan);
    expect(planMove(plan, me!, [own])).toBeNull();
    expect(planBill(more).length).toBeGreaterThan(0);
  });

  it('a plan that begins with others’ moves becomes a draft for the position it was planned for', async () => {
    const [first] = now.acting;
    const me = (first! + 1) % 3;
    let plan = newPlan(ce, me, now.state);
    while (!planActing(plan).includes(me)) {
      const [seat] = planActing(plan);
      plan = planMove(plan, seat!, [legal(ce, planEnd(plan), seat!)[0]!])!;
    }
    const theirs = plan.moves;
    const mine = legal(ce, planEnd(plan), me)[0]!;
    plan = planMove(plan, me, [mine])!;
    expect(sendable(plan)).toEqual([]);
    const draft = draftOf(plan, 'same')!;
    expect(await client.send(me, draft)).toMatchObject({ ok: true });
    for (const { seat, actions } of theirs) await client.send(seat, { type: 'play', actions: [...actions] });
    const after = await until(client, ({ sheet }) => sheet.seq > now.sheet.seq + theirs.length);
    const sent = after.moments.get(now.sheet.seq + theirs.length + 1)!;
    expect(sent.entry).toMatchObject({ type: 'action', seat: me, action: mine });
    expect(sent.state).toEqual(planEnd(plan));
  });

  it('lines side by side show every figure that one of them changes', () => {
    const [me] = now.acting;
    const lines = legal(ce, now.state, me!)
      .slice(0, 2)
      .map((action) => planMove(newPlan(ce, me!, now.state), me!, [action])!);
    const rows = comparePlans(lines);
    expect(rows.length).toBeGreaterThan(0);
    for (const { of, key, after } of rows)
      expect(after).toEqual(
        lines.map((line) => ce.facts(planEnd(line)).find((fact) => fact.of === of && fact.key === key)?.value ?? null),
      );
  });
});
