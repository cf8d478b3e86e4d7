/** All in French. */
import { kernelFr } from './kernel.fr.ts';
import { tableFr } from './table.fr.ts';

export const commonFr = { ...kernelFr, ...tableFr };
