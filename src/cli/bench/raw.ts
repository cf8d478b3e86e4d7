/** Raw limits: the least that the machine could do in place of our work, measured in the same run. */
import type { Rng } from '../../kernel/rng.ts';

interface Tiny {
  turn: number;
  seats: number;
  cash: number[];
}

/** A state machine with next to no rules: one check, one assignment, the next seat. */
export function tinyGame(actions: number, seats: number, rng: Rng): number {
  const state: Tiny = { turn: 0, seats, cash: Array.from({ length: seats }, () => 40) };
  for (let i = 0; i < actions; i++) {
    const action = { kind: 'pay', amount: rng.next() % 3 };
    if (action.amount > state.cash[state.turn]!) continue;
    state.cash[state.turn]! -= action.amount;
    state.turn = (state.turn + 1) % state.seats;
    state.cash[state.turn]! += action.amount;
  }
  return state.cash[0]!;
}

export const jsonCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
