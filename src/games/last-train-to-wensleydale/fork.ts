/**
 * A copy of a position to play on. Shared with it, since the rules replace them as a whole and never write into them: the options, the
 * three orders and those of the scales, the tracks, the company towns and the landowners.
 */
import type { Sealed } from '../../kernel/contract.ts';
import type { Box, LTWPhase, LTWState, Player, Scale, Train } from './state.ts';

/** All of it, for any play. */
export const fork = (s: Sealed<LTWState>): LTWState => forked(s, true);

/** A copy on which nothing but a line is built and paid: shared besides is all that building leaves alone, which is most of a position. */
export const forkToBuild = (s: Sealed<LTWState>): LTWState => forked(s, false);

/** Field by field, in the order of the state: every playout begins with it, and a copier for anything asks each value what it is. */
function forked(s: Sealed<LTWState>, whole: boolean): LTWState {
  const { scales, figures } = s;
  const draft: Sealed<LTWState> = {
    rules: s.rules,
    seats: s.seats,
    options: s.options,
    board: s.board,
    phases: s.phases.map(forkPhase),
    chance: whole ? { ...s.chance } : s.chance,
    round: s.round,
    players: s.players.map(whole ? forkPlayer : forkPurse),
    order: s.order,
    buildOrder: s.buildOrder,
    trainOrder: s.trainOrder,
    scales: {
      white: forkScale(scales.white),
      brown: forkScale(scales.brown),
      green: forkScale(scales.green),
      red: forkScale(scales.red),
      profit: whole ? forkScale(scales.profit) : scales.profit,
    },
    boxes: whole ? s.boxes.map(forkBox) : s.boxes,
    trains: whole ? s.trains.map(forkTrain) : s.trains,
    tracks: s.tracks,
    companies: s.companies,
    goods: whole ? s.goods.slice() : s.goods,
    figures: whole
      ? { red: figures.red.slice(), green: figures.green.slice(), landowner: figures.landowner }
      : { red: figures.red, green: figures.green, landowner: figures.landowner },
    aside: { ...s.aside },
    linked: s.linked,
    ended: whole ? s.ended.slice() : s.ended,
  };
  return draft as LTWState;
}

/** Each as the rules write it: objects of one shape are what an engine is quick with. */
function forkPhase(phase: Sealed<LTWPhase>): LTWPhase {
  switch (phase.id) {
    case 'bidding':
      return { id: 'bidding', turn: phase.turn, idle: phase.idle };
    case 'payout':
      return { id: 'payout', box: phase.box, choice: phase.choice };
    case 'line':
      return { id: 'line', seat: phase.seat, path: phase.path.slice() };
    case 'paying': {
      const { seat, owed, pledged, train } = phase;
      return { id: 'paying', seat, owed, pledged: { ...pledged }, train };
    }
    case 'trains':
      return { id: 'trains', turn: phase.turn, out: phase.out.slice() };
    case 'building':
    case 'sales':
      return { id: phase.id, at: phase.at };
    default:
      return { id: phase.id };
  }
}

const forkPlayer = ({ cubes, points, reserve, collected }: Sealed<Player>): Player => {
  const { hill, field, red, green } = collected;
  return { cubes, points, reserve, collected: { hill, field, red, green } };
};
const forkPurse = ({ cubes, points, reserve, collected }: Sealed<Player>): Sealed<Player> => ({
  cubes,
  points,
  reserve,
  collected,
});
const forkScale = ({ at, order }: Sealed<Scale>): Sealed<Scale> => ({ at: at.slice(), order });
const forkBox = ({ drawn, holder, cubes }: Sealed<Box>): Box => ({ drawn, holder, cubes });
const forkTrain = ({ owner, load }: Sealed<Train>): Train => ({ owner, load: load.slice() });
