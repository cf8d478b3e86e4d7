/** What can be said about an advised turn of Age of Steam. */
import type { Sealed, Seat } from '../../kernel/contract.ts';
import type { Advised, Hints } from '../../kernel/remarks.ts';
import { hexOf, idleLines } from './rules/lines.ts';
import { expensesOf, isBankruptBy } from './rules/money.ts';
import { type Line, ownerAt } from './rules/track.ts';
import { type AOS, type AosState, NO_TRACK } from './state.ts';

export const TERMS = [
  'cash',
  'income',
  'deliveries',
  'shortage',
  'tax',
  'shares',
  'debt',
  'track',
  'sections',
  'risk',
  'bankrupt',
] as const;
export const REMARKS = ['survival', 'short', 'lost-line', 'longer', 'new-city', 'engine', 'place'] as const;

type Turn = Advised<AOS>;
interface Said {
  key: (typeof REMARKS)[number];
  params: Record<string, string | number>;
  danger?: true;
}

export const hints: Hints<AOS> = {
  terms: TERMS,
  remarks: (turn) => [...ofMoney(turn), ...ofLines(turn), ...ofDeeds(turn)],
};

/** AOS-59: dollars that are missing when expenses are paid and nothing more is delivered. */
function missingAt(s: Sealed<AosState>, seat: number): number {
  const { cash, income } = s.players[seat]!;
  return Math.max(0, expensesOf(s, seat) - cash - income);
}

/** AOS-60: what must be in hand, and what a missing dollar costs. */
function* ofMoney({ before, after, seat }: Turn): Generator<Said> {
  const [had, has] = [missingAt(before, seat), missingAt(after, seat)];
  const need = expensesOf(before, seat);
  const { cash, income } = before.players[seat]!;
  if (had > 0 && isBankruptBy(before, income - had, had))
    yield { key: 'survival', params: { need, have: cash + income }, danger: true };
  else if (had > has) yield { key: 'short', params: { need, have: cash + income, steps: had - has }, danger: true };
}

/** AOS-34: an own line that is lost if this build ends without it, and that the turn keeps. */
function* ofLines({ before, after, seat }: Turn): Generator<Said> {
  const idle = stillIdle(before, seat);
  if (idle.length === 0) return;
  const lost = new Set(stillIdle(after, seat).flatMap(({ parts }) => parts));
  for (const { parts } of idle) {
    // Of a part that was turned away, or became a city, there may be nothing left.
    const left = parts.filter((part) => ownerAt(after.track, part) !== NO_TRACK);
    if (left.length > 0 && left.every((part) => ownerAt(after.track, part) === seat && !lost.has(part)))
      yield { key: 'lost-line', params: { hex: hexOf(before, parts[0]!) }, danger: true };
  }
}

/** What a seat that is building has not made grow so far; once it has ended, such lines are its own no more. */
function stillIdle(s: Sealed<AosState>, seat: Seat): Line[] {
  const phase = s.phases[s.phases.length - 1];
  return phase?.id === 'build' && phase.waiting[0] === seat ? idleLines(s, seat, phase.added) : [];
}

function* ofDeeds({ before, after, seat, actions }: Turn): Generator<Said> {
  const [was, is] = [before.players[seat]!, after.players[seat]!];
  if (is.engine > was.engine) yield { key: 'engine', params: { links: is.engine } };
  for (const action of actions) {
    if (action.kind === 'deliver') yield { key: 'longer', params: { good: action.good, links: action.route.length } };
    const place = action.kind === 'bid' ? placeByPassing(before) : null;
    if (place) yield { key: 'place', params: place };
    if (action.kind === 'urbanize') yield { key: 'new-city', params: { hex: action.hex, city: action.city } };
  }
}

/** AOS-18: whoever passes gets the last of the places that are left; null where the bidding is still to come. */
function placeByPassing(s: Sealed<AosState>): { place: number; players: number } | null {
  const phase = s.phases[s.phases.length - 1];
  if (phase?.id !== 'turn-order') return null;
  return { place: phase.in.length, players: phase.in.length + phase.placed.length };
}
