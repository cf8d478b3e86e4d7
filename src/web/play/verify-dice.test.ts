import { describe, expect, test } from 'vitest';
import { load } from '../../games/registry.ts';
import { commitmentOf, seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { legal } from '../../kernel/legal.ts';
import { actingAt, type Creation, command, entriesFor, headOf, openTable, USUAL_CUSTOMS } from '../../table/index.ts';
import { verdictOn } from './verify-dice.ts';

const game = await load('chicago-express');
const seed = seedFromText('verify');

/** A table after a few moves, as a watcher knows it. */
function played(g: AnyGame, commitment: string | null) {
  const host = { game: g, source: seedSource(seed) };
  const creation: Creation = {
    game: g.id,
    rules: g.rules,
    options: { map: 'eastern-us' },
    seats: [0, 1, 2].map((n) => ({ id: `p${n}`, name: `P${n}`, mode: 'person' as const })),
    undo: 'free',
    clock: { type: 'none' },
    atZero: 'nothing',
    ...USUAL_CUSTOMS,
    commitment,
  };
  const opened = openTable(host, creation, 0);
  if (!opened.ok) throw new Error('not opened');
  let { table } = opened;
  for (let i = 0; i < 6; i++) {
    const seat = actingAt(g, table)[0]!;
    const action = legal(g, table.state, seat)[0]!;
    const done = command(
      host,
      table,
      { id: `c${i}`, at: headOf(table), seat, do: { type: 'play', actions: [action] } },
      i,
    );
    if (!done.ok) throw new Error(done.code);
    table = done.table;
  }
  const log = entriesFor(table, 'watcher');
  return { game: g, creation, moves: table.line.moves.map((seq) => log[seq]!) };
}

describe('the dice of a finished game', () => {
  const fair = played(game, commitmentOf(seed));

  test('are found to come from the seed that was promised', () => {
    expect(verdictOn(fair, seed)).toBe('draws');
  });

  test('are found wrong when another seed is shown', () => {
    expect(verdictOn(fair, seedFromText('another'))).toBe('wrong');
    expect(verdictOn(fair, null)).toBe('wrong');
  });

  test('are found wrong when a draw of the log is not of the seed', () => {
    const [open, ...rest] = fair.moves;
    const forged = { ...open!, chance: [{ point: 'first-seat', values: [(firstSeatOf(open!) + 1) % 3] }] };
    expect(verdictOn({ ...fair, moves: [forged as typeof open & object, ...rest] }, seed)).toBe('wrong');
  });

  test('cannot all be checked where a move is hidden or unknown', () => {
    expect(verdictOn({ ...fair, moves: [...fair.moves.slice(0, 3), null] }, seed)).toBe('seed');
  });

  test('have no seed at a table with real dice', () => {
    expect(verdictOn(played(game, null), null)).toBe('dice');
  });
});

function firstSeatOf(open: object): number {
  if (!('chance' in open) || !Array.isArray(open.chance)) throw new Error('nothing drawn');
  return open.chance[0].values[0];
}
