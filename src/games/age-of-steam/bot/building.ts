/** Which way to build: what its links do to the rest of the game, less its price. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { phaseNow } from '../rules/current.ts';
import { networkOf } from '../rules/network.ts';
import { tilesAllowed } from '../rules/price.ts';
import { putTile } from '../rules/put-tile.ts';
import { isComplete } from '../rules/track.ts';
import type { AosAction, AosState } from '../state.ts';
import { chancesOf, rivalsOf } from './chances.ts';
import { type Course, forecast } from './forecast.ts';
import { buildDraft, isLegal } from './perform.ts';
import { prospectsOf } from './prospects.ts';
import { type Cargo, type Roads, withLinks } from './roads.ts';
import { sightOf } from './sight.ts';
import { spareCash } from './survival.ts';
import { courseOf, standingOf } from './value.ts';
import { onward, type Step, type Way, waysFor } from './ways.ts';

type State = Sealed<AosState>;

export interface Project {
  way: Way;
  gain: number;
}

/** What a tile that is not laid is worth for another way. */
const TILE = 0.4;

export const stepAction = (s: State, { hex, lie }: Step): AosAction => ({
  kind: 'lay',
  hex: mapOf(s).hexes[hex]!.id,
  tile: lie.tile,
  rotation: lie.rotation,
});

/** A position before a build, as far as every line that is weighed shares it. */
export interface Site {
  s: State;
  seat: Seat;
  roads: Roads;
  cargo: Cargo;
  rivals: readonly number[];
  course: Course;
  /** What the game is worth if nothing is built. */
  before: number;
}

export function siteOf(s: State, seat: Seat): Site {
  const { roads, cargo, all } = sightOf(s);
  const rivals = rivalsOf(s, all, seat);
  const course = courseOf(s, seat);
  const ended: Course = { ...course, stage: { ...course.stage, builds: 0 } };
  const before = forecast(ended, standingOf(s, seat), chancesOf(all, seat, rivals), null);
  return { s, seat, roads, cargo, rivals, course: ended, before };
}

/** What a line adds. */
export interface Works {
  roads: Roads;
  links: number;
  sections: number;
  cost: number;
}

/** What the rest of the game is worth after it. */
export function worthWith({ s, seat, cargo, rivals, course }: Site, { roads, links, sections, cost }: Works): number {
  const now = standingOf(s, seat);
  const chances = chancesOf(prospectsOf(s, roads, cargo, seat), seat, rivals);
  const after: Course = { ...course, track: course.track + sections, links: course.links + links };
  return forecast(after, { ...now, cash: now.cash - cost }, chances, null);
}

/** Whole ways that can be begun now, the best first; `most` are looked at closely. */
export function projects(site: Site, most: number): Project[] {
  const { s, seat, roads } = site;
  const tiles = tilesAllowed(s, seat) - phaseNow(s, 'build').laid.length;
  const rough = waysNow(s, seat, tiles, spareCash(s, seat))
    .map((way) => ({ way, rank: interest(site, way) }))
    .sort((a, b) => b.rank - a.rank);
  const rated: Project[] = [];
  for (const { way } of rough.slice(0, most)) {
    const links = linksOf(way);
    const works = { roads: withLinks(roads, links, seat), links: links.length, sections: way.steps.length };
    const after = worthWith(site, { ...works, cost: way.cost });
    rated.push({ way, gain: after - site.before - TILE * way.steps.length });
  }
  return rated.sort((a, b) => b.gain - a.gain);
}

/** A line begun in this build is finished first: the rest of the money was meant for it. */
function waysNow(s: State, seat: Seat, tiles: number, cash: number): Way[] {
  const { added } = phaseNow(s, 'build');
  const begun = networkOf(s).lines.find(
    (line) => line.owner === seat && !isComplete(line) && line.parts.some((part) => added.includes(part)),
  );
  if (!begun || tiles <= 0) return waysFor(s, seat, tiles, cash);
  const ways = onward(s, begun, tiles, cash);
  return ways.length > 0 ? ways : waysFor(s, seat, tiles, cash);
}

export const linksOf = ({ places }: Way): [number, number][] => places.slice(1).map((place, i) => [places[i]!, place]);

/** At a glance: links that join one's own, cubes along them, and what they cost. */
function interest({ s, seat, roads }: Site, { places, cost }: Way): number {
  let rank = -cost / 2;
  for (const place of places) {
    rank += Math.min(2, s.cubes[place]!.length);
    if (roads.out[place]!.some(({ owner }) => owner === seat)) rank += 3;
  }
  for (const [a, b] of linksOf({ places, cost, steps: [] })) {
    rank += roads.out[a]!.some(({ to, owner }) => to === b && owner === seat) ? -6 : 1;
  }
  return rank;
}

/** The tiles of a way as they can be laid; null when a rule forbids one of them. */
export function stepsOf(s: State, seat: Seat, { steps }: Way): AosAction[] | null {
  const actions = steps.map((step) => stepAction(s, step));
  const draft = buildDraft(s);
  for (const [i, action] of actions.entries()) {
    if (!isLegal(draft, seat, action)) return null;
    if (i < actions.length - 1) putTile(draft, seat, steps[i]!.hex, steps[i]!.lie, () => {});
  }
  return actions;
}
