/** Does an action cost more late in a long game? Bids near move 300 against bids near move 30. */
import type { Sealed } from '../../kernel/contract.ts';
import { apply } from '../../kernel/engine.ts';
import { type Bench, type Effort, microsPer } from './measure.ts';
import { benchGame, type Line, longLine, positionAt, SOURCE, type State } from './positions.ts';

const BIDS = 12;

function costNear(line: Line, n: number, effort: Effort): number {
  const places: number[] = [];
  for (let i = n; i < line.moves.length && places.length < BIDS; i++)
    if (line.moves[i]!.action.kind === 'bid') places.push(i);
  const tries = places.map((i) => ({ s: positionAt(line, i) as Sealed<State>, move: line.moves[i]! }));
  let at = 0;
  return microsPer(() => {
    const { s, move } = tries[at++ % tries.length]!;
    return apply(line.g, s, move.seat, move.action, SOURCE);
  }, effort);
}

export const late: Bench = {
  name: 'late',
  async run(effort) {
    const line = longLine(await benchGame());
    const last = Math.min(300, line.moves.length - 40);
    const early = costNear(line, 30, effort);
    const value = costNear(line, last, effort);
    const limit = { name: 'the same at move 30', value: early };
    return [
      { name: `apply a bid at move ${last}`, value, unit: 'µs', goal: 'ratio ≤ 1.5', limit, ratio: value / early },
    ];
  },
};
