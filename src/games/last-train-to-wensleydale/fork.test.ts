import { expect, test } from 'vitest';
import { think, USUAL } from '../../bots/search/think.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import { deepFreeze } from '../../kernel/copy.ts';
import { advance, start } from '../../kernel/engine.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { lastTrainForBots as lastTrain } from './for-bots.ts';
import { fork, forkToBuild } from './fork.ts';
import { type LTW, type LTWState, MAPS, SCALES } from './state.ts';
import { view } from './view.ts';

type Found = [path: string, value: object];

/** What two values have in common, not merely alike, by the path to it. */
function sharedBy(a: object, b: object, path = ''): Found[] {
  if (a === b) return [[path, a]];
  const others: Record<string, unknown> = { ...b };
  return Object.entries(a).flatMap(([key, value]) => {
    const other = others[key];
    if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return [];
    return sharedBy(value, other, path === '' ? key : `${path}.${key}`);
  });
}

const SHARED = ['options', 'order', 'buildOrder', 'trainOrder', 'tracks', 'companies', 'figures.landowner'].concat(
  SCALES.map((id) => `scales.${id}.order`),
);

function begin(n: number) {
  const source = seedSource(seedFromText(`fork ${n}`));
  const options = { map: MAPS[n % 2]!, side: 'usual', south: 'core' } as const;
  const begun = start(lastTrain, { seats: 2 + (n % 3), options, rules: lastTrain.rules }, source);
  if (!begun.ok) throw new Error('the setup waits');
  return { s: begun.state, source };
}

/** From here on a write into something shared throws. */
function freezeShared(s: LTWState, other: LTWState = fork(s)): void {
  for (const [, value] of sharedBy(s, other)) deepFreeze(value);
}

test('copies and views share what the state says they share, and nothing else', () => {
  const { s } = begin(0);
  for (const other of [fork(s), view(s)]) {
    expect(other).toEqual(s);
    expect(new Set(sharedBy(s, other).map(([path]) => path))).toEqual(new Set(SHARED));
  }
});

test('no move of a game and no search writes into what copies share', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const { s, source } = begin(n);
    const rng = rngOf(`fork ${n}`);
    for (let move = 0; !isOver<LTW>(s); move++) {
      freezeShared(s);
      const seat = toAct(lastTrain, s)[0]!;
      if (n < MAPS.length && move === 40) think(lastTrain, view(s), seat, rng, { ...USUAL, iterations: 30 });
      const action = lastTrain.brain.policy(s, seat, rng);
      expect(advance(lastTrain, s, seat, action, source)).toBeNull();
      kinds.add(action.kind);
    }
  }
  expect(kinds).toEqual(new Set(Object.keys(lastTrain.actions)));
});

test('whoever tries lines out writes into nothing that he shares with the position', () => {
  let lines = 0;
  for (let n = 0; n < 6; n++) {
    const { s, source } = begin(n);
    const rng = rngOf(`build ${n}`);
    while (!isOver<LTW>(s)) {
      const seat = toAct(lastTrain, s)[0]!;
      if (s.phases[s.phases.length - 1]!.id === 'building') {
        const tried = fork(s);
        expect(forkToBuild(tried)).toEqual(tried);
        freezeShared(tried, forkToBuild(tried));
        if (lastTrain.brain.turn!(tried, seat, rng)!.length > 1) lines += 1;
        expect(tried).toEqual(s);
      }
      expect(advance(lastTrain, s, seat, lastTrain.brain.policy(s, seat, rng), source)).toBeNull();
    }
  }
  expect(lines).toBeGreaterThan(20);
});
