/** An auction as a line with stations: seats in bidding order, who is out, who is high, whose word it is. */
import style from './bid-line.module.css';
import type { SeatShown } from './seat.ts';
import { Sign } from './sign.tsx';

export interface Bidder {
  readonly seat: SeatShown;
  readonly state: 'in' | 'out' | 'high' | 'act';
  /** "$9", "passed", "you": what stands beside the sign. */
  readonly words: string;
  /** The same with the name, for a screen reader: "Thomas, $9, highest". */
  readonly label: string;
  /** What this seat can still pay, written. */
  readonly means?: string | undefined;
}

export const BidLine = ({ bidders, label }: { readonly bidders: readonly Bidder[]; readonly label: string }) => (
  <ol class={style.line} aria-label={label}>
    {bidders.map(({ seat, state, words, label: full, means }) => (
      <li key={seat.seat} data-state={state}>
        <Sign {...seat} out={state === 'out'} tone={state === 'high' || state === 'act' ? state : undefined} />
        <span aria-hidden="true">
          <b>{words}</b>
          {means !== undefined && <small>{means}</small>}
        </span>
        <span class="unseen">{full}</span>
      </li>
    ))}
  </ol>
);
