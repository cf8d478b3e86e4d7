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
const move = ['dial:expansion', 'company:prr', 'hex:P4'].reduce((now, name) => {
  const [on = '', id = ''] = name.split(':');
  return choose(now, { on, id })!;
}, nothing);

test('what a choice comes to is worked out when it is asked for, and once', () => {
  const { made, asked } = face();
  const worked = workOut(ce, base, made, speaker, true);
  const first = worked(move);
  expect(asked).toEqual([]);
  for (let n = 0; n < 2; n++) {
    expect(worked(move).warnings()).toEqual(['dear']);
    expect(worked(move).places()).toEqual([]);
    expect(worked(move).bill()).toBe(first.bill());
  }
  expect(asked).toEqual(['warnings', 'places']);
  expect(worked(nothing)).not.toBe(first);
});

test('its bill is that of the whole line against the position', () => {
  const { bill } = workOut(ce, base, face().made, speaker, true)(move);
  expect(bill().map(({ key }) => key)).toContain('treasury');
  expect(bill()).toEqual(billOf(ce, base, move.after, { calculator: true }));
});

test('where nothing would change there is nothing to warn of, and nobody is asked', () => {
  const { made, asked } = face();
  const { warnings, bill } = workOut(ce, base, made, speaker, true)(nothing);
  expect([warnings(), bill()]).toEqual([[], []]);
  expect(asked).toEqual([]);
});
