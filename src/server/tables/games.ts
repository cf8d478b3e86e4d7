/** The games of the registry, as the server takes them. */
import { loadForBots } from '../../games/bot-registry.ts';
import { isGameId } from '../../games/registry.ts';
import type { Games } from './api.ts';

export const registered: Games = { load: (id) => (isGameId(id) ? loadForBots(id) : null) };
