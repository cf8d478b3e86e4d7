/** What is lit on the board, and how: from what is chosen and what else is pointed at. */
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import type { Lights, Place } from '../games/face.ts';
import { chosenIn, orderOf } from './logic/chosen.ts';
import { nameOf, type Selection } from './logic/selection.ts';

/** What else shows on the board. */
export interface Pointed {
  readonly focus: Touch | null;
  /** What a row of the log is about. */
  readonly told: readonly Touch[];
  readonly freshBy: Lights['freshBy'] | null;
}

/** As many are remembered: those of now, and of what a finger lies on. */
const KEPT = 3;

/** Boards are drawn again when their lights are another object: the same is given back while nothing has changed. */
export function lighting(): (selection: Selection | null, places: readonly Place[], pointed: Pointed) => Lights {
  let kept: readonly { readonly of: readonly unknown[]; readonly lights: Lights }[] = [];
  return (selection, places, { focus: focused, told, freshBy }) => {
    // Boards ask for every place of theirs, several times over.
    const lit = new Set(selection?.lit.map(nameOf));
    const isLit = (touch: Touch) => lit.has(nameOf(touch));
    const veil = lit.size > 0 && places.some((place) => isLit(place.touch));
    // What a row of the log is about is ringed like what has the focus.
    const focus = focused ?? told.find((touch) => places.some((place) => sameTouch(place.touch, touch))) ?? null;
    const of = [selection, veil, focus, told, freshBy];
    const known = kept.find((one) => of.every((value, i) => value === one.of[i]));
    if (known) return known.lights;
    const chosen = selection ? chosenIn(selection) : [];
    const kinds = new Set([...(selection?.lit ?? []), ...chosen, ...told].map(({ on }) => on));
    const lights: Lights = {
      isLit,
      orderOf: (touch) => (selection ? orderOf(selection, touch) : 0),
      veil,
      focus,
      freshBy: (touch) => freshBy?.(touch) ?? null,
      isTold: (touch) => told.some((one) => sameTouch(one, touch)),
      about: (on) => kinds.has(on),
      chosen: (kind) => [...new Set(chosen.flatMap(({ on, id }) => (on === kind ? [id] : [])))],
    };
    kept = [{ of, lights }, ...kept.slice(0, KEPT - 1)];
    return lights;
  };
}
