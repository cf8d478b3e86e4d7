/** The table last looked at on this device: on the next visit its game is fetched before the table itself has answered. */
import { type GameId, isGameId } from '../../games/registry.ts';
import { LAST_TABLE } from '../early/files.ts';

export function expectedGame(table: string): GameId | null {
  const [id, game = ''] = (localStorage.getItem(LAST_TABLE) ?? '').split(' ');
  return id === table && isGameId(game) ? game : null;
}

export const keepLastTable = (table: string, game: string): void =>
  localStorage.setItem(LAST_TABLE, `${table} ${game}`);
