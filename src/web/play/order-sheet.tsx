/** Standing orders: what this seat leaves to be done without it. Only its owner sees them. */
import { useState } from 'preact/hooks';
import type { AnyGame, OrderFields } from '../../kernel/contract.ts';
import type { Desk, StandingOrder } from '../../table/index.ts';
import { type Speaker, say } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { Button } from './button.tsx';
import { blankFields, OrderBlanks } from './order-blanks.tsx';
import css from './order-sheet.module.css';
import { askedAgain, type OrderAsked } from './order-slips.tsx';
import { Pop } from './pop.tsx';

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
          <Button look="second" part="leave-order" onClick={leave}>
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
