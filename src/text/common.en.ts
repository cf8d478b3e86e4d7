/** All in English. */
import { kernelEn } from './kernel.en.ts';
import { tableEn } from './table.en.ts';

export const commonEn = { ...kernelEn, ...tableEn };
