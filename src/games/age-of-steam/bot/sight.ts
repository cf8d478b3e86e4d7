/** What lies open to all: roads, cubes, and what each cube can bring each seat. Kept with the track it was seen on. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { turnsOf } from '../rules/ending.ts';
import { recent } from '../rules/recent.ts';
import type { SealedTrack } from '../rules/track.ts';
import type { AosState } from '../state.ts';
import { type Chance, chancesOf, rivalsOf } from './chances.ts';
import { isAsBefore, type Looked, lookAt } from './looked.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { type Cargo, cargoOf, type Roads, roadsOf } from './roads.ts';

type State = Sealed<AosState>;

export interface Seen {
  roads: Roads;
  cargo: Cargo;
}

export interface Sight extends Seen {
  all: Prospects;
}

/** Track is never changed in place; cubes are, so a look at them is kept with what was there to see. */
interface Look extends Looked {
  sight: Sight;
}
const known = recent<SealedTrack, Look>(8);

/** Turns after this one. */
export const turnsLeft = (s: State): number => turnsOf(s) - s.turn;

export function sightOf(s: State): Sight {
  const last = known.get(s.track);
  if (last && isAsBefore(s, last)) return last.sight;
  const roads = roadsOf(s);
  const cargo = cargoOf(s, turnsLeft(s));
  const sight: Sight = { roads, cargo, all: prospectsOf(s, roads, cargo, null) };
  known.put(s.track, { ...lookAt(s), sight });
  return sight;
}

/** The same as one seat sees it for itself alone. */
export function glanceOf(s: State, seat: Seat): Sight {
  const roads = roadsOf(s);
  const cargo = cargoOf(s, turnsLeft(s));
  return { roads, cargo, all: prospectsOf(s, roads, cargo, seat) };
}

/** What a seat may hope to deliver. */
export function hopesOf(s: State, seat: Seat, { all }: Sight = sightOf(s)): Chance[] {
  return chancesOf(all, seat, rivalsOf(s, all, seat));
}
