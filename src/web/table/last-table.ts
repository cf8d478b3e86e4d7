/** The table last looked at on this device: on the next visit its game is fetched before the table itself has answered. */
import { type GameId, isGameId } from '../../games/registry.ts';
import { gameIn } from '../../protocol/page-files.ts';
import { LAST_TABLE } from '../early/kept-here.ts';

export function expectedGame(table: string): GameId | null {
  const named = gameIn(table);
  if (isGameId(named)) return named;
  try {
    const [id, game = ''] = (localStorage.getItem(LAST_TABLE) ?? '').split(' ');
    return id === table && isGameId(game) ? game : null;
  } catch {
    return null; // a browser may forbid keeping anything, or have no room for it
  }
}

/** Somebody has sat or watched at a table here before. */
export function hasLastTable(): boolean {
  try {
    return localStorage.getItem(LAST_TABLE) !== null;
  } catch {
    return false; // as above
  }
}

export function keepLastTable(table: string, game: string): void {
  try {
    localStorage.setItem(LAST_TABLE, `${table} ${game}`);
  } catch {
    // As above.
  }
}
