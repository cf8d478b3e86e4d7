/** Which way to build: what its links do to the rest of the game, less its price. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { MOVE_ROUNDS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { phaseNow } from '../rules/current.ts';
import { expensesOf } from '../rules/money.ts';
import { linesOn } from '../rules/network.ts';
import { tilesAllowed } from '../rules/price.ts';
import { putTile } from '../rules/put-tile.ts';
import { isComplete } from '../rules/track.ts';
import type { AosAction, AosState } from '../state.ts';
import { type Chance, chancesOf, rivalsOf } from './chances.ts';
import { type Course, forecast } from './forecast.ts';
import { buildDraft, isLegal } from './perform.ts';
import { prospectsOf } from './prospects.ts';
import { type Cargo, linksIn, type Road, type Roads, withLinks } from './roads.ts';
import { glanceOf, sightOf } from './sight.ts';
import { boldCash, lasts, spareCash, sureSteps } from './survival.ts';
import { courseOf, standingOf } from './value.ts';
import { onward, type Step, type Way, waysFor } from './ways.ts';

type State = Sealed<AosState>;

export interface Project {
  way: Way;
  gain: number;
}

/** A way that a seat may wish to build, whenever it comes to it in this turn. */
export interface Wish extends Project {
  /** Steps of income that it makes as good as sure in this turn. */
  sure: number;
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

/** Without a close look rivals are forgotten. */
export function siteOf(s: State, seat: Seat, closely = true): Site {
  const sight = closely ? sightOf(s) : glanceOf(s, seat);
  const { roads, cargo, all } = sight;
  const rivals = closely ? rivalsOf(s, all, seat) : [];
  const course = courseOf(s, seat, sight);
  const ended: Course = { ...course, stage: { ...course.stage, builds: 0 } };
  const before = forecast(ended, standingOf(s, seat), chancesOf(all, seat, rivals), null);
  return { s, seat, roads, cargo, rivals, course: ended, before };
}

/** What a line adds. */
export interface Works {
  roads: Roads;
  sections: number;
  cost: number;
}

/** Deliveries that a seat may then hope for. */
const chancesWith = ({ s, seat, cargo, rivals }: Site, roads: Roads): Chance[] =>
  chancesOf(prospectsOf(s, roads, cargo, seat), seat, rivals);

/** What the rest of the game is worth after it. */
export const worthWith = (site: Site, works: Works): number => worthBy(site, works, chancesWith(site, works.roads));

function worthBy({ s, seat, course }: Site, { roads, sections, cost }: Works, chances: readonly Chance[]): number {
  const now = standingOf(s, seat);
  const after: Course = { ...course, track: course.track + sections, links: linksIn(roads, seat) };
  return forecast(after, { ...now, cash: now.cash - cost }, chances, null);
}

/** Whole ways that can be begun now, the best first; `most` are looked at closely. */
export function projects(site: Site, most: number): Project[] {
  const { s, seat } = site;
  return rate(site, mostInteresting(site, waysNow(s, seat, tilesLeft(s, seat), boldCash(s, seat)), most));
}

function mostInteresting(site: Site, ways: readonly Way[], most: number): Way[] {
  const own = ownPlaces(site);
  const rough = ways.map((way) => ({ way, rank: interest(site, own, way) })).sort((a, b) => b.rank - a.rank);
  return rough.slice(0, most).map(({ way }) => way);
}

/** The best first. */
function rate(site: Site, ways: readonly Way[]): Project[] {
  const { s, seat } = site;
  const spare = spareCash(s, seat);
  return ways
    .filter((way) => way.cost <= spare || isFed(site, way))
    .map((way) => rated(site, way))
    .sort((a, b) => b.gain - a.gain);
}

function rated(site: Site, way: Way): Project & { chances: Chance[] } {
  const { seat, roads, before } = site;
  const works = { roads: withLinks(roads, linksOf(way), seat), sections: way.sections, cost: way.cost };
  const chances = chancesWith(site, works.roads);
  const gain = worthBy(site, works, chances) - before - TILE * way.steps.length;
  return { way, gain, chances };
}

const sureWith = ({ s, seat }: Site, chances: readonly Chance[]): number =>
  sureSteps(chances, s.players[seat]!.engine, MOVE_ROUNDS);

/** Does a way bring at once what the seat then lacks to live? */
const isFed = (site: Site, way: Way): boolean =>
  livesOn(site, way.cost, sureWith(site, chancesWith(site, withLinks(site.roads, linksOf(way), site.seat))));

/** Does a seat live that pays so much for track and then delivers so many steps? */
export const livesOn = ({ s, seat }: Pick<Site, 's' | 'seat'>, cost: number, sure: number): boolean => {
  const { cash, income } = s.players[seat]!;
  return lasts(s, seat, { cash: cash - cost, income: income + sure, due: expensesOf(s, seat) });
};

/** What a builder may wish to build next, for a little more money than it has; the best first. */
export function wishes(site: Site, most: number, more: number): Wish[] {
  const { s, seat } = site;
  return mostInteresting(site, waysNow(s, seat, tilesLeft(s, seat), boldCash(s, seat) + more), most)
    .map((way) => rated(site, way))
    .filter(({ gain }) => gain > 0)
    .map(({ way, gain, chances }) => ({ way, gain, sure: sureWith(site, chances) }))
    .sort((a, b) => b.gain - a.gain);
}

/** A line begun in this build is finished first: the rest of the money was meant for it. */
function waysNow(s: State, seat: Seat, tiles: number, cash: number): Way[] {
  const ways = begunWays(s, seat, tiles, cash);
  return ways.length > 0 ? ways : waysFor(s, seat, tiles, cash);
}

/** Ways to finish what this build has begun. */
function begunWays(s: State, seat: Seat, tiles: number, cash: number): Way[] {
  const { added } = phaseNow(s, 'build');
  if (tiles <= 0 || added.length === 0) return [];
  const begun = linesOn(s).find(
    (line) => line.owner === seat && !isComplete(line) && line.parts.some((part) => added.includes(part)),
  );
  return begun ? onward(s, begun, tiles, cash) : [];
}

/** The next tile of a line that this build has begun; null where nothing is begun or it cannot be finished. */
export function nextTile(s: State, seat: Seat): AosAction | null {
  const ways = begunWays(s, seat, tilesLeft(s, seat), boldCash(s, seat));
  const site = ways.length > 1 ? siteOf(s, seat, false) : null;
  const rated = site ? rate(site, ways) : ways.map((way) => ({ way }));
  for (const { way } of rated) {
    const steps = stepsOf(s, seat, way);
    if (steps) return steps[0]!;
  }
  return null;
}

export const tilesLeft = (s: State, seat: Seat): number => tilesAllowed(s, seat) - phaseNow(s, 'build').laid.length;

const linksOf = ({ places }: Pick<Way, 'places'>): [number, number][] =>
  places.slice(1).map((place, i) => [places[i]!, place]);

/** At a glance: links that join one's own, cubes along them, and what they cost. */
function interest({ s, roads, seat }: Site, own: Uint8Array, { places, cost }: Way): number {
  let rank = -cost / 2;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    rank += Math.min(2, s.cubes[place]!.length);
    if (own[place] === 1) rank += 3;
    if (i > 0) rank += own[place] === 1 && joins(roads.out[place]!, places[i - 1]!, seat) ? -6 : 1;
  }
  return rank;
}

function joins(out: readonly Road[], place: number, seat: Seat): boolean {
  for (let i = 0; i < out.length; i++) if (out[i]!.to === place && out[i]!.owner === seat) return true;
  return false;
}

/** By place: 1 where a link of one's own leaves. */
function ownPlaces({ roads, seat }: Site): Uint8Array {
  const own = new Uint8Array(roads.out.length);
  for (let place = 0; place < own.length; place++)
    for (const { owner } of roads.out[place]!) if (owner === seat) own[place] = 1;
  return own;
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
