import { boardOf } from '../../src/games/last-train-to-wensleydale/board/boards.ts';
import { trainBoardOf } from '../../src/games/last-train-to-wensleydale/rules/train-board.ts';
import {
  CARGOES,
  COMPANIES,
  type LTW,
  type LTWAction,
  type LTWState,
  PURSES,
} from '../../src/games/last-train-to-wensleydale/state.ts';
import type { Sealed } from '../../src/kernel/contract.ts';
import type { Universe } from './suite.ts';

type State = Sealed<LTWState>;

/** Every set of a player's tracks that hangs together without a branch, found by growing them: legal or not. */
function* sales(s: State): Generator<LTWAction> {
  const { borders, ways } = boardOf(s);
  for (let owner = 1; owner <= s.seats; owner++) {
    const own = ways.filter(({ index }) => s.tracks[index] === owner);
    const sets = new Map<string, number[]>(own.map(({ id, index }) => [id, [index]]));
    for (const set of sets.values()) {
      for (const { index, a, b } of own) {
        if (set.includes(index) || sets.size > 3000) continue;
        const touches = set.some((other) =>
          [borders[other]!.a, borders[other]!.b].some((end) => end === a || end === b),
        );
        const grown = [...set, index];
        const key = idsOf(s, grown).join();
        if (touches && !sets.has(key)) sets.set(key, grown);
      }
    }
    for (const set of sets.values())
      for (const company of COMPANIES) yield { kind: 'sell', company, tracks: idsOf(s, set) };
  }
}

const idsOf = (s: State, set: readonly number[]): string[] => set.map((at) => boardOf(s).borders[at]!.id).sort();

export const lastTrainUniverse: Universe<LTW> = {
  games: 1,
  stride: 13,
  nullable: ['board'],
  *every(s) {
    yield { kind: 'pass' };
    yield { kind: 'end-line' };
    const most = Math.max(...s.players.map(({ cubes }) => cubes));
    for (let box = -1; box <= s.boxes.length + 1; box++)
      for (let amount = -1; amount <= most + 1; amount++) yield { kind: 'bid', box, amount };
    for (const company of COMPANIES) yield { kind: 'choose', company };
    for (const purse of PURSES) yield { kind: 'pay', purse };
    const trains = [...trainBoardOf(s).list.map(({ id }) => id), 'Z9'];
    for (const train of trains) yield { kind: 'hire', train };
    for (const sector of [...boardOf(s).sectors.map(({ id }) => id), 'nowhere']) {
      yield { kind: 'start', sector };
      yield { kind: 'extend', sector };
      for (const cargo of CARGOES) for (const train of trains) yield { kind: 'carry', sector, cargo, train };
    }
    yield { kind: 'sell', company: 'red', tracks: ['a|b'] };
    if (s.phases[0]?.id === 'sales') yield* sales(s);
  },
};
