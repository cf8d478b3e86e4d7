import { expect, test } from 'vitest';
import { scenario } from '../../../games/chicago-express/testing/scenario.ts';
import { lighting } from '../../play/lighting.ts';
import { liftedHexes, piecesOn } from './lifted.ts';

const lights = lighting()(null, [], { focus: null, told: [], freshBy: null });
const before = scenario('3p | turn:0 | treasury prr 20 | shares prr 1 0 0');
const start = before.companies.prr.network;
const state = scenario(`3p | turn:0 | treasury prr 20 | shares prr 1 0 0 | prr ${[...start, 'Q5'].join(' ')}`);
const shown = { state, before, lights };

test('what a choice has changed is drawn over the board, and nothing else', () => {
  expect(liftedHexes(shown).map(({ id }) => id)).toEqual(['Q5']);
  expect(liftedHexes({ state, before: state, lights })).toEqual([]);
});

test('a piece that is not there yet is pending, until it was sent to a host on this device', () => {
  const [hex] = liftedHexes(shown);
  expect(piecesOn(shown, hex!)).toMatchObject({ engines: ['prr'], pending: ['prr'] });
  expect(piecesOn({ ...shown, laid: true }, hex!)).toMatchObject({ engines: ['prr'], pending: [], gain: 0 });
  expect(piecesOn({ state, before: state, lights }, hex!)).toMatchObject({ pending: [] });
});
