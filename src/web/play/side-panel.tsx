/** The panels beside the board: the game's own, log, talk, rules, notes, charts. On a phone each is a view of the dock. */
import { t } from '../text/say.ts';
import { Kept } from '../ui/kept.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type Play, usePlay } from './play-context.ts';
import { Seats } from './seats.tsx';
import css from './side-panel.module.css';
import { dockOf, tabsOf } from './tabs.ts';

const FreshBox = lazyPart(async () => (await import('./fresh-box.tsx')).FreshBox);
const RulebookPane = lazyPart(async () => (await import('../rulebook/rulebook-pane.tsx')).RulebookPane);
const ChatPanel = lazyPart(async () => (await import('./chat-panel.tsx')).ChatPanel);
const NotesPanel = lazyPart(async () => (await import('./notes-panel.tsx')).NotesPanel);
const LogPanel = lazyPart(async () => (await import('./log-panel.tsx')).LogPanel);
const Charts = lazyPart(async () => (await import('./charts-panel.tsx')).Charts);

/** On a wide screen `board` and `players` are no panels: the game's first one is shown. */
export const panelOf = (tab: string, first: string): string => (tab === 'board' || tab === 'final' ? first : tab);

export function SidePanel() {
  const play = usePlay();
  const tabs = tabsOf(play);
  const open = panelOf(play.tab, tabs[0]?.id ?? 'log');
  // On a phone the dock leads to some; the game's first panel leads to the rest.
  const docked = dockOf(play).map(({ id }) => id);
  const inDock = (id: string) => (id !== tabs[0]?.id && docked.includes(id)) || undefined;
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex(({ id }) => id === open);
    const to = tabs[(at + by + tabs.length) % tabs.length]!;
    play.openTab(to.id);
    document.getElementById(`tab-${to.id}`)?.focus();
  };
  return (
    <>
      <div
        class={css.tabs}
        role="tablist"
        aria-label={t('play.region.panel')}
        data-docked={inDock(open)}
        onKeyDown={move}
      >
        {tabs.map(({ id, title, unread }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls="panel"
            tabIndex={id === open ? 0 : -1}
            data-part={`tab-${id}`}
            data-docked={inDock(id)}
            onClick={() => play.openTab(id)}
          >
            {title}
            {unread > 0 ? <i>{unread}</i> : null}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard */}
      <div class={css.panel} role="tabpanel" id="panel" tabIndex={0} aria-labelledby={`tab-${open}`}>
        <Panel id={open} />
      </div>
      {play.fresh.moments.length === 0 || open === 'rules' || open === 'chat' || open === 'notes' ? null : <FreshBox />}
    </>
  );
}

function Panel({ id }: { readonly id: string }) {
  const play = usePlay();
  const { face, now, rule } = play;
  if (id === 'log') return <LogPanel />;
  if (id === 'chat')
    return (
      <ChatPanel lines={now.chat} places={play.places} onSay={(text) => play.client.say(text)} onPlace={play.focus} />
    );
  if (id === 'rules')
    return (
      <div class={css.rules}>
        <RulebookPane game={now.game.id} marked={rule} searching={play.searching} />
      </div>
    );
  if (id === 'notes') return <NotesPanel />;
  if (id === 'charts')
    return (
      <div class={css.padded}>
        <Charts />
      </div>
    );
  if (id === 'players')
    return (
      <div class={css.players}>
        <Seats />
        <Gauges />
        <Endings />
      </div>
    );
  const own = face.panels.find((panel) => panel.id === id);
  return own ? <Kept of={own.Panel} with={panelProps(play)} /> : null;
}

export const panelProps = (play: Play) => ({
  state: play.state,
  before: play.before,
  speaker: play.speaker,
  lights: play.lights,
  me: play.me,
  initials: play.initials,
  calculator: play.calculator,
  moments: play.mode === 'past' ? undefined : play.now.moments,
  onTouch: play.touch,
  onFigure: play.askAbout,
  onTell: play.lightPlaces,
});

export function Gauges() {
  const play = usePlay();
  return play.face.Gauges ? <Kept of={play.face.Gauges} with={panelProps(play)} /> : null;
}

/** What ends the game and how close it is. */
export function Endings() {
  const { face, before, speaker } = usePlay();
  const lines = face.endings(before, speaker);
  if (lines.length === 0) return null;
  return (
    <details class={css.endings}>
      <summary>{t('play.endings')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
