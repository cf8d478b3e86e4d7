/** An amount to choose: less, the value, more, and a few amounts at once. Digits type it, arrows step it. */
import { useRef } from 'preact/hooks';
import style from './amount.module.css';
import { Icon } from './icons.tsx';

export interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Money as the language writes it. */
  write(n: number): string;
  readonly chips?: readonly { readonly value: number; readonly label: string }[] | undefined;
  readonly less: string;
  readonly more: string;
  onChange(value: number): void;
  /** Enter on the value. */
  onCommit?(): void;
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
/** Digits typed within this time make one number (milliseconds). */
const TYPING = 900;

/** What a key makes of an amount; null when it means nothing here. */
export function typed(key: string, value: number, least: number, most: number, digits: string): number | null {
  const within = (n: number) => Math.min(most, Math.max(least, n));
  const step = STEPS[key];
  if (step !== undefined) return within(value + step);
  if (key === 'Home') return least;
  if (key === 'End') return most;
  return /^\d$/.test(key) ? Math.min(most, Number(digits + key)) : null;
}

export function Amount(props: AmountProps) {
  const { label, value, least, most, write, chips = [], less, more, onChange, onCommit } = props;
  const typing = useRef({ digits: '', since: 0 });
  const set = (n: number) => onChange(Math.min(most, Math.max(least, n)));
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      onCommit?.();
      return;
    }
    const { digits, since } = typing.current;
    const before = event.timeStamp - since < TYPING ? digits : '';
    const next = typed(event.key, value, least, most, before);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    typing.current = { digits: /^\d$/.test(event.key) ? before + event.key : '', since: event.timeStamp };
    onChange(next);
  }
  return (
    <div class={style.amount}>
      <div class={style.step}>
        <button type="button" aria-label={less} disabled={value <= least} onClick={() => set(value - 1)}>
          <Icon name="minus" />
        </button>
        <span
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={write(value)}
          aria-invalid={value < least || value > most || undefined}
          onKeyDown={key}
        >
          {write(value)}
        </span>
        <button type="button" aria-label={more} disabled={value >= most} onClick={() => set(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      {/* A single one would set what is set already. */}
      {chips.length > 1 && (
        <div class={style.chips}>
          {chips.map((chip) => (
            <button
              type="button"
              key={chip.value}
              aria-pressed={chip.value === value}
              onClick={() => onChange(chip.value)}
            >
              {chip.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
