import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mustTell, playOne, seatingOf, TOY } from '../../../../tests/support/tables.ts';
import { ageOfSteam } from '../../../games/age-of-steam/index.ts';
import { scenario as aosScenario } from '../../../games/age-of-steam/testing/scenario.ts';
import { chicagoExpress } from '../../../games/chicago-express/index.ts';
import { scenario } from '../../../games/chicago-express/testing/scenario.ts';
import { steelDriver } from '../../../games/steel-driver/index.ts';
import { scenario as sdScenario } from '../../../games/steel-driver/testing/scenario.ts';
import type { AnyGame, Touch } from '../../../kernel/contract.ts';
import { legal } from '../../../kernel/legal.ts';
import { actingAt } from '../../../table/table.ts';
import { billOf } from './bill.ts';
import { orderOf } from './chosen.ts';
import { newestIn } from './newest.ts';
import { choose, chooseNothing, choosing, dropLast, type Selection, unchoose, wordsAt } from './selection.ts';
import { whyNot } from './why.ts';

const ce: AnyGame = chicagoExpress;
const CLOSING = ['end-expansion'];
const at = (text: string, seat: number) => choosing(ce, scenario(text), seat, CLOSING);
const hex = (id: string): Touch => ({ on: 'hex', id });
const company = (id: string): Touch => ({ on: 'company', id });
const dial = (id: string): Touch => ({ on: 'dial', id });
const button = (id: string): Touch => ({ on: 'button', id });
const amount = (n: number): Touch => ({ on: 'amount', id: `${n}` });

const touched = (selection: Selection, ...touches: Touch[]): Selection =>
  touches.reduce((now, touch) => {
    const next = choose(now, touch);
    if (!next) throw new Error(`dead: ${touch.on} ${touch.id}`);
    return next;
  }, selection);

describe('where one phase of a game ends', () => {
  const aos: AnyGame = ageOfSteam;
  const CLOSES = ['end-build'];

  it('whoever is the first in the next one is asked anew: an action taken alone in Barbados does not end the build', () => {
    const now = choosing(aos, aosScenario('1p | map barbados | actions:0'), 0, CLOSES);
    const taken = touched(now, { on: 'box', id: 'engineer' });
    expect(taken.actions).toEqual([{ kind: 'choose', action: 'engineer' }]);
    expect([taken.ready, taken.more, taken.lit]).toEqual([true, false, []]);
  });

  it('kinds that are sent by themselves end the line: the second move is not asked before the first is made', () => {
    const before = aosScenario('1p | map barbados | move:0');
    const passed = (single: readonly string[]) => touched(choosing(aos, before, 0, CLOSES, single), button('pass'));
    expect([passed(['pass']).ready, passed(['pass']).lit]).toEqual([true, []]);
    expect(passed([]).lit).toContainEqual(button('upgrade'));
  });
});

describe('what was chosen last', () => {
  const [low, high] = [{ touch: hex('J9') }, { touch: hex('B2') }];
  const chosen = (...touches: Touch[]) => ({ staged: [], touched: touches });

  it('is the last one touched, in whatever order the board names its places', () => {
    expect(newestIn(chosen(low.touch, high.touch), [high, low])).toEqual([high]);
    expect(newestIn(chosen(high.touch, low.touch), [high, low])).toEqual([low]);
  });

  it('lies on the board: a company or a button is passed over', () => {
    expect(newestIn(chosen(high.touch, company('prr')), [high, low])).toEqual([high]);
    expect(newestIn(chosen(company('prr')), [high, low])).toEqual([]);
  });

  it('is what a hand has touched last, however the move itself names its places', () => {
    const sd: AnyGame = steelDriver;
    const s = sdScenario('3p | building:red | order red blue | control red:0 blue:0 | box red 8 blue 8');
    const link = { touch: { on: 'link', id: 'boston--new-york' } };
    const city = { touch: { on: 'place', id: 'boston' } };
    const newest = (...touches: Touch[]) => newestIn(touched(choosing(sd, s, 0, [], true), ...touches), [link, city]);
    expect(newest(link.touch, city.touch)).toEqual([city]);
    expect(newest(city.touch, link.touch)).toEqual([link]);
  });
});

/** Two companies of seat 0 with money, both able to reach Q5. */
const TURN = '3p | turn:0 | treasury prr 20 | treasury bo 20 | shares prr 1 0 0 | shares bo 1 0 0';

describe('choosing by touches', () => {
  it('begins with everything that some move touches, and nothing to send', () => {
    const now = at(TURN, 0);
    expect(now.lit).toContainEqual(dial('expansion'));
    expect(now.lit).toContainEqual(company('prr'));
    expect([now.ready, now.missing, now.actions, now.state === now.after]).toEqual([false, [], [], true]);
  });

  it('says what is missing, and lights only what fits', () => {
    const now = touched(at(TURN, 0), dial('expansion'));
    expect(now.missing).toEqual(['company', 'hex', 'button']);
    const next = touched(now, company('prr'));
    expect(next.missing).toEqual(['hex']);
    expect(next.lit.every(({ on }) => on === 'hex')).toBe(true);
  });

  it('a complete action is staged, choosing goes on, and the closing kind is sent after it', () => {
    const [first] = wordsAt(ce, scenario(TURN), 0).filter(({ action }) => action.kind === 'expand');
    const one = touched(at(TURN, 0), ...first!.touches);
    expect(one.staged.map(({ action }) => action)).toEqual([first!.action]);
    expect([one.ready, one.more, one.actions.map(({ kind }) => kind)]).toEqual([
      true,
      true,
      ['expand', 'end-expansion'],
    ]);
    const [more] = one.lit.filter(({ on }) => on === 'hex');
    const two = touched(one, more!);
    expect(two.actions.map(({ kind }) => kind)).toEqual(['expand', 'expand', 'end-expansion']);
    expect([orderOf(two, first!.touches.at(-1)!), orderOf(two, more!), orderOf(two, hex('A2'))]).toEqual([1, 2, 0]);
    expect(orderOf(two, first!.touches.find(({ on }) => on === 'company')!)).toBe(1);
  });

  it('a share put on sale is sent by itself: the bid is a decision of its own', () => {
    const now = touched(at(TURN, 0), dial('auction'), company('prr'));
    expect([now.ready, now.more, now.lit]).toEqual([true, false, []]);
    expect(now.actions).toEqual([{ kind: 'offer', company: 'prr' }]);
  });

  it('after the third hex nothing more can be chosen but the end', () => {
    let now = touched(at(TURN, 0), dial('expansion'), company('prr'));
    for (let n = 0; n < 3; n++) now = touched(now, now.lit.find(({ on }) => on === 'hex')!);
    expect(now.lit).toEqual([button('end-expansion')]);
    expect([now.more, now.actions.map(({ kind }) => kind)]).toEqual([
      false,
      ['expand', 'expand', 'expand', 'end-expansion'],
    ]);
    expect(touched(now, button('end-expansion')).actions.map(({ kind }) => kind)).toHaveLength(4);
  });

  it('a touch with a single meaning brings the rest of its action with it', () => {
    const only = '3p | turn:0 | treasury prr 20 | shares prr 1 0 0';
    const word = wordsAt(ce, scenario(only), 0).find(({ action }) => action.kind === 'expand')!;
    const now = touched(at(only, 0), word.touches.find(({ on }) => on === 'hex')!);
    expect(now.staged.map(({ action }) => action)).toEqual([word.action]);
    expect(orderOf(now, dial('expansion'))).toBe(1);
  });

  it('another amount takes the place of the first, before and after it is complete', () => {
    const sale = at('3p | opening:prr by:0', 0);
    const bid = touched(sale, button('bid'), amount(9));
    expect(bid.actions).toEqual([{ kind: 'bid', amount: 9 }]);
    expect(touched(bid, amount(12)).actions).toEqual([{ kind: 'bid', amount: 12 }]);
    expect(touched(sale, amount(9)).actions).toEqual([{ kind: 'bid', amount: 9 }]);
    expect(touched(bid, button('pass')).actions).toEqual([{ kind: 'pass' }]);
    const dialled = touched(at(TURN, 0), dial('auction'));
    expect(touched(dialled, dial('expansion')).touched).toEqual([dial('expansion')]);
    expect(touched(dialled, company('prr'), dial('development')).actions).toEqual([
      { kind: 'decline', dial: 'development' }, // all that can be done with it here
    ]);
  });

  it('choosing again takes back; a later action that cannot stand alone goes too, one that can stays', () => {
    const start = at('3p | turn:0 | treasury prr 20 | shares prr 1 0 0', 0);
    // Q5 is next to the start of the company; P5 is reached through it.
    let now = touched(start, hex('Q5'));
    const reach = now.lit.filter((t) => t.on === 'hex' && !start.lit.some((s) => s.on === 'hex' && s.id === t.id));
    const also = now.lit.find((t) => t.on === 'hex' && start.lit.some((s) => s.on === 'hex' && s.id === t.id))!;
    now = touched(now, reach[0]!, also);
    expect(now.staged).toHaveLength(3);
    const less = choose(now, hex('Q5'))!;
    expect(less.staged.map(({ action }) => action)).toEqual([{ kind: 'expand', company: 'prr', hex: also.id }]);
    expect(unchoose(now, hex('A2'))).toBe(now);
    expect(chooseNothing(now).staged).toEqual([]);
  });

  it('the last touch can be taken back again and again, until nothing is chosen', () => {
    let now = touched(at(TURN, 0), dial('expansion'), company('prr'));
    now = touched(now, now.lit.find(({ on }) => on === 'hex')!);
    now = touched(now, now.lit.find(({ on }) => on === 'hex')!);
    const steps: number[] = [];
    for (let n = 0; n < 9 && (now.staged.length > 0 || now.touched.length > 0); n++) {
      now = dropLast(now);
      steps.push(now.staged.length * 10 + now.touched.length);
    }
    expect(steps).toEqual([10, 2, 1, 0]);
  });

  it('nothing is staged past chance or another seat’s turn', () => {
    const sale = touched(at('3p | opening:prr by:0', 0), amount(9));
    expect([sale.lit, sale.more]).toEqual([[], false]);
  });

  it.each([
    ['chicago-express', ce, 120],
    ['toy', TOY, 40],
  ] as const)(
    'every legal action of %s can be chosen, its touches in any order, and the bill equals the state after',
    (_n, g, length) => {
      fc.assert(
        fc.property(fc.string(), fc.array(fc.nat(9999), { minLength: 20, maxLength: length }), (seed, numbers) => {
          const s = seatingOf(seed, {}, 3, g);
          for (const n of numbers) {
            const seat = actingAt(g, s.table)[0];
            if (seat === undefined) return;
            const view = g.view(s.table.state, seat);
            const all = wordsAt(g, view, seat);
            const { action, touches } = all[n % all.length]!;
            const order = touches
              .map((touch, i) => ({ touch, key: (n * (i + 3) * 31) % 17 }))
              .toSorted((a, b) => a.key - b.key);
            let now = choosing(g, view, seat, []);
            for (const { touch } of order) {
              if (now.staged.length > 0) break; // a single meaning: the rest came with it
              const next = choose(now, touch);
              if (!next) throw new Error(`dead: ${JSON.stringify([action, touch])}`);
              now = next;
            }
            expect(now.actions).toEqual([action]);
            if (n % 3 > 0) {
              playOne(s, n);
              continue;
            }
            const done = mustTell(s, seat, { type: 'play', actions: [...now.actions] });
            // Up to chance and what is hidden, the preview is the result.
            const told = done.news[0]!;
            if ('chance' in told.entry || 'audience' in told.entry) continue;
            expect(now.after).toEqual(g.view(told.state, seat));
            const result = g.view(told.state, seat);
            expect(billOf(g, view, now.after)).toEqual(billOf(g, view, result));
            for (const { of, key, after } of billOf(g, view, now.after))
              expect(g.facts(result).find((fact) => fact.of === of && fact.key === key)?.value ?? null).toBe(after);
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('why not', () => {
  it('CE-30: a dead hex names the rule that stops it, together with what is chosen', () => {
    const taken = at('3p | turn:0 | treasury prr 20 | shares prr 1 0 0 | prr Q5 Q4 | nyc R3 Q3', 0);
    expect(choose(touched(taken, company('prr')), hex('R3'))).toBeNull();
    expect(whyNot(touched(taken, dial('expansion'), company('prr')), hex('R3'))).toMatchObject({
      code: 'hex-taken',
      rule: 'CE-30',
    });
    expect(whyNot(touched(taken, dial('expansion'), company('prr')), hex('A2'))).toMatchObject({
      code: 'not-adjacent',
    });
    expect(whyNot(at('3p | turn:0 | dials 0 5 0', 0), dial('expansion'))).toMatchObject({
      code: 'dial-red',
      rule: 'CE-16',
    });
  });

  it('falls back on the touch alone when nothing is said of both', () => {
    const now = touched(at(TURN, 0), dial('auction'));
    expect(whyNot(now, hex('A2'))?.code).not.toBe('not-now');
  });

  it('says whose turn it is to others', () => {
    expect(whyNot(at(TURN, 1), hex('A2'))).toMatchObject({ code: 'not-your-turn' });
    expect(legal(ce, scenario(TURN), 1)).toEqual([]);
  });
});

describe('the bill', () => {
  it('hides forecasts at a table without calculators', () => {
    const town = at('3p | turn:0 | treasury prr 20 | shares prr 1 0 0 | prr ..K4', 0);
    const done = touched(town, dial('development'), hex('K4'));
    const all = billOf(ce, done.chooser.before, done.after);
    expect(all.some(({ forecast }) => forecast)).toBe(true);
    expect(billOf(ce, done.chooser.before, done.after, { calculator: false })).toEqual(all.filter((l) => !l.forecast));
    expect(all).toContainEqual(expect.objectContaining({ of: 'company:prr', key: 'income', forecast: false }));
    expect(billOf(ce, done.after, done.after)).toEqual([]);
  });
});

it('where each action is sent by itself, nothing more is lit after it, and another place may be touched instead', () => {
  const sd: AnyGame = steelDriver;
  const s = sdScenario('3p | building:red | order red blue | control red:0 blue:0 | box red 8 blue 8');
  const link = (id: string) => ({ on: 'link', id });
  const built = choose(choosing(sd, s, 0, [], true), link('baltimore--richmond'))!;
  expect(built).toMatchObject({ ready: true, more: false, lit: [] });
  expect(choose(choosing(sd, s, 0, []), link('baltimore--richmond'))!.lit.length).toBeGreaterThan(0);
  expect(choose(built, link('boston--albany'))!.actions).toEqual([
    { kind: 'start', link: 'boston--albany', city: 'boston' },
  ]);
});
