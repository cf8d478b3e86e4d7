/** Which panels there are at this table, in order. */
import type { FrameKey } from '../text/keys.ts';
import { t } from '../text/say.ts';
import type { IconName } from '../ui/icons.tsx';
import type { Play } from './play-context.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly unread: number;
}

const OWN: readonly { id: string; says: FrameKey; icon: IconName }[] = [
  { id: 'log', says: 'play.tab.log', icon: 'list' },
  { id: 'chat', says: 'play.tab.chat', icon: 'chat' },
  { id: 'rules', says: 'play.tab.rules', icon: 'book' },
  { id: 'notes', says: 'play.tab.notes', icon: 'plan' },
  { id: 'charts', says: 'play.tab.charts', icon: 'chart' },
];

/** Those who sit at a table of the server talk; the server tells nobody else what is said. */
export const talks = ({ now }: Play): boolean => now.where === 'online' && now.viewer !== 'watcher';

export function tabsOf(play: Play): Tab[] {
  const { face, speaker, fresh, unreadChat } = play;
  const panels = face.panels.map(({ id, title }) => ({
    id,
    title: title(speaker),
    icon: 'certificate' as const,
    unread: 0,
  }));
  const shared = OWN.filter(({ id }) => id !== 'chat' || talks(play)).map(({ id, says, icon }) => ({
    id,
    title: t(says),
    icon,
    unread: id === 'log' ? fresh.moments.length : id === 'chat' ? unreadChat : 0,
  }));
  return [...panels, ...shared];
}

/** The five of a phone: board, the game's first panel, players, log, and talk or rules. */
export function dockOf(play: Play): Tab[] {
  const tabs = tabsOf(play);
  const pick = (id: string | undefined) => tabs.filter((tab) => tab.id === id);
  return [
    { id: 'board', title: t('play.tab.board'), icon: 'map', unread: 0 },
    ...pick(play.face.panels[0]?.id),
    { id: 'players', title: t('play.tab.players'), icon: 'users', unread: 0 },
    ...pick('log'),
    ...pick(talks(play) ? 'chat' : 'rules'),
  ];
}
