/** Every phase, in the order of a turn. */
import type { Phase } from '../../../../kernel/contract.ts';
import type { AOS, PhaseId } from '../../state.ts';
import { actions } from './actions.ts';
import { build } from './build.ts';
import { extraGrowth, growthEast, growthWest, production, productionDraw, productionPlace } from './growth.ts';
import { expenses, income, reduction } from './money.ts';
import { move } from './move.ts';
import { nextTurn } from './next-turn.ts';
import { shares } from './shares.ts';
import { turnOrder } from './turn-order.ts';

export const phases: Readonly<Record<PhaseId, Phase<AOS>>> = {
  shares,
  'turn-order': turnOrder,
  actions,
  build,
  move,
  income,
  expenses,
  reduction,
  production,
  'production-draw': productionDraw,
  'production-place': productionPlace,
  'extra-growth': extraGrowth,
  'growth-west': growthWest,
  'growth-east': growthEast,
  'next-turn': nextTurn,
};
