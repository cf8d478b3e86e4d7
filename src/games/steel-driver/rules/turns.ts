/** How a turn begins and how phases 3 and 6 go from company to company. */
import type { Emit } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { CompanyId, SD, SDPhase, SDState } from '../state.ts';
import { companyOf } from './companies.ts';
import { canCollect, goodsValue } from './goods.ts';
import { canBuild } from './rails.ts';
import { nextCompany } from './rounds.ts';

/** SD-10: income is added to what was saved; SD-7: the supply does not run dry. */
export function beginTurn(draft: SDState, emit: Emit<SD>): SDPhase {
  const cubes = COMPONENTS.cubes[draft.seats]!;
  draft.turn += 1;
  for (const player of draft.players) player.cubes += cubes;
  draft.cubes.handedOut += cubes * draft.seats;
  emit({ type: 'turn-began', round: draft.turn, cubes });
  return { id: 'sales', handOns: 0 };
}

/** SD-20, SD-22: the next company that must build; those that cannot pass when the marker reaches them. */
export function nextBuilder(draft: SDState, last: CompanyId | null, emit: Emit<SD>): CompanyId | null {
  return nextCompany(
    draft,
    last,
    (id) => canBuild(draft, id),
    (company, place) => emit({ type: 'company-passed', company, box: companyOf(draft, company).box, place }),
  );
}

/** SD-40: the next company that must collect. */
export function nextCollector(draft: SDState, last: CompanyId | null, emit: Emit<SD>): CompanyId | null {
  return nextCompany(
    draft,
    last,
    (id) => canCollect(draft, id),
    (company) => {
      const goods = companyOf(draft, company).goods.length;
      emit({ type: 'company-finished', company, goods, value: goodsValue(draft, company) });
    },
  );
}
