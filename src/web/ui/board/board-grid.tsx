/**
 * The board in words, for screen readers and for whoever prefers a list: one cell per place, one of them in the tab
 * order. The focused cell is ringed on the board by `lights.focus`.
 */
import type { TargetedKeyboardEvent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Touch } from '../../../kernel/contract.ts';
import type { Lights, Place } from '../../games/face.ts';
import { t } from '../../text/say.ts';
import { kept } from '../kept.tsx';
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

/** A cell as it is now. */
interface Cell {
  readonly name: string;
  readonly at: string;
  readonly text: string;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  /** The one in the tab order. */
  readonly isHome: boolean;
}

const Row = kept(
  ({ cells }: { readonly cells: readonly Cell[] }) => (
    // biome-ignore lint/a11y/noRedundantRoles: drawn as a block it would have none
    <tr role="row">
      {cells.map(({ name, at, text, isLit, isChosen, isHome }) => (
        <td
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what ARIA names as the element of a grid
          role="gridcell"
          key={name}
          data-place={name}
          data-lit={isLit || undefined}
          data-at={at}
          tabIndex={isHome ? 0 : -1}
          aria-selected={isChosen}
        >
          {text}
        </td>
      ))}
    </tr>
  ),
  ({ cells }) => cells.flatMap(Object.values),
);

const nameOf = ({ on, id }: Touch): string => `${on}:${id}`;

export function BoardGrid({ places, lights, wouldDo, onTouch, onExplain, onFocus }: BoardGridProps) {
  const last = useRef<Touch | null>(null);
  if (lights.focus) last.current = lights.focus;
  const home =
    places.find((place) => same(place.touch, last.current)) ?? places.find((p) => lights.isLit(p.touch)) ?? places[0];
  const rows = useMemo(() => rowsOf(places), [places]);
  const cellOf = (place: Place): Cell => ({
    name: nameOf(place.touch),
    at: `${place.at.x} ${place.at.y}`,
    text: `${place.label} ${sayLight(place, lights, wouldDo)}`.trim(),
    isLit: lights.isLit(place.touch),
    isChosen: lights.orderOf(place.touch) > 0,
    isHome: place === home,
  });

  /** The table listens for all its cells. */
  function placeOf({ target }: Event): Place | undefined {
    const name = target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place');
    return places.find(({ touch }) => nameOf(touch) === name);
  }

  function key(event: TargetedKeyboardEvent<HTMLTableElement>): void {
    const place = placeOf(event);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const to = direction
      ? nextTowards(places, place, direction)
      : event.key === 'n' || event.key === 'N'
        ? nextLit(places, place, (p) => lights.isLit(p.touch), event.shiftKey ? -1 : 1)
        : null;
    if (direction || to) {
      event.preventDefault();
      event.stopPropagation();
      const cell = to && `[data-place="${CSS.escape(nameOf(to.touch))}"]`;
      if (cell) event.currentTarget.querySelector<HTMLElement>(cell)?.focus();
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
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what ARIA names as the element of a grid
      role="grid"
      aria-label={t('board.grid')}
      aria-readonly="true"
      class={`unseen ${style.grid}`}
      onKeyDown={key}
      onClick={(event) => {
        const place = placeOf(event);
        if (place) onTouch(place.touch);
      }}
      onFocusIn={(event) => onFocus(placeOf(event)?.touch ?? null)}
      onFocusOut={() => onFocus(null)}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: drawn as a block it would have none */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row[0]!.touch.id} cells={row.map(cellOf)} />
        ))}
      </tbody>
    </table>
  );
}
