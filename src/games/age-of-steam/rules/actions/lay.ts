import type { ActionKind, Sealed, Seat, ViolationOf } from '../../../../kernel/contract.ts';
import { copy } from '../../../../kernel/copy.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { below, type Rng } from '../../../../kernel/rng.ts';
import { DISCS_ON_TRACK } from '../../board/box.ts';
import type { AosMap } from '../../board/map.ts';
import { mapOf } from '../../board/maps.ts';
import { isComplex, LIES, type Lie, lieNamed } from '../../board/tiles.ts';
import type { RuleId } from '../../rulebook.ts';
import { type ActionOf, type AOS, type AosState, UNOWNED, type ViolationCode } from '../../state.ts';
import { beyond, CONTACT, hangsWell, LOOSE, NOTHING, OTHER, standsIn } from '../contact.ts';
import { phaseNow } from '../current.ts';
import { isHexId, isTile } from '../ids.ts';
import { edgesOf, type Laying, type LayingFault, layTrack } from '../laying.ts';
import { linesOwned } from '../lines.ts';
import { chargeOf, leastPrice, priceOf, tilesAllowed } from '../price.ts';
import { putTile } from '../put-tile.ts';
import { freshTiles, sitesFor, tilesFor } from '../sites.ts';
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
    if (cannotLay(s, seat)) return;
    const map = mapOf(s);
    const sites = sitesFor(s, map, seat);
    for (const hex of map.land) for (const lie of tilesFor(s, map, seat, hex, sites)) yield actionFor(map, hex, lie);
  },
  // Beside a city there nearly always is one: only where there is not, the whole board is looked over.
  easiest(s, seat, last) {
    if (cannotLay(s, seat)) return null;
    if (last !== null && lay.check(s, seat, last) === null) return last;
    const map = mapOf(s);
    for (const hex of map.land) {
      if (map.besideCity[hex] === 0 || s.track.tiles[hex] !== 0) continue;
      for (const lie of freshTiles(map.besideCity[hex]!, map.blocked[hex]!)) {
        // Simple tiles come first; where none of them may lie, a complex one hardly ever may.
        if (lie.kind !== 'simple') break;
        const action = actionFor(map, hex, lie);
        if (lay.check(s, seat, action) === null) return action;
      }
    }
    for (const action of lay.candidates(s, seat)) if (lay.check(s, seat, action) === null) return action;
    return null;
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

/** Without tiles or money there is no need to look for a place. */
const cannotLay = (s: State, seat: Seat): boolean =>
  phaseNow(s, 'build').laid.length >= tilesAllowed(s, seat) || s.players[seat]!.cash < leastPrice(s);

const actionFor = (map: AosMap, hex: number, lie: Lie): Lay => ({
  kind: 'lay',
  hex: map.hexes[hex]!.id,
  tile: lie.tile,
  rotation: lie.rotation,
});

const refuse = (map: AosMap, code: ViolationCode, rule: RuleId, hex: number, lie: Lie): ViolationOf<AOS> => ({
  code,
  rule,
  params: { hex: map.hexes[hex]!.id, tile: lie.tile },
});

/** AOS-44, AOS-39, AOS-8: may this kind of tile lie here, and is there one? */
function checkTile(s: State, map: AosMap, hex: number, lie: Lie): Refusal {
  const old = tileAt(s.track, hex);
  const town = map.townAt[hex]!;
  if (lie.kind === 'town' && !town) return refuse(map, 'town-tile-off-town', 'AOS-44', hex, lie);
  if (s.options.complexPlacement === 'replace-only' && !old && !town && isComplex(lie.kind))
    return refuse(map, 'complex-not-direct', 'AOS-39', hex, lie);
  if (s.options.tileSupply === 'unlimited') return null;
  // What is replaced returns before the new tile is taken.
  if (s.supply.tiles[lie.index] === 0 && old?.index !== lie.index) return refuse(map, 'no-tile', 'AOS-8', hex, lie);
  if (town && lie.kind !== 'town' && s.supply.markers === 0 && (!old || old.kind === 'town'))
    return refuse(map, 'no-marker', 'AOS-44', hex, lie);
  return null;
}

const checkTrack = (s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal =>
  map.townAt[hex] ? checkTown(s, map, seat, hex, lie) : checkCountry(s, map, seat, hex, lie);

/** On a town: exits are only gained, and all meet in the town. */
function checkTown(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  const old = tileAt(s.track, hex)?.edges ?? 0;
  if (old & ~lie.edges) return refuse(map, 'town-section-turned', 'AOS-36', hex, lie);
  const gained = lie.edges & ~old;
  if (gained === 0) return refuse(map, 'nothing-added', 'AOS-38', hex, lie);
  if (lie.edges & map.blocked[hex]!) return refuse(map, 'direction-blocked', 'AOS-30', hex, lie);
  let contact = standsIn(s, seat, hex);
  let loose = false;
  let open = 0;
  for (let edge = 0; edge < 6; edge++) {
    if ((gained & (1 << edge)) === 0) continue;
    const found = beyond(s, map, seat, hex, edge);
    if (found === OTHER) return refuse(map, 'joins-other-player', 'AOS-29', hex, lie);
    if (found === CONTACT) contact = true;
    if (found === LOOSE) loose = true;
    if (found === NOTHING) open |= 1 << edge;
  }
  if (!contact && loose) return refuse(map, 'unowned-out-of-reach', 'AOS-35', hex, lie);
  if (!contact) return refuse(map, 'town-no-contact', 'AOS-27', hex, lie);
  const trial = { hex, lie };
  for (let edge = 0; edge < 6; edge++) {
    if ((gained & ~open & (1 << edge)) === 0) continue;
    const far = walk(map, s.track, hex, edge, trial);
    if (far.kind !== 'open' && far.hex === hex) return refuse(map, 'loop', 'AOS-31', hex, lie);
  }
  return null;
}

/** On any other hex: old sections stay or are turned, new ones start from something. */
function checkCountry(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  const laying = layTrack(map, s.track, hex, lie);
  if (typeof laying === 'string') return refuse(map, laying, FAULT_RULES[laying], hex, lie);
  const { turned, added } = laying;
  for (const { anchor } of turned) {
    const owner = ownerAt(s.track, partOf(hex, anchor));
    if (owner !== seat && owner !== UNOWNED) return refuse(map, 'section-changed', 'AOS-38', hex, lie);
  }
  if (turned.length === 0 && added.length === 0) return refuse(map, 'nothing-added', 'AOS-38', hex, lie);
  if (lie.edges & map.blocked[hex]!) return refuse(map, 'direction-blocked', 'AOS-30', hex, lie);
  let alone = false;
  let beside = false; // an unowned line is all that a section touches, and it may not be started from (AOS-35)
  let closing = false;
  for (const { to } of turned) {
    const into = beyond(s, map, seat, hex, to);
    if (into === OTHER) return refuse(map, 'joins-other-player', 'AOS-29', hex, lie);
    if (into !== NOTHING) closing = true;
  }
  for (const ends of added) {
    const from = beyond(s, map, seat, hex, ends[0]!);
    const into = beyond(s, map, seat, hex, ends[1]!);
    if (from === OTHER || into === OTHER) return refuse(map, 'joins-other-player', 'AOS-29', hex, lie);
    if (from !== CONTACT && into !== CONTACT) {
      if (from === LOOSE || into === LOOSE) beside = true;
      else alone = true;
    }
    if (from !== NOTHING && into !== NOTHING) closing = true;
  }
  for (const { anchor, from } of turned) {
    const own = ownerAt(s.track, partOf(hex, anchor)) === seat;
    if (own && s.options.redirect === 'unowned-only') return refuse(map, 'redirect-own', 'AOS-36', hex, lie);
    if (!own && !hangsWell(s, seat, endBehind(map, s.track, hex, from)))
      return refuse(map, 'redirect-unowned', 'AOS-36', hex, lie);
  }
  if (alone) return refuse(map, 'no-contact', 'AOS-27', hex, lie);
  if (beside) return refuse(map, 'unowned-out-of-reach', 'AOS-35', hex, lie);
  // Track that points at nothing closes no loop.
  return closing ? checkLoops(s, map, hex, laying, { hex, lie }) : null;
}

const FAULT_RULES = {
  'section-changed': 'AOS-38',
  'not-loose': 'AOS-36',
  'section-lost': 'AOS-38',
  'sections-merged': 'AOS-38',
} as const satisfies Record<LayingFault, AOS['rule']>;

/** AOS-31: looks at the board after the tile. */
function checkLoops(s: State, map: AosMap, hex: number, { turned, added }: Laying, trial: Trial): Refusal {
  for (const { anchor, to } of turned)
    if (isLoop(s, map, hex, anchor, to, trial)) return refuse(map, 'loop', 'AOS-31', hex, trial.lie);
  for (const [a, b] of added)
    if (isLoop(s, map, hex, a!, b!, trial)) return refuse(map, 'loop', 'AOS-31', hex, trial.lie);
  return null;
}

function isLoop(s: State, map: AosMap, hex: number, a: number, b: number, trial: Trial): boolean {
  const from = walk(map, s.track, hex, a, trial);
  if (from.kind === 'open') return false;
  const to = walk(map, s.track, hex, b, trial);
  return to.kind !== 'open' && to.hex === from.hex;
}

/** AOS-26: the very first tile of a player is simple and leads into a city. */
function checkFirst(s: State, map: AosMap, seat: Seat, hex: number, lie: Lie): Refusal {
  if (s.players[seat]!.started) return null;
  if (lie.kind !== 'simple') return refuse(map, 'first-tile-simple', 'AOS-26', hex, lie);
  const leadsIn = edgesOf(lie.edges).some((edge) => isCity(map, s.track, map.near[partOf(hex, edge)]!));
  return leadsIn ? null : refuse(map, 'first-tile-city', 'AOS-26', hex, lie);
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
  if (cannotLay(s, seat)) return null;
  const map = mapOf(s);
  const sites = sitesFor(s, map, seat);
  const from = below(rng, map.land.length);
  for (let i = 0; i < map.land.length; i++) {
    const hex = map.land[(from + i) % map.land.length]!;
    const lies = tilesFor(s, map, seat, hex, sites);
    if (lies.length === 0) continue;
    const lie = drawLegal([...lies], (one) => lay.check(s, seat, actionFor(map, hex, one)) === null, rng);
    if (lie !== null) return actionFor(map, hex, lie);
  }
  return null;
}
