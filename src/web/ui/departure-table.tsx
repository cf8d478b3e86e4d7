/** Tables as departures: a ruled list of game, whom it waits for, and the clock. Lines waiting for the reader are lit. */
import type { ComponentChildren } from 'preact';
import style from './departure-table.module.css';

export interface Departure {
  readonly key: string;
  readonly href: string;
  /** The reader must act. */
  readonly on: boolean;
  readonly game: string;
  readonly table?: string | undefined;
  readonly waiting: ComponentChildren;
  readonly clock?: ComponentChildren;
  /** "Play", "Look". */
  readonly action: string;
}

export interface DepartureTableProps {
  readonly caption: string;
  readonly heads: readonly [table: string, waiting: string, clock: string];
  /** What stands before whom it waits for, where the heads are not seen. */
  readonly lead: string;
  readonly rows: readonly Departure[];
}

export const DepartureTable = ({ caption, heads, lead, rows }: DepartureTableProps) => (
  <table class={style.table}>
    <caption class="unseen">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        <td />
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, href, on, game, table, waiting, clock, action }) => (
        <tr key={key} data-on={on || undefined}>
          <th scope="row">
            <span class={style.game}>{game}</span> {table && <span class={style.number}>{table}</span>}
          </th>
          <td class={style.waiting}>
            <span class={style.lead} aria-hidden="true">
              {lead}
            </span>
            {waiting}
          </td>
          <td class={style.clock}>{clock}</td>
          <td class={style.action}>
            <a href={href} aria-label={`${action}, ${game}${table ? ` ${table}` : ''}`}>
              {action}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
