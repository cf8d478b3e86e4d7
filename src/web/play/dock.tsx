/** The five views of a phone. */
import { t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import css from './dock.module.css';
import { usePlay } from './play-context.ts';
import { dockOf } from './tabs.ts';

export function Dock() {
  const play = usePlay();
  const views = dockOf(play);
  // What has no place of its own here is reached by the game's first panel.
  const tab = play.tab === 'final' ? 'board' : play.tab;
  const open = views.some(({ id }) => id === tab) ? tab : play.face.panels[0]?.id;
  return (
    <nav class={css.dock} aria-label={t('play.region.dock')}>
      {views.map(({ id, title, icon, unread }) => (
        <button
          key={id}
          type="button"
          aria-current={id === open ? 'true' : undefined}
          data-part={`dock-${id}`}
          onClick={() => play.openTab(id)}
        >
          <Icon name={icon} />
          {title}
          {unread > 0 ? (
            <i>
              <span class="unseen">{t('play.unread', { n: unread })}</span>
            </i>
          ) : null}
        </button>
      ))}
    </nav>
  );
}
