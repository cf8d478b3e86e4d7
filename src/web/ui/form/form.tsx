/** Parts of plain pages: sheets, rows, buttons. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import css from './form.module.css';

export const names = (...all: (string | false | undefined)[]): string => all.filter(Boolean).join(' ');

/** A page for reading and filling in: one column, a title, sheets below it. */
export const PlainPage = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <main id="main" class={css.page}>
    <h1>{title}</h1>
    {children}
  </main>
);

export const Sheet = ({ title, children }: { title?: string; children: ComponentChildren }) => (
  <section class={css.sheet}>
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </section>
);

export const Row = ({ children }: { children: ComponentChildren }) => <div class={css.row}>{children}</div>;

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class'> {
  /** `main`: the one green ticket that commits. `plain`: without a frame. `stop`: what cannot be made good again. */
  look?: 'main' | 'plain' | 'stop';
}
export const Button = ({ look, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} class={names(css.button, look && css[look])} {...rest} />
);

interface LinkProps {
  href: string;
  look?: 'main' | 'plain';
  /** The link is a file to keep, under this name. */
  download?: string;
  children: ComponentChildren;
}
/** A link that looks like a button. */
export const ButtonLink = ({ look, children, ...rest }: LinkProps) => (
  <a class={names(css.button, look && css[look])} {...rest}>
    {children}
  </a>
);
