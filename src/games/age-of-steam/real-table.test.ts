/** A game of a real table: cubes, dice and draws come from a tape, and the figures are the same after every round. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Drawn, tapeSource } from '../../kernel/chance.ts';
import { apply, resume, start } from '../../kernel/engine.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { ageOfSteam } from './index.ts';
import type { AosAction, AosOptions, AosState } from './state.ts';

/** What people write down at the end of each turn. */
const figures = (s: AosState) => s.players.map(({ cash, income, shares, engine }) => [cash, income, shares, engine]);

function recorded(file: string) {
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(file);
  const { seed: _seed, ...record } = read.value; // nobody knows a seed at a real table
  return record;
}

function playOnTape(file: string) {
  const record = recorded(file);
  const table = { seats: record.seats.length, options: record.options as AosOptions, rules: record.rules };
  const begun = start(ageOfSteam, table, tapeSource(record.chance ?? []));
  if (!begun.ok) throw new Error(JSON.stringify(begun.waiting));
  let state = begun.state;
  const rounds: unknown[] = [];
  for (const { seat, action, chance = [] } of record.actions) {
    // The action is entered first; the game then asks for what was rolled or drawn, visit by visit.
    const done = apply(ageOfSteam, state, seat, action as unknown as AosAction, null);
    if (!done.ok) throw new Error(JSON.stringify(done.violation));
    let now = done.state;
    for (const visit of chance as readonly Drawn[]) {
      const fed = resume(ageOfSteam, now, tapeSource([visit]));
      if (!fed.ok) throw new Error(JSON.stringify(fed.violation));
      now = fed.state;
    }
    if (now.turn !== state.turn || now.phases.length === 0) rounds.push(figures(now));
    state = now;
  }
  return { state, rounds, record };
}

describe('real tables', () => {
  test.each(globSync('src/games/age-of-steam/golden/*.json').sort())('%s replays from its tape alone', (file) => {
    const { state, rounds, record } = playOnTape(file);
    expect(state.phases).toEqual([]);
    expect(ageOfSteam.outcome(state)).toEqual(record.result);
    expect(rounds.length).toBeGreaterThan(0);
  });

  test('the figures after every round are those of the transcript', () => {
    const file = 'src/games/age-of-steam/golden/rust-belt-4p.json';
    const told = readFileSync(file.replace('.json', '.txt'), 'utf8')
      .split(/^== (?:Round \d+|End)$/m)
      .slice(2)
      .map((part) =>
        [...part.matchAll(/seat:\d\s+cash (\d+)\s+income (\d+)\s+shares (\d+)\s+engine (\d+)/g)].map((m) =>
          m.slice(1).map(Number),
        ),
      );
    expect(playOnTape(file).rounds).toEqual(told);
  });

  test('a wrong cube or die is refused with its place, and nothing has happened', () => {
    const record = recorded('src/games/age-of-steam/golden/rust-belt-4p.json');
    const [display, ...rest] = record.chance!;
    const wrong = [{ ...display!, values: ['pink', ...display!.values.slice(1)] }, ...rest];
    const table = { seats: 4, options: record.options as AosOptions, rules: record.rules };
    const begun = start(ageOfSteam, table, tapeSource(wrong));
    expect(begun).toMatchObject({ ok: false, waiting: { point: 'display', index: 0, refused: 'pink' } });
  });
});
