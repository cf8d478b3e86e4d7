import type { ActionKind } from '../../../../kernel/contract.ts';
import { call } from '../../../../kernel/phases.ts';
import { boardOf } from '../../board/boards.ts';
import type { ActionOf, LTW } from '../../state.ts';
import { isTrainId } from '../ids.ts';
import { NOTHING_PLEDGED } from '../pledges.ts';
import { missingRailway, trainAt, trainBoardOf, trainsOf } from '../train-board.ts';
import { finishHire } from '../trains.ts';

/** Put a locomotive on a train for its price in railway influence. */
export const hire: ActionKind<LTW, ActionOf<'hire'>> = {
  parse: ({ kind, train }) => (kind === 'hire' && isTrainId(train) ? { kind, train } : null),
  *candidates(s) {
    for (const { id } of trainBoardOf(s).list) yield { kind: 'hire', train: id };
  },
  check(s, seat, { train }) {
    const at = trainAt(s, train);
    if (at < 0) return { code: 'train-unknown', rule: 'LTW-76', params: { train } };
    const { owner } = s.trains[at]!;
    if (owner !== null) return { code: 'train-taken', rule: 'LTW-76', params: { train } };
    const board = boardOf(s);
    const { list } = trainBoardOf(s);
    const own = trainsOf(s, seat);
    if (own.length >= board.perPlayer.locomotives)
      return { code: 'locomotives-used-up', rule: 'LTW-30', params: { most: board.perPlayer.locomotives } };
    const { cost } = list[at]!;
    if (own.some((other) => list[other]!.cost === cost))
      return { code: 'price-twice', rule: 'LTW-76', params: { cost } };
    const { white, green, red } = s.scales;
    const needed = board.exchange * missingRailway(s, seat, list[at]!);
    const held = white.at[seat]! + green.at[seat]! + red.at[seat]! + s.players[seat]!.cubes;
    if (needed > held) return { code: 'exchange-short', rule: 'LTW-29', params: { train, needed, held } };
    return null;
  },
  run(draft, seat, { train }, emit) {
    const missing = missingRailway(draft, seat, trainBoardOf(draft).list[trainAt(draft, train)]!);
    const owed = boardOf(draft).exchange * missing;
    if (owed === 0) finishHire(draft, seat, train, NOTHING_PLEDGED, emit);
    else call(draft, { id: 'paying', seat, owed, pledged: { ...NOTHING_PLEDGED }, train });
  },
  touches: ({ train }) => [{ on: 'train', id: train }],
};
