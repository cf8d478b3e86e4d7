import { describe, expect, it } from 'vitest';
import { brokenAt, chained, type Entry, NEW_LINE, NO_CHAIN, stepLine, type Unchained } from './log.ts';

const action = (seq: number, seat = 0): Unchained => ({
  seq,
  at: seq,
  type: 'action',
  seat,
  action: { kind: 'pass' },
  by: 'person',
});
const open: Unchained = { seq: 0, at: 0, type: 'open' };

function logOf(entries: Unchained[]): Entry[] {
  let previous = NO_CHAIN;
  return entries.map((entry) => {
    const linked = chained(previous, entry);
    previous = linked.chain;
    return linked;
  });
}

describe('the chain', () => {
  it('finds the first entry that was changed, moved or left out', () => {
    const log = logOf([open, action(1), action(2), action(3)]);
    expect(brokenAt(log)).toBeNull();
    expect(brokenAt(log.map((e) => (e.seq === 2 ? { ...e, at: 99 } : e)))).toBe(2);
    expect(brokenAt([log[0]!, log[2]!, log[3]!])).toBe(1);
    const changed = log.map((e) => (e.seq === 1 || e.seq === 3 ? { ...e, at: 99 } : e));
    expect(brokenAt(changed, 2)).toBe(3); // what lies before is taken as it is
    expect(brokenAt(changed.slice(0, 3), 2)).toBeNull();
  });

  it('does not depend on names, so that an account can be forgotten', () => {
    const seat = (name: string): Unchained => ({
      seq: 1,
      at: 1,
      type: 'seat',
      seat: 0,
      now: { id: 'x', name, mode: 'person' },
      why: 'replaced',
    });
    expect(logOf([open, seat('Ada')])[1]!.chain).toBe(logOf([open, seat('')])[1]!.chain);
  });
});

describe('the line', () => {
  const fold = (entries: Unchained[]) => entries.reduce(stepLine, NEW_LINE);

  it('is cut by an undo, mended by a redo, and a new move forgets what was undone', () => {
    const undo: Unchained = { seq: 4, at: 4, type: 'undo', seat: 0, to: 1 };
    const played = [open, action(1), action(2), action(3), undo];
    expect(fold(played)).toEqual({ moves: [0, 1], undone: [{ seat: 0, moves: [2, 3] }] });
    expect(fold([...played, { seq: 5, at: 5, type: 'redo', seat: 0, to: 3 }])).toEqual({
      moves: [0, 1, 2, 3],
      undone: [],
    });
    expect(fold([...played, action(5)])).toEqual({ moves: [0, 1, 5], undone: [] });
  });

  it('keeps what was undone through entries around the board, and drops it when the host rewinds', () => {
    const played = [open, action(1), action(2), { seq: 3, at: 3, type: 'undo', seat: 0, to: 1 } as const];
    expect(fold([...played, { seq: 4, at: 4, type: 'freeze', why: 'bug' }]).undone).toHaveLength(1);
    expect(fold([...played, { seq: 4, at: 4, type: 'undo', seat: null, to: 0 }])).toEqual({ moves: [0], undone: [] });
  });
});
