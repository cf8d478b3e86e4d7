/** Plays actions in tests: the referee watches each one, every state is frozen. */
import type { EventOf, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { apply, startFrom } from '../../../kernel/engine.ts';
import { check } from '../../../kernel/legal.ts';
import { toAct } from '../../../kernel/phases.ts';
import { parseAction } from '../../../kernel/words.ts';
import { steelDriver } from '../index.ts';
import type { CityId, CompanyId, LinkId, SD, SDAction, SDState } from '../state.ts';

export const open = (company: CompanyId, amount: number): SDAction => ({ kind: 'open', company, amount });
export const handOn: SDAction = { kind: 'hand-on' };
export const bid = (amount: number): SDAction => ({ kind: 'bid', amount });
export const pass: SDAction = { kind: 'pass' };
export const startWith = (link: LinkId, city: CityId): SDAction => ({ kind: 'start', link, city });
export const build = (link: LinkId): SDAction => ({ kind: 'build', link });
export const collect = (city: CityId): SDAction => ({ kind: 'collect', city });

export type SDAnyEvent = EventOf<SD>;
export interface Played {
  state: SDState;
  /** Of all the actions, in order. */
  events: SDAnyEvent[];
}

/** Throws when the position breaks an invariant. */
export function assertSound(s: Sealed<SDState>): void {
  const broken = steelDriver.referee(s);
  if (broken.length > 0)
    throw new Error(`referee: ${broken.map(({ code }) => code).join(', ')} in ${JSON.stringify(s)}`);
}

/** Actions one after another, each by whoever is to act. */
export function play(s: Sealed<SDState>, ...actions: SDAction[]): Played {
  let state = s as SDState;
  const events: SDAnyEvent[] = [];
  for (const action of actions) {
    const parsed = parseAction(steelDriver, action);
    if (!parsed) throw new Error(`malformed: ${JSON.stringify(action)}`);
    const seat = toAct(steelDriver, state)[0];
    if (seat === undefined) throw new Error(`nobody is to act: ${JSON.stringify(action)}`);
    const applied = apply(steelDriver, state, seat, parsed, null);
    if (!applied.ok) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    state = deepFreeze(applied.state);
    assertSound(state);
    events.push(...applied.trace.events);
  }
  return { state, events };
}

/** What is automatic in a position: forced hand-ons and passes, profit. */
export function settle(s: Sealed<SDState>): Played {
  const { state, trace } = startFrom(steelDriver, s, null);
  assertSound(state);
  return { state: deepFreeze(state), events: trace.events };
}

/** The rule that forbids an action to whoever is to act; throws when none does. */
export function refusal(s: Sealed<SDState>, action: SDAction, seat?: Seat): ViolationOf<SD> {
  const violation = check(steelDriver, s, seat ?? toAct(steelDriver, s)[0]!, action);
  if (!violation) throw new Error(`not refused: ${JSON.stringify(action)}`);
  return violation;
}

/** The events of one type, typed. */
export const eventsOf = <T extends SDAnyEvent['type']>(played: Played, type: T) =>
  played.events.filter((event): event is Extract<SDAnyEvent, { type: T }> => event.type === type);

/** Whose word it is. */
export const acting = (s: Sealed<SDState>): readonly Seat[] => toAct(steelDriver, s);
export const now = (s: Sealed<SDState>): Sealed<SDState>['phases'][number] | undefined => s.phases[s.phases.length - 1];
