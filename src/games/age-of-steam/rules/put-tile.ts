/** Puts a tile on the board: what becomes of sections, lines, supply and money. */
import type { Emit, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import type { Lie } from '../board/tiles.ts';
import { type AOS, type AosState, NO_TRACK, type Track, UNOWNED } from '../state.ts';
import { phaseNow } from './current.ts';
import { edgesOf, type Laying, layTrack } from './laying.ts';
import { giveTo, hexOf, trackToChange } from './lines.ts';
import { chargeOf, priceOf } from './price.ts';
import { rememberBuild } from './restart.ts';
import { isComplete, lineAt, ownerAt, partOf, setOwner, tileAt } from './track.ts';

/** Already checked. */
export function putTile(draft: AosState, seat: Seat, hex: number, lie: Lie, emit: Emit<AOS>): void {
  rememberBuild(draft, seat);
  const map = mapOf(draft);
  const build = phaseNow(draft, 'build');
  const player = draft.players[seat]!;
  const old = tileAt(draft.track, hex);
  const price = priceOf(draft, seat, hex, lie);
  const charge = chargeOf(draft, seat, price);
  const laying = layingOf(draft, hex, lie);
  const before = draft.track;
  const track = trackToChange(draft);
  track.tiles[hex] = lie.code;
  placeSections(track, before, hex, lie, laying, seat);
  player.cash -= charge;
  player.started = true;
  exchange(draft, old, lie, map.townAt[hex]!);
  build.laid.push(hex);
  build.prices.push(price);
  markAdded(build.added, hex, laying);
  const { tile, rotation } = lie;
  emit({ type: old ? 'replaced' : 'laid', seat, hex: map.hexes[hex]!.id, tile, rotation, price: charge });
  takeLines(draft, track, seat, hex, laying, emit);
  draft.track = track;
}

function layingOf(draft: AosState, hex: number, lie: Lie): Laying {
  const map = mapOf(draft);
  if (map.townAt[hex]) {
    const old = tileAt(draft.track, hex)?.edges ?? 0;
    return { turned: [], added: edgesOf(lie.edges & ~old).map((edge) => [edge]) };
  }
  const laying = layTrack(map, draft.track, hex, lie);
  if (typeof laying === 'string') throw new Error(`bug: ${laying} was let through`);
  return laying;
}

/** AOS-33: new sections are the builder's; old ones keep their owner, turned or not (AOS-37). */
function placeSections(
  track: Track,
  before: Track,
  hex: number,
  lie: Lie,
  { turned, added }: Laying,
  seat: Seat,
): void {
  for (let edge = 0; edge < 6; edge++)
    if ((lie.edges & (1 << edge)) === 0) setOwner(track, partOf(hex, edge), NO_TRACK);
  for (const { anchor, to } of turned) setOwner(track, partOf(hex, to), ownerAt(before, partOf(hex, anchor)));
  for (const ends of added) for (const edge of ends) setOwner(track, partOf(hex, edge), seat);
}

/** AOS-34: a section begun in this build stays one when it is turned. */
function markAdded(marks: number[], hex: number, { turned, added }: Laying): void {
  for (const { from, to } of turned) {
    const at = marks.indexOf(partOf(hex, from));
    if (at >= 0) marks[at] = partOf(hex, to);
  }
  for (const ends of added) for (const edge of ends) marks.push(partOf(hex, edge));
}

/** AOS-34, AOS-37: lines with a new section, and links completed by a turned one, are the builder's. */
function takeLines(
  draft: AosState,
  track: Track,
  seat: Seat,
  hex: number,
  { turned, added }: Laying,
  emit: Emit<AOS>,
): void {
  const map = mapOf(draft);
  const changed = [
    ...added.map((ends) => ({ edge: ends[0]!, isNew: true })),
    ...turned.map(({ anchor }) => ({ edge: anchor, isNew: false })),
  ];
  const told = new Set<number>();
  for (const { edge, isNew } of changed) {
    const line = lineAt(map, track, hex, edge);
    const complete = isComplete(line);
    if (isNew || complete) {
      if (line.parts.some((part) => ownerAt(track, part) === UNOWNED))
        emit({ type: 'line-claimed', seat, hex: hexOf(draft, line.parts.at(-1)!) });
      giveTo(track, line, seat);
    }
    const name = Math.min(...line.parts);
    if (!complete || told.has(name)) continue;
    told.add(name);
    const [from, into] = line.ends.map((end) => map.hexes[end.hex]!.id) as [string, string];
    emit({ type: 'link-completed', seat, from, into, sections: line.sections });
  }
}

/** AOS-8, AOS-44: the old tile and its marker return, the new one is taken. */
function exchange({ supply, options }: AosState, old: Lie | null, lie: Lie | null, town: boolean): void {
  if (options.tileSupply === 'unlimited') return;
  if (old) {
    supply.tiles[old.index]! += 1;
    if (town && old.kind !== 'town') supply.markers += 1;
  }
  if (lie) {
    supply.tiles[lie.index]! -= 1;
    if (town && lie.kind !== 'town') supply.markers -= 1;
  }
}

/** A tile that is taken off a town. */
export const returnTile = (draft: AosState, old: Lie | null): void => exchange(draft, old, null, true);
