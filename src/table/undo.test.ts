import { describe, expect, it } from 'vitest';
import { mustTell, playOne, refused, seatingOf, TOY, tell } from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import { botMove } from './bot-move.ts';
import { MOST_MARKS } from './marks.ts';
import { steward } from './steward.ts';
import { actingAt } from './table.ts';
import { mayUndo, undoTargets } from './undo.ts';

const ce = (undo: 'free' | 'until-chance' | 'consent' | 'never', seats = 3) =>
  seatingOf('undo', { undo }, seats, chicagoExpress);
const acting = (s: ReturnType<typeof ce>) => actingAt(s.host.game, s.table)[0]!;

describe('undo', () => {
  it('gives back the very position, and a redo brings the move again', () => {
    const s = ce('free');
    const seat = acting(s);
    const before = s.table.state;
    playOne(s, 3);
    const after = s.table.state;
    mustTell(s, seat, { type: 'undo', to: 0 });
    expect(s.table.state).toEqual(before);
    mustTell(s, seat, { type: 'redo' });
    expect(s.table.state).toEqual(after);
    expect(refused(tell(s, seat, { type: 'redo' }))).toBe('redo-nothing');
    expect(s.table.log.map((e) => e.type)).toEqual(['open', 'action', 'undo', 'redo']);
  });

  it('free: only until another seat has acted', () => {
    const s = ce('free');
    const seat = acting(s);
    playOne(s);
    playOne(s, 1);
    expect(refused(tell(s, seat, { type: 'undo', to: 0 }))).toBe('undo-other-acted');
  });

  it('until chance: past another seat with the consent of all people', () => {
    const s = ce('until-chance');
    const before = s.table.state;
    const seat = acting(s);
    const others = [0, 1, 2].filter((other) => other !== seat);
    playOne(s);
    playOne(s, 1);
    mustTell(s, seat, { type: 'undo', to: 0 });
    expect(s.table.ask).toMatchObject({ seat, question: { type: 'undo', to: 0 } });
    for (const other of others) mustTell(s, other, { type: 'answer', ask: 3, yes: true });
    expect(s.table.state).toEqual(before);
    expect(s.table.ask).toBeNull();
    expect(s.table.log.at(-1)).toMatchObject({ type: 'undo', seat, to: 0 });
  });

  it('a question about an undo lapses when somebody moves', () => {
    const s = ce('consent');
    const seat = acting(s);
    playOne(s);
    mustTell(s, seat, { type: 'undo', to: 0 });
    playOne(s, 1);
    expect(s.table.ask).toBeNull();
  });

  it('by consent asks even for the own last move; bots always agree', () => {
    const s = ce('consent');
    const seat = acting(s);
    playOne(s);
    expect(mayUndo(s.table, seat, 0)).toEqual({ ok: true, how: 'ask' });
    const seats = s.table.seats.map((now, i) => (i === seat ? now : { ...now, mode: 'bot' as const }));
    expect(mayUndo({ ...s.table, seats }, seat, 0)).toEqual({ ok: true, how: 'alone' });
  });

  it('never is never', () => {
    const s = ce('never');
    const seat = acting(s);
    playOne(s);
    expect(refused(tell(s, seat, { type: 'undo', to: 0 }))).toBe('undo-never');
  });

  it('refuses to go nowhere, forward, or to a move that is not in effect', () => {
    const s = ce('free');
    const seat = acting(s);
    expect(refused(tell(s, seat, { type: 'undo', to: 0 }))).toBe('undo-nothing');
    playOne(s);
    mustTell(s, seat, { type: 'undo', to: 0 });
    playOne(s, 1);
    expect(refused(tell(s, seat, { type: 'undo', to: 1 }))).toBe('undo-nothing');
    expect(undoTargets(s.table, seat)).toEqual([{ to: 0, how: 'alone' }]);
  });

  it('a redo is only for who took back, and only when nothing else has happened', () => {
    const s = ce('free');
    const seat = acting(s);
    playOne(s);
    mustTell(s, seat, { type: 'undo', to: 0 });
    expect(refused(tell(s, (seat + 1) % 3, { type: 'redo' }))).toBe('redo-not-yours');
    playOne(s, 2);
    expect(refused(tell(s, seat, { type: 'redo' }))).toBe('redo-nothing');
  });

  it('never crosses chance or a shown secret, whatever the policy', () => {
    for (const undo of ['free', 'until-chance', 'consent'] as const) {
      const s = seatingOf('barrier', { undo });
      for (const seat of [0, 1, 2]) playOne(s, 0, seat);
      expect(s.table.log[3]).toMatchObject({ barrier: true });
      expect(tell(s, 2, { type: 'undo', to: 2 })).toMatchObject({ code: 'undo-crosses-chance', params: { seq: 3 } });
      expect(undoTargets(s.table, 2)).toEqual([]);
    }
  });

  it('a secret of one seat may be taken back by that seat', () => {
    const s = seatingOf('own', { undo: 'free' });
    playOne(s, 0, 1);
    mustTell(s, 1, { type: 'undo', to: 0 });
    expect(actingAt(TOY, s.table)).toEqual([0, 1, 2]);
  });

  it('a nothing played by the kernel is no other seat acting', () => {
    // Somebody buys a flag, the others have no coins and are passed by: undo would cross only the buyer's own move.
    for (let n = 0; n < 200; n++) {
      const s = seatingOf(`forced-${n}`, { undo: 'free' });
      let forced = false;
      while (!forced && actingAt(TOY, s.table).length > 0) {
        const seat = actingAt(TOY, s.table)[0]!;
        const to = s.table.line.moves.at(-1)!;
        const done = playOne(s);
        const [news] = done.news;
        forced = news!.events.some((e) => e.type === 'forced') && !('barrier' in news!.entry);
        if (forced && actingAt(TOY, s.table).length > 0) {
          expect(mayUndo(s.table, seat, to)).toEqual({ ok: true, how: 'alone' });
          return;
        }
      }
    }
    throw new Error('no forced nothing came up');
  });

  it('replays little and keeps few states, even far back', () => {
    const s = ce('until-chance', 2);
    const states = [s.table.state];
    while (s.table.line.moves.length < 60) {
      playOne(s, s.table.log.length * 7);
      states.push(s.table.state);
      expect(s.table.marks.length).toBeLessThanOrEqual(MOST_MARKS);
    }
    for (const to of [58, 41, 30, 7, 0]) {
      const done = steward(s.host, s.table, { type: 'rewind', to }, s.now);
      expect(done.ok && done.table.state).toEqual(states[to]);
    }
  });
});

describe('the host', () => {
  it('may rewind past chance, and the seed draws the same again', () => {
    const s = seatingOf('rewind');
    playOne(s, 0, 0);
    playOne(s, 0, 1);
    const before = s.table;
    playOne(s, 0, 2);
    const after = s.table;
    const done = steward(s.host, s.table, { type: 'rewind', to: 2 }, s.now);
    if (!done.ok) throw new Error(done.code);
    expect(done.table.state).toEqual(before.state);
    s.table = done.table;
    expect(refused(tell(s, 2, { type: 'redo' }))).toBe('redo-nothing');
    playOne(s, 0, 2);
    expect(s.table.state).toEqual(after.state);
  });

  it('freezes and unfreezes', () => {
    const s = seatingOf('freeze');
    const frozen = steward(s.host, s.table, { type: 'freeze', why: 'bug' }, s.now);
    if (!frozen.ok) throw new Error(frozen.code);
    s.table = frozen.table;
    expect(tell(s, 0, { type: 'redo' })).toMatchObject({ code: 'frozen', params: { why: 'bug' } });
    expect(refused(steward(s.host, s.table, { type: 'freeze', why: 'x' }, 0))).toBe('frozen');
    const done = steward(s.host, s.table, { type: 'unfreeze' }, s.now);
    expect(done.ok && actingAt(TOY, done.table)).toEqual([0, 1, 2]);
    expect(refused(steward(s.host, done.ok ? done.table : s.table, { type: 'unfreeze' }, 0))).toBe('not-frozen');
  });

  it('brings the moves of bots, for their seats and the newest position only', () => {
    const s = seatingOf('bot', { seats: [0, 1].map((i) => ({ id: `${i}`, name: '', mode: i ? 'bot' : 'person' })) });
    const hand = (seat: number) => (s.table.state as unknown as { players: { hand: number[] }[] }).players[seat]!.hand;
    const bot = (seat: number, at: number) =>
      steward(s.host, s.table, { type: 'bot', seat, at, actions: [{ kind: 'bid', card: hand(seat)[0] } as never] }, 0);
    expect(refused(bot(0, 0))).toBe('seat-is-played');
    expect(refused(bot(1, 4))).toBe('stale');
    const lost = { seat: 1, at: 0, action: null, luck: 'any' };
    const done = bot(1, 0);
    if (done.ok) expect(refused(botMove(s.host, done.table, lost, 0))).toBe('stale');
    expect(botMove(s.host, s.table, lost, 0)).toMatchObject({ ok: true });
    expect(done.ok && done.table.log[1]).toMatchObject({ type: 'action', by: 'bot', seat: 1 });
  });
});
