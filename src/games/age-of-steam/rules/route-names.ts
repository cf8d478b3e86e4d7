/**
 * Routes as numbers while they are looked for, as strings in actions. Numbers run through a tree: 0 is the empty route,
 * and whoever leaves by an edge goes on to one of six children.
 */
import { BEST_ENGINE } from '../board/box.ts';

export const longer = (route: number, edge: number): number => route * 6 + 1 + edge;

/** All routes of up to six links: 1 + 6 + … + 6^6. Each string is made once, when it is first asked for. */
const names = new Array<string | undefined>((6 ** (BEST_ENGINE + 1) - 1) / 5);
names[0] = '';

export function nameOfRoute(route: number): string {
  const last = (route - 1) % 6;
  names[route] ??= `${nameOfRoute((route - 1 - last) / 6)}${last}`;
  return names[route];
}
