/** A table as a list or its own page shows it before the board is there: no key, no seed, no state of the game. */
import type { TableView } from '../../protocol/http.ts';
import type { Creation } from '../../table/index.ts';
import type { Listed } from '../store/lobby.ts';
import type { SeatRow } from '../store/seats.ts';

export function tableView(row: Listed, seats: readonly SeatRow[]): TableView {
  const { options, undo, clock, atZero, calculator, hints, masterMs } = JSON.parse(row.creation) as Creation;
  const { language = 'any' } = JSON.parse(row.settings) as { language?: string };
  return {
    ...{ id: row.id, game: row.game, rules: row.rules, name: row.name, state: row.state, speed: row.speed },
    ...{ visibility: row.visibility, options, undo, clock, atZero, calculator, hints, masterMs, language },
    seats: seats
      .filter((seat) => seat.table_id === row.id)
      .map(({ kind, account_id, name, bot }) => ({ kind, id: account_id, name, bot })),
    ...{ acting: JSON.parse(row.acting) as number[], frozen: row.frozen === 1, commitment: row.commitment },
    ...{ rematchOf: row.rematch_of, createdBy: row.created_by, createdAt: row.created_at },
    ...{ startedAt: row.started_at, endedAt: row.ended_at, movedAt: row.moved_at, dueAt: row.due_at },
  };
}
