/** What leaves the map because of the companies: at the set-up and after every sale (LTW-6, LTW-88). */
import type { Emit } from '../../../kernel/contract.ts';
import type { Board, Sector } from '../board/board.ts';
import { COMPANIES, type LTW, type LTWState } from '../state.ts';
import { hasCompanyTrack, isCompanyTown, isTownOf } from './tracks.ts';

export function clearMap(draft: LTWState, board: Board, emit: Emit<LTW>): void {
  const { goods, figures } = draft;
  // Most sectors are empty.
  for (let at = 0; at < goods.length; at++)
    if (goods[at] !== 0 || figures.green[at] !== 0 || figures.red[at] !== 0)
      clearSector(draft, board, board.sectors[at]!, emit);
}

function clearSector(draft: LTWState, board: Board, place: Sector, emit: Emit<LTW>): void {
  const { index: at, id: sector, mark, outlets } = place;
  for (const company of COMPANIES) {
    const figures = draft.figures[company][at]!;
    if (figures === 0 || !isTownOf(draft, at, company)) continue;
    draft.figures[company][at] = 0;
    draft.aside[company] += figures;
    emit({ type: 'passengers-gone', sector, company, figures });
  }
  const goods = draft.goods[at]!;
  if (goods === 0) return;
  const isHill = mark === 'hill-good';
  const goes = isHill ? outlets.every((town) => isCompanyTown(draft, town)) : hasCompanyTrack(draft, place);
  if (!goes) return;
  const item = isHill ? 'hill' : 'field';
  const good = board.goods[item];
  draft.goods[at] = 0;
  draft.aside[item] += goods;
  emit({ type: 'goods-gone', sector, good, goods });
}
