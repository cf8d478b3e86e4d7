/** Bots that play on this device, and the one that plays where nobody has chosen. */
import { LEVELS as KNOWN, USUAL_LEVEL as USUAL } from '../../bots/names.ts';

export const LEVELS: readonly string[] = [...KNOWN, 'random'];
export const USUAL_LEVEL: string = USUAL;
