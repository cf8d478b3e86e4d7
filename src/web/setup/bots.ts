/** Bots that play on this device, and the one that plays where nobody has chosen. */
import { BOT_NAMES } from '../../bots/bots.ts';

export const LEVELS: readonly string[] = BOT_NAMES;
/** The strongest that answers at once. */
export const USUAL_LEVEL: string = LEVELS.find((name) => name === 'greedy') ?? LEVELS.at(-1) ?? '';
