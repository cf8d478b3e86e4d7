/** The header of every page but a table's. */
import { me } from '../online/account.ts';
import { address } from '../router.ts';
import { set } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import type { FrameKey } from '../text/keys.ts';
import { localeNow, t } from '../text/say.ts';
import { Brand } from './brand.tsx';
import css from './header.module.css';

const LINKS: readonly { to: string; says: FrameKey }[] = [
  { to: '/play', says: 'nav.play' },
  { to: '/lobby', says: 'nav.tables' },
  { to: '/games', says: 'nav.saved' },
  { to: '/learn', says: 'nav.learn' },
];
const OTHER = { en: 'fr', fr: 'en' } as const;

export function Header() {
  const { path } = useStore(address);
  const { account } = useStore(me);
  const link = ({ to, says }: { to: string; says: FrameKey }, name?: string) => (
    <a key={to} href={to} {...(path === to || path.startsWith(`${to}/`) ? { 'aria-current': 'page' as const } : {})}>
      {name === undefined ? t(says) : <bdi>{name}</bdi>}
    </a>
  );
  const other = OTHER[localeNow()];
  const mine = (
    <>
      <button type="button" lang={other} class={css.language} onClick={() => set({ language: other })}>
        {t('nav.other-language')}
      </button>
      {link({ to: '/settings', says: 'nav.settings' })}
      {link({ to: '/account', says: 'nav.account' }, account?.name)}
    </>
  );
  return (
    <header class={css.top}>
      <Brand />
      <nav class={css.wide} aria-label={t('nav.site')}>
        {LINKS.map((one) => link(one))}
        <span class={css.mine}>{mine}</span>
      </nav>
      <details class={css.narrow} key={path}>
        <summary>{t('nav.menu')}</summary>
        <nav aria-label={t('nav.site')}>
          {LINKS.map((one) => link(one))}
          {mine}
        </nav>
      </details>
    </header>
  );
}
