/** Standing orders: what this seat leaves to be done without it. Only its owner sees them. */
import { useState } from 'preact/hooks';
import type { AnyGame, OrderFields } from '../../kernel/contract.ts';
import type { Desk, StandingOrder } from '../../table/index.ts';
import { sayOrder } from '../../text/say.ts';
import { sayNote } from '../../text/say-table.ts';
import { type Speaker, say } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import { blankFields, OrderBlanks } from './order-blanks.tsx';
import css from './order-sheet.module.css';
import { Pop } from './pop.tsx';

export interface OrderAsked {
  readonly name: string;
  readonly fields: OrderFields;
  readonly until: StandingOrder['until'];
}

export const askedAgain = ({ name, fields, until }: StandingOrder): OrderAsked => ({ name, fields, until });

interface SheetProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly desk: Desk;
  onSend(orders: readonly OrderAsked[]): void;
  onClose(): void;
}

export function OrderSheet({ game, speaker, desk, onSend, onClose }: SheetProps) {
  const kinds = Object.keys(game.orders);
  const [kind, setKind] = useState(kinds[0]!);
  const [fields, setFields] = useState<OrderFields>(() => blankFields(game.orders[kinds[0]!]!.fields));
  const [until, setUntil] = useState<StandingOrder['until']>('off');
  const choose = (next: string) => {
    setKind(next);
    setFields(blankFields(game.orders[next]!.fields));
  };
  const leave = () => onSend([...desk.orders.map(askedAgain), { name: kind, fields, until }]);
  return (
    <Pop label={t('play.orders')} at="bar" onClose={onClose}>
      <div class={css.sheet}>
        <label class={css.kind}>
          <span>{t('play.orders.kind')}</span>
          <select value={kind} onChange={(event) => choose(event.currentTarget.value)}>
            {kinds.map((id) => (
              <option key={id} value={id}>
                {say(speaker, `order.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <OrderBlanks
          kind={kind}
          specs={game.orders[kind]!.fields}
          fields={fields}
          speaker={speaker}
          onChange={setFields}
        />
        <fieldset>
          <legend>{t('play.orders.until')}</legend>
          {(['off', 'phase'] as const).map((end) => (
            <label key={end}>
              <input type="radio" name="until" checked={until === end} onChange={() => setUntil(end)} />
              {t(`play.orders.until.${end}`)}
            </label>
          ))}
        </fieldset>
        <p class={css.private}>{t('play.orders.private')}</p>
        <div class={css.acts}>
          <Button look="go" onClick={leave}>
            {t('play.orders.leave')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('play.cancel')}
          </Button>
        </div>
      </div>
    </Pop>
  );
}

interface SlipsProps {
  readonly speaker: Speaker;
  readonly desk: Desk;
  onSend(orders: readonly OrderAsked[]): void;
}

/** Live orders as slips above the bar, each with its way out. */
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
