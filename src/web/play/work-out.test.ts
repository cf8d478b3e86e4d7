import { expect, test } from 'vitest';
import { chicagoExpress } from '../../games/chicago-express/index.ts';
import { scenario } from '../../games/chicago-express/testing/scenario.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Face } from '../games/face.ts';
import { billOf } from './logic/bill.ts';
import { choose, choosing } from './logic/selection.ts';
import { workOut } from './work-out.ts';

const ce: AnyGame = chicagoExpress;
const base = scenario('3p | turn:1 | treasury prr 20 | shares prr 0 1 0 | prr Q5 Q4');
const speaker = {} as unknown as Speaker;

/** As much of a face as is asked, and how often it was. */
function face() {
  const asked: string[] = [];
  const made = {
    warnings: () => {
      asked.push('warnings');
      return ['dear'];
    },
    places: () => {
      asked.push('places');
      return [];
    },
  } as unknown as Face;
  return { made, asked };
}

const nothing = choosing(ce, base, 1, ['end-expansion']);
const development = choose(nothing, { on: 'dial', id: 'development' })!;

test('what a choice comes to is worked out when it is asked for, and once', () => {
  const { made, asked } = face();
  const worked = workOut(ce, base, made, speaker, true);
  const first = worked(development);
  expect(asked).toEqual([]);
  for (let n = 0; n < 2; n++) {
    expect(first.warnings()).toEqual(first.warnings());
    expect(first.places()).toBe(worked(development).places());
    expect(first.bill()).toBe(worked(development).bill());
  }
  expect(asked.filter((what) => what === 'places')).toHaveLength(1);
  expect(worked(development)).toBe(first);
  expect(worked(nothing)).not.toBe(first);
});

test('its bill is that of the whole line against the position', () => {
  const { bill } = workOut(ce, base, face().made, speaker, true)(development);
  expect(bill()).toEqual(billOf(ce, base, development.after, { calculator: true }));
});

test('where nothing would change there is nothing to warn of, and nobody is asked', () => {
  const { made, asked } = face();
  const { warnings, bill } = workOut(ce, base, made, speaker, true)(nothing);
  expect([warnings(), bill()]).toEqual([[], []]);
  expect(asked).toEqual([]);
});
