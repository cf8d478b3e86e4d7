/** One seat in a list: sign, name, purse, holdings, clock. */
import type { ComponentChildren } from 'preact';
import type { SeatShown } from './seat.ts';
import style from './seat-row.module.css';
import { Sign } from './sign.tsx';

export interface SeatRowProps {
  readonly seat: SeatShown;
  readonly acting?: boolean | undefined;
  /** The reader's own seat. */
  readonly me?: boolean | undefined;
  /** The name as it is shown: "You". */
  readonly name: string;
  /** Cash or points, written. */
  readonly purse?: string | undefined;
  /** What the figure is made of, when it is pressed. */
  onPurse?(): void;
  readonly purseLabel?: string | undefined;
  /** After what is chosen: beside the purse, in amber. */
  readonly purseAfter?: string | undefined;
  readonly clock?: ComponentChildren;
  /** Marks of what this seat holds. */
  readonly children?: ComponentChildren;
  onPress?(): void;
}

export const SeatRow = (props: SeatRowProps) => {
  const { seat, acting, me, name, purse, onPurse, purseLabel, purseAfter, clock, children } = props;
  return (
    <li class={style.row} data-acting={acting || undefined} data-me={me || undefined}>
      <Sign {...seat} tone={acting ? 'act' : undefined} />
      {props.onPress ? (
        <button type="button" class={style.name} onClick={props.onPress}>
          {name}
        </button>
      ) : (
        <b class={style.name}>
          {name}
          {seat.level !== undefined && (
            <>
              {' '}
              <small class={style.level}>{seat.level}</small>
            </>
          )}
        </b>
      )}
      {purse !== undefined &&
        (onPurse ? (
          <button type="button" class={style.purse} onClick={onPurse}>
            <span aria-hidden="true">
              {purse}
              {purseAfter !== undefined && <ins>{purseAfter}</ins>}
            </span>
            <span class="unseen">{purseLabel ?? purse}</span>
          </button>
        ) : (
          <span class={style.purse}>
            {purse}
            {purseAfter !== undefined && <ins>{purseAfter}</ins>}
          </span>
        ))}
      <span class={style.holdings}>{children}</span>
      <span class={style.clock}>{clock}</span>
    </li>
  );
};
