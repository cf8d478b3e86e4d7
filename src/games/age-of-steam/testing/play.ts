/** Plays actions in tests: the referee watches each one, every state is frozen. */
import { type ChanceSource, type Drawn, tapeSource } from '../../../kernel/chance.ts';
import type { EventOf, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { apply, startFrom } from '../../../kernel/engine.ts';
import { check, legal } from '../../../kernel/legal.ts';
import { parseAction } from '../../../kernel/words.ts';
import type { Good, Letter, Special } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { ageOfSteam } from '../index.ts';
import { linesOn, networkOf } from '../rules/network.ts';
import { isComplete } from '../rules/track.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { lieWith } from './track.ts';

export const issue = (shares: number): AosAction => ({ kind: 'issue', shares });
export const bid = (amount: number): AosAction => ({ kind: 'bid', amount });
export const skip: AosAction = { kind: 'skip' };
export const pass: AosAction = { kind: 'pass' };
export const take = (action: Special): AosAction => ({ kind: 'choose', action });
export const urbanize = (hex: string, city: Letter): AosAction => ({ kind: 'urbanize', hex, city });
export const end: AosAction = { kind: 'end-build' };
export const restart: AosAction = { kind: 'restart-build' };
export const connect: AosAction = { kind: 'connect', connection: 'dusseldorf-essen' };
export const upgrade: AosAction = { kind: 'upgrade' };
export const produce: AosAction = { kind: 'produce' };
export const deliver = (hex: string, good: Good, route: string): AosAction => ({ kind: 'deliver', hex, good, route });
export const place = (good: Good, column: string, slot: number): AosAction => ({ kind: 'place', good, column, slot });

/** `lay('K10', '1-4')`, `lay('L9', '1-4 2-5')`, on a town `lay('K9', '1 4')`; a tile where several would do. */
export function lay(hex: string, spec: string, tile?: string): AosAction {
  const words = spec.split(' ');
  const lie = lieWith(words, !spec.includes('-'), tile);
  if (!lie) throw new Error(`no tile ${spec} ${tile ?? ''}`);
  return { kind: 'lay', hex, tile: lie.tile, rotation: lie.rotation };
}

export type AnyEvent = EventOf<AOS>;
export interface Played {
  state: AosState;
  events: AnyEvent[];
}

function assertSound(s: Sealed<AosState>): void {
  const broken = ageOfSteam.referee(s);
  if (broken.length > 0)
    throw new Error(`referee: ${broken.map(({ code }) => code).join(', ')} in ${JSON.stringify(s)}`);
}

/** Some actions of one seat. */
export const play = (s: Sealed<AosState>, seat: Seat, ...actions: AosAction[]): Played =>
  playAll(
    s,
    actions.map((action) => [seat, action]),
  );

/** Actions of several seats; without a tape the game stops before chance. */
export function playAll(
  s: Sealed<AosState>,
  moves: readonly (readonly [Seat, AosAction])[],
  tape: readonly Drawn[] = [],
): Played {
  const source: ChanceSource | null = tape.length > 0 ? tapeSource(tape) : null;
  let state = s as AosState;
  const events: AnyEvent[] = [];
  for (const [seat, action] of moves) {
    const parsed = parseAction(ageOfSteam, action);
    if (!parsed) throw new Error(`malformed: ${JSON.stringify(action)}`);
    const applied = apply(ageOfSteam, state, seat, parsed, source);
    if (!applied.ok) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    state = deepFreeze(applied.state);
    assertSound(state);
    events.push(...applied.trace.events);
  }
  return { state, events };
}

/** What is automatic in a position. */
export function settle(s: Sealed<AosState>, tape: readonly Drawn[] = []): Played {
  const { state, trace } = startFrom(ageOfSteam, s, tape.length > 0 ? tapeSource(tape) : null);
  assertSound(state);
  return { state: deepFreeze(state), events: trace.events };
}

/** The rule that forbids an action; throws when none does. */
export function refusal(s: Sealed<AosState>, seat: Seat, action: AosAction): ViolationOf<AOS> {
  const violation = check(ageOfSteam, s, seat, action);
  if (!violation) throw new Error(`not refused: seat ${seat} ${JSON.stringify(action)}`);
  return violation;
}

export const isRefused = (s: Sealed<AosState>, seat: Seat, action: AosAction): boolean =>
  check(ageOfSteam, s, seat, action) !== null;

export const legalOf = (s: Sealed<AosState>, seat: Seat): AosAction[] => legal(ageOfSteam, s, seat);

export const eventsOf = <T extends AnyEvent['type']>(played: Played, type: T) =>
  played.events.filter((event): event is Extract<AnyEvent, { type: T }> => event.type === type);

/** The links of a seat as `J10-K9`, in the order of the map. */
export const linksOf = (s: Sealed<AosState>, owner: number): string[] =>
  networkOf(s)
    .links.filter((link) => link.owner === owner)
    .map(({ ends }) =>
      ends
        .map(({ place: at }) => mapOf(s).places[at]!.id)
        .sort()
        .join('-'),
    )
    .sort();

/** The hexes at which incomplete lines of an owner point. */
export const looseEnds = (s: Sealed<AosState>, owner: number): string[] =>
  linesOn(s)
    .filter((line) => line.owner === owner && !isComplete(line))
    .map(({ ends }) => mapOf(s).hexes[(ends[0].kind === 'open' ? ends[0] : ends[1]).hex]!.id)
    .sort();

export const cash = (s: Sealed<AosState>): number[] => s.players.map((player) => player.cash);
export const income = (s: Sealed<AosState>): number[] => s.players.map((player) => player.income);
