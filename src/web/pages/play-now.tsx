/** A new game on this device: game, players, options. Everything has a usual answer, so that one press begins. */
import { useEffect, useState } from 'preact/hooks';
import { type GameId, load } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { CARDS } from '../games/cards.ts';
import { address, go } from '../router.ts';
import { LEVELS, USUAL_LEVEL } from '../setup/bots.ts';
import { readDraft } from '../setup/draft.ts';
import { lastSetup } from '../setup/last.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { useStore } from '../store.ts';
import { textsIn } from '../text/game-texts.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Choice, PlainPage } from '../ui/form/form.tsx';

interface Loaded {
  readonly game: AnyGame;
  readonly texts: GameTexts | null;
}

/** The first of these that can be played, else the first game. */
function chosenCard(wanted: readonly (string | null)[]): (typeof CARDS)[number] {
  const found = wanted.flatMap((id) => CARDS.find((card) => card.id === id) ?? [])[0] ?? CARDS[0];
  if (!found) throw new Error('bug: no game can be played');
  return found;
}

export function PlayNow() {
  const { query } = useStore(address);
  const last = lastSetup();
  const { id } = chosenCard([query.get('game'), last.game]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([load(id), textsIn(id, localeNow())]).then(
      ([game, texts]) => wanted && setLoaded({ game, texts }),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failed !== null) throw failed;
  const games = CARDS.map((card) => ({ value: card.id, label: card.name }));
  return (
    <PlainPage title={t('setup.title')}>
      <p>{t('setup.what')}</p>
      {games.length > 1 ? (
        <Choice
          label={t('setup.game')}
          value={id}
          options={games}
          onChoose={(game: GameId) => go(`/play?game=${game}`, { replace: true })}
        />
      ) : null}
      {loaded?.game.id === id ? (
        <SetupForm
          key={id}
          game={loaded.game}
          texts={loaded.texts}
          first={readDraft(loaded.game, last.raw, LEVELS, USUAL_LEVEL)}
        />
      ) : null}
    </PlainPage>
  );
}
