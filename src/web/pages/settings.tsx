/** What can be set on this device, and the keys. */
import { LOCALES } from '../../text/locale.ts';
import { type Settings, set, settings, THEMES, USUAL } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import type { ShellKey } from '../text/keys.ts';
import { t } from '../text/say-page.ts';
import { Choice, Switch } from '../ui/form/fields.tsx';
import { Button, PlainPage, Row, Sheet } from '../ui/form/form.tsx';
import { KeyTable } from './key-table.tsx';

const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const;

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Flagged({ of, label, hint }: { of: Flag; label: ShellKey; hint?: ShellKey }) {
  const on = useStore(settings)[of];
  return (
    <Switch
      label={t(label)}
      {...(hint === undefined ? {} : { hint: t(hint) })}
      on={on}
      onSwitch={(next) => set({ [of]: next })}
    />
  );
}

export function SettingsPage() {
  const { theme, language, palette, motion } = useStore(settings);
  return (
    <PlainPage title={t('title.settings')}>
      <p>{t('settings.kept')}</p>
      <Sheet title={t('settings.looks')}>
        <Choice
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChoose={(chosen) => set({ theme: chosen })}
        />
        <Choice
          label={t('settings.language')}
          value={language ?? 'system'}
          options={[
            { value: 'system' as const, label: t('settings.language.system') },
            ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChoose={(chosen) => set({ language: chosen === 'system' ? null : chosen })}
        />
      </Sheet>
      <Sheet title={t('settings.board')}>
        <Flagged of="letters" label="settings.letters" hint="settings.letters.hint" />
        <Flagged of="largeBoardText" label="settings.large" />
        <Switch
          label={t('settings.palette')}
          hint={t('settings.palette.hint')}
          on={palette === 'wide'}
          onSwitch={(on) => set({ palette: on ? 'wide' : 'usual' })}
        />
        <Switch
          label={t('settings.motion')}
          hint={t('settings.motion.hint')}
          on={motion === 'off'}
          onSwitch={(on) => set({ motion: on ? 'off' : 'system' })}
        />
      </Sheet>
      <Sheet title={t('settings.moves')}>
        <Flagged of="hold" label="settings.hold" hint="settings.hold.hint" />
        <Flagged of="quick" label="settings.quick" hint="settings.quick.hint" />
        <Flagged of="sound" label="settings.sound" />
        <Flagged of="brisk" label="settings.brisk" hint="settings.brisk.hint" />
      </Sheet>
      <Row>
        <Button onClick={() => settings.set(USUAL)}>{t('settings.reset')}</Button>
      </Row>
      <Sheet title={t('settings.keys')}>
        <KeyTable />
      </Sheet>
    </PlainPage>
  );
}
