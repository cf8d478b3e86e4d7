/** Plays actions in tests: the referee watches each one, every state is frozen. */
import { rngSource } from '../../../kernel/chance.ts';
import type { EventOf, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { apply, startFrom } from '../../../kernel/engine.ts';
import { check } from '../../../kernel/legal.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { parseAction } from '../../../kernel/words.ts';
import { lastTrain } from '../index.ts';
import type { BorderId, Cargo, CompanyId, LTW, LTWAction, LTWState, Purse, SectorId, TrainId } from '../state.ts';

export const bid = (box: number, amount: number): LTWAction => ({ kind: 'bid', box, amount });
export const choose = (company: CompanyId): LTWAction => ({ kind: 'choose', company });
export const begin = (sector: SectorId): LTWAction => ({ kind: 'start', sector });
export const on = (sector: SectorId): LTWAction => ({ kind: 'extend', sector });
export const end: LTWAction = { kind: 'end-line' };
export const pay = (purse: Purse): LTWAction => ({ kind: 'pay', purse });
export const hire = (train: TrainId): LTWAction => ({ kind: 'hire', train });
export const carry = (sector: SectorId, cargo: Cargo, train: TrainId): LTWAction => ({
  kind: 'carry',
  sector,
  cargo,
  train,
});
export const pass: LTWAction = { kind: 'pass' };

/** The borders along a row of sectors. */
export const along = (...path: SectorId[]): BorderId[] =>
  path
    .slice(1)
    .map((to, i) => [path[i]!, to].sort().join('|'))
    .sort();
export const sell = (company: CompanyId, ...path: SectorId[]): LTWAction => ({
  kind: 'sell',
  company,
  tracks: along(...path),
});
/** The actions that name a whole line, its end included. */
export const line = (...[first, ...rest]: SectorId[]): LTWAction[] => [begin(first!), ...rest.map(on), end];

export type LTWAnyEvent = EventOf<LTW>;
export interface Played {
  state: LTWState;
  /** Of all the actions, in order. */
  events: LTWAnyEvent[];
}

/** Throws when the position breaks an invariant. */
function assertSound(s: Sealed<LTWState>): void {
  const broken = lastTrain.referee(s);
  if (broken.length > 0) throw new Error(`referee: ${broken.map(({ code }) => code).join(', ')}`);
}

/** Some actions of one seat. */
export const play = (s: Sealed<LTWState>, seat: Seat, ...actions: LTWAction[]): Played =>
  playAll(
    s,
    actions.map((action) => [seat, action]),
  );

/** Actions of several seats; tokens of a new round are drawn the same way every time. */
export function playAll(s: Sealed<LTWState>, moves: readonly (readonly [Seat, LTWAction])[]): Played {
  let state = s as LTWState;
  const events: LTWAnyEvent[] = [];
  for (const [seat, action] of moves) {
    const parsed = parseAction(lastTrain, action);
    if (!parsed) throw new Error(`malformed: ${JSON.stringify(action)}`);
    const applied = apply(lastTrain, state, seat, parsed, rngSource(rngOf('tokens')));
    if (!applied.ok) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    state = deepFreeze(applied.state);
    assertSound(state);
    events.push(...applied.trace.events);
  }
  return { state, events };
}

/** What is automatic in a position. */
export function settle(s: Sealed<LTWState>): Played {
  const { state, trace } = startFrom(lastTrain, s, rngSource(rngOf('tokens')));
  assertSound(state);
  return { state: deepFreeze(state), events: trace.events };
}

/** The rule that forbids an action; throws when none does. */
export function refusal(s: Sealed<LTWState>, seat: Seat, action: LTWAction): ViolationOf<LTW> {
  const violation = check(lastTrain, s, seat, action);
  if (!violation) throw new Error(`not refused: seat ${seat} ${JSON.stringify(action)}`);
  return violation;
}
export const isLegal = (s: Sealed<LTWState>, seat: Seat, action: LTWAction): boolean =>
  check(lastTrain, s, seat, action) === null;

/** The events of one type, typed. */
export const eventsOf = <T extends LTWAnyEvent['type']>(played: Played, type: T) =>
  played.events.filter((event): event is Extract<LTWAnyEvent, { type: T }> => event.type === type);

export const phaseId = (s: Sealed<LTWState>): string | undefined => s.phases[s.phases.length - 1]?.id;
