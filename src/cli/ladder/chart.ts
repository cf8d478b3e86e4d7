/** Standings of one game as a drawing: a line for each pair, its interval, and the bar it must reach. */
import { named, pairOf, severalMaps } from './page.ts';
import type { Standing } from './standings.ts';

const [LEFT, WIDTH, RIGHT] = [290, 400, 110];
const [TOP, ROW] = [34, 20];
const TICKS = [0, 25, 50, 75, 100];

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .grid { stroke: #d1d9e0; } .half { stroke: #848d97; }
  .range { stroke: #0969da; stroke-width: 2; } .mean { fill: #0969da; }
  .bar { stroke: #bc4c00; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .grid { stroke: #30363d; }
    .range { stroke: #58a6ff; } .mean { fill: #58a6ff; } .bar { stroke: #f0883e; }
  }`;

const at = (share: number): string => (LEFT + share * WIDTH).toFixed(1);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function chartOf(standings: readonly Standing[]): string {
  const height = TOP + standings.length * ROW + 12;
  const width = LEFT + WIDTH + RIGHT;
  const maps = severalMaps(standings);
  const grid = TICKS.map((tick) => {
    const x = at(tick / 100);
    return `<line class="${tick === 50 ? 'half' : 'grid'}" x1="${x}" x2="${x}" y1="${TOP - 8}" y2="${height - 8}"/><text x="${x}" y="${TOP - 14}" text-anchor="middle">${tick} %</text>`;
  });
  const title = `${named(standings[0]?.game ?? '')}: how often the stronger ranks higher`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    ...grid,
    ...standings.map((standing, i) => rowOf(standing, TOP + i * ROW + ROW / 2, maps)),
    '</svg>\n',
  ].join('\n');
}

function rowOf(standing: Standing, y: number, maps: boolean): string {
  const { players, map, result } = standing;
  const { higher, bar, games } = result;
  const label = `${maps ? `${named(map)}, ` : ''}${players}: ${pairOf(standing)}`;
  const mark = bar === null ? '' : `<line class="bar" x1="${at(bar)}" x2="${at(bar)}" y1="${y - 8}" y2="${y + 8}"/>`;
  return [
    `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>`,
    mark,
    `<line class="range" x1="${at(higher.low)}" x2="${at(higher.high)}" y1="${y}" y2="${y}"/>`,
    `<circle class="mean" cx="${at(higher.mean)}" cy="${y}" r="4"/>`,
    `<text x="${LEFT + WIDTH + 12}" y="${y + 4}">${games} games</text>`,
  ].join('');
}
