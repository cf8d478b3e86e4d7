/** What a map changes, as a list: where it is chosen, and where others sit down to it. */
import { useEffect, useState } from 'preact/hooks';
import type { OptionValues } from '../../kernel/options.ts';
import { sayMapRules } from '../../text/map-rules.ts';
import { type Speaker, speakerFor } from '../../text/speaker.ts';
import { textsIn } from '../text/game-texts.ts';
import { localeNow } from '../text/say.ts';
import css from './setup.module.css';

export function MapRules({ speaker, map }: { readonly speaker: Speaker; readonly map: unknown }) {
  const lines = sayMapRules(speaker, map);
  if (lines.length === 0) return null;
  return (
    <ul class={css.about}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface OfTable {
  readonly game: string;
  readonly options: Readonly<OptionValues>;
}

/** The same where the texts of the game are not there yet; nothing while they are on their way. */
export function MapRulesOf({ game, options }: OfTable) {
  const locale = localeNow();
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    let wanted = true;
    textsIn(game, locale).then(
      (texts) => wanted && setSpeaker(speakerFor(texts, locale, [])),
      () => wanted && setSpeaker(null), // without a connection the rest of the page is still of use
    );
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return speaker && <MapRules speaker={speaker} map={options.map} />;
}
