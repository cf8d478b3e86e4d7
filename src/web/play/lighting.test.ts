import { expect, test } from 'vitest';
import { chicagoExpress } from '../../games/chicago-express/index.ts';
import { scenario } from '../../games/chicago-express/testing/scenario.ts';
import type { AnyGame, Touch } from '../../kernel/contract.ts';
import type { Place } from '../games/face.ts';
import { lighting } from './lighting.ts';
import { choose, choosing } from './logic/selection.ts';

const ce: AnyGame = chicagoExpress;
const TURN = '3p | turn:0 | treasury prr 20 | shares prr 1 0 0';
const now = choosing(ce, scenario(TURN), 0, ['end-expansion']);
const expansion = choose(now, { on: 'dial', id: 'expansion' })!;
const pointed = { focus: null, told: [], freshBy: null };
const hex = expansion.lit.find(({ on }) => on === 'hex')!;
const placeOf = (touch: Touch): Place => ({ touch, label: '', name: '', at: { x: 0, y: 0, r: 1 } });

test('the same lights are given back while what they show is the same, also where places are named anew', () => {
  const light = lighting();
  const first = light(expansion, [placeOf(hex)], pointed);
  expect(light(expansion, [placeOf(hex)], pointed)).toBe(first);
  expect(light(now, [placeOf(hex)], pointed)).not.toBe(first);
  // What a finger lies on is lit out of sight: neither forgets the other.
  expect(light(expansion, [placeOf(hex)], pointed)).toBe(first);
});

test('a board is veiled where something on it is lit, and knows by kind what is chosen', () => {
  const light = lighting();
  expect(light(expansion, [placeOf(hex)], pointed)).toMatchObject({ veil: true, focus: null });
  expect(light(expansion, [placeOf({ on: 'hex', id: 'nowhere' })], pointed).veil).toBe(false);
  const lights = light(choose(expansion, hex)!, [placeOf(hex)], { ...pointed, told: [{ on: 'link', id: 'a' }] });
  expect(lights.chosen('hex')).toEqual([hex.id]);
  expect([lights.orderOf(hex), lights.isLit(hex)]).toEqual([1, false]);
  expect([lights.about('hex'), lights.about('link'), lights.about('good')]).toEqual([true, true, false]);
});
