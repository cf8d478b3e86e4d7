/** Parts of forms: fields, choices, switches. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import css from './form.module.css';
import { names } from './form.tsx';

/** Fields that are sent together, also with Enter. */
export const Form = ({ onSend, children }: { onSend(): void; children: ComponentChildren }) => (
  <form
    class={css.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);

interface Said {
  id: string;
  hint?: string | undefined;
  wrong?: string | undefined;
}
/** What is said below a field: what it is for, and what is wrong with it. */
const Remarks = ({ id, hint, wrong }: Said) => (
  <>
    {hint === undefined ? null : (
      <span id={`${id}-hint`} class={css.hint}>
        {hint}
      </span>
    )}
    {wrong === undefined ? null : (
      <span id={`${id}-wrong`} class={css.wrong} role="alert">
        {wrong}
      </span>
    )}
  </>
);
function describedBy({ id, hint, wrong }: Said): { 'aria-describedby'?: string } {
  const by = names(hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-wrong`);
  return by === '' ? {} : { 'aria-describedby': by };
}

interface FieldProps {
  label: string;
  hint?: string;
  wrong?: string;
}
interface TextProps extends FieldProps {
  value: string;
  onText(value: string): void;
  type?: 'text' | 'password' | 'email' | 'search' | 'number' | 'url' | 'time' | 'date';
  name?: string;
  autocomplete?: string;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  min?: number | string;
  max?: number | string;
}
export function TextField({ label, hint, wrong, onText, type = 'text', ...input }: TextProps) {
  const id = useId();
  const attributes: Record<string, unknown> = { type, ...input };
  return (
    <div class={css.field}>
      <label class={css.label} for={id}>
        {label}
      </label>
      <input
        id={id}
        class={css.input}
        aria-invalid={wrong !== undefined}
        {...describedBy({ id, hint, wrong })}
        onInput={(event) => onText(event.currentTarget.value)}
        {...attributes}
      />
      <Remarks {...{ id, hint, wrong }} />
    </div>
  );
}

interface FileProps extends Omit<FieldProps, 'wrong'> {
  wrong?: string | undefined;
  accept: string;
  onFile(file: File): void;
}
/**
 * A file of the reader's, asked for by a button in our own words: the browser's own speaks the browser's language. The same
 * file may be chosen again after it was changed.
 */
export function FileField({ label, hint, wrong, accept, onFile }: FileProps) {
  const id = useId();
  return (
    <div class={css.field}>
      <input
        id={id}
        class={names(css.file, 'unseen')}
        type="file"
        accept={accept}
        aria-invalid={wrong !== undefined}
        {...describedBy({ id, hint, wrong })}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <label class={names(css.button, css.bring)} for={id}>
        {label}
      </label>
      <Remarks {...{ id, hint, wrong }} />
    </div>
  );
}

interface Option<T> {
  value: T;
  label: string;
  disabled?: boolean;
}

/** A list that folds down: for many values. */
export function SelectField<T extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: FieldProps & { value: T; options: readonly Option<T>[]; onChoose(value: T): void }) {
  const id = useId();
  return (
    <div class={css.field}>
      <label class={css.label} for={id}>
        {label}
      </label>
      <select
        id={id}
        class={css.input}
        value={value}
        {...describedBy({ id, hint })}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      <Remarks {...{ id, hint }} />
    </div>
  );
}

/** One of a few, all in sight. */
export function Choice<T extends string | number>({
  label,
  hint,
  value,
  options,
  titled = false,
  onChoose,
}: FieldProps & {
  value: T;
  options: readonly Option<T>[];
  /** A heading right above says the same. */
  titled?: boolean;
  onChoose(value: T): void;
}) {
  const id = useId();
  return (
    <div class={css.field}>
      <fieldset class={css.choices} {...describedBy({ id, hint })}>
        <legend class={titled ? 'unseen' : undefined}>{label}</legend>
        {options.map((option) => (
          <label key={option.value} class={css.choice}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      <Remarks {...{ id, hint }} />
    </div>
  );
}

/** Yes or no. */
export function Switch({
  label,
  hint,
  on,
  onSwitch,
}: {
  label: string;
  hint?: string;
  on: boolean;
  onSwitch(on: boolean): void;
}) {
  const id = useId();
  return (
    <label class={css.switch} for={id}>
      <input
        id={id}
        type="checkbox"
        checked={on}
        {...describedBy({ id, hint })}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <span>
        <span class={css.label}>{label}</span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} class={css.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
