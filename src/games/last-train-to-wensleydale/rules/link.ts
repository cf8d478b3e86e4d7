/** The first link between two towns of the map, and what it brings (LTW-45, LTW-89). */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import type { LTW, LTWState } from '../state.ts';
import { holdingOf, layoutOf } from './layouts.ts';
import { cheapestRoute, cheapestThrough, type Edge } from './routes.ts';
import { blankFor, NO_TRACK, trackOf } from './tracks.ts';

type State = Sealed<LTWState>;

/** After a construction: pays the link once, to everybody whose tracks are part of a route. */
export function maybeLink(draft: LTWState, board: Board, emit: Emit<LTW>): void {
  const { link } = board;
  if (!link || draft.linked) return;
  const layout = layoutOf(draft, board);
  layout.link ??= joinedBy(draft, board, link.from, link.to) ?? 'none';
  const joined = layout.link;
  if (joined === 'none') return;
  draft.linked = true;
  emit({ type: 'linked', start: board.sectors[joined[0]]!.id, end: board.sectors[joined[1]]!.id });
  for (const seat of draft.order) {
    const holding = holdingOf(draft, board, seat);
    holding.onLink ??= linkTracks(draft, board, link, seat);
    const points = link.points * holding.onLink;
    if (points === 0) continue;
    draft.players[seat]!.points += points;
    emit({ type: 'link-bonus', seat, points });
  }
}

/** Where a link begins and ends. */
export type Joined = readonly [from: number, to: number];

/** Where tracks of any owner lead from one of these sectors to one of those. */
function joinedBy(s: State, board: Board, from: readonly number[], to: readonly number[]): Joined | null {
  // What an earlier start leads to need not be seen again: it held no goal.
  const seen = blankFor(board);
  const open: number[] = [];
  for (const first of from) {
    if (seen[first] === 1) continue;
    seen[first] = 1;
    open.push(first);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (to.includes(next)) return [first, next];
      for (const way of board.sectors[next]!.ways) {
        if (s.tracks[way.border] === NO_TRACK || seen[way.to] === 1) continue;
        seen[way.to] = 1;
        open.push(way.to);
      }
    }
  }
  return null;
}

/**
 * LTW-45: of the routes without a repeated sector that hold an own track, the shortest, and among equals the
 * one with most own tracks: how many own tracks lie on it.
 */
export function linkTracks(s: State, board: Board, link: NonNullable<Board['link']>, seat: Seat): number {
  const own = trackOf(seat);
  // A shorter route is better than any number of own tracks: no route has as many as this.
  const length = board.ways.length + 1;
  const all: Edge[] = [];
  for (const { index, a, b } of board.ways) {
    const track = s.tracks[index]!;
    if (track !== NO_TRACK) all.push({ a, b, cost: track === own ? length - 1 : length });
  }
  const edges = withoutDeadEnds(all, [...link.from, ...link.to]);
  if (!edges.some(({ cost }) => cost < length)) return 0;
  let best: number | null = null;
  // Mostly the cheapest route of all holds an own track already: then it is the one.
  const cheapest = cheapestRoute(edges, link.from, link.to);
  if (cheapest !== null && cheapest % length !== 0) best = cheapest;
  else
    for (const [i, edge] of edges.entries()) {
      if (edge.cost === length) continue;
      const cost = cheapestThrough(edges, i, link.from, link.to);
      if (cost !== null && (best === null || cost < best)) best = cost;
    }
  // Each own track made the route one cheaper than its length.
  return best === null ? 0 : (length - (best % length)) % length;
}

/** A route without a repeated sector never enters a dead end: what leads nowhere but into one is left out. */
function withoutDeadEnds(edges: readonly Edge[], goals: readonly number[]): Edge[] {
  const touched = new Map<number, number>();
  for (const { a, b } of edges) {
    touched.set(a, (touched.get(a) ?? 0) + 1);
    touched.set(b, (touched.get(b) ?? 0) + 1);
  }
  const leadsOn = (sector: number) => touched.get(sector)! > 1 || goals.includes(sector);
  const left = edges.filter(({ a, b }) => leadsOn(a) && leadsOn(b));
  return left.length === edges.length ? left : withoutDeadEnds(left, goals);
}
