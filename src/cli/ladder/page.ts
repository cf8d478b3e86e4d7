/** Standings as tables of a page of documentation (Markdown, in English like the page). */
import { LADDER } from '../../bots/ladder/bars.ts';
import type { Standing } from './standings.ts';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const SMALL = ['of', 'to'];
const word = (one: string): string =>
  SMALL.includes(one) ? one : one === 'us' ? 'US' : one.slice(0, 1).toUpperCase() + one.slice(1);

/** An id as a name. */
export const named = (id: string): string => id.split('-').map(word).join(' ');

export const pairOf = ({ ms, result: { stronger, weaker } }: Standing): string =>
  `${named(stronger)}${ms === null ? '' : `, ${ms / 1000} s a move,`} over ${weaker === 'random' ? weaker : named(weaker)}`;

/** Games in the order of the standings. */
export const gamesOf = (standings: readonly Standing[]): string[] => [...new Set(standings.map(({ game }) => game))];

export function pageOf(standings: readonly Standing[], chart: (game: string) => string): string {
  return gamesOf(standings)
    .map((game) => {
      const own = standings.filter((one) => one.game === game);
      const drawing = `![How often the stronger ranks higher in ${named(game)}](${chart(game)})`;
      const parts = [`### ${named(game)}`, drawing, table(own), commandOf(game, own), FINISHED, finished(own)];
      return parts.join('\n\n');
    })
    .join('\n\n');
}

function commandOf(game: string, standings: readonly Standing[]): string {
  const seeds = [...new Set(standings.map(({ seed }) => seed))].join('|');
  const map = severalMaps(standings) ? ' --map M' : '';
  const times = [...new Set(standings.flatMap(({ ms }) => ms ?? []))].join('|');
  const timed = times === '' ? '' : `, with a time \`--ms ${times}\``;
  return `\`npm run turntable -- ladder ${game}${map} --players N --bots stronger,weaker --until bar --seed ${seeds}\`${timed}`;
}

export const severalMaps = (standings: readonly Standing[]): boolean =>
  new Set(standings.map(({ map }) => map)).size > 1;

const FINISHED = 'Games of these pairs in which a level took part, none with a refused action:';

/** A ladder stops at a refused action, so that every game it counts was finished without one. */
function finished(standings: readonly Standing[]): string {
  const maps = severalMaps(standings);
  const games = new Map<string, Map<string, number>>();
  for (const { map, players, result } of standings) {
    const each = players === 1 ? result.games / 2 : result.games; // alone, each of the two has games of its own
    const place = [...(maps ? [named(map)] : []), `${players}`].join(' | ');
    const counts = games.get(place) ?? new Map<string, number>();
    games.set(place, counts);
    for (const level of [result.stronger, result.weaker]) counts.set(level, (counts.get(level) ?? 0) + each);
  }
  const levels = LADDER.filter((level) => [...games.values()].some((counts) => counts.has(level))).reverse();
  const rows = [...games].map(([place, counts]) => [place, ...levels.map((level) => `${counts.get(level) ?? ''}`)]);
  return rowsOf([...(maps ? ['map'] : []), 'players', ...levels.map(named)], rows);
}

function table(standings: readonly Standing[]): string {
  const maps = severalMaps(standings);
  const head = [
    ...(maps ? ['map'] : []),
    ...['players', 'pair', 'higher (95 %)', 'bar', 'games', 'blocks', 'mean scores', 'lost', 'won by seat', 'commit'],
  ];
  const rows = standings.map((standing) => [...(maps ? [named(standing.map)] : []), ...cellsOf(standing)]);
  return rowsOf(head, rows);
}

const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function cellsOf(standing: Standing): string[] {
  const { players, commits, result } = standing;
  const { higher, bar, above, games, blocks, scores, lost, winsBySeat } = result;
  const verdict = above === null ? 'undecided' : above ? 'reached' : 'missed';
  return [
    `${players}`,
    pairOf(standing),
    `${percent(higher.mean)} (${(100 * higher.low).toFixed(0)}–${(100 * higher.high).toFixed(0)})`,
    bar === null ? '' : `${percent(bar)}: ${verdict}`,
    `${games}`,
    `${blocks}`,
    `${scores.stronger.toFixed(1)} / ${scores.weaker.toFixed(1)}`,
    lost.stronger + lost.weaker === 0
      ? ''
      : `${(100 * lost.stronger).toFixed(1)} / ${(100 * lost.weaker).toFixed(1)} %`,
    players === 1 ? '' : winsBySeat.map((wins) => (100 * wins).toFixed(0)).join(' '),
    commits.join(' '),
  ];
}

const FROM = '<!-- made by `turntable strength`: from here -->';
const TO = '<!-- made by `turntable strength`: to here -->';
export const MARKS = { from: FROM, to: TO };

/** The page with what stands between its marks replaced; null when it has none. */
export function withTables(page: string, tables: string): string | null {
  const [from, to] = [page.indexOf(FROM), page.indexOf(TO)];
  if (from < 0 || to < from) return null;
  return `${page.slice(0, from + FROM.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
