/** The bar that index.html shows before any script is there, kept until the page itself has one: the same elements. */
import { t } from '../text/say.ts';
import { Logo } from './brand.tsx';

export const FirstBar = () => (
  <div class="first-bar">
    <Logo />
    <span>{t('site.name')}</span>
  </div>
);
