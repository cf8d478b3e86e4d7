/** The turntable and the name, leading home. */
import { t } from '../text/say.ts';
import css from './brand.module.css';

export const Logo = () => (
  <svg viewBox="-32 -32 64 64" class={css.logo} aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle r="29" stroke-width="3.4" />
      <circle r="22" stroke-width="1.4" />
      <g transform="rotate(-28)">
        <path d="M-22 0H22" stroke-width="15" stroke-dasharray="3 3.28" />
        <path d="M-29 -4.6H29M-29 4.6H29" stroke-width="3" />
      </g>
    </g>
  </svg>
);

export const Brand = () => (
  <a class={css.brand} href="/">
    <Logo />
    {t('site.name')}
  </a>
);
