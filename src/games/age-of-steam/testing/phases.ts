/** Phases in scenarios: `build:1 laid:2`, `auction:0 in:0,1 bids:2,0,3`. */
import type { Seat } from '../../../kernel/contract.ts';
import { SPECIALS, type Special } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { AosPhase, AosState } from '../state.ts';
import { asNumber, fail } from './scenario.ts';

/** Taken by whoever has no action yet, so that none of them changes what is tested. */
const IDLE: readonly Special[] = ['turn-order', 'production', 'locomotive', 'first-move', 'first-build', 'engineer'];

export function placePhase(s: AosState, part: string, fill: readonly Special[]): void {
  const [head = '', ...marks] = part.split(/\s+/);
  const [id = '', of] = head.split(':');
  const said = Object.fromEntries(marks.map((mark) => mark.split(':'))) as Record<string, string | undefined>;
  const list = (name: string): number[] =>
    (said[name] ?? '')
      .split(',')
      .filter(Boolean)
      .map((n) => asNumber(part, n));
  const seat = of === undefined ? s.order[0]! : asNumber(part, of);
  const waiting = s.order.slice(Math.max(0, s.order.indexOf(seat)));
  if (!['shares', 'auction'].includes(id)) chooseRest(s, id === 'actions' ? waiting : [], fill);
  s.phases = [phaseOf(s, part, id, seat, waiting, said, list)];
}

function phaseOf(
  s: AosState,
  part: string,
  id: string,
  seat: Seat,
  waiting: Seat[],
  said: Record<string, string | undefined>,
  list: (name: string) => number[],
): AosPhase {
  const number = (name: string): number => Number(said[name] ?? 0);
  switch (id) {
    case 'shares':
    case 'actions':
      return { id, waiting };
    case 'auction': {
      const bids = said.bids ? list('bids') : s.players.map(() => 0);
      const amount = Math.max(...bids);
      const inside = said.in ? list('in') : [...s.order];
      const placed = s.order.filter((other) => !inside.includes(other)).reverse();
      const high = amount > 0 ? { seat: bids.indexOf(amount), amount } : null;
      return { id: 'turn-order', in: inside, turn: seat, high, bids, skipped: said.skipped !== undefined, placed };
    }
    case 'build': {
      const laid = Array.from({ length: number('laid') }, () => 0);
      return {
        id,
        waiting: [seat, ...s.order.filter((other) => other !== seat && waiting.includes(other))],
        laid,
        added: [],
        prices: laid.map(() => 2),
        urbanized: said.urbanized !== undefined,
        ended: false,
        restarts: number('restarts'),
        begun: null,
      };
    }
    case 'move':
      return { id, round: said.round ? number('round') : 1, waiting, upgraded: list('upgraded') };
    case 'income':
    case 'expenses':
    case 'reduction':
      return { id };
    case 'production':
      return { id, seat, choice: 'open' };
    case 'growth':
      return { id: 'growth-west' };
    default:
      return fail(part, `no phase "${id}"`);
  }
}

/** AOS-19: everybody has an action once the choice is over. */
function chooseRest(s: AosState, open: readonly Seat[], fill: readonly Special[]): void {
  const taken = new Set(s.players.map(({ action }) => action));
  const free = [...IDLE, ...fill, ...SPECIALS].filter((action) => mapOf(s).actions.includes(action));
  for (const seat of s.order) {
    const player = s.players[seat]!;
    if (open.includes(seat)) player.action = null;
    else if (player.action === null) {
      player.action = free.find((action) => !taken.has(action)) ?? null;
      taken.add(player.action);
    }
  }
}
