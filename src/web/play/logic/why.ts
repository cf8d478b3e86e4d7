/** Why a dead touch cannot be chosen: the rule that stops it, the engine's first reason. */
import type { Touch, Violation } from '../../../kernel/contract.ts';
import { explain } from '../../../kernel/words.ts';
import type { Selection } from './selection.ts';

/** Null when it can be chosen after all. Together with what is chosen first; alone where nothing is said of both. */
export function whyNot({ chooser, touched, staged }: Selection, touch: Touch): Violation | null {
  const { game, seat, before } = chooser;
  const last = staged.at(-1);
  const state = last?.open ? last.after : before;
  const together = explain(game, state, seat, [...touched.filter(({ on }) => on !== touch.on), touch]);
  const first = together[0] ?? null;
  if (first?.code !== 'not-now' || touched.length === 0) return first;
  return explain(game, state, seat, [touch])[0] ?? first;
}
