/** Which phases may lie on the stack, and whether what they say fits the position. */
import type { Sealed } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import type { Board } from './board/board.ts';
import { BIDS, bidsOf } from './rules/boxes.ts';
import { billOf, checkStep, missingPoints, pathOf } from './rules/line.ts';
import { isOpenPurse } from './rules/pledges.ts';
import { isCompanyTown, isReached } from './rules/tracks.ts';
import { missingRailway, trainAt, trainBoardOf } from './rules/train-board.ts';
import { type LTWPhase, type LTWState, type PhaseId, PURSES } from './state.ts';

type State = Sealed<LTWState>;
type Entry<Id extends PhaseId> = Sealed<Extract<LTWPhase, { id: Id }>>;
export type Stage = Exclude<PhaseId, 'line' | 'paying'>;

export function stackHolds(s: State, board: Board): boolean {
  const [bottom, middle, top] = s.phases;
  if (!bottom) return true;
  if (!bottomHolds(s, bottom)) return false;
  if (!middle) return true;
  if (bottom.id === 'building' && middle.id === 'line')
    return (
      lineHolds(s, board, bottom, middle) && (!top || (top.id === 'paying' && linePayHolds(s, board, middle, top)))
    );
  return bottom.id === 'trains' && middle.id === 'paying' && !top && trainPayHolds(s, board, bottom, middle);
}

function bottomHolds(s: State, phase: Sealed<LTWPhase>): boolean {
  switch (phase.id) {
    case 'income':
    case 'tokens':
    case 'accounts':
      return true;
    case 'bidding': {
      const wanting = s.players.filter((_, seat) => bidsOf(s, seat) < BIDS).length;
      // The word is with somebody who wants a box, unless the bidding is over.
      return phase.turn < s.seats && (phase.idle >= wanting || bidsOf(s, phase.turn) < BIDS);
    }
    case 'payout':
      // Boxes already paid are empty.
      return (
        phase.box <= s.boxes.length &&
        s.boxes.every(({ holder }, at) => holder === null || at >= phase.box) &&
        (phase.choice === null || s.boxes[phase.box]?.holder !== null)
      );
    case 'building':
    case 'sales':
      return phase.at <= s.seats;
    case 'trains':
      return (
        phase.turn < s.seats &&
        phase.out.every((seat, i) => seat < s.seats && phase.out.indexOf(seat) === i) &&
        (phase.out.length === s.seats || !phase.out.includes(phase.turn))
      );
    case 'line':
    case 'paying':
      return false;
  }
}

/** Every step of the line could be taken. */
function lineHolds(s: State, board: Board, { at }: Entry<'building'>, { seat, path }: Entry<'line'>): boolean {
  if (s.buildOrder[at] !== seat || !path.every((id) => board.sectorAt.has(id))) return false;
  const sectors = pathOf(board, path);
  const first = sectors[0]!;
  if (!isCompanyTown(s, first) && !isReached(s, board.sectors[first]!, seat)) return false;
  return sectors.every((to, i) => i === 0 || checkStep(s, seat, sectors.slice(0, i), to) === null);
}

function linePayHolds(s: State, board: Board, { seat, path }: Entry<'line'>, paying: Entry<'paying'>): boolean {
  const { pledged, owed, train } = paying;
  const bill = billOf(s, board, pathOf(board, path));
  const isFree = PURSES.every(
    (purse) =>
      pledged[purse] === 0 || (purse !== 'cubes' && pledged[purse] + bill.fees[purse] <= s.scales[purse].at[seat]!),
  );
  return paying.seat === seat && train === null && isFree && owed + pledges(paying) === missingPoints(s, seat, bill);
}

function trainPayHolds(s: State, board: Board, { turn }: Entry<'trains'>, paying: Entry<'paying'>): boolean {
  const { seat, pledged, owed, train } = paying;
  const at = train === null ? -1 : trainAt(s, train);
  if (at < 0 || s.trains[at]!.owner !== null || turn !== seat) return false;
  const held = (purse: (typeof PURSES)[number]) =>
    purse === 'cubes' ? s.players[seat]!.cubes : s.scales[purse].at[seat]!;
  return (
    PURSES.every((purse) => pledged[purse] === 0 || (isOpenPurse(purse, true) && pledged[purse] <= held(purse))) &&
    owed + pledges(paying) === board.exchange * missingRailway(s, seat, trainBoardOf(s).list[at]!)
  );
}

const pledges = ({ pledged }: Entry<'paying'>): number => sum(PURSES.map((purse) => pledged[purse]));
