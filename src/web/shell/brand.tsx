/** The turntable and the name, leading home. */
import { t } from '../text/say.ts';
import css from './brand.module.css';

/** Drawn in index.html, which shows it before any script is there. */
export const Logo = () => (
  <svg class={css.logo} aria-hidden="true">
    <use href="#logo" />
  </svg>
);

export const Brand = () => (
  <a class={css.brand} href="/">
    <Logo />
    {t('site.name')}
  </a>
);
