import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { parseAction } from '../../../../kernel/words.ts';
import { chicagoExpress } from '../../index.ts';
import { DIALS } from '../../state.ts';
import { decline, play, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('decline', () => {
  test.each(DIALS)('CE-15: the %s dial moves, nothing else happens, and the turn passes on', (dial) => {
    const s = scenario('3p | turn:1');
    const { state, events } = play(s, 1, decline(dial));
    const left = { auction: 2, expansion: 4, development: 3 }[dial];
    expect(events).toEqual([
      { type: 'dial-moved', seat: 1, dial, left },
      { type: 'declined', seat: 1, dial },
    ]);
    expect(state).toEqual({
      ...s,
      dials: { ...s.dials, [dial]: 1 },
      phases: [{ id: 'turn', seat: 2, done: false }],
    });
  });

  test('CE-15: whoever owns nothing may decline each dial, expansion and auction included', () => {
    const s = scenario('3p | turn:2 | cash 40 40 0');
    for (const dial of DIALS) expect(legal(chicagoExpress, s, 2)).toContainEqual(decline(dial));
  });

  test('CE-15: declining has one spelling: the dial alone', () => {
    expect(parseAction(chicagoExpress, { kind: 'decline', dial: 'expansion', company: 'prr', hex: 'Q6' })).toEqual(
      decline('expansion'),
    );
    expect(parseAction(chicagoExpress, { kind: 'decline', dial: 'prr' })).toBeNull();
  });

  test.each([
    ['auction', '3 0 0', '2 0 0'],
    ['expansion', '0 5 0', '0 4 0'],
    ['development', '0 0 4', '0 0 3'],
  ] as const)('CE-16: the %s dial in red cannot be chosen; one step before it can', (dial, red, before) => {
    const violation = { code: 'dial-red', rule: 'CE-16', params: { dial } };
    expect(refusal(scenario(`3p | turn:0 | dials ${red}`), 0, decline(dial))).toEqual(violation);
    const { state } = play(scenario(`3p | turn:0 | dials ${before}`), 0, decline(dial));
    expect(refusal(state, 1, decline(dial))).toEqual(violation);
  });
});
