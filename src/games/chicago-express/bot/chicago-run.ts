/** Ways to Chicago: what a company still has to build and pay. */
import type { Sealed } from '../../../kernel/contract.ts';
import { cheapestPath, type Path } from '../../../kernel/graph.ts';
import { mapOf } from '../board/maps.ts';
import { costOf } from '../rules/actions/expand.ts';
import { locomotivesAt } from '../rules/companies.ts';
import type { CEState, CompanyId, HexId } from '../state.ts';

/** The cheapest way a company has to Chicago on today's board, or null when it is shut in or already there. */
export function wayToChicago(s: Sealed<CEState>, company: CompanyId): Path<HexId> | null {
  const map = mapOf(s);
  const { network } = s.companies[company];
  if (network.some((hex) => map.hexes.get(hex)!.kind === 'chicago')) return null;
  return cheapestPath(
    network,
    (hex) => map.hexes.get(hex)!.kind === 'chicago',
    (hex) => map.hexes.get(hex)!.neighbours,
    (id) => {
      const hex = map.hexes.get(id)!;
      if (hex.kind === 'start') return null;
      const single = hex.kind === 'forest' || hex.kind === 'mountain';
      return single && locomotivesAt(s, id) > 0 ? null : costOf(s, hex);
    },
  );
}
