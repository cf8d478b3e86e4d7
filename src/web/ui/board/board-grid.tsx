/**
 * The board in words, for screen readers and for whoever prefers a list: one cell per place, one of them in the tab
 * order. The focused cell is ringed on the board by `lights.focus`.
 */
import { useRef } from 'preact/hooks';
import type { Touch } from '../../../kernel/contract.ts';
import type { Lights, Place } from '../../games/face.ts';
import { t } from '../../text/say.ts';
import style from './board-grid.module.css';
import { DIRECTIONS, nextLit, nextTowards } from './walk.ts';

export interface BoardGridProps {
  readonly places: readonly Place[];
  readonly lights: Lights;
  /** What touching a place would do, in words; asked for lit places only. */
  wouldDo?(touch: Touch): string | null;
  onTouch(touch: Touch): void;
  onExplain(touch: Touch): void;
  /** The cell that has the focus; null when the grid loses it. */
  onFocus(touch: Touch | null): void;
}

const same = (a: Touch, b: Touch | null): boolean => a.on === b?.on && a.id === b.id;

/** What is to be said of a place now, after its label. */
export function sayLight(place: Place, lights: Lights, wouldDo?: BoardGridProps['wouldDo']): string {
  const order = lights.orderOf(place.touch);
  if (order > 0) return t('board.chosen', { n: order });
  if (lights.isLit(place.touch)) return wouldDo?.(place.touch) ?? t('board.lit');
  return '';
}

/** Places by row, in the order of the columns; a place without a cell has a row of its own. */
function rowsOf(places: readonly Place[]): Place[][] {
  const rows = new Map<number, Place[]>();
  const alone: Place[][] = [];
  for (const place of places) {
    if (!place.cell) alone.push([place]);
    else rows.set(place.cell.row, [...(rows.get(place.cell.row) ?? []), place]);
  }
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return [...sorted.map((row) => row.sort((a, b) => a.cell!.column - b.cell!.column)), ...alone];
}

export function BoardGrid(props: BoardGridProps) {
  const { places, lights, wouldDo, onTouch, onExplain, onFocus } = props;
  const cells = useRef(new Map<Place, HTMLElement>());
  const last = useRef<Touch | null>(null);
  if (lights.focus) last.current = lights.focus;
  const home =
    places.find((place) => same(place.touch, last.current)) ?? places.find((p) => lights.isLit(p.touch)) ?? places[0];

  function key(event: KeyboardEvent, place: Place): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const to = direction
      ? nextTowards(places, place, direction)
      : event.key === 'n' || event.key === 'N'
        ? nextLit(places, place, (p) => lights.isLit(p.touch), event.shiftKey ? -1 : 1)
        : null;
    if (direction || to) {
      event.preventDefault();
      event.stopPropagation();
      if (to) cells.current.get(to)?.focus();
    } else if (event.key === 'Enter' && lights.orderOf(place.touch) > 0) {
      // Chosen already: Enter is for whoever listens around the board, who does what is chosen.
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      onTouch(place.touch);
    } else if (event.key === 'e' || event.key === 'E') {
      event.stopPropagation();
      onExplain(place.touch);
    }
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what ARIA names as the element of a grid
    <table role="grid" aria-label={t('board.grid')} aria-readonly="true" class={`unseen ${style.grid}`}>
      <tbody>
        {rowsOf(places).map((row) => (
          <tr key={row[0]!.touch.id}>
            {row.map((place) => (
              <td
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same for its cells
                role="gridcell"
                key={place.touch.id}
                data-place={`${place.touch.on}:${place.touch.id}`}
                data-lit={lights.isLit(place.touch) || undefined}
                data-at={`${place.at.x} ${place.at.y}`}
                tabIndex={place === home ? 0 : -1}
                aria-selected={lights.orderOf(place.touch) > 0}
                ref={(cell) => {
                  if (cell) cells.current.set(place, cell);
                  else cells.current.delete(place);
                }}
                onKeyDown={(event) => key(event, place)}
                onClick={() => onTouch(place.touch)}
                onFocus={() => onFocus(place.touch)}
                onBlur={() => onFocus(null)}
              >
                {`${place.label} ${sayLight(place, lights, wouldDo)}`.trim()}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
