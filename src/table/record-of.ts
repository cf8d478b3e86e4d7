/** A table as a record (kernel/record.ts): the moves in effect; what was taken back is left out. */
import type { AnyGame } from '../kernel/contract.ts';
import { isOver } from '../kernel/phases.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, type RecordedAction, sealRecord } from '../kernel/record.ts';
import type { Entry } from './log.ts';
import { chanceOf } from './replay.ts';
import { maySee, type Viewer } from './seen.ts';
import type { Table } from './table.ts';

/** The whole record, secrets and all: for the host, and for everybody once the game is over. */
export function recordOf(g: AnyGame, t: Table, seed?: string): GameRecord {
  const { game, rules, options, firstSeat, board, start } = t.creation;
  const [open, ...moves] = t.line.moves.map((seq) => t.log[seq]!);
  const actions: RecordedAction[] = [];
  const setup = [...chanceOf(open!)];
  for (const move of moves) addMove(actions, setup, move);
  const record: GameRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    rules,
    options,
    seats: t.seats.map(({ name }) => ({ name })),
    ...(firstSeat === undefined ? {} : { firstSeat }),
    ...(board === undefined ? {} : { board }),
    ...(seed === undefined ? {} : { seed }),
    ...(start === undefined ? {} : { start }),
    ...(setup.length > 0 ? { chance: setup } : {}),
    actions,
  };
  return sealRecord(g, record, t.state);
}

/** Outcomes entered later belong to the action that waited for them. */
function addMove(actions: RecordedAction[], setup: RecordedAction['chance'] & object, move: Entry): void {
  const chance = chanceOf(move);
  if (move.type === 'action') {
    actions.push({ seat: move.seat, action: move.action, ...(chance.length > 0 ? { chance: [...chance] } : {}) });
    return;
  }
  const last = actions[actions.length - 1];
  if (last) last.chance = [...(last.chance ?? []), ...chance];
  else setup.push(...chance);
}

/** The record as far as a viewer may have it; null while some of it is hidden from that viewer. */
export function recordFor(g: AnyGame, t: Table, viewer: Viewer): GameRecord | null {
  const shown = t.creation.start === undefined && t.line.moves.every((seq) => maySee(t.log[seq]!, viewer));
  return shown || isOver(t.state) ? recordOf(g, t) : null;
}
