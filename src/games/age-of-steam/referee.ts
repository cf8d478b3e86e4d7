/** What holds after every action of every game; a position out of a file must pass it too. */
import type { Breach, Sealed } from '../../kernel/contract.ts';
import { BEST_ENGINE, LETTERS, MOST_SHARES, START } from './board/box.ts';
import type { AosMap } from './board/map.ts';
import { mapOf } from './board/maps.ts';
import { LIES, lieOf, TILE_COUNTS, TOWN_MARKERS } from './board/tiles.ts';
import { phasesHold } from './referee-phases.ts';
import { letterOfCode } from './rules/new-cities.ts';
import { isComplete, type Line, linesOf, ownerAt } from './rules/track.ts';
import { type AosState, NEUTRAL, NO_TRACK, UNOWNED } from './state.ts';

export const BREACH_CODES = [
  'players-miscounted',
  'figures-off-track',
  'order-broken',
  'board-misshapen',
  'tile-misplaced',
  'tiles-not-conserved',
  'sections-broken',
  'line-two-owners',
  'line-two-ends-open',
  'neutral-incomplete',
  'loop-on-board',
  'new-city-twice',
  'cubes-misshapen',
  'cubes-not-conserved',
  'colours-wrong',
  'actions-broken',
  'end-without-reason',
  'phases-broken',
] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

type State = Sealed<AosState>;

export function referee(s: State): Breach[] {
  const map = mapOf(s);
  const first = shapeBreach(s, map);
  if (first) return [{ code: first }];
  const broken: Breach[] = [];
  const demand = (holds: boolean, code: BreachCode) => {
    if (!holds) broken.push({ code });
  };
  demand(figuresHold(s), 'figures-off-track');
  demand(orderHolds(s), 'order-broken');
  demand(tilesFit(s, map), 'tile-misplaced');
  demand(supplyHolds(s, map), 'tiles-not-conserved');
  demand(sectionsHold(s, map), 'sections-broken');
  if (broken.length === 0) for (const code of lineBreaches(s, map)) demand(false, code);
  demand(newCitiesHold(s, map), 'new-city-twice');
  demand(cubesHold(s, map), 'cubes-not-conserved');
  demand(coloursHold(s, map), 'colours-wrong');
  demand(actionsHold(s, map), 'actions-broken');
  demand((s.phases.length === 0) === s.ended.length > 0, 'end-without-reason');
  if (broken.length === 0) demand(phasesHold(s), 'phases-broken');
  return broken;
}

/** Lists of the right length: the rest can be read only then. */
function shapeBreach(s: State, map: AosMap): BreachCode | null {
  if (s.players.length !== s.seats || map.turns[s.seats] === undefined) return 'players-miscounted';
  const { tiles, owners, connections } = s.track;
  if (tiles.length !== map.hexes.length || owners.length !== map.hexes.length) return 'board-misshapen';
  if (connections.length !== map.connections.length || s.supply.tiles.length !== TILE_COUNTS.length)
    return 'board-misshapen';
  if (s.cubes.length !== map.places.length || s.colours.length !== map.places.length) return 'cubes-misshapen';
  const fits = map.columns.every(({ slots }, i) => s.display[i]?.length === slots);
  return fits && s.display.length === map.columns.length ? null : 'cubes-misshapen';
}

/** No negative cash; income never below 0; shares and engine on their tracks, save for who has left them (AOS-61). */
const figuresHold = (s: State): boolean =>
  s.turn >= 1 &&
  s.turn <= mapOf(s).turns[s.seats]! &&
  s.players.every(({ cash, income, shares, engine, bankrupt }) =>
    bankrupt
      ? cash === 0 && income === 0 && shares === 0 && engine === 0
      : cash >= 0 &&
        income >= 0 &&
        shares >= START.shares &&
        shares <= MOST_SHARES &&
        engine >= START.engine &&
        engine <= BEST_ENGINE,
  );

/** Everybody who is in, once; nobody who is out. */
const orderHolds = (s: State): boolean =>
  new Set(s.order).size === s.order.length &&
  s.players.every(({ bankrupt }, seat) => s.order.includes(seat) !== bankrupt) &&
  s.order.every((seat) => seat < s.seats);

/** AOS-30, AOS-44: no tile on a city or a lake, circles on towns only, no track into a lake or off the map. */
const tilesFit = (s: State, map: AosMap): boolean =>
  s.track.tiles.every((code, hex) => {
    if (code === 0) return true;
    if (code < 0) return map.townAt[hex]!;
    const lie = LIES[code - 1];
    return (
      lie !== undefined &&
      !map.cityAt[hex] &&
      map.hexes[hex]!.terrain !== 'lake' &&
      (lie.kind !== 'town' || map.townAt[hex]!) &&
      (lie.edges & map.blocked[hex]!) === 0
    );
  });

/** AOS-8: 136 tiles and 8 markers, on the board or in the supply. */
function supplyHolds(s: State, map: AosMap): boolean {
  if (s.options.tileSupply === 'unlimited')
    return s.supply.markers === TOWN_MARKERS && s.supply.tiles.every((left, i) => left === TILE_COUNTS[i]);
  const left = [...s.supply.tiles];
  let { markers } = s.supply;
  s.track.tiles.forEach((code, hex) => {
    if (code <= 0 || !LIES[code - 1]) return;
    const { index, kind } = lieOf(code);
    left[index]! += 1;
    if (map.townAt[hex] && kind !== 'town') markers += 1;
  });
  const none = s.supply.markers >= 0 && s.supply.tiles.every((count) => count >= 0);
  return none && markers === TOWN_MARKERS && left.every((count, i) => count === TILE_COUNTS[i]);
}

/** Every edge with track has an owner, no other has, and both ends of a section have the same. */
function sectionsHold(s: State, map: AosMap): boolean {
  const { tiles, connections } = s.track;
  for (let part = 0; part < tiles.length * 6; part++) {
    const hex = Math.floor(part / 6);
    const lie = tiles[hex]! > 0 ? LIES[tiles[hex]! - 1] : undefined;
    const owner = ownerAt(s.track, part);
    if (!lie || (lie.edges & (1 << (part % 6))) === 0) {
      if (owner !== NO_TRACK) return false;
    } else if (!isOwner(s, owner)) return false;
    else if (!map.townAt[hex] && owner !== ownerAt(s.track, hex * 6 + lie.mate[part % 6]!)) return false;
  }
  return connections.every((owner) => owner === NO_TRACK || (isOwner(s, owner) && owner !== UNOWNED));
}

const isOwner = (s: State, owner: number): boolean =>
  owner === UNOWNED || owner === NEUTRAL || s.players[owner]?.bankrupt === false;

/** Each line has one owner and at most one open end; links are never unowned, other lines never neutral. */
function lineBreaches(s: State, map: AosMap): BreachCode[] {
  const found = new Set<BreachCode>();
  const sameOwner = (line: Line) => line.parts.every((part) => ownerAt(s.track, part) === line.owner);
  for (const line of linesOf(map, s.track)) {
    if (!sameOwner(line)) found.add('line-two-owners');
    if (line.ends.every(({ kind }) => kind === 'open')) found.add('line-two-ends-open');
    else if (isComplete(line) ? line.owner === UNOWNED : line.owner === NEUTRAL) found.add('neutral-incomplete');
    // AOS-31; a New City may close a line on itself (AOS-47).
    if (isComplete(line) && line.ends[0].hex === line.ends[1].hex && s.track.tiles[line.ends[0].hex]! >= 0)
      found.add('loop-on-board');
  }
  return [...found];
}

const newCitiesHold = (s: State, map: AosMap): boolean => {
  const placed = s.track.tiles.filter((code) => code < 0);
  return (
    new Set(placed).size === placed.length &&
    placed.every((code) => -code <= LETTERS.length && map.newCities.includes(letterOfCode(code)!))
  );
};

/** Of each colour, every cube is in the bag, on the display, on the map, a mark of a colour, in a hand, or gone. */
function cubesHold(s: State, map: AosMap): boolean {
  const phase = s.phases[s.phases.length - 1];
  const inHand = phase?.id === 'production-place' ? phase.drawn : [];
  const seen = [...s.cubes.flat(), ...s.display.flat(), ...s.colours, ...inHand];
  const missing = map.goods.map(
    (good) => map.cubes[good]! - (s.bag[good] ?? 0) - seen.filter((cube) => cube === good).length,
  );
  const known = [...Object.keys(s.bag), ...seen.filter((cube) => cube !== null)].every((good) =>
    (map.goods as readonly string[]).includes(good),
  );
  const gone = missing.reduce((sum, n) => sum + n, 0);
  return known && missing.every((n) => n >= 0) && gone === s.gone && Object.values(s.bag).every((n) => (n ?? 0) >= 0);
}

const coloursHold = (s: State, map: AosMap): boolean =>
  map.places.every(({ city, index }) => (s.colours[index] !== null) === (city?.randomColour === true));

/** AOS-19: each action of the map once; AOS-79: the cycle holds some of them. */
function actionsHold(s: State, map: AosMap): boolean {
  const taken = s.players.flatMap(({ action }) => (action ? [action] : []));
  return (
    new Set(taken).size === taken.length &&
    taken.every((action) => map.actions.includes(action)) &&
    new Set(s.cycle).size === s.cycle.length &&
    s.cycle.length < map.actions.length &&
    s.cycle.every((action) => map.rules.actionCycle && map.actions.includes(action))
  );
}
