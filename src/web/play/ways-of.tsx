/** The ways of what was chosen last, as drawings: one of them is meant, another is a press away. */
import { useMemo, useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import { afterWays, FIRST_WAYS } from './logic/after-ways.ts';
import { type Selection, waysNow } from './logic/selection.ts';
import { usePlay } from './play-context.ts';
import css from './ways-of.module.css';

interface WaysProps {
  readonly selection: Selection;
  /** They are drawn out of sight, for nobody to find. */
  readonly foreseen?: boolean;
}

export function WaysOf({ selection, foreseen = false }: WaysProps) {
  const { face, speaker, choice } = usePlay();
  const [all, setAll] = useState(false);
  const { ways, at } = waysNow(selection);
  const { chooser, staged } = selection;
  const before = staged.at(-2)?.after ?? chooser.before;
  const many = all ? ways.length : Math.max(FIRST_WAYS, at + 1);
  const shown = useMemo(
    () =>
      afterWays(selection, many).flatMap((after, i) => {
        const { action, touches } = ways[i]!;
        const name = touches.map(({ on, id }) => `${on}:${id}`).join(' ');
        return after ? [{ name, way: { action, before, after, seat: chooser.seat, speaker } }] : [];
      }),
    [ways, many, before, speaker],
  );
  if (ways.length < 2 || !face.Way) return null;
  return (
    <fieldset class={css.ways} data-part={foreseen ? undefined : 'ways'} disabled={foreseen}>
      <legend>
        {t('play.ways', { at: at + 1, most: ways.length })} <kbd>R</kbd>
      </legend>
      {shown.map(({ name, way }, i) => (
        <button
          type="button"
          key={i}
          data-way={foreseen ? undefined : name}
          aria-label={face.wayLabel?.(way)}
          aria-pressed={i === at}
          onClick={() => choice.way(i)}
        >
          <span class={css.way} aria-hidden="true">
            {face.Way ? <face.Way {...way} /> : null}
          </span>
        </button>
      ))}
      {ways.length > many ? (
        <button type="button" class={css.more} data-part="more-ways" onClick={() => setAll(true)}>
          {t('play.ways.more', { n: ways.length - many })}
        </button>
      ) : null}
    </fieldset>
  );
}
