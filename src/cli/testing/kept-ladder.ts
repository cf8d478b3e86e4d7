/** Kept ladders of two in Chicago Express, and a page with room for what they say. */
import type { PlayerName } from '../../bots/everybody.ts';

export interface Ladder {
  /** The first of its blocks. */
  from?: number;
  /** Blocks in which all is even. */
  even?: readonly number[];
  commit?: (n: number) => string;
}

/** The stronger wins every game but those of even blocks. */
export const keptLadder = (
  stronger: PlayerName,
  weaker: PlayerName,
  blocks: number,
  { from = 0, even = [], commit = (n) => (n < 3 ? 'abc' : 'def') }: Ladder = {},
): string =>
  Array.from({ length: blocks }, (_, i) =>
    [0, 1].map((seating) => {
      const n = from + i;
      const seed = n === 0 ? 's' : `s+${n}`;
      const key = JSON.stringify(['chicago-express', 1, { map: 'eastern-us' }, 2, stronger, weaker, seed, seating]);
      const bots = seating === 0 ? [stronger, weaker] : [weaker, stronger];
      const places = even.includes(n) ? [1, 1] : bots.map((bot) => (bot === stronger ? 1 : 2));
      const played = { bots, places, scores: places, lost: [], actions: 9, ended: [], commit: commit(n) };
      return `${JSON.stringify({ key, played })}\n`;
    }),
  )
    .flat()
    .join('');

export const PAGE = `# Bots
<!-- made by \`turntable strength\`: from here -->
old
<!-- made by \`turntable strength\`: to here -->
after
`;
