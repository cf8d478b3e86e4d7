import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { lastTrainForBots as lastTrain } from '../for-bots.ts';
import { fork } from '../fork.ts';
import { type LTW, type LTWState, MAPS } from '../state.ts';
import { goodLines } from './lines.ts';
import { copyTo, newWay } from './way.ts';

interface Asked {
  s: Sealed<LTWState>;
  seat: Seat;
  path: number[] | null;
}

/** Whoever is to build, in a game of the policy on each map. */
function builders(): Asked[] {
  const found: Asked[] = [];
  for (const [n, map] of MAPS.entries()) {
    const source = seedSource(seedFromText(`lines ${map}`));
    const options = { map, side: 'usual', south: 'core' } as const;
    const begun = start(lastTrain, { seats: 3 + n, options, rules: lastTrain.rules }, source);
    if (!begun.ok) throw new Error('the setup waits');
    const s = begun.state;
    const rng = rngOf('lines');
    while (!isOver<LTW>(s)) {
      const seat = toAct(lastTrain, s)[0]!;
      if (s.phases[s.phases.length - 1]!.id === 'building') found.push({ s: fork(s), seat, path: null });
      expect(advance(lastTrain, s, seat, lastTrain.brain.policy(s, seat, rng), source)).toBeNull();
    }
  }
  return found;
}

describe('the search for lines takes the same ways again and again', () => {
  test('a copy of a way has all that the way has', () => {
    const full = newWay();
    Object.assign(full, Object.fromEntries(Object.keys(full).map((field, i) => [field, i + 1])));
    expect(copyTo(newWay(), full)).toEqual(full);
  });

  test('what is found does not hang on what was looked for before', () => {
    const alone = builders();
    // From a line begun, too.
    const begun = alone.flatMap(({ s, seat }): Asked[] => {
      const line = goodLines(s, seat, null, 24, 1)[0];
      return line ? [{ s, seat, path: line.path.slice(0, 2) }] : [];
    });
    const asked = [...alone, ...begun];
    const find = ({ s, seat, path }: Asked) => goodLines(s, seat, path, 24, 8);
    const first = asked.map(find);
    const again = asked.toReversed().map(find).reverse();
    expect(again).toEqual(first);
    // Each line by itself, step by step, is worth as much: nothing has stayed of the ways that were tried beside it.
    for (const [i, { s, seat }] of asked.entries())
      for (const line of first[i]!) expect(goodLines(s, seat, line.path, 0, 0)).toEqual([line]);
    expect(first.filter(({ length }) => length > 1).length).toBeGreaterThan(30);
  });
});
