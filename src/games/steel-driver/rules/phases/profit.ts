import type { Emit, Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { COMPONENTS } from '../../board/components.ts';
import { COMPANIES, type SD, type SDState } from '../../state.ts';
import { companyOf } from '../companies.ts';
import { finalController } from '../control.ts';
import { touchedCities } from '../goods.ts';
import { beginTurn, nextCollector } from '../turns.ts';

/** Phases 4 and 5, and after the last turn the preparation of phase 6. */
export const profit: Phase<SD> = {
  rule: 'SD-35',
  kinds: [],
  toAct: () => [],
  leave(draft, emit) {
    payControllers(draft, emit);
    endTurn(draft, emit);
    if (draft.turn < COMPONENTS.turns) {
      for (const id of COMPANIES) companyOf(draft, id).controller = null; // SD-36
      goTo(draft, beginTurn(draft, emit));
    } else {
      prepareGoods(draft, emit);
      giveControl(draft, emit);
      goTo(draft, { id: 'collecting', company: nextCollector(draft, null, emit) });
    }
  },
};

/** SD-35: the controller alone, once, whatever the shares. */
function payControllers(draft: SDState, emit: Emit<SD>): void {
  for (const id of COMPANIES) {
    const { controller, profit: amount } = companyOf(draft, id);
    if (controller === null || amount === 0) continue;
    draft.players[controller]!.cash += amount;
    emit({ type: 'profit-paid', seat: controller, company: id, amount });
  }
}

/** SD-36: the Pass row becomes the order, the levels go back to 0. */
function endTurn(draft: SDState, emit: Emit<SD>): void {
  draft.order = draft.passed;
  draft.passed = [];
  for (const id of COMPANIES) companyOf(draft, id).profit = 0;
  emit({ type: 'turn-ended', round: draft.turn, companies: [...draft.order] });
}

/** SD-3: what is left in the boxes goes back; SD-37: a goods cube in every city touched by a rail. */
function prepareGoods(draft: SDState, emit: Emit<SD>): void {
  let cubes = 0;
  for (const id of COMPANIES) {
    cubes += companyOf(draft, id).box;
    companyOf(draft, id).box = 0;
  }
  draft.cubes.returned += cubes;
  draft.goods = touchedCities(draft);
  emit({ type: 'goods-placed', cities: draft.goods.length, cubes });
}

/** SD-38 */
function giveControl(draft: SDState, emit: Emit<SD>): void {
  for (const id of COMPANIES) {
    const company = companyOf(draft, id);
    const seat = finalController(company.shares, company.lastController);
    company.controller = seat;
    if (seat === null) emit({ type: 'never-sold', company: id });
    else emit({ type: 'final-control', seat, company: id });
  }
}
