/** What is chosen so far, each removable. */
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import { capital, t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import css from './chips.module.css';
import { usePlay } from './play-context.ts';

export function Chips({ touches }: { readonly touches: readonly Touch[] }) {
  const { choice, lights, places } = usePlay();
  const name = useTouchName();
  return (
    <ul class={css.chips} aria-label={t('play.chosen')} data-part="chips">
      {touches.map((touch) => (
        <li key={`${touch.on}:${touch.id}`}>
          <button type="button" onClick={() => choice.remove(touch)}>
            <span class="unseen">{t('play.chosen.remove', { what: name(touch) })}</span>
            <span aria-hidden="true">
              {lights.orderOf(touch) > 0 && places.some((place) => sameTouch(place.touch, touch)) ? (
                <b>{lights.orderOf(touch)}</b>
              ) : null}
              {capital(name(touch))}
            </span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The name of anything that can be touched: a place's own, else what its button says. */
export function useTouchName(): (touch: Touch) => string {
  const { places, face, before, speaker } = usePlay();
  return (touch) =>
    places.find((place) => sameTouch(place.touch, touch))?.name ?? face.touchLabel(touch, before, speaker);
}
