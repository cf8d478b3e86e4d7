/** A standing order as a sentence with blanks: the game's own sentence, its fields as controls inside it. */
import type { OrderField, OrderFields } from '../../kernel/contract.ts';
import { lineOf, type Speaker, say } from '../../text/speaker.ts';
import { type Hole, parseTemplate } from '../../text/template.ts';
import { typeset } from '../../text/typeset.ts';
import css from './order-sheet.module.css';

type Specs = Readonly<Record<string, OrderField>>;

/** A price begins where prices make sense; what is counted in small numbers, as boxes and shares, with the least. */
const [USUAL, PRICES] = [10, 50];

/** What the blanks hold at first: the first choice, the smallest amount that makes sense. */
export const blankFields = (specs: Specs): OrderFields =>
  Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => [
      key,
      spec.type === 'choice' ? spec.values[0]! : spec.max < PRICES ? spec.min : Math.max(spec.min, USUAL),
    ]),
  );

interface BlanksProps {
  readonly kind: string;
  readonly specs: Specs;
  readonly fields: OrderFields;
  readonly speaker: Speaker;
  onChange(fields: OrderFields): void;
}

export function OrderBlanks({ kind, specs, fields, speaker, onChange }: BlanksProps) {
  const parts = parseTemplate(typeset(lineOf(speaker, `order-says.${kind}`) ?? kind, speaker.locale));
  /** A comma or a full stop stays with the blank before it. */
  const closing = (at: number): string => {
    const text = parts[at];
    return typeof text === 'string' && at > 0 ? (/^[,.]+/.exec(text)?.[0] ?? '') : '';
  };
  return (
    <p class={css.sentence}>
      {parts.map((part, at) => {
        if (typeof part === 'string') return part.slice(closing(at).length);
        const spec = specs[part.name];
        if (!spec) return null;
        const set = (value: number | string) => onChange({ ...fields, [part.name]: value });
        return (
          <span key={part.name}>
            <Blank hole={part} spec={spec} value={fields[part.name]!} speaker={speaker} onSet={set} />
            {closing(at + 1)}
          </span>
        );
      })}
    </p>
  );
}

interface BlankProps {
  readonly hole: Hole;
  readonly spec: OrderField;
  readonly value: number | string;
  readonly speaker: Speaker;
  onSet(value: number | string): void;
}

function Blank({ hole, spec, value, speaker, onSet }: BlankProps) {
  const label = say(speaker, `order-field.${hole.name}`);
  if (spec.type === 'amount')
    return (
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={spec.min}
        max={spec.max}
        value={value}
        onInput={(event) => {
          const amount = event.currentTarget.valueAsNumber;
          if (Number.isSafeInteger(amount)) onSet(Math.min(spec.max, Math.max(spec.min, amount)));
        }}
      />
    );
  const family = hole.format ?? hole.name;
  return (
    <select aria-label={label} value={value} onChange={(event) => onSet(event.currentTarget.value)}>
      {spec.values.map((id) => (
        <option key={id} value={id}>
          {say(speaker, `${family}.${id}`)}
        </option>
      ))}
    </select>
  );
}
