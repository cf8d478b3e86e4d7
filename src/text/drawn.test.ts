import { expect, test } from 'vitest';
import { ageOfSteamTexts } from '../games/age-of-steam/text/index.ts';
import { load } from '../games/registry.ts';
import { tapeSource } from '../kernel/chance.ts';
import { start } from '../kernel/engine.ts';
import { defaultOptions } from '../kernel/options.ts';
import { answersTo, drawsSeat, sayDrawn } from './drawn.ts';
import { speakerFor } from './speaker.ts';

const names = ['Ann', 'Bob', 'Cy'];
const fr = speakerFor(ageOfSteamTexts, 'fr', names);

test('seats are told by their players, tokens by their names, dice and counts as figures', () => {
  expect(sayDrawn(fr, 'first-seat', 2)).toBe('Cy');
  expect(sayDrawn(fr, 'order', '0')).toBe('Ann');
  expect(sayDrawn(fr, 'display', 'red')).toBe('rouge');
  expect(sayDrawn(speakerFor(ageOfSteamTexts, 'en', names), 'display', 'red')).toBe('red');
  expect(sayDrawn(fr, 'growth-west', 2)).toBe('2');
  expect(sayDrawn(fr, 'goods', '1')).toBe('1');
});

test.each([
  ['chicago-express', 'first-seat'],
  ['steel-driver', 'first-seat'],
  ['last-train-to-wensleydale', 'order'],
] as const)('%s first draws a seat, at the point %s', async (id, point) => {
  const game = await load(id);
  const begun = start(game, { seats: 3, options: defaultOptions(game.options), rules: game.rules }, tapeSource([]));
  expect(begun).toMatchObject({ ok: false, waiting: { point } });
  expect(drawsSeat(point)).toBe(true);
});

const die = { point: 'growth', ask: { type: 'number' as const, from: 1, to: 6 }, index: 0, refused: null };

test('answers are listed: faces of a die, tokens still in the bag, nothing at a reveal', () => {
  expect(answersTo(die)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(answersTo({ ...die, ask: { type: 'token', bag: { red: 2, blue: 0, green: 1 } } })).toEqual(['red', 'green']);
  expect(answersTo({ ...die, ask: null })).toEqual([]);
});
