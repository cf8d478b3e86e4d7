/** AOS-46, AOS-47: a town becomes a New City. */
import type { Emit, Seat } from '../../../kernel/contract.ts';
import type { Letter } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { type AOS, type AosState, NEUTRAL, NO_TRACK, UNOWNED } from '../state.ts';
import { toBag } from './bag.ts';
import { phaseNow } from './current.ts';
import { boardToChange, giveTo } from './lines.ts';
import { networkOf } from './network.ts';
import { codeOfLetter } from './new-cities.ts';
import { returnTile } from './put-tile.ts';
import { rememberBuild } from './restart.ts';
import { isCity, lineAt, opposite, partOf, tileAt } from './track.ts';

export function buildNewCity(draft: AosState, seat: Seat, hex: number, letter: Letter, emit: Emit<AOS>): void {
  rememberBuild(draft, seat);
  const map = mapOf(draft);
  const build = phaseNow(draft, 'build');
  const inside = (part: number) => Math.floor(part / 6) === hex;
  const removed = networkOf(draft).lines.filter((line) => line.parts.every(inside));
  const old = tileAt(draft.board, hex);
  const board = boardToChange(draft);
  returnTile(draft, old);
  board.tiles[hex] = codeOfLetter(letter);
  for (let edge = 0; edge < 6; edge++) board.owners[partOf(hex, edge)] = NO_TRACK;
  build.urbanized = true;
  build.added = build.added.filter((part) => !inside(part));
  emit({ type: 'urbanized', seat, hex: map.hexes[hex]!.id, city: letter });
  for (const { owner } of removed)
    if (owner < draft.seats) emit({ type: 'line-removed', seat: owner, hex: map.hexes[hex]!.id });
  for (let edge = 0; edge < 6; edge++) {
    const pointed = (old?.edges ?? 0) & (1 << edge);
    const next = map.near[partOf(hex, edge)]!;
    if (pointed || next < 0 || isCity(map, board, next)) continue;
    const lie = tileAt(board, next);
    if (lie === null || (lie.edges & (1 << opposite(edge))) === 0) continue;
    // A stub that pointed at the town is a link now.
    const line = lineAt(map, board, next, opposite(edge));
    const owner =
      line.owner !== UNOWNED ? line.owner : draft.options.urbanizedStub === 'neutral' ? NEUTRAL : seat;
    giveTo(board, line, owner);
    if (owner === NEUTRAL) continue;
    const [from, to] = line.ends.map((end) => map.hexes[end.hex]!.id) as [string, string];
    emit({ type: 'link-completed', seat: owner, from, to, sections: line.sections });
  }
  draft.board = board;
  if (map.rules.newCityKeepsTownCubes) return;
  const { place } = map.hexes[hex]!;
  toBag(draft, draft.cubes[place]!);
  draft.cubes[place] = [];
}
