import type { TableView } from '../../protocol/http.ts';
import { Sign } from '../ui/sign.tsx';
import css from './online.module.css';

/** The sign that this seat will have at the table; a free one is an empty stall with its number. */
export const SeatSign = ({ n, seat, initials }: { n: number; seat: TableView['seats'][number]; initials: string }) =>
  seat.kind === 'open' ? (
    <span class={css.free} aria-hidden="true">
      {n}
    </span>
  ) : (
    <Sign initials={initials} robot={seat.kind === 'bot'} />
  );
