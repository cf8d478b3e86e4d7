/** What the keyboard does: opened with `?`. */
import { KeyTable } from '../pages/key-table.tsx';
import { t } from '../text/say.ts';
import { Pop } from './pop.tsx';

export const KeysHelp = ({ onClose }: { onClose(): void }) => (
  <Pop label={t('play.keys')} at="middle" onClose={onClose}>
    <KeyTable />
  </Pop>
);
