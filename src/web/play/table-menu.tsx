/** What can be done about the table itself: leave it, end it, read about it. Nothing here is asked twice by a window. */
import { useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import { Pop } from './pop.tsx';
import css from './table-menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Said under it when it is pressed once: it is done by the second press. */
  readonly sure?: string;
  readonly href?: string;
  readonly checked?: boolean;
  readonly run?: () => void;
}

interface MenuProps {
  /** One line each about the table: undo policy, rules, commitment. */
  readonly facts: readonly string[];
  readonly items: readonly MenuItem[];
  onClose(): void;
}

export function TableMenu({ facts, items, onClose }: MenuProps) {
  const [sure, setSure] = useState<string | null>(null);
  const press = (item: MenuItem) => {
    if (item.sure !== undefined && sure !== item.id) {
      setSure(item.id);
      return;
    }
    onClose(); // first: what is run may open something else in its place
    item.run?.();
  };
  return (
    <Pop label={t('play.menu')} at="top" onClose={onClose}>
      <ul class={css.items}>
        {items.map((item) => (
          <li key={item.id}>
            {item.href === undefined ? (
              <button
                type="button"
                aria-pressed={item.checked}
                data-part={`menu-${item.id}`}
                onClick={() => press(item)}
              >
                {item.label}
              </button>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
            {sure === item.id ? <p role="status">{item.sure}</p> : null}
          </li>
        ))}
      </ul>
      <ul class={css.facts}>
        {facts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Pop>
  );
}
