/** The games of the registry, as the server takes them. */
import { isGameId, load } from '../../games/registry.ts';
import type { Games } from './api.ts';

export const registered: Games = { load: (id) => (isGameId(id) ? load(id) : null) };
