/** A new game on this device: game, players, options. Everything has a usual answer, so that one press begins. */
import type { GameId } from '../../games/registry.ts';
import { CARDS } from '../games/cards.ts';
import { address, go } from '../router.ts';
import { LEVELS, USUAL_LEVEL } from '../setup/bots.ts';
import { readDraft } from '../setup/draft.ts';
import { lastSetup } from '../setup/last.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { useGame } from '../setup/use-game.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import { Choice } from '../ui/form/fields.tsx';
import { PlainPage } from '../ui/form/form.tsx';

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
  const loaded = useGame(id);
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
      {loaded ? (
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
