/** Clauses about orders and bots: they decide on the view alone, and legally. */
import { expect } from 'vitest';
import type { BotGame, GameTypes, OrderFields, OrderSpec, Sealed, Seat, Terms } from '../../src/kernel/contract.ts';
import { deepFreeze } from '../../src/kernel/copy.ts';
import { advance, startFrom } from '../../src/kernel/engine.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { check, legal } from '../../src/kernel/legal.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import type { Clause } from './suite.ts';

/** Every order with its fields at their ends and in the middle. */
function* filledIn<G extends GameTypes>(spec: OrderSpec<G>): Generator<OrderFields> {
  let filled: OrderFields[] = [{}];
  for (const [name, field] of Object.entries(spec.fields)) {
    const values =
      field.type === 'choice' ? field.values : [field.min, field.max, Math.floor((field.min + field.max) / 2), 10];
    filled = filled.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
  }
  yield* filled;
}

/** The view, and the view of a state that the seat cannot tell from the true one. */
function lookalikes<G extends GameTypes>(g: BotGame<G>, s: Sealed<G['state']>, seat: Seat, salt: number) {
  const view = deepFreeze(g.view(s, seat)) as Sealed<G['state']>;
  const full = deepFreeze(g.resample(view, seat, rngOf(`minds/${salt}`))) as Sealed<G['state']>;
  return { view, other: deepFreeze(g.view(full, seat)) as Sealed<G['state']> };
}

export const mindClauses = <G extends GameTypes>(): Clause<G>[] => [
  {
    title: 'standing orders act legally and depend on the view only',
    each: 2,
    step({ g, s, acting, turn }) {
      for (const seat of acting) {
        const { view, other } = lookalikes(g, s, seat, turn);
        for (const [name, spec] of Object.entries(g.orders)) {
          for (const fields of filledIn(spec)) {
            const decision = spec.decide(view, seat, deepFreeze(fields));
            expect(canonical(spec.decide(other, seat, fields))).toBe(canonical(decision));
            if (decision.do === 'nothing') continue;
            expect(decision.why).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
            if (decision.do !== 'act') continue;
            const violation = check(g, s, seat, decision.action);
            if (violation) expect.fail(`${name} ${canonical(fields)}: ${canonical({ decision, violation })}`);
          }
        }
      }
    },
  },
  {
    title: "the bot's policy is legal, repeatable and depends on the view only",
    step({ g, s, acting, turn }) {
      for (const seat of acting) {
        const { view, other } = lookalikes(g, s, seat, turn);
        const action = g.brain.policy(view, seat, rngOf(`policy/${turn}`));
        const violation = check(g, s, seat, action);
        if (violation) expect.fail(canonical({ action, violation }));
        expect(g.brain.policy(other, seat, rngOf(`policy/${turn}`))).toEqual(action);
      }
    },
  },
  {
    title: "the bot's plans are few, legal to their end, and the best first",
    each: 7,
    step({ g, s, acting, turn }) {
      for (const seat of acting) {
        const view = deepFreeze(g.view(s, seat)) as Sealed<G['state']>;
        const plans = g.brain.plans(view, seat, 4, rngOf(`plans/${turn}`));
        expect(plans.length).toBeGreaterThan(0);
        expect(plans.length).toBeLessThanOrEqual(4);
        for (const { actions, prior } of plans) {
          expect(actions.length).toBeGreaterThan(0);
          expect(prior).toBeGreaterThanOrEqual(0);
          const { state } = startFrom(g, view, null);
          for (const [i, action] of actions.entries()) {
            if (i > 0 && !toAct(g, state as Sealed<G['state']>).includes(seat)) expect.fail('beyond the turn');
            const violation = advance(g, state, seat, action, null);
            if (violation) expect.fail(canonical({ actions, i, violation }));
          }
        }
        const priors = plans.map((plan) => plan.prior);
        expect(priors).toEqual([...priors].sort((a, b) => b - a));
      }
    },
  },
  {
    title: "the bot's figures are numbers, one for each seat",
    each: 3,
    step({ g, s, seats }) {
      const terms: Terms[] = seats.map(() => ({}));
      const values = g.brain.value(s, terms);
      expect(values).toHaveLength(seats.length);
      expect(g.brain.value(s, null)).toEqual(values);
      for (const value of values) expect(Number.isFinite(value)).toBe(true);
      for (const seat of seats) {
        if (!legal(g, s, seat).some((action) => action.kind === 'bid')) continue; // a price is for auctions
        const view = deepFreeze(g.view(s, seat)) as Sealed<G['state']>;
        expect(Number.isFinite(g.brain.price(view, seat))).toBe(true);
      }
      expect(typeof g.brain.horizon(s, s)).toBe('boolean');
      expect(g.brain.scale.s).toBeGreaterThan(0);
    },
  },
];
