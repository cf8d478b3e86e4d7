/** How many shares to issue: as the rest of the game goes best, and enough to live. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { SHARE_PRICE } from '../board/box.ts';
import { sharesLeft } from '../rules/actions/issue.ts';
import type { AosAction, AosState } from '../state.ts';
import { forecast } from './forecast.ts';
import { hopesOf, sightOf } from './sight.ts';
import { survivalCash } from './survival.ts';
import { courseOf, standingOf } from './value.ts';

type State = Sealed<AosState>;

/** Money for one link, besides what keeps a seat alive. */
const LEAST_TRACK = 4;
const MOST_AT_ONCE = 6;

export interface Issue {
  action: AosAction;
  worth: number;
}

/** Numbers of shares worth a thought, the best first; none that leads to ruin, where another does not. */
export function issues(s: State, seat: Seat): Issue[] {
  const sight = sightOf(s);
  const course = courseOf(s, seat, sight);
  const settled = { ...course, stage: { ...course.stage, issues: false } };
  const hopes = hopesOf(s, seat, sight);
  const now = standingOf(s, seat);
  const all: Issue[] = [];
  const most = Math.min(sharesLeft(s, seat), MOST_AT_ONCE);
  for (let n = Math.min(leastIssue(s, seat), most); n <= most; n++) {
    const after = { ...now, cash: now.cash + n * SHARE_PRICE, shares: now.shares + n };
    const action: AosAction = n === 0 ? { kind: 'pass' } : { kind: 'issue', shares: n };
    all.push({ action, worth: forecast(settled, after, hopes, null) });
  }
  return all.sort((a, b) => b.worth - a.worth);
}

/** Each share brings five dollars and costs one at once. */
export function leastIssue(s: State, seat: Seat): number {
  const short = survivalCash(s, seat) - s.players[seat]!.cash;
  const need = s.players[seat]!.started ? short : short + LEAST_TRACK;
  return Math.max(0, Math.ceil(need / (SHARE_PRICE - 1)));
}
