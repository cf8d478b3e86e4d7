/** The lights of a board that nobody touches. */
import type { Lights } from './face.ts';

const no = () => false;
export const RESTING: Lights = {
  ...{ isLit: no, orderOf: () => 0, chosen: () => [], veil: false, focus: null },
  ...{ freshBy: () => null, isTold: no, about: no },
};
