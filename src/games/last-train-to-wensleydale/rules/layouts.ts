/** What follows from the tracks and the company towns alone, worked out once: it is asked for again and again. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
import type { Access } from './actions/carry.ts';
import type { Joined } from './link.ts';
import type { Line } from './sale.ts';
import { spelt } from './spelt.ts';
import type { Networks } from './tracks.ts';

type State = Sealed<LTWState>;

/** What the tracks of one seat come to; null = not asked for yet. */
export interface Holding {
  reached: readonly number[] | null;
  near: readonly number[] | null;
  networks: Networks | null;
  access: readonly Access[] | null;
  /** Lines for a company, by the points that they may cost. */
  readonly lines: Readonly<Record<CompanyId, (readonly Line[] | undefined)[]>>;
  /** Own tracks on the link. */
  onLink: number | null;
}

export interface Layout {
  /** By sector: one bit for each seat whose tracks touch it. */
  touching: Uint8Array | null;
  /** The two towns that the link joins, or that there is none yet. */
  link: Joined | 'none' | null;
  readonly holdings: (Holding | undefined)[];
}

type Lists = Pick<State, 'tracks' | 'companies'>;

/** Of all boards together: a layout with all that is known of it takes some ten thousand bytes. */
export const MOST_LAYOUTS = 2_500;
let known = new WeakMap<Board, Map<string, Layout>>();
let count = 0;

/** What was asked about last: neither list is ever written in place, and most questions are about the same two. */
let last: (Lists & { board: Board; layout: Layout }) | null = null;

export function layoutOf({ tracks, companies }: Lists, board: Board): Layout {
  if (last && last.tracks === tracks && last.companies === companies && last.board === board) return last.layout;
  const layout = find(board, spelt([tracks, companies]));
  last = { tracks, companies, board, layout };
  return layout;
}

function find(board: Board, key: string): Layout {
  const before = known.get(board)?.get(key);
  if (before) return before;
  if (count >= MOST_LAYOUTS) {
    known = new WeakMap();
    count = 0;
  }
  const layout: Layout = { touching: null, link: null, holdings: [] };
  const layouts = known.get(board) ?? new Map<string, Layout>();
  known.set(board, layouts.set(key, layout));
  count += 1;
  return layout;
}

export function holdingOf(s: State, board: Board, seat: Seat): Holding {
  const { holdings } = layoutOf(s, board);
  holdings[seat] ??= {
    reached: null,
    near: null,
    networks: null,
    access: null,
    lines: { green: [], red: [] },
    onLink: null,
  };
  return holdings[seat];
}
