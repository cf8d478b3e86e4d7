/** The board as a list that can be seen: sorted by name or by what may be chosen. The quickest way on a small phone. */
import { useState } from 'preact/hooks';
import { localeNow, t } from '../../text/say.ts';
import { Icon } from '../icons.tsx';
import { type BoardGridProps, sayLight } from './board-grid.tsx';
import style from './board-list.module.css';

type Order = 'name' | 'light';

export function BoardList({ places, lights, wouldDo, onTouch, onExplain, onFocus }: BoardGridProps) {
  const [order, setOrder] = useState<Order>('light');
  const [onlyLit, setOnlyLit] = useState(false);
  const weight = (place: (typeof places)[number]) =>
    lights.orderOf(place.touch) > 0 ? 0 : lights.isLit(place.touch) ? 1 : 2;
  const compare = new Intl.Collator(localeNow(), { numeric: true }).compare;
  const shown = places
    .filter((place) => !onlyLit || weight(place) < 2)
    .sort((a, b) => (order === 'light' ? weight(a) - weight(b) : 0) || compare(a.name, b.name));
  const head = (by: Order, label: string) => (
    <th scope="col" aria-sort={order === by ? 'ascending' : 'none'}>
      <button type="button" onClick={() => setOrder(by)}>
        {label} <Icon name="sort" size={14} />
      </button>
    </th>
  );
  return (
    <section class={style.list} aria-label={t('board.list')}>
      <label class={style.only}>
        <input type="checkbox" checked={onlyLit} onChange={() => setOnlyLit(!onlyLit)} />
        {t('board.only-lit')}
      </label>
      <table>
        <thead>
          <tr>
            {head('name', t('board.place'))}
            {head('light', t('board.state'))}
          </tr>
        </thead>
        <tbody>
          {shown.map((place) => (
            <tr key={`${place.touch.on}:${place.touch.id}`} data-state={weight(place)}>
              <th scope="row">
                <button
                  type="button"
                  data-place={`${place.touch.on}:${place.touch.id}`}
                  data-lit={lights.isLit(place.touch) || undefined}
                  aria-pressed={lights.orderOf(place.touch) > 0}
                  onClick={() => (weight(place) < 2 ? onTouch : onExplain)(place.touch)}
                  onFocus={() => onFocus(place.touch)}
                  onBlur={() => onFocus(null)}
                >
                  {place.label}
                </button>
              </th>
              <td>{sayLight(place, lights, wouldDo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
