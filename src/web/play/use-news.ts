/** Says what happens: your turn at once, with a bell and in the title; what others did, gathered. */
import { sayEntry, sayNote } from '../../text/say-table.ts';
import { say } from '../../text/speaker.ts';
import { settings } from '../settings/settings.ts';
import { t } from '../text/say.ts';
import { announceLater, announceNow, useChange } from './live.tsx';
import type { Play } from './play-context.ts';
import { useTitle } from './title-badge.ts';

export function useNews({ now, me, speaker, myTurn, mode }: Play, prompt: string): void {
  const game = say(speaker, 'game.name');
  const due = me !== null && now.acting.includes(me);
  useTitle(t(due ? 'play.title.yours' : 'play.title', { game }));
  useChange(now.sheet.seq, (before) => {
    for (let seq = before + 1; seq <= now.sheet.seq; seq++) {
      const entry = now.moments.get(seq)?.entry;
      if (!entry || ('seat' in entry && entry.seat === me)) continue;
      announceLater(sayEntry(speaker, entry));
    }
  });
  useChange(now.notes.length, (before) => {
    for (const note of now.notes.slice(before)) announceLater(sayNote(speaker, note));
  });
  useChange(myTurn ? now.state : null, (before) => {
    if (!myTurn) return announceNow(''); // what was asked is asked no longer
    if (mode !== 'now') return;
    announceNow(prompt);
    // One stroke when the turn comes, not at each step of it.
    if (before === null && settings.value.sound)
      void import('./bell.ts').then(
        ({ ring }) => ring(),
        () => undefined,
      );
  });
}
