/** What is played at a table: every option with its value; what is not as usual stands out. */
import type { ComponentChildren } from 'preact';
import type { OptionLine } from './games.ts';
import css from './online.module.css';

export const OptionList = ({ lines, children }: { lines: readonly OptionLine[]; children?: ComponentChildren }) => (
  <dl class={css.options}>
    {lines.map(({ name, value, other }) => (
      <div key={name} data-other={other || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
);
