/**
 * Puzzles: positions with a sensible answer, as data. Each game keeps its own in `testing/puzzles.ts`, and its
 * `bot/puzzles.test.ts` runs them: a regular must solve each that can be seen on the board, an expert every one, two times of three.
 */
import { describe, expect, test } from 'vitest';
import type { BotGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import type { Hints } from '../../kernel/remarks.ts';
import { rngOf } from '../../kernel/rng.ts';
import { hintFor } from '../hint.ts';
import { expert, regular } from '../levels.ts';
import type { BotMaker } from '../player.ts';

/** Some fields of an action: `{ kind: 'expand', company: 'prr' }` is any expansion of that company. */
export type Pattern<A> = A extends { kind: infer K } ? { kind: K } & Partial<Omit<A, 'kind'>> : never;

export interface Puzzle<G extends GameTypes> {
  /** What to see, as a sentence; a rule id first where one decides. */
  name: string;
  /** Whoever is to act decides. */
  position: Sealed<G['state']>;
  /** The action must be one of these, */
  accept: readonly Pattern<G['action']>[];
  /** never one of these, whatever the seed, */
  reject?: readonly Pattern<G['action']>[];
  /** and these must follow before anybody else is to act. */
  later?: readonly Pattern<G['action']>[];
  /** Keys of reasons, one of which the hint must give. */
  hint: readonly string[];
  /** True where only whoever thinks ahead can see it: a regular, who looks no further than its own turn, is not asked. */
  ahead?: true;
}

/** As many as each game must have at least. */
const FEWEST = 8;

const EXPERTS = ['one', 'two', 'three'];
/** A turn of more actions than this is not a turn. */
const LONGEST = 20;

/** The actions of a bot until somebody else is to act. */
function turnOf<G extends GameTypes>(g: BotGame<G>, make: BotMaker, { position }: Puzzle<G>, seed: string) {
  const draft = copy(position) as G['state'];
  const s = draft as Sealed<G['state']>;
  const seat = toAct(g, s)[0]!;
  const bot = make(g, rngOf(seed));
  const turn: G['action'][] = [];
  while (turn.length < LONGEST && !isOver(s) && toAct(g, s)[0] === seat) {
    const action = bot.act(g.view(s, seat) as Sealed<G['state']>, seat);
    if (!action || advance(g, draft, seat, action, null) !== null)
      throw new Error(`bug: refused ${JSON.stringify(action)}`);
    turn.push(action);
  }
  return turn;
}

const fits = (action: object, pattern: object): boolean => {
  const given = new Map(Object.entries(action));
  return Object.entries(pattern).every(([key, value]) => JSON.stringify(given.get(key)) === JSON.stringify(value));
};

function solves<G extends GameTypes>(puzzle: Puzzle<G>, turn: readonly G['action'][]): boolean {
  const [first, ...rest] = turn;
  if (!first || !puzzle.accept.some((pattern) => fits(first, pattern))) return false;
  return (puzzle.later ?? []).every((pattern) => rest.some((action) => fits(action, pattern)));
}

const isBlunder = <G extends GameTypes>({ reject = [] }: Puzzle<G>, [first]: readonly G['action'][]): boolean =>
  first !== undefined && reject.some((pattern) => fits(first, pattern));

/** Makes the tests of a game's puzzles. */
export function testPuzzles<G extends GameTypes>(g: BotGame<G>, hints: Hints<G>, puzzles: readonly Puzzle<G>[]): void {
  describe(`puzzles of ${g.id}`, () => {
    test('they are enough, names differ, and each position is one in which somebody decides', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(puzzles.filter(({ hint }) => hint.length === 0)).toEqual([]);
      expect(new Set(puzzles.map(({ name }) => name)).size).toBe(puzzles.length);
      for (const { position } of puzzles) {
        expect(toAct(g, position).length).toBeGreaterThan(0);
        expect(g.referee(position)).toEqual([]);
      }
    });

    const plain = puzzles.filter(({ ahead }) => !ahead);
    test.each(plain.map((puzzle) => [puzzle.name, puzzle] as const))('%s: a regular sees it', (_name, puzzle) => {
      const turn = turnOf(g, regular, puzzle, 'regular');
      expect(solves(puzzle, turn), JSON.stringify(turn)).toBe(true);
    });

    test.each(puzzles.map((puzzle) => [puzzle.name, puzzle] as const))(
      '%s: an expert sees it two times of three, and a hint says why',
      (_name, puzzle) => {
        const turns = EXPERTS.map((seed) => turnOf(g, expert, puzzle, seed));
        expect(turns.filter((turn) => isBlunder(puzzle, turn))).toEqual([]);
        expect(turns.filter((turn) => solves(puzzle, turn)).length, JSON.stringify(turns)).toBeGreaterThanOrEqual(2);
        // The hint is the same search: it advises the same, and says why.
        const at = turns.findIndex((turn) => solves(puzzle, turn));
        const seat = toAct(g, puzzle.position)[0]!;
        const hint = hintFor(g, hints, puzzle.position, seat, rngOf(EXPERTS[at]!))!;
        expect(hint.actions[0]).toEqual(turns[at]![0]);
        const reasons = [...hint.remarks.map(({ key }) => key), ...hint.terms.map(({ term }) => term)];
        expect(
          reasons.filter((reason) => puzzle.hint.includes(reason)),
          reasons.join(' '),
        ).not.toEqual([]);
      },
    );
  });
}
