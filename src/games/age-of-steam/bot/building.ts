/** Which way to build: what it adds to the deliveries, less its price. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { phaseNow } from '../rules/current.ts';
import { groundOf } from '../rules/deliveries.ts';
import { tilesAllowed } from '../rules/price.ts';
import { putTile } from '../rules/put-tile.ts';
import type { AosAction, AosState } from '../state.ts';
import { buildDraft, isLegal } from './perform.ts';
import { bestTwo, earnings } from './routes.ts';
import { turnsLeft } from './value.ts';
import { type Step, type Way, waysFor } from './ways.ts';

type State = Sealed<AosState>;

export interface Project {
  way: Way;
  gain: number;
}

/** Ways looked at closely: the rest is dearer for the same. */
const LOOKED_AT = 10;

export const stepAction = (s: State, { hex, lie }: Step): AosAction => ({
  kind: 'lay',
  hex: mapOf(s).hexes[hex]!.id,
  tile: lie.tile,
  rotation: lie.rotation,
});

/** Whole ways that can be begun now, the best first. */
export function projects(s: State, seat: Seat, reserve: number): Project[] {
  const { cash } = s.players[seat]!;
  const tiles = tilesAllowed(s, seat) - phaseNow(s, 'build').laid.length;
  const ways = waysFor(s, seat, tiles, Math.max(0, cash - reserve));
  const rough = ways.map((way) => ({ way, rank: interest(s, way) - way.cost })).sort((a, b) => b.rank - a.rank);
  const before = bestTwo(earnings(s, seat, s.players[seat]!.engine + 1));
  const rated: Project[] = [];
  for (const { way } of rough) {
    if (rated.length >= LOOKED_AT) break;
    const gain = gainOf(s, seat, way, before);
    if (gain !== null) rated.push({ way, gain });
  }
  return rated.sort((a, b) => b.gain - a.gain);
}

/** Cubes at both ends: what a new link can hope for at a glance. */
function interest(s: State, { from, into }: Way): number {
  const { hexes } = mapOf(s);
  const cubesAt = (hex: number) => s.cubes[hexes[hex]!.place]?.length ?? 0;
  return 2 * (cubesAt(from) + cubesAt(into));
}

/** Null when a tile of the way cannot be laid after all. */
function gainOf(s: State, seat: Seat, { steps }: Way, before: number): number | null {
  if (!isLegal(s, seat, stepAction(s, steps[0]!))) return null;
  const draft = buildDraft(s);
  for (const step of steps) {
    if (!isLegal(draft, seat, stepAction(s, step))) return null;
    putTile(draft, seat, step.hex, step.lie, () => {});
  }
  const engine = s.players[seat]!.engine + 1;
  const gained = bestTwo(earnings(draft, seat, engine, groundOf(draft))) - before;
  const paid = s.players[seat]!.cash - draft.players[seat]!.cash;
  const left = turnsLeft(s);
  return gained * 3 + steps.length + Math.min(left, 4) * 0.5 - paid * Math.min(1, 0.25 * left);
}
