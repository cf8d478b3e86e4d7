/** Touches that are on no board, as large buttons: dials, companies, what to do. */
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import type { Place } from '../games/face.ts';
import { capital, t } from '../text/say.ts';
import { Button } from './button.tsx';
import css from './choices.module.css';
import { nameOf, type Selection, wordsAt } from './logic/selection.ts';
import { usePlay } from './play-context.ts';

/** Once a choice is begun, so few places that are left are buttons too: two cities need no hunting on the board. */
const FEW = 3;

/**
 * The next letter of each word that could be meant, where it is on no board: an action is asked for before its details,
 * while the board lights everything at once.
 */
export function choicesOf(selection: Selection, places: readonly Place[]): Touch[] {
  const { chooser, state, touched, lit, staged } = selection;
  if (staged.at(-1)?.open === false) return [];
  const has = (list: readonly Touch[], touch: Touch) => list.some((one) => sameTouch(one, touch));
  // What closes a turn goes with the main button once something is chosen.
  const isOffered = (kind: string) => staged.length === 0 || !chooser.closing.includes(kind);
  const fits = wordsAt(chooser.game, state, chooser.seat).filter(
    ({ action, touches }) => isOffered(action.kind) && touched.every((touch) => has(touches, touch)),
  );
  const isLit = new Set(lit.map(nameOf));
  const onBoard = new Set(places.map((place) => nameOf(place.touch)));
  // What all of them share decides nothing.
  const decides = (touch: Touch) =>
    isLit.has(nameOf(touch)) && !(fits.length > 1 && fits.every((word) => has(word.touches, touch)));
  const next = fits.flatMap((word) => word.touches.filter(decides).slice(0, 1));
  const isOnBoard = (touch: Touch) => onBoard.has(nameOf(touch));
  const few = touched.length > 0 && lit.length <= FEW && lit.every(isOnBoard);
  const offBoard = next.filter((touch) => touch.on !== 'amount' && (few || !isOnBoard(touch)));
  return [...new Map(offBoard.map((touch) => [nameOf(touch), touch])).values()];
}

export function Choices({ touches }: { readonly touches: readonly Touch[] }) {
  const { face, state: shown, speaker, lights, touch } = usePlay();
  if (touches.length === 0) return null;
  return (
    <fieldset class={css.choices} data-part="choices">
      <legend class="unseen">{t('play.choices')}</legend>
      {touches.map((one, i) => (
        <Button
          key={`${one.on}:${one.id}`}
          look="second"
          part={`touch-${one.on}-${one.id}`}
          hint={i < 9 ? `${i + 1}` : undefined}
          pressed={lights.orderOf(one) > 0}
          onClick={() => touch(one)}
        >
          {face.TouchPicture ? (
            <span class={css.picture}>
              <face.TouchPicture touch={one} state={shown} speaker={speaker} />
            </span>
          ) : null}
          <face.Mark of={`${one.on}:${one.id}`} size={22} />
          {capital(face.touchLabel(one, shown, speaker))}
        </Button>
      ))}
    </fieldset>
  );
}
