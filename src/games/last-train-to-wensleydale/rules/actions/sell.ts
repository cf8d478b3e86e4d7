import type { ActionKind, Touch } from '../../../../kernel/contract.ts';
import { MASKS } from '../../board/board.ts';
import { boardOf } from '../../board/boards.ts';
import { type ActionOf, type BorderId, COMPANIES, type LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isBorderId, isCompany } from '../ids.ts';
import { clearMap } from '../removal.ts';
import { endsFit, endsOf, linesFor, priceOf } from '../sale.ts';
import { payInfluence } from '../scales.ts';
import { COMPANY_TRACKS, isTownOf, trackOf } from '../tracks.ts';

type Sell = ActionOf<'sell'>;
const MOST_TRACKS = 99;

/** LTW-38: a line is the set of its tracks, so they are named in one order only. */
const inOrder = (tracks: readonly BorderId[]): BorderId[] => [...tracks].sort();

/** Sell one line of own tracks to a company; the buyer is paid to take it. */
export const sell: ActionKind<LTW, Sell> = {
  parse({ kind, company, tracks }) {
    if (kind !== 'sell' || !isCompany(company) || !Array.isArray(tracks)) return null;
    if (tracks.length === 0 || tracks.length > MOST_TRACKS || !tracks.every(isBorderId)) return null;
    return new Set(tracks).size === tracks.length ? { kind, company, tracks: inOrder(tracks) } : null;
  },
  *candidates(s, seat) {
    const board = boardOf(s);
    for (const company of COMPANIES)
      for (const line of linesFor(s, board, seat, company, s.scales[company].at[seat]!))
        yield { kind: 'sell', company, tracks: inOrder(line.map((at) => board.borders[at]!.id)) };
  },
  easiest(s, seat) {
    const board = boardOf(s);
    for (const company of COMPANIES) {
      const [line] = linesFor(s, board, seat, company, s.scales[company].at[seat]!, 1);
      if (line) return { kind: 'sell', company, tracks: inOrder(line.map((at) => board.borders[at]!.id)) };
    }
    return null;
  },
  *attempts(s, seat, touched = []) {
    const board = boardOf(s);
    const chosen = bordersIn(touched);
    const own = trackOf(seat);
    const sets = chosen.length > 0 ? [chosen] : board.ways.filter((b) => s.tracks[b.index] === own).map((b) => [b.id]);
    for (const company of COMPANIES) for (const tracks of sets) yield { kind: 'sell', company, tracks };
    yield* sell.candidates(s, seat);
  },
  check(s, seat, { company, tracks }) {
    const board = boardOf(s);
    const own = trackOf(seat);
    const line: number[] = [];
    for (const id of tracks) {
      const at = board.borderAt.get(id);
      if (at === undefined) return { code: 'track-unknown', rule: 'LTW-85', params: { border: id } };
      if (s.tracks[at] !== own) return { code: 'track-not-yours', rule: 'LTW-85', params: { border: id } };
      line.push(at);
    }
    const ends = endsOf(board, line);
    if (!ends) return { code: 'not-one-line', rule: 'LTW-85' };
    const [first, last] = ends;
    if (!isTownOf(s, first, company) && !isTownOf(s, last, company))
      return { code: 'no-company-end', rule: 'LTW-38', params: { company } };
    if (!endsFit(s, board, company, first, last) && !endsFit(s, board, company, last, first))
      return { code: 'no-town-end', rule: 'LTW-38' };
    const price = priceOf(board, line.length);
    const held = s.scales[company].at[seat]!;
    if (price > held) return { code: 'sale-short', rule: 'LTW-86', params: { company, price, held } };
    return null;
  },
  run(draft, seat, { company, tracks }, emit) {
    const board = boardOf(draft);
    const line = tracks.map((id) => board.borderAt.get(id)!);
    const ends = endsOf(board, line)!;
    const [first, last] = endsFit(draft, board, company, ends[0], ends[1]) ? ends : [ends[1], ends[0]];
    const price = priceOf(board, line.length);
    payInfluence(draft, seat, company, price, emit);
    const [start, end] = [board.sectors[first]!.id, board.sectors[last]!.id];
    emit({ type: 'sold', seat, company, tracks: line.length, price, start, end });
    draft.tracks = draft.tracks.slice();
    draft.companies = draft.companies.slice();
    for (const at of line) draft.tracks[at] = COMPANY_TRACKS[company];
    draft.players[seat]!.reserve += line.length;
    // LTW-40: the towns that the sold tracks touch, and no others.
    const joinTown = (at: number) => {
      if (!board.sectors[at]!.isTown || isTownOf(draft, at, company)) return;
      draft.companies[at]! |= MASKS[company];
      emit({ type: 'town-joined', sector: board.sectors[at]!.id, company });
    };
    for (const at of line) {
      joinTown(board.borders[at]!.a);
      joinTown(board.borders[at]!.b);
    }
    clearMap(draft, board, emit); // LTW-41: before the next player sells
    phaseNow(draft, 'sales').at += 1;
  },
  touches: ({ company, tracks }) => [
    { on: 'company', id: company },
    ...tracks.map((id): Touch => ({ on: 'border', id })),
  ],
};

const bordersIn = (touched: readonly Touch[]): BorderId[] =>
  inOrder([...new Set(touched.filter(({ on, id }) => on === 'border' && isBorderId(id)).map(({ id }) => id))]);
