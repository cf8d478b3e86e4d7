/** What the table's menu holds for this reader now. */
import { isOver } from '../../kernel/phases.ts';
import type { FrameKey } from '../text/keys.ts';
import { t } from '../text/say.ts';
import type { Play } from './play-context.ts';
import type { MenuItem } from './table-menu.tsx';

export function menuFacts({ now }: Play): string[] {
  const { creation } = now.sheet;
  const policy: FrameKey = `play.undo.policy.${creation.undo}`;
  return [
    t(policy),
    t('play.menu.rules', { n: creation.rules }),
    ...(now.where === 'online' ? [t('play.menu.watchers', { n: now.presence.watchers })] : []),
    ...(creation.commitment === null ? [] : [t('play.menu.commitment', { hash: creation.commitment })]),
  ];
}

export function menuItems(play: Play, exportRecord: () => void): MenuItem[] {
  const { now, me, float, send, toggleList, asList } = play;
  const running = !now.sheet.ended && !isOver(now.state);
  const seat = me === null ? null : now.sheet.seats[me]!;
  const items: MenuItem[] = [
    { id: 'list', label: t(asList ? 'play.list.off' : 'play.list'), checked: asList, run: toggleList },
    { id: 'keys', label: t('play.menu.keys'), run: () => float('keys') },
  ];
  if (running && me !== null && now.sheet.desk !== null && Object.keys(now.game.orders).length > 0)
    items.push({ id: 'orders', label: t('play.menu.orders'), run: () => float('orders') });
  items.push({ id: 'record', label: t('play.menu.record'), run: exportRecord });
  if (running && seat && now.where === 'online') items.push(...leaving(send));
  if (running && me !== null)
    items.push({
      id: 'end',
      label: t('play.menu.end'),
      sure: t('play.menu.end.sure'),
      run: () => void send({ type: 'end' }),
    });
  if (running && seat && (seat.mode === 'stand-in' || seat.mode === 'open'))
    items.push({ id: 'return', label: t('play.menu.return'), run: () => void send({ type: 'return' }) });
  items.push({ id: 'settings', label: t('play.menu.settings'), href: '/settings' });
  items.push({ id: 'home', label: t('play.menu.home'), href: '/' });
  return items;
}

const leaving = (send: Play['send']): MenuItem[] => [
  {
    id: 'resign',
    label: t('play.menu.resign'),
    sure: t('play.menu.resign.sure'),
    run: () => void send({ type: 'resign', to: 'bot' }),
  },
  {
    id: 'open-seat',
    label: t('play.menu.open-seat'),
    sure: t('play.menu.open-seat.sure'),
    run: () => void send({ type: 'resign', to: 'open' }),
  },
];
