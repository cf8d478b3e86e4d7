/** What follows from the tracks and the company towns alone, worked out once: playouts lay the same lines again and again. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import type { CompanyId, LTWState } from '../state.ts';
import type { Access } from './actions/carry.ts';
import type { Joined } from './link.ts';
import type { Line } from './sale.ts';
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
  /** No other layout has it, not even of another board. */
  readonly id: number;
  /** By sector: one bit for each seat whose tracks touch it. */
  touching: Uint8Array | null;
  /** The two towns that the link joins, or that there is none yet. */
  link: Joined | 'none' | null;
  readonly holdings: (Holding | undefined)[];
}

type Lists = Pick<State, 'tracks' | 'companies'>;

const known = new WeakMap<Board, Map<string, Layout>>();
const MOST_KNOWN = 8_000;
let ids = 0;

/** What was asked about last: neither list is ever written in place, and most questions are about the same two. */
let last: (Lists & { board: Board; layout: Layout }) | null = null;

export function layoutOf({ tracks, companies }: Lists, board: Board): Layout {
  if (last && last.tracks === tracks && last.companies === companies && last.board === board) return last.layout;
  const layout = find(board, spelt([tracks, companies]));
  last = { tracks, companies, board, layout };
  return layout;
}

function find(board: Board, key: string): Layout {
  let layouts = known.get(board);
  if (!layouts) {
    layouts = new Map();
    known.set(board, layouts);
  }
  let layout = layouts.get(key);
  if (!layout) {
    if (layouts.size >= MOST_KNOWN) layouts.clear();
    ids += 1;
    layout = { id: ids, touching: null, link: null, holdings: [] };
    layouts.set(key, layout);
  }
  return layout;
}

/** Lists of small numbers as one text: the place and the size of those that are not 0, as few of them are. */
export function spelt(lists: readonly (readonly number[])[]): string {
  const letters: number[] = [];
  let place = 0;
  for (const list of lists)
    for (let i = 0; i < list.length; i++, place++) if (list[i] !== 0) letters.push(place, list[i]!);
  return String.fromCharCode(...letters);
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
