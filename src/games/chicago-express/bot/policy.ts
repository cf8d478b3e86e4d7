/** One sensible legal action, quickly: the move with the largest gain after a little noise. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, oneIn, type Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { develop } from '../rules/actions/develop.ts';
import { expand } from '../rules/actions/expand.ts';
import { offer } from '../rules/actions/offer.ts';
import { sharesSold } from '../rules/companies.ts';
import { isRed } from '../rules/dials.ts';
import { type CEAction, type CEPhase, type CEState, COMPANIES, type CompanyId, DIALS, type DialId } from '../state.ts';
import { speak } from './bidding.ts';
import { bitOf } from './board.ts';
import { bestDevelopment } from './developments.ts';
import { offerOf } from './offers.ts';
import { dividendsToCome } from './rounds.ts';
import { type Ways, waysToChicago } from './search.ts';
import { bestSite, type Ground } from './sites.ts';
import { stakeOf } from './stakes.ts';
import { type Survey, surveyOf } from './survey.ts';
import { type Temper, temperOf } from './temper.ts';

type State = Sealed<CEState>;
type Expansion = Extract<CEPhase, { id: 'expansion' }>;

/** Gains are shaken by up to this many dollars: the value of a move is never better known than that. */
const NOISE = 4;
/** An expansion is up to three hexes; the later ones are worth less than the first. */
const HEXES = 2.2;
/** What a whim takes off the gain of a dial's moves. */
const WHIMS: Record<Temper, Partial<Record<DialId, number>>> = {
  keen: {},
  builders: { auction: 30 },
  idlers: { auction: 30, development: 12 },
};

const STOP: CEAction = { kind: 'end-expansion' };

export const policy = (s: State, seat: Seat, rng: Rng): CEAction => decide(s, seat, rng, 'keen');

/** The same at a table that may have a whim: for tests, which want to see every ending. */
export const stray = (s: State, seat: Seat, rng: Rng): CEAction => decide(s, seat, rng, temperOf(s));

function decide(s: State, seat: Seat, rng: Rng, temper: Temper): CEAction {
  const phase = s.phases[s.phases.length - 1]!;
  if ('bidding' in phase) return speak(s, seat, rng);
  if (phase.id === 'expansion') return goOn(s, seat, phase, rng);
  return takeTurn(s, seat, rng, temper);
}

/** The board as a seat looks at it; ways to Chicago only where one of these companies can go on towards it. */
export function groundOf(s: State, companies: readonly CompanyId[]): Ground {
  const board = surveyOf(s);
  let ways: Ways | null = null;
  if (companies.some((id) => isUnderWay(board, id))) {
    board.ways ??= waysToChicago(board);
    ways = board.ways;
  }
  return { s, board, ways, rounds: dividendsToCome(s) };
}

/** A company with money that is not in Chicago yet. */
function isUnderWay(board: Survey, company: CompanyId): boolean {
  const { s, grid, who } = board;
  const { treasury, network } = s.companies[company];
  const own = bitOf(company);
  return treasury > 0 && network.length > 0 && grid.goals.every((hex) => (who[hex]! & own) === 0);
}

/** The next hex of an expansion, as long as one is worth its price. */
function goOn(s: State, seat: Seat, { company, built }: Sealed<Expansion>, rng: Rng): CEAction {
  if (built.length >= mapOf(s).hexesPerExpansion || s.companies[company].treasury === 0) return STOP;
  if (oneIn(rng, 1, 48)) return expand.sample!(s, seat, rng) ?? STOP;
  return oneIn(rng, 1, 48) ? STOP : (build(groundOf(s, [company]), seat, company, rng)?.action ?? STOP);
}

function build(ground: Ground, seat: Seat, company: CompanyId, rng: Rng): { action: CEAction; score: number } | null {
  const site = bestSite(ground, company, rng);
  if (!site || site.score <= 0) return null;
  const action = { kind: 'expand', company, hex: ground.board.grid.hexes[site.hex]!.id } as const;
  return expand.check(ground.s, seat, action) === null ? { action, score: site.score } : null;
}

function takeTurn(s: State, seat: Seat, rng: Rng, temper: Temper): CEAction {
  const { shares } = s.players[seat]!;
  const open = DIALS.filter((dial) => !isRed(s, dial));
  const builders = open.includes('expansion') ? COMPANIES.filter((id) => shares[id] > 0) : [];
  const ground = groundOf(s, builders);
  // Now and then a dial by lot: dull moves must occur too.
  const only = oneIn(rng, 1, 16) ? open[below(rng, open.length)]! : null;
  let best: CEAction | null = null;
  let most = only ? Number.NEGATIVE_INFINITY : 0;
  const whim = WHIMS[temper];
  let dislike = 0;
  const consider = (action: CEAction, gain: number) => {
    const shaken = gain - dislike + (NOISE * below(rng, 1024)) / 1024;
    if (shaken <= most) return;
    most = shaken;
    best = action;
  };
  for (const dial of open) {
    dislike = whim[dial] ?? 0;
    if (only === null || only === dial) MOVES[dial](ground, seat, consider, rng);
  }
  if (best && !(only && oneIn(rng, 1, 3))) return best;
  return { kind: 'decline', dial: only ?? open[below(rng, open.length)]! };
}

type Consider = (action: CEAction, gain: number) => void;

/** The best move of each dial. */
const MOVES = {
  expansion(ground: Ground, seat: Seat, consider: Consider, rng: Rng): void {
    const { s } = ground;
    for (const id of COMPANIES) {
      if (s.players[seat]!.shares[id] === 0 || s.companies[id].treasury === 0) continue;
      const found = build(ground, seat, id, rng);
      if (found) consider(found.action, HEXES * found.score * stakeOf(s, seat, id, sharesSold(s, id)));
    }
  },
  development({ s, board, rounds }: Ground, seat: Seat, consider: Consider): void {
    const found = bestDevelopment(board, seat, rounds);
    if (!found) return;
    const action = { kind: 'develop', hex: found.hex } as const;
    if (develop.check(s, seat, action) === null) consider(action, found.gain);
  },
  auction({ s, board, rounds }: Ground, seat: Seat, consider: Consider): void {
    for (const company of COMPANIES) {
      const action = { kind: 'offer', company } as const;
      if (offer.check(s, seat, action) === null) consider(action, offerOf(board, seat, company, rounds).gain);
    }
  },
} as const;
