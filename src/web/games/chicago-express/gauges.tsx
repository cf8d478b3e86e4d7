/** The three dials as boiler gauges; each is a button when it may be chosen, and says why when not. */
import { type CEState, DIALS, mapOf } from '../../../games/chicago-express/index.ts';
import { Gauge } from '../../ui/gauge.tsx';
import type { PanelProps } from '../face.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

export function Gauges({ state, before, speaker, lights, onTouch }: PanelProps<CEState>) {
  const map = mapOf(state);
  return (
    <section class={style.gauges} aria-label={faceText(speaker, 'gauges.title')}>
      {DIALS.map((id) => {
        const [most, used, after] = [map.dials[id], before.dials[id], state.dials[id]];
        const touch = { on: 'dial', id };
        return (
          <button
            type="button"
            key={id}
            data-lit={lights.isLit(touch) || undefined}
            aria-pressed={lights.orderOf(touch) > 0}
            onClick={() => onTouch(touch)}
          >
            <Gauge used={used} most={most} after={after} />
            <span>{faceText(speaker, `gauge.${id}`)}</span>
            <b aria-hidden="true">
              {used}/{most}
              {after !== used && <ins>{after}</ins>}
            </b>
            <span class="unseen">{faceText(speaker, 'gauge.says', { used, most, left: most - used })}</span>
          </button>
        );
      })}
    </section>
  );
}
