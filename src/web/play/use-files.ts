/** Files and new tables made from this one: the record, another game, a game that goes on from here. */
import { useState } from 'preact/hooks';
import { download } from '../download.ts';
import { go } from '../router.ts';
import { t } from '../text/say.ts';
import { announceNow } from './live.tsx';
import { usePlay } from './play-context.ts';

export interface Files {
  /** Why the last of them did not work; null = it did. */
  readonly trouble: string | null;
  record(): void;
  /** The final position as a picture: wide for a screen, tall for a phone. */
  picture(shape: 'wide' | 'tall'): void;
  again(): void;
  goOn(): void;
}

export function useFiles(): Files {
  const { now, before, services, face, speaker, initials } = usePlay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const fail = () => {
    setTrouble(t('play.final.failed'));
    announceNow(t('play.final.failed'));
  };
  const leadTo = (to: Promise<string | null>) =>
    void to.then((address) => (address === null ? fail() : go(address)), fail);
  return {
    trouble,
    record() {
      services
        .record(now)
        .then(
          (text) =>
            text === null
              ? fail()
              : download(`${now.game.id}-${now.id}.json`, new Blob([text], { type: 'application/json' })),
          fail,
        );
    },
    picture(shape) {
      const outcome = now.ending?.outcome ?? now.game.outcome(now.state);
      if (!outcome) return fail();
      const ended = now.moments.get(now.sheet.seq)?.entry.at ?? Date.now();
      // Drawn with code that only this button needs.
      import('../ui/picture/final-picture.tsx')
        .then(({ finalPicture }) => finalPicture({ face, state: now.state, outcome, speaker, initials, ended }, shape))
        .then(({ png, words }) => {
          download(`${now.game.id}-${now.id}-${shape}.png`, png);
          // The text alternative goes along where the browser lets it.
          navigator.clipboard?.writeText(words).catch(() => {});
        })
        .catch(fail);
    },
    again: () => leadTo(services.again(now)),
    goOn: () => leadTo(services.goOn(now, before)),
  };
}
