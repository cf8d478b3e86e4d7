/** Standing orders that are alive, as slips above the bar, each with its way out. */
import type { OrderFields } from '../../kernel/contract.ts';
import type { Desk, StandingOrder } from '../../table/index.ts';
import { sayOrder } from '../../text/say.ts';
import { sayNote } from '../../text/say-table.ts';
import type { Speaker } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import css from './order-sheet.module.css';

export interface OrderAsked {
  readonly name: string;
  readonly fields: OrderFields;
  readonly until: StandingOrder['until'];
}

export const askedAgain = ({ name, fields, until }: StandingOrder): OrderAsked => ({ name, fields, until });

interface SlipsProps {
  readonly speaker: Speaker;
  readonly desk: Desk;
  onSend(orders: readonly OrderAsked[]): void;
}

export function OrderSlips({ speaker, desk, onSend }: SlipsProps) {
  if (desk.orders.length === 0) return null;
  const without = (gone: number) => desk.orders.filter((_, i) => i !== gone).map(askedAgain);
  return (
    <ul class={css.slips} aria-label={t('play.orders.yours')}>
      {desk.orders.map((order, i) => (
        <li key={i}>
          <span>
            <b>{t('play.orders.slip')}</b> {sayOrder(speaker, order.name, order.fields)}
          </span>
          <button type="button" onClick={() => onSend(without(i))}>
            {t('play.orders.withdraw')}
          </button>
        </li>
      ))}
      {desk.paused === null ? null : (
        <li>
          <span>{sayNote(speaker, { code: 'order-stopped', why: desk.paused })}</span>
          <button type="button" onClick={() => onSend(desk.orders.map(askedAgain))}>
            {t('play.orders.wake')}
          </button>
        </li>
      )}
    </ul>
  );
}
