/** The rulebook of a game in the language of the moment, once it is loaded. */
import { useEffect, useState } from 'preact/hooks';
import { loadRules } from '../../text/catalogue.ts';
import type { Locale } from '../../text/locale.ts';
import { speakerFor } from '../../text/speaker.ts';
import { textsIn } from '../text/game-texts.ts';
import { localeNow } from '../text/say.ts';
import { contentsOf, type Section } from './contents.ts';

interface Shown {
  readonly game: string;
  readonly locale: Locale;
  readonly sections: readonly Section[];
}

async function read(game: string, locale: Locale): Promise<Shown> {
  const [texts, bodies] = await Promise.all([textsIn(game, locale), loadRules(game, locale)]);
  return { game, locale, sections: bodies ? contentsOf(speakerFor(texts, locale, []), bodies) : [] };
}

/** Null while it is on its way. */
export function useRulebook(game: string): readonly Section[] | null {
  const locale = localeNow();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    read(game, locale).then(
      (sections) => wanted && setShown(sections),
      (error: unknown) => wanted && setFailed(error ?? new Error('no rulebook')),
    );
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  if (failed !== null) throw failed;
  return shown?.game === game && shown.locale === locale ? shown.sections : null;
}
