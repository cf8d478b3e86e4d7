/** Owners of figures that what is chosen names, in the sense of facts: `company:prr`. */
import type { Selection } from './logic/selection.ts';

export const ownersOf = ({ staged, touched, implied }: Selection): string[] =>
  [...staged.flatMap((one) => one.touches), ...touched, ...implied].map(({ on, id }) => `${on}:${id}`);

/** True once anything is chosen. An amount does not count: one is always set in an auction. */
export const isBegun = ({ touched, staged }: Selection): boolean =>
  [...staged.flatMap((one) => one.touched), ...touched].some(({ on }) => on !== 'amount');
