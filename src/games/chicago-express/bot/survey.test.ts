import { expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { chicagoExpressForBots as chicagoExpress } from '../for-bots.ts';
import { incomeOf } from '../rules/companies.ts';
import { type CEState, COMPANIES } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';
import { readBoard } from './board.ts';
import { price } from './price.ts';
import { incomeOn, surveyOf } from './survey.ts';

/** What is seen before each move of a game by policy. */
function seen<T>(look: (s: CEState) => T): T[] {
  const table = { seats: 3, options: defaultOptions(chicagoExpress.options), rules: chicagoExpress.rules };
  const source = seedSource(seedFromText('survey'));
  const begun = start(chicagoExpress, table, source);
  if (!begun.ok) throw new Error('the setup waits');
  const { state } = begun;
  const rng = rngOf('survey');
  const all: T[] = [];
  while (!isOver(state)) {
    all.push(look(state));
    const seat = toAct(chicagoExpress, state)[0]!;
    expect(advance(chicagoExpress, state, seat, chicagoExpress.brain.policy(state, seat, rng), source)).toBeNull();
  }
  return all;
}

test('a survey kept while a game is played on is that of a fresh look', () => {
  const figures = (s: CEState) => {
    const { who, lines, houses, developed, tracks, worth } = surveyOf(s);
    return JSON.stringify({ who, lines, houses, developed, tracks, worth });
  };
  expect(seen(figures)).toEqual(seen((s) => figures(view(s))));
});

test('CE-4: it says who stands where and what the companies earn', () => {
  const kept = seen((s) => [[...surveyOf(s).who], COMPANIES.map((id) => incomeOn(surveyOf(s), id))]);
  expect(kept).toEqual(seen((s) => [[...readBoard(s).who], COMPANIES.map((id) => incomeOf(s, id))]));
});

test('a price kept while a sale runs is the one worked out at each word of it', () => {
  const prices = (s: CEState) =>
    'bidding' in s.phases[s.phases.length - 1]! ? s.players.map((_, seat) => price(s, seat)) : null;
  expect(seen(prices)).toEqual(seen((s) => prices(view(s))));
});

test('a state into which something else was written gets a new survey', () => {
  const s = view(scenario('2p | prr Q6'));
  expect(surveyOf(s).lines[0]).toHaveLength(2);
  s.companies.prr.network.pop();
  expect(surveyOf(s).lines[0]).toHaveLength(1);
});
