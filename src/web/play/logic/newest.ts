/** What was chosen last, of what lies on the board. */
import type { Touch } from '../../../kernel/contract.ts';
import { sameTouch } from '../../../kernel/words.ts';
import { chosenIn } from './chosen.ts';
import type { Selection } from './selection.ts';

/** What a hand has touched comes before what that brought along, as a city before the links of the way there. */
export function newestIn<P extends { readonly touch: Touch }>(
  { staged, touched }: Pick<Selection, 'staged' | 'touched'>,
  places: readonly P[],
): readonly P[] {
  const at = (touch: Touch) => places.filter((place) => sameTouch(place.touch, touch));
  const byHand = [...staged.flatMap((one) => one.touched), ...touched];
  const last = [...chosenIn({ staged, touched }), ...byHand].findLast((touch) => at(touch).length > 0);
  return last ? at(last) : [];
}
