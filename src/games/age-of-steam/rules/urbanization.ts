/** AOS-46, AOS-47: a town becomes a New City. */
import type { Emit, Seat } from '../../../kernel/contract.ts';
import type { Letter } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { type AOS, type AosState, NEUTRAL, NO_TRACK, UNOWNED } from '../state.ts';
import { toBag } from './bag.ts';
import { phaseNow } from './current.ts';
import { giveTo, trackToChange } from './lines.ts';
import { linesOn } from './network.ts';
import { codeOfLetter } from './new-cities.ts';
import { returnTile } from './put-tile.ts';
import { rememberBuild } from './restart.ts';
import { isCity, lineAt, opposite, partOf, setOwner, tileAt } from './track.ts';

export function buildNewCity(draft: AosState, seat: Seat, hex: number, letter: Letter, emit: Emit<AOS>): void {
  rememberBuild(draft, seat);
  const map = mapOf(draft);
  const build = phaseNow(draft, 'build');
  const inside = (part: number) => Math.floor(part / 6) === hex;
  const removed = linesOn(draft).filter((line) => line.parts.every(inside));
  const old = tileAt(draft.track, hex);
  const track = trackToChange(draft);
  returnTile(draft, old);
  track.tiles[hex] = codeOfLetter(letter);
  for (let edge = 0; edge < 6; edge++) setOwner(track, partOf(hex, edge), NO_TRACK);
  build.urbanized = true;
  build.added = build.added.filter((part) => !inside(part));
  emit({ type: 'urbanized', seat, hex: map.hexes[hex]!.id, city: letter });
  for (const { owner } of removed)
    if (owner < draft.seats) emit({ type: 'line-removed', seat: owner, hex: map.hexes[hex]!.id });
  for (let edge = 0; edge < 6; edge++) {
    const pointed = (old?.edges ?? 0) & (1 << edge);
    const next = map.near[partOf(hex, edge)]!;
    if (pointed || next < 0 || isCity(map, track, next)) continue;
    const lie = tileAt(track, next);
    if (lie === null || (lie.edges & (1 << opposite(edge))) === 0) continue;
    // A stub that pointed at the town is a link now.
    const line = lineAt(map, track, next, opposite(edge));
    const owner = line.owner !== UNOWNED ? line.owner : draft.options.urbanizedStub === 'neutral' ? NEUTRAL : seat;
    giveTo(track, line, owner);
    if (owner === NEUTRAL) continue;
    const [from, into] = line.ends.map((end) => map.hexes[end.hex]!.id) as [string, string];
    emit({ type: 'link-completed', seat: owner, from, into, sections: line.sections });
  }
  draft.track = track;
  if (map.rules.newCityKeepsTownCubes) return;
  const { place } = map.hexes[hex]!;
  toBag(draft, draft.cubes[place]!);
  draft.cubes[place] = [];
}
