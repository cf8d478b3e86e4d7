/** Plays actions in tests: the referee watches each one, every state is frozen. */
import type { EventOf, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { apply, startFrom } from '../../../kernel/engine.ts';
import { check } from '../../../kernel/legal.ts';
import { parseAction } from '../../../kernel/words.ts';
import { chicagoExpress } from '../index.ts';
import type { CE, CEAction, CEState, CompanyId, DialId, HexId } from '../state.ts';

export const bid = (amount: number): CEAction => ({ kind: 'bid', amount });
export const pass: CEAction = { kind: 'pass' };
export const offer = (company: CompanyId): CEAction => ({ kind: 'offer', company });
export const build = (company: CompanyId, hex: HexId): CEAction => ({ kind: 'expand', company, hex });
export const end: CEAction = { kind: 'end-expansion' };
export const develop = (hex: HexId): CEAction => ({ kind: 'develop', hex });
export const decline = (dial: DialId): CEAction => ({ kind: 'decline', dial });

export type CEAnyEvent = EventOf<CE>;
export interface Played {
  state: CEState;
  /** Of all the actions, in order. */
  events: CEAnyEvent[];
}

/** Throws when the position breaks an invariant. */
export function assertSound(s: Sealed<CEState>): void {
  const broken = chicagoExpress.referee(s);
  if (broken.length > 0)
    throw new Error(`referee: ${broken.map(({ code }) => code).join(', ')} in ${JSON.stringify(s)}`);
}

/** Some actions of one seat. */
export const play = (s: Sealed<CEState>, seat: Seat, ...actions: CEAction[]): Played =>
  playAll(
    s,
    actions.map((action) => [seat, action]),
  );

/** Actions of several seats. */
export function playAll(s: Sealed<CEState>, moves: readonly (readonly [Seat, CEAction])[]): Played {
  let state = s as CEState;
  const events: CEAnyEvent[] = [];
  for (const [seat, action] of moves) {
    const parsed = parseAction(chicagoExpress, action);
    if (!parsed) throw new Error(`malformed: ${JSON.stringify(action)}`);
    const applied = apply(chicagoExpress, state, seat, parsed, null);
    if (!applied.ok) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    state = deepFreeze(applied.state);
    assertSound(state);
    events.push(...applied.trace.events);
  }
  return { state, events };
}

/** What is automatic in a position: forced passes, dividends. */
export function settle(s: Sealed<CEState>): Played {
  const { state, trace } = startFrom(chicagoExpress, s, null);
  assertSound(state);
  return { state: deepFreeze(state), events: trace.events };
}

/** The rule that forbids an action; throws when none does. */
export function refusal(s: Sealed<CEState>, seat: Seat, action: CEAction): ViolationOf<CE> {
  const violation = check(chicagoExpress, s, seat, action);
  if (!violation) throw new Error(`not refused: seat ${seat} ${JSON.stringify(action)}`);
  return violation;
}

/** The events of one type, typed. */
export const eventsOf = <T extends CEAnyEvent['type']>(played: Played, type: T) =>
  played.events.filter((event): event is Extract<CEAnyEvent, { type: T }> => event.type === type);

/** The phase now running, and whose word it is. */
export const now = (s: Sealed<CEState>): Sealed<CEState>['phases'][number] | undefined => s.phases[s.phases.length - 1];
