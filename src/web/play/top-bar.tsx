/** The header of a table: where one is, how far the game has come, the past, the rules, the menu. */
import { say } from '../../text/speaker.ts';
import { Logo } from '../shell/brand.tsx';
import { useStore } from '../store.ts';
import { t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { usePlay } from './play-context.ts';
import { screenSize } from './screen.ts';
import css from './top-bar.module.css';

/** It stands left of the tools, which keep their places when it comes; a phone has none. */
const HistoryLine = lazyPart(async () => (await import('./history-line.tsx')).HistoryLine);

export function TopBar() {
  const { face, before, speaker, openTab, tab, float, floating } = usePlay();
  const size = useStore(screenSize);
  return (
    <header class={css.top}>
      <a class={css.brand} href="/" aria-label={t('site.name')}>
        <Logo />
        <span>{t('site.name')}</span>
      </a>
      <div class={css.where}>
        <h1>{say(speaker, 'game.name')}</h1>
        <small>{face.status(before, speaker)}</small>
      </div>
      <div class={css.end}>
        {size === 'phone' ? null : <HistoryLine />}
        <Button
          look="tool"
          part="rules"
          label={t('play.rules')}
          pressed={tab === 'rules'}
          onClick={() => openTab(tab === 'rules' ? 'board' : 'rules')}
        >
          <Icon name="book" />
        </Button>
        <Button
          look="tool"
          part="menu"
          label={t('play.menu')}
          expanded={floating === 'menu'}
          onClick={() => float(floating === 'menu' ? null : 'menu')}
        >
          <Icon name="menu" />
        </Button>
      </div>
    </header>
  );
}
