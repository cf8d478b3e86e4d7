/** Track in scenarios: `K10 1-4:0 2-5:?` and `K9 1:0 4:0`. */
import { mapOf } from '../board/maps.ts';
import { LIES, type Lie } from '../board/tiles.ts';
import { partOf, setOwner } from '../rules/track.ts';
import type { AosState } from '../state.ts';
import { asHex, asOwner, fail } from './scenario.ts';

/** The tile with these tracks, or on a town with these exits; the commonest where several would do (AOS-8). */
export function lieWith(spec: readonly string[], town: boolean, tile?: string): Lie | undefined {
  const pairs = spec.map((word) => word.split('-').map(Number));
  const edges = pairs.flat().reduce((mask, edge) => mask | (1 << edge), 0);
  return LIES.filter((lie) => tile === undefined || lie.tile === tile).find((lie) =>
    town
      ? lie.edges === edges
      : lie.edges === edges && lie.tracks.length === pairs.length && pairs.every(([a, b]) => lie.mate[a!] === b),
  );
}

export function placeTrack(s: AosState, part: string, head: string, words: readonly string[]): void {
  const [id, tile] = head.split('=');
  const hex = asHex(s, part, id);
  const town = mapOf(s).townAt[hex]!;
  const sections = words.map((word) => word.split(':') as [string, string]);
  const lie = lieWith(
    sections.map(([edges]) => edges),
    town,
    tile,
  );
  if (!lie) throw fail(part, 'no tile has such track');
  s.track.tiles[hex] = lie.code;
  for (const [edges, owner] of sections)
    for (const edge of edges.split('-')) setOwner(s.track, partOf(hex, Number(edge)), asOwner(part, owner));
  if (s.options.tileSupply === 'unlimited') return;
  s.supply.tiles[lie.index]! -= 1;
  if (town && lie.kind !== 'town') s.supply.markers -= 1;
}
