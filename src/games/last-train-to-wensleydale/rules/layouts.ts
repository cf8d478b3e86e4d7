/** What follows from the tracks and the company towns alone, worked out once: it is asked for again and again. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import type { LTWState } from '../state.ts';
import type { Access } from './actions/carry.ts';
import type { Joined } from './link.ts';
import type { Lines } from './sale.ts';
import { spelt } from './spelt.ts';
import type { Networks } from './tracks.ts';

type State = Sealed<LTWState>;

/** What the tracks of one seat come to; null = not asked for yet. */
export interface Holding {
  reached: readonly number[] | null;
  near: readonly number[] | null;
  networks: Networks | null;
  access: readonly Access[] | null;
  /** Lines that have been asked for: few of them. */
  readonly lines: Lines[];
  /** Own tracks on the link. */
  onLink: number | null;
}

export interface Layout {
  /** Tracks and company towns as one text: what it is known by; null where it is not kept (`passing`). */
  readonly text: string | null;
  /** By sector: one bit for each seat whose tracks touch it. */
  touching: readonly number[] | null;
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

/** Whether layouts are those of positions that are looked at once, and not kept. */
let isPassing = false;

/**
 * Does something that looks at positions which hardly ever come up again. What is worked out for their layouts goes with them: to work it out
 * again where one does is cheaper than to look every one of them up, and to keep them.
 */
export function passing<T>(work: () => T): T {
  const [before, wasPassing] = [last, isPassing];
  isPassing = true;
  try {
    return work();
  } finally {
    isPassing = wasPassing;
    last = before;
  }
}

export function layoutOf({ tracks, companies }: Lists, board: Board): Layout {
  if (last && last.tracks === tracks && last.companies === companies && last.board === board) return last.layout;
  const layout = isPassing ? newLayout(null) : find(board, spelt([tracks, companies]));
  last = { tracks, companies, board, layout };
  return layout;
}

const newLayout = (text: string | null): Layout => ({ text, touching: null, link: null, holdings: [] });

function find(board: Board, text: string): Layout {
  const before = known.get(board)?.get(text);
  if (before) return before;
  if (count >= MOST_LAYOUTS) {
    known = new WeakMap();
    count = 0;
  }
  const layout = newLayout(text);
  let layouts = known.get(board);
  if (!layouts) {
    layouts = new Map();
    known.set(board, layouts);
  }
  layouts.set(text, layout);
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
    lines: [],
    onLink: null,
  };
  return holdings[seat];
}
