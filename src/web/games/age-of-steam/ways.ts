/** Tiles of one hex and routes of one cube: the same thing done in several ways, the best first. */
import { type AosAction, type AosState, ageOfSteam, linkOwners, TILES } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { parseAction } from '../../../kernel/words.ts';

type State = Sealed<AosState>;
type Named = { readonly kind: string };

/** Where an action does its work, and how good it is: less is better. Null where there is no choice of ways. */
function place(action: AosAction | null, s: State, seat: Seat): { where: string; rank: number } | null {
  switch (action?.kind) {
    // In the order of the tray, New Cities first; a tile is turned before the next is shown.
    case 'urbanize':
      return { where: action.hex, rank: -1 };
    case 'lay':
      return { where: action.hex, rank: TILES.indexOf(action.tile) * 6 + action.rotation };
    // AOS-52: most links of one's own, then fewest of the others.
    case 'deliver': {
      const { owners, into } = linkOwners(s, action);
      const own = owners.filter((owner) => owner === seat).length;
      return { where: `${action.hex} ${action.good} ${into}`, rank: owners.length - own - 10 * own };
    }
    default:
      return null;
  }
}

export function ways(actions: readonly Named[], s: State, seat: Seat): readonly Named[] | null {
  const [first] = actions;
  const where = first && place(parseAction(ageOfSteam, first), s, seat)?.where;
  if (where === undefined) return null;
  const known: { action: Named; rank: number }[] = [];
  for (const action of actions) {
    const found = place(parseAction(ageOfSteam, action), s, seat);
    if (found?.where !== where) return null;
    known.push({ action, rank: found.rank });
  }
  return known.sort((a, b) => a.rank - b.rank).map(({ action }) => action);
}
