import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { readState } from './read-state.ts';
import { scenario } from './testing/scenario.ts';

const POSITIONS = [
  '2p',
  '3p | opening:co by:1 high:2@9 out:0 | shares prr 1 0 0 | shares bo 0 1 0',
  '3p | auction:nyc by:1',
  '2p | prr ..A2 | wab | wabash by:1',
  '3p | expansion:prr by:2 built:1 | prr R4 | shares prr 0 0 1',
  '3p | dividends:2 | dials 3 5 0',
  '6p | over:houses,shares | dials 3 5 0',
];

/** The same position with one place changed: `players.0.cash`. */
function broken(line: string, place: string, value: unknown): unknown {
  const raw = copy(scenario(line)) as unknown as Record<string, unknown>;
  const keys = place.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, raw);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return raw;
}

describe('a position out of a file', () => {
  test.each(POSITIONS)('%s is read as it was written', (line) => {
    const s = scenario(line);
    expect(readState(JSON.parse(JSON.stringify(s)))).toEqual({ ok: true, value: s });
  });

  test('a chicago phase is read as well', () => {
    const raw = broken('2p | prr ..A2 | wab | shares prr 1 0', 'phases', [
      { id: 'turn', seat: 0, done: true },
      { id: 'chicago', seat: 0, company: 'prr' },
    ]);
    expect(readState(raw)).toEqual({ ok: true, value: raw });
  });

  test.each([
    [null, '', 'expected-object'],
    ['text', '', 'expected-object'],
    [[], '', 'expected-object'],
    [{}, 'rules', 'expected-whole-number'],
  ])('%j is no state', (raw, at, code) => {
    expect(readState(raw)).toMatchObject({ ok: false, at, code });
  });

  test.each([
    ['rules', 0, 'rules', 'number-too-small'],
    ['seats', 7, 'seats', 'number-too-large'],
    ['seats', '3', 'seats', 'expected-whole-number'],
    ['options.map', 'moon', 'options.map', 'not-one-of'],
    ['options.extra', 1, 'options.extra', 'unknown-field'],
    ['phases', {}, 'phases', 'expected-list'],
    ['phases.0.id', 'lunch', 'phases[0].id', 'not-one-of'],
    ['phases.0.seat', -1, 'phases[0].seat', 'number-too-small'],
    ['phases.0.seat', 6, 'phases[0].seat', 'number-too-large'],
    ['phases.0.done', 'no', 'phases[0].done', 'expected-yes-or-no'],
    ['phases.0.extra', 1, 'phases[0].extra', 'unknown-field'],
    ['chance', { 'Bad Key': 1 }, 'chance.Bad Key', 'unknown-field'],
    ['chance', { roll: 0.5 }, 'chance.roll', 'expected-whole-number'],
    ['players', [], undefined, undefined],
    ['players.1', null, 'players[1]', 'expected-object'],
    ['players.1.cash', -1, 'players[1].cash', 'number-too-small'],
    ['players.1.cash', 1.5, 'players[1].cash', 'expected-whole-number'],
    ['players.1.cash', 1e15, 'players[1].cash', 'number-too-large'],
    ['players.1.shares.erie', 1, 'players[1].shares.erie', 'unknown-field'],
    ['players.1.shares.prr', undefined, 'players[1].shares.prr', 'expected-whole-number'],
    ['companies.prr.treasury', null, 'companies.prr.treasury', 'expected-whole-number'],
    ['companies.prr.network', ['R5', 'q9'], 'companies.prr.network[1]', 'text-malformed'],
    ['companies.prr.network', ['R5', 'R1000'], 'companies.prr.network[1]', 'text-too-long'],
    ['companies.prr.network', Array(201).fill('R5'), 'companies.prr.network', 'list-too-long'],
    ['companies.wab', undefined, 'companies.wab', 'expected-object'],
    ['dials.auction', 21, 'dials.auction', 'number-too-large'],
    ['houses', 'Q3', 'houses', 'expected-list'],
    ['houses', [3], 'houses[0]', 'expected-text'],
    ['tracks.detroit', 21, 'tracks.detroit', 'number-too-large'],
    ['ended', ['boredom'], 'ended[0]', 'not-one-of'],
    ['seed', 'abc', 'seed', 'unknown-field'],
  ])('%s = %j is refused at its place', (place, value, at, code) => {
    const read = readState(broken('3p | turn:1', place, value));
    if (at === undefined)
      expect(read.ok).toBe(true); // the referee counts the players
    else expect(read).toMatchObject({ ok: false, at, code });
  });

  test('a sale is refused at its place', () => {
    const line = '3p | opening:prr by:0 high:0@9';
    const cases: [string, unknown, string][] = [
      ['phases.0.company', 'erie', 'phases[0].company'],
      ['phases.0.floor', -1, 'phases[0].floor'],
      ['phases.0.bidding.in', [0, 9], 'phases[0].bidding.in[1]'],
      ['phases.0.bidding.high', 9, 'phases[0].bidding.high'],
      ['phases.0.bidding.high.amount', '9', 'phases[0].bidding.high.amount'],
    ];
    for (const [place, value, at] of cases)
      expect(readState(broken(line, place, value))).toMatchObject({ ok: false, at });
  });

  test('__proto__ in a file is a field we do not know', () => {
    const raw: unknown = JSON.parse(JSON.stringify(scenario('2p')).replace('{', '{"__proto__":{"cash":1},'));
    expect(readState(raw)).toMatchObject({ ok: false, at: '__proto__', code: 'unknown-field' });
  });
});
