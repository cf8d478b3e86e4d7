/** What leaves the map because of the companies: at the set-up and after every sale (LTW-6, LTW-88). */
import type { Emit } from '../../../kernel/contract.ts';
import type { Board } from '../board/board.ts';
import { COMPANIES, type LTW, type LTWState } from '../state.ts';
import { hasCompanyTrack, isCompanyTown, isTownOf } from './tracks.ts';

export function clearMap(draft: LTWState, board: Board, emit: Emit<LTW>): void {
  for (const { index: at, id: sector, mark, outlets } of board.sectors) {
    for (const company of COMPANIES) {
      const figures = draft.figures[company][at]!;
      if (figures === 0 || !isTownOf(draft, at, company)) continue;
      draft.figures[company][at] = 0;
      draft.aside[company] += figures;
      emit({ type: 'passengers-gone', sector, company, figures });
    }
    const goods = draft.goods[at]!;
    if (goods === 0) continue;
    const isHill = mark === 'hill-good';
    const goes = isHill
      ? outlets.every((town) => isCompanyTown(draft, town))
      : hasCompanyTrack(draft, board.sectors[at]!);
    if (!goes) continue;
    const item = isHill ? 'hill' : 'field';
    const good = board.goods[item];
    draft.goods[at] = 0;
    draft.aside[item] += goods;
    emit({ type: 'goods-gone', sector, good, goods });
  }
}
