/** The options of a game, made from its own data: names, values, what goes together, and the rule each one bends. */
import type { AnyGame } from '../../kernel/contract.ts';
import type { OptionSpec, OptionValue } from '../../kernel/options.ts';
import { ruleHeading } from '../../text/say.ts';
import { lineOf, type Speaker, say } from '../../text/speaker.ts';
import { capital } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Choice, SelectField } from '../ui/form/fields.tsx';
import { Sheet } from '../ui/form/form.tsx';
import { USUAL_LEVEL } from './bots.ts';
import { type Draft, withOption, withPreset } from './draft.ts';
import { MapRules } from './map-rules.tsx';
import css from './setup.module.css';

/** Above so many values a list that folds down is easier to read. */
const MANY = 5;

interface Props {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly draft: Draft;
  onDraft(next: Draft): void;
}

export function OptionFields({ game, speaker, draft, onDraft }: Props) {
  const free = Object.entries(game.options).filter(([, { values }]) => values.length > 1);
  if (free.length === 0) return null;
  return (
    <Sheet title={t('setup.options')}>
      <Presets {...{ game, speaker, draft, onDraft }} />
      {free.map(([key, spec]) => (
        <OptionField
          key={key}
          id={key}
          spec={spec}
          {...{ game, speaker, draft }}
          onValue={(value) => onDraft(withOption(game, draft, key, value, USUAL_LEVEL))}
        />
      ))}
    </Sheet>
  );
}

/** Sets of options that people name, where the game has some. */
function Presets({ game, speaker, draft, onDraft }: Props) {
  const all = [['usual', {}] as const, ...Object.entries(game.presets ?? {})];
  if (all.length === 1) return null;
  const now = JSON.stringify(draft.options);
  const drafts = all.map(([id, preset]) => ({ id, next: withPreset(game, draft, preset, USUAL_LEVEL) }));
  const chosen = drafts.find(({ next }) => JSON.stringify(next.options) === now)?.id ?? 'own';
  const name = (id: string) => (id === 'usual' ? t('setup.preset.usual') : say(speaker, `preset.${id}`));
  const about = lineOf(speaker, `preset-about.${chosen}`) === undefined ? null : say(speaker, `preset-about.${chosen}`);
  return (
    <div class={css.option}>
      <Choice
        label={t('setup.preset')}
        value={chosen}
        options={drafts.map(({ id }) => ({ value: id, label: name(id) }))}
        onChoose={(id: string) => onDraft(drafts.find((one) => one.id === id)?.next ?? draft)}
      />
      {about === null ? null : <p class={css.about}>{about}</p>}
    </div>
  );
}

interface FieldProps extends Omit<Props, 'onDraft'> {
  readonly id: string;
  readonly spec: OptionSpec;
  onValue(value: OptionValue): void;
}

function OptionField({ game, speaker, draft, id, spec, onValue }: FieldProps) {
  const allowed = spec.allowed?.(draft.options) ?? spec.values;
  const field = {
    label: capital(say(speaker, `option.${id}`)),
    value: String(draft.options[id]),
    options: spec.values.map((value) => ({
      value: String(value),
      label: say(speaker, `option.${id}.${value}`),
      disabled: !allowed.includes(value),
    })),
    onChoose: (text: string) => onValue(spec.values.find((value) => String(value) === text) ?? spec.default),
  };
  return (
    <div class={css.option}>
      {spec.values.length > MANY ? <SelectField {...field} /> : <Choice {...field} />}
      {[`option-about.${id}`, ...(game.ownBoards ? [] : [`option-note.${id}.${draft.options[id]}`])]
        .filter((key) => lineOf(speaker, key) !== undefined)
        .map((key) => (
          <p key={key} class={css.about}>
            {say(speaker, key)}
          </p>
        ))}
      {id === 'map' && <MapRules speaker={speaker} map={draft.options[id]} />}
      {spec.rule === undefined ? null : (
        <a href={`/rules/${game.id}#${spec.rule}`}>{ruleHeading(speaker, spec.rule)}</a>
      )}
    </div>
  );
}
