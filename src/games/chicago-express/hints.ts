/** What can be said about an advised turn of Chicago Express. */
import type { Sealed } from '../../kernel/contract.ts';
import type { Advised, Hints } from '../../kernel/remarks.ts';
import { bitOf, readBoard } from './bot/board.ts';
import { endingScore } from './bot/endings.ts';
import { offerOf } from './bot/offers.ts';
import { gapOf } from './bot/prospects.ts';
import { dividendsToCome } from './bot/rounds.ts';
import { waysToChicago } from './bot/search.ts';
import { holdingOf } from './bot/stakes.ts';
import { surveyOf } from './bot/survey.ts';
import { offer } from './rules/actions/offer.ts';
import { endReasons } from './rules/ending.ts';
import { floorOf } from './rules/sale.ts';
import { type CE, type CEAction, COMPANIES, type CompanyId, type SalePhase } from './state.ts';

export const TERMS = ['cash', 'dividends', 'growth', 'chicago', 'auction'] as const;
export const REMARKS = [
  'free-share',
  'no-end-yet',
  'last-dividend',
  'ends-game',
  'reaches-chicago',
  'blocks',
  'rival-purse',
  'share-repaid',
] as const;

type Turn = Advised<CE>;
interface Said {
  key: (typeof REMARKS)[number];
  params: Record<string, string | number>;
  danger?: true;
}

export const hints: Hints<CE> = {
  terms: TERMS,
  remarks: (turn) => [...ofEnd(turn), ...ofSale(turn), ...ofExpansion(turn)],
};

/** CE-48: after this turn only the coming dividends are left, or not even those; or another turn would lead there. */
function* ofEnd({ before, after, seat, actions: [action] }: Turn): Generator<Said> {
  if (endReasons(before).length > 0) return;
  if (endReasons(after).length > 0) yield { key: 'ends-game', params: {} };
  if (before.phases[before.phases.length - 1]?.id !== 'turn') return;
  const rounds = dividendsToCome(before);
  for (const company of COMPANIES) {
    if (action?.kind === 'offer' && action.company === company) continue;
    if (offer.check(before, seat, { kind: 'offer', company }) !== null) continue;
    const { sale } = offerOf(surveyOf(before), seat, company, rounds);
    if (endingScore(before, seat, company, sale) < 0) yield { key: 'no-end-yet', params: { company }, danger: true };
  }
}

/** The last dividends are the coming ones. */
const LAST = 1.01;

function* ofSale({ before, seat, actions: [action] }: Turn): Generator<Said> {
  const sale = before.phases[before.phases.length - 1];
  if (!sale || !('bidding' in sale)) return;
  const { company, bidding } = sale;
  // CE-20: the floor is the dividend that one share more would pay.
  const dividend = floorOf(before, company);
  if (dividendsToCome(before) < LAST) yield { key: 'last-dividend', params: { company, dividend } };
  if (action?.kind !== 'bid') return;
  if (sale.id === 'opening' && !bidding.high && bidding.in.length === 1 && bidding.first !== seat)
    yield { key: 'free-share', params: { company, seat: bidding.first }, danger: true }; // CE-12
  const rival = richest(before, sale, seat);
  if (rival && action.amount > rival.cash) yield { key: 'rival-purse', params: rival };
  if (action.amount <= dividend) yield { key: 'share-repaid', params: { company, price: action.amount, dividend } };
}

/** The richest of the others who are still in. */
function richest({ players }: Turn['before'], { bidding }: Sealed<SalePhase>, seat: number) {
  let best: { seat: number; cash: number } | null = null;
  for (const other of bidding.in) {
    const { cash } = players[other]!;
    if (other !== seat && (!best || cash > best.cash)) best = { seat: other, cash };
  }
  return best;
}

/** A rival's way must become this much dearer to be called blocked. */
const DETOUR = 3;

function* ofExpansion({ before, seat, actions }: Turn): Generator<Said> {
  const board = readBoard(before);
  const { grid } = board;
  const open = waysToChicago(board);
  for (const { company, hex } of actions.filter(isExpand)) {
    const { index } = grid.byId.get(hex)!;
    if (grid.goals.includes(index)) yield { key: 'reaches-chicago', params: { company } }; // CE-44
    if (grid.single[index] !== 1) continue;
    board.who[index]! |= bitOf(company);
    const shut = waysToChicago(board);
    for (const rival of COMPANIES) {
      if (rival === company || holdingOf(before, seat, rival) >= 0) continue;
      const gap = gapOf(before, rival, open);
      const now = gapOf(before, rival, shut)?.cost ?? Number.POSITIVE_INFINITY;
      if (gap && now >= gap.cost + DETOUR) yield { key: 'blocks', params: { company: rival, hex } }; // CE-30
    }
  }
}

type Expand = Extract<CEAction, { kind: 'expand' }>;
const isExpand = (action: CEAction): action is Expand & { company: CompanyId } => action.kind === 'expand';
