/** Boards of the players' own, seen from the kernel: read before anything runs, named by their hash. */
import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/toy/index.ts';
import type { Toy } from '../../tests/toy/state.ts';
import type { GameModule } from './contract.ts';
import { hashOf } from './hash.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from './record.ts';
import { replay } from './replay.ts';

const seen: (string | undefined)[] = [];
const withBoards: GameModule<Toy> = {
  ...toy,
  ownBoards: {
    read: (raw) =>
      (raw as { round?: boolean }).round
        ? { ok: true, id: hashOf(raw) }
        : { ok: false, fault: { at: 'round', code: 'not-round', params: { sector: 'x' } } },
    knows: () => true,
    file: () => ({ round: true }),
  },
  setup(table, draw, emit) {
    seen.push(table.board);
    return toy.setup(table, draw, emit);
  },
};

const record = (board?: object): GameRecord => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game: toy.id,
  rules: 1,
  options: {},
  seats: [{ name: 'Ann' }, { name: 'Bob' }],
  seed: '0'.repeat(64),
  actions: [],
  ...(board ? { board } : {}),
});

describe('a board of the players’ own', () => {
  test('is told to the setup by its content hash', () => {
    seen.length = 0;
    expect(replay(withBoards, record({ round: true })).ok).toBe(true);
    expect(replay(withBoards, record()).ok).toBe(true);
    expect(seen).toEqual([hashOf({ round: true }), undefined]);
  });

  test('that cannot be played is refused with what is wrong and where', () => {
    expect(replay(withBoards, record({ round: false }))).toEqual({
      ok: false,
      problem: {
        at: 'board.round',
        code: 'record-board-broken',
        params: {},
        fault: { at: 'round', code: 'not-round', params: { sector: 'x' } },
      },
    });
  });

  test('is not expected by a game that has none', () => {
    expect(replay(toy, record({ round: true }))).toMatchObject({
      ok: false,
      problem: { at: 'board', code: 'expected-nothing' },
    });
  });

  test('must be that of a position to start from', () => {
    const begun = replay(withBoards, record());
    if (!begun.ok) throw new Error('not opened');
    const start = begun.value.state;
    expect(replay(withBoards, { ...record({ round: true }), start })).toMatchObject({
      ok: false,
      problem: { at: 'start.board', code: 'record-start-broken', params: { breach: 'board-differs' } },
    });
  });
});
