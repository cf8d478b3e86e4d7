/** How long a Master may think about a move; asked only where one sits. */
import { MASTER_MS } from '../../bots/time.ts';
import { saySeconds } from '../online/words.ts';
import { t } from '../text/say-page.ts';
import { Choice } from '../ui/form/fields.tsx';
import { Sheet } from '../ui/form/form.tsx';

const TIMES: readonly number[] = [MASTER_MS.least, 1000, MASTER_MS.usual, MASTER_MS.most];

interface Props {
  /** Who plays each seat. */
  readonly seats: readonly string[];
  readonly masterMs: number;
  onTime(masterMs: number): void;
}

export const MasterTime = ({ seats, masterMs, onTime }: Props) =>
  seats.includes('master') ? (
    <Sheet title={t('bot-name.master')}>
      <Choice
        label={t('master-time')}
        value={masterMs}
        hint={t('master-time.hint')}
        options={TIMES.map((value) => ({ value, label: saySeconds(value) }))}
        onChoose={onTime}
      />
    </Sheet>
  ) : null;
