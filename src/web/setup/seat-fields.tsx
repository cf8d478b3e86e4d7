/** Who plays a seat: somebody at this device, or a bot of some level. */
import { botLabel } from '../online/bots.ts';
import { t } from '../text/say-page.ts';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import { LEVELS } from './bots.ts';
import type { SeatDraft } from './draft.ts';
import css from './setup.module.css';

const PERSON = 'person';

export const SeatFields = ({ n, seat, onSeat }: { n: number; seat: SeatDraft; onSeat(next: SeatDraft): void }) => (
  <div class={css.seat}>
    <SelectField
      label={t('setup.seat', { n })}
      value={seat.who === 'bot' ? seat.bot : PERSON}
      options={[
        { value: PERSON, label: t(n === 1 ? 'setup.who.me' : 'setup.who.friend') },
        ...LEVELS.map((bot) => ({ value: bot, label: botLabel(bot) })),
      ]}
      onChoose={(who) => onSeat(who === PERSON ? { who: PERSON, name: '' } : { who: 'bot', bot: who })}
    />
    {seat.who === 'person' ? (
      <TextField
        label={t('setup.name')}
        value={seat.name}
        maxLength={40}
        autocomplete="off"
        placeholder={t('setup.name.hint')}
        onText={(name) => onSeat({ who: 'person', name })}
      />
    ) : null}
  </div>
);
