import type { ActionKind, Sealed, Seat, ViolationOf } from '../../../../kernel/contract.ts';
import { copy } from '../../../../kernel/copy.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { below, type Rng } from '../../../../kernel/rng.ts';
import { DISCS_ON_TRACK } from '../../board/box.ts';
import type { AosMap } from '../../board/map.ts';
import { mapOf } from '../../board/maps.ts';
import { isComplex, LIES, type Lie, lieNamed } from '../../board/tiles.ts';
import { type ActionOf, type AOS, type AosState, UNOWNED } from '../../state.ts';
import { hangsWell, isContact, meetsOther, standsIn } from '../contact.ts';
import { phaseNow } from '../current.ts';
import { isHexId, isTile } from '../ids.ts';
import { edgesOf, type Laying, type LayingFault, layTrack, type Turned } from '../laying.ts';
import { linesOwned } from '../lines.ts';
import { chargeOf, priceOf, tilesAllowed } from '../price.ts';
import { putTile } from '../put-tile.ts';
import { tilesFor } from '../sites.ts';
import { endBehind, isCity, ownerAt, partOf, type Trial, tileAt, walk } from '../track.ts';

type Lay = ActionOf<'lay'>;
type State = Sealed<AosState>;
type Refusal = ViolationOf<AOS> | null;

/** Lay one tile: on an empty hex, or in place of another (AOS-38). */
export const lay: ActionKind<AOS, Lay> = {
  parse: ({ kind, hex, tile, rotation }) =>
    kind === 'lay' &&
    isHexId(hex) &&
    isTile(tile) &&
    Number.isSafeInteger(rotation) &&
    lieNamed(tile, rotation as number)
      ? { kind, hex, tile, rotation: (rotation as number) + 0 }
      : null,
  *candidates(s, seat) {
    const { laid } = phaseNow(s, 'build');
    if (laid.length >= tilesAllowed(s, seat) || s.players[seat]!.cash === 0) return; // no tile is free
    const map = mapOf(s);
    const lies: Lie[] = [];
    for (const hex of map.land) {
      lies.length = 0;
      tilesFor(s, map, seat, hex, lies);
      for (const lie of lies) yield actionFor(map, hex, lie);
    }
  },
  *attempts(s, seat, touched = []) {
    const map = mapOf(s);
    const named = touched.filter(({ on }) => on === 'hex').map(({ id }) => map.indexOf.get(id));
    const hexes = named.filter((hex) => hex !== undefined);
    if (hexes.length === 0) yield* lay.candidates(s, seat);
    for (const hex of hexes) for (const lie of LIES) yield actionFor(map, hex, lie);
  },
  // AOS-77 fixes the order of these refusals.
  check(s, seat, { hex, tile, rotation }) {
    const map = mapOf(s);
    const at = map.indexOf.get(hex);
    if (at === undefined) return { code: 'hex-unknown', rule: 'AOS-30', params: { hex } };
    if (map.hexes[at]!.terrain === 'lake') return { code: 'hex-is-lake', rule: 'AOS-30', params: { hex } };
    if (isCity(map, s.track, at)) return { code: 'hex-is-city', rule: 'AOS-30', params: { hex } };
    const lie = lieNamed(tile, rotation);
    if (lie === null) return { code: 'no-tile', rule: 'AOS-8', params: { tile } };
    const refusal = checkTile(s, map, at, lie) ?? checkTrack(s, map, seat, at, lie);
    return refusal ?? checkFirst(s, map, seat, at, lie) ?? checkMeans(s, seat, at, lie);
  },
  run(draft, seat, { hex, tile, rotation }, emit) {
    putTile(draft, seat, mapOf(draft).indexOf.get(hex)!, lieNamed(tile, rotation)!, emit);
  },
  touches: ({ hex, tile, rotation }) => [
    { on: 'hex', id: hex },
    { on: 'tile', id: `${tile}/${rotation}` },
  ],
  sample: sampleLay,
};

const actionFor = (map: AosMap, hex: number, lie: Lie): Lay => ({
  kind: 'lay',
  hex: map.hexes[hex]!.id,
  tile: lie.tile,
  rotation: lie.rotation,
});

/** AOS-44, AOS-39, AOS-8: may this kind of tile lie here, and is there one? */
function checkTile(s: State, map: AosMap, hex: number, lie: Lie): Refusal {
  const params = { hex: map.hexes[hex]!.id, tile: lie.tile };
  const old = tileAt(s.track, hex);
  const town = map.townAt[hex]!;
  if (lie.kind === 'town' && !town) return { code: 'town-tile-off-town', rule: 'AOS-44', params };
  if (s.options.complexPlacement === 'replace-only' && !old && !town && isComplex(lie.kind))
    return { code: 'complex-not-direct', rule: 'AOS-39', params };
  if (s.options.tileSupply === 'unlimited') return null;
  // What is replaced returns before the new tile is taken.
  if (s.supply.tiles[lie.index] === 0 && old?.index !== lie.index) return { code: 'no-tile', rule: 'AOS-8', params };
  if (town && lie.kind !== 'town' && s.supply.markers === 0 && (!old || old.kind === 'town'))
    return { code: 'no-marker', rule: 'AOS-44', params };
  return null;
}

const checkTrack = (s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal =>
  map.townAt[hex] ? checkTown(s, map, seat, hex, lie) : checkCountry(s, map, seat, hex, lie);

/** On a town: exits are only gained, and all meet in the town. */
function checkTown(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  const params = { hex: map.hexes[hex]!.id };
  const old = tileAt(s.track, hex)?.edges ?? 0;
  if (old & ~lie.edges) return { code: 'town-section-turned', rule: 'AOS-36', params };
  const gained = edgesOf(lie.edges & ~old);
  if (gained.length === 0) return { code: 'nothing-added', rule: 'AOS-38', params };
  if (lie.edges & map.blocked[hex]!) return { code: 'direction-blocked', rule: 'AOS-30', params };
  if (gained.some((edge) => meetsOther(s, map, seat, hex, edge)))
    return { code: 'joins-other-player', rule: 'AOS-29', params };
  if (!standsIn(s, seat, hex) && !gained.some((edge) => isContact(s, map, seat, hex, edge)))
    return { code: 'town-no-contact', rule: 'AOS-27', params };
  const trial = { hex, lie };
  if (gained.some((edge) => walk(map, s.track, hex, edge, trial).hex === hex))
    return { code: 'loop', rule: 'AOS-31', params };
  return null;
}

/** On any other hex: old sections stay or are turned, new ones start from something. */
function checkCountry(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  const params = { hex: map.hexes[hex]!.id };
  const laying = layTrack(map, s.track, hex, lie);
  if (typeof laying === 'string') return { code: laying, rule: FAULT_RULES[laying], params };
  const { turned, added } = laying;
  const ownerOf = ({ anchor }: Turned) => ownerAt(s.track, partOf(hex, anchor));
  if (turned.some((one) => ownerOf(one) !== seat && ownerOf(one) !== UNOWNED))
    return { code: 'section-changed', rule: 'AOS-38', params };
  if (turned.length === 0 && added.length === 0) return { code: 'nothing-added', rule: 'AOS-38', params };
  if (lie.edges & map.blocked[hex]!) return { code: 'direction-blocked', rule: 'AOS-30', params };
  if (
    turned.some(({ to }) => meetsOther(s, map, seat, hex, to)) ||
    added.some((ends) => ends.some((edge) => meetsOther(s, map, seat, hex, edge)))
  )
    return { code: 'joins-other-player', rule: 'AOS-29', params };
  for (const one of turned) {
    if (ownerOf(one) === seat && s.options.redirect === 'unowned-only')
      return { code: 'redirect-own', rule: 'AOS-36', params };
    if (ownerOf(one) === UNOWNED && !hangsWell(s, seat, endBehind(map, s.track, hex, one.from)))
      return { code: 'redirect-unowned', rule: 'AOS-36', params };
  }
  if (added.some((ends) => !ends.some((edge) => isContact(s, map, seat, hex, edge))))
    return { code: 'no-contact', rule: 'AOS-27', params };
  return checkLoops(s, map, hex, laying, { hex, lie });
}

const FAULT_RULES = {
  'section-changed': 'AOS-38',
  'not-loose': 'AOS-36',
  'section-lost': 'AOS-38',
  'sections-merged': 'AOS-38',
} as const satisfies Record<LayingFault, AOS['rule']>;

/** AOS-31: looks at the board after the tile. */
function checkLoops(s: State, map: AosMap, hex: number, { turned, added }: Laying, trial: Trial): Refusal {
  const isLoop = (a: number, b: number): boolean => {
    const from = walk(map, s.track, hex, a, trial);
    if (from.kind === 'open') return false;
    const to = walk(map, s.track, hex, b, trial);
    return to.kind !== 'open' && to.hex === from.hex;
  };
  const closes = turned.some(({ anchor, to }) => isLoop(anchor, to)) || added.some(([a, b]) => isLoop(a!, b!));
  return closes ? { code: 'loop', rule: 'AOS-31', params: { hex: map.hexes[hex]!.id } } : null;
}

/** AOS-26: the very first tile of a player is simple and leads into a city. */
function checkFirst(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  if (s.players[seat]!.started) return null;
  const params = { hex: map.hexes[hex]!.id };
  if (lie.kind !== 'simple') return { code: 'first-tile-simple', rule: 'AOS-26', params };
  const leadsIn = edgesOf(lie.edges).some((edge) => isCity(map, s.track, map.near[partOf(hex, edge)]!));
  return leadsIn ? null : { code: 'first-tile-city', rule: 'AOS-26', params };
}

/** AOS-9, AOS-25, AOS-32: discs, number of tiles, price. */
function checkMeans(s: State, seat: Seat, hex: number, lie: Lie): Refusal {
  const { laid } = phaseNow(s, 'build');
  if (s.options.ownershipDiscs === '20' && linesAfter(s, seat, hex, lie) > DISCS_ON_TRACK)
    return { code: 'discs-used-up', rule: 'AOS-9', params: { most: DISCS_ON_TRACK } };
  const most = tilesAllowed(s, seat);
  if (laid.length >= most) return { code: 'tiles-of-build', rule: 'AOS-25', params: { most } };
  if (s.options.sameHexTwice === 'forbidden' && laid.includes(hex))
    return { code: 'same-hex-twice', rule: 'AOS-32', params: { hex: mapOf(s).hexes[hex]!.id } };
  const charge = chargeOf(s, seat, priceOf(s, seat, hex, lie));
  const { cash } = s.players[seat]!;
  if (charge > cash) return { code: 'price-over-cash', rule: 'AOS-25', params: { price: charge, cash } };
  return null;
}

/** How many lines the builder would own; counted exactly only where it could matter. */
function linesAfter(s: State, seat: Seat, hex: number, lie: Lie): number {
  const before = linesOwned(s, seat);
  if (before + lie.exits <= DISCS_ON_TRACK) return before;
  const draft = copy(s) as AosState;
  putTile(draft, seat, hex, lie, () => {});
  return linesOwned(draft, seat);
}

/** Hexes from a place by lot onwards: the first with a legal tile. */
function sampleLay(s: State, seat: Seat, rng: Rng): Lay | null {
  const { laid } = phaseNow(s, 'build');
  if (laid.length >= tilesAllowed(s, seat) || s.players[seat]!.cash === 0) return null;
  const map = mapOf(s);
  const from = below(rng, map.land.length);
  const lies: Lie[] = [];
  for (let i = 0; i < map.land.length; i++) {
    const hex = map.land[(from + i) % map.land.length]!;
    lies.length = 0;
    tilesFor(s, map, seat, hex, lies);
    if (lies.length === 0) continue;
    const lie = drawLegal(lies, (one) => lay.check(s, seat, actionFor(map, hex, one)) === null, rng);
    if (lie !== null) return actionFor(map, hex, lie);
  }
  return null;
}
