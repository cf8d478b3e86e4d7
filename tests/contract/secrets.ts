/** Clauses about secrets: what a seat may not see does not reach it, in any form. */
import { expect } from 'vitest';
import { type ChanceSource, type Drawn, rngSource, tapeSource } from '../../src/kernel/chance.ts';
import type { GameModule, GameTypes, Sealed, Seat } from '../../src/kernel/contract.ts';
import { deepFreeze } from '../../src/kernel/copy.ts';
import { apply, start, type Trace } from '../../src/kernel/engine.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { legal } from '../../src/kernel/legal.ts';
import { isOver } from '../../src/kernel/phases.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { eventsFor } from '../../src/kernel/words.ts';
import { expectSame } from '../support/same.ts';
import type { Clause } from './suite.ts';

const sealed = <G extends GameTypes>(s: G['state']) => deepFreeze(s) as Sealed<G['state']>;

/** All that one pair of eyes gets of a state and of what led there, as text. */
function seenBy<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  events: Trace<G>['events'],
  seat: Seat | 'watcher',
): string {
  const view = sealed<G>(g.view(s, seat));
  return canonical({ view, facts: g.facts(view), events: eventsFor<G>(events, seat), outcome: g.outcome(view) });
}

/** The outcomes of `tape`, save that those which `seat` may not see are drawn anew. */
function otherSecrets(tape: readonly Drawn[], seat: Seat | 'watcher', salt: string): ChanceSource {
  let n = 0;
  return {
    tape: true,
    open(point, k) {
      const visit = tape[n];
      const hidden = visit?.to && (seat === 'watcher' || !visit.to.includes(seat));
      if (hidden) return rngSource(rngOf(`${salt}/${point}/${k}`)).open(point, k);
      return tapeSource(visit ? [visit] : []).open(point, k);
    },
    used: () => {
      n += 1;
    },
  };
}

export const secretClauses = <G extends GameTypes>(): Clause<G>[] => [
  {
    title: 'a view is a state to sit at: the same moves, sound, and its own view',
    step({ g, s, seats }) {
      for (const seat of [...seats, 'watcher'] as const) {
        const view = sealed<G>(g.view(s, seat));
        expect(Object.keys(view).sort()).toEqual(Object.keys(s).sort());
        expectSame(g.view(view, seat), view);
        expect(isOver<G>(view)).toBe(isOver<G>(s));
        if (seat !== 'watcher') expect(legal(g, view, seat)).toEqual(legal(g, s, seat));
      }
    },
  },
  {
    title: 'a game that hides nothing shows every viewer the whole state, every event and all chance',
    step({ g, s, step, seats }) {
      if (!g.hidesNothing) return;
      for (const seat of [...seats, 'watcher'] as const) expectSame(g.view(s, seat), s);
      expect(step.trace.audience).toBe('all');
      expect(step.trace.events.filter(({ to }) => to)).toEqual([]);
    },
  },
  {
    title: 'a resampled state is sound and looks the same to the seat it was made for',
    each: 2,
    step({ g, s, seats, turn }) {
      for (const seat of seats) {
        const view = sealed<G>(g.view(s, seat));
        for (let i = 0; i < 2; i++) {
          const full = sealed<G>(g.resample(view, seat, rngOf(`${turn}/${seat}/${i}`)));
          expect(g.referee(full)).toEqual([]);
          expectSame(g.view(full, seat), view);
          expect(seenBy(g, full, [], seat)).toBe(seenBy(g, s, [], seat));
          expect(g.readState(JSON.parse(JSON.stringify(full)))).toMatchObject({ ok: true });
        }
      }
    },
  },
  {
    title: 'a secret action looks the same to the others whatever was chosen',
    step({ g, s, acting, seats }) {
      for (const actor of acting) {
        for (const kind of Object.keys(g.actions) as G['action']['kind'][]) {
          if (!g.actions[kind].secret) continue;
          const choices = legal(g, s, actor).filter((a) => a.kind === kind);
          const looks = new Map<Seat | 'watcher', string>();
          for (const action of choices) {
            const done = apply(g, s, actor, action, null); // without a source: as far as the secret lasts
            if (!done.ok) return expect.fail('legal and refused');
            for (const eyes of [...seats, 'watcher'] as const) {
              if (eyes === actor) continue;
              const look = seenBy(g, sealed<G>(done.state), done.trace.events, eyes);
              expect(looks.get(eyes) ?? look).toBe(look);
              looks.set(eyes, look);
              if (done.trace.audience !== 'all') expect(done.trace.audience).not.toContain(eyes);
            }
            expect(done.trace.audience).not.toBe('all');
          }
        }
      }
    },
  },
  {
    title: 'an outcome that a seat may not see changes nothing that it sees',
    step({ g, step, seats, turn }) {
      const { before, move, trace, state } = step;
      if (!before || !move || !trace.chance.some((visit) => visit.to)) return;
      for (const eyes of [...seats, 'watcher'] as const) {
        for (let i = 0; i < 3; i++) {
          const source = otherSecrets(trace.chance, eyes, `${turn}/${i}`);
          const done = apply(g, before, move.seat, move.action, source);
          // Another secret may make a public outcome impossible, or ask for one more: no comparison then.
          if (!done.ok || done.trace.waiting) continue;
          expect(seenBy(g, sealed<G>(done.state), done.trace.events, eyes)).toBe(seenBy(g, state, trace.events, eyes));
        }
      }
    },
    game({ g, steps, played }) {
      const { state, trace } = steps[0]!;
      const { seats, options, firstSeat } = played.record;
      const first = firstSeat === undefined ? {} : { firstSeat };
      const table = { seats: seats.length, options: options as G['options'], rules: g.rules, ...first };
      for (const eyes of [...seats.keys(), 'watcher'] as const) {
        for (let i = 0; i < 5; i++) {
          const begun = start(g, table, otherSecrets(trace.chance, eyes, `${i}`));
          if (!begun.ok || begun.trace.waiting) continue;
          expect(seenBy(g, sealed<G>(begun.state), begun.trace.events, eyes)).toBe(
            seenBy(g, state, trace.events, eyes),
          );
        }
      }
    },
  },
  {
    title: 'the audience of an action leaves out whoever may not see its chance',
    step({ step, seats }) {
      for (const { to } of step.trace.chance) {
        for (const seat of seats) {
          if (!to || to.includes(seat)) continue;
          expect(step.trace.audience).not.toBe('all');
          expect(step.trace.audience).not.toContain(seat);
        }
      }
    },
  },
];
