/** Which helps the screen may give at a table. */
import type { Helps } from '../../table/index.ts';
import { t } from '../text/say-page.ts';
import { Switch } from '../ui/form/fields.tsx';
import { Sheet } from '../ui/form/form.tsx';

export const HelpFields = ({ helps, onHelps }: { readonly helps: Helps; onHelps(next: Partial<Helps>): void }) => (
  <Sheet title={t('helps')}>
    {(['calculator', 'hints'] as const).map((help) => (
      <Switch
        key={help}
        label={t(`helps.${help}`)}
        hint={t(`helps.${help}.hint`)}
        on={helps[help]}
        onSwitch={(on) => onHelps({ [help]: on })}
      />
    ))}
  </Sheet>
);
