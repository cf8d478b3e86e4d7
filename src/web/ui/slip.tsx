/** A slip of paper with a torn edge: a standing order that is alive, a note that waits. */
import type { ComponentChildren } from 'preact';
import style from './slip.module.css';

export const Slip = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <div class={style.slip}>
    <b>{title}</b> {children}
  </div>
);
