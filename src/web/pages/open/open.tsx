/** A new table on the server: five sections on one page, made from the options of the game, and a sentence that reads them back. */
import { useEffect, useState } from 'preact/hooks';
import type { GamesAnswer } from '../../../protocol/http.ts';
import { speakerFor } from '../../../text/speaker.ts';
import { ensureAccount } from '../../online/account.ts';
import { ApiRefusal, ask } from '../../online/api.ts';
import { botLabel } from '../../online/bots.ts';
import { gamesOnline } from '../../online/games.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { sayClock } from '../../online/words.ts';
import { address, go } from '../../router.ts';
import { BoardField } from '../../setup/board-field.tsx';
import { USUAL_LEVEL } from '../../setup/bots.ts';
import { type OwnBoard, usualDraft } from '../../setup/draft.ts';
import { HelpFields } from '../../setup/help-fields.tsx';
import { MasterTime } from '../../setup/master-time.tsx';
import { OptionFields } from '../../setup/option-fields.tsx';
import { useGame } from '../../setup/use-game.ts';
import { localeNow } from '../../text/say.ts';
import { t } from '../../text/say-page.ts';
import { Choice, SelectField, TextField } from '../../ui/form/fields.tsx';
import { Button, PlainPage, Row, Sheet } from '../../ui/form/form.tsx';
import {
  type Chosen,
  clockOf,
  countsFor,
  firstChoice,
  keepAsUsual,
  readUsual,
  seatsFor,
  usualOptions,
  wishOf,
} from './chosen.ts';
import { PaceFields } from './pace-fields.tsx';

export function OpenPage() {
  const [forms, setForms] = useState<GamesAnswer | null>(null);
  const [trouble, setTrouble] = useState<ApiRefusal | null>(null);
  useEffect(() => {
    gamesOnline().then(setForms, (error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
      setTrouble(error);
    });
  }, []);
  return (
    <PlainPage title={t('open.title')}>
      <Trouble error={trouble} />
      {forms ? <OpenForm forms={forms} /> : null}
    </PlainPage>
  );
}

function OpenForm({ forms }: { forms: GamesAnswer }) {
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(forms, address.value.query.get('game')));
  const [board, setBoard] = useState<OwnBoard | null>(null);
  const { busy, error, run } = useDeed();
  const usual = readUsual(forms);
  const game = forms.games.find(({ id }) => id === chosen.game)!;
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  const loaded = useGame(chosen.game);
  const speaker = loaded && speakerFor(loaded.texts, localeNow(), [], chosen.options);
  const setOptions = (options: Chosen['options']) => {
    setBoard(null); // it was checked for the options of then
    change({ options, seats: seatsFor(game, options, chosen.seats.length, chosen.seats) });
  };
  const open = () =>
    run(async () => {
      await ensureAccount();
      keepAsUsual(chosen);
      const made = await ask<{ id: string; joinKey: string | null }>('POST', '/api/tables', wishOf(chosen, board));
      go(`/table/${made.id}${made.joinKey ? `?key=${made.joinKey}` : ''}`);
    });
  return (
    <>
      {usual ? (
        <Row>
          <Button onClick={() => setChosen(usual)}>{t('open.usual')}</Button>
        </Row>
      ) : null}
      <Sheet title={t('open.game')}>
        <Choice
          label={t('lobby.game')}
          titled
          value={chosen.game}
          options={forms.games.map(({ id, name }) => ({ value: id, label: name[localeNow()] }))}
          onChoose={(id) => {
            const next = forms.games.find((one) => one.id === id)!;
            const options = usualOptions(next);
            setBoard(null);
            change({ game: id, options, seats: seatsFor(next, options, chosen.seats.length, chosen.seats) });
          }}
        />
        <TextField
          label={t('open.name')}
          hint={t('open.name-hint')}
          value={chosen.name}
          maxLength={60}
          onText={(name) => change({ name })}
        />
      </Sheet>
      <Sheet title={t('open.seats')}>
        <Choice
          label={t('open.count')}
          value={chosen.seats.length}
          options={game.seats.map((n) => ({
            value: n,
            label: `${n}`,
            disabled: !countsFor(game, chosen.options).includes(n),
          }))}
          onChoose={(n) => change({ seats: seatsFor(game, chosen.options, n, chosen.seats) })}
        />
        {chosen.seats.map((seat, i) => (
          <SelectField
            key={i}
            label={t('open.seat', { n: i + 1 })}
            value={seat}
            options={[
              { value: 'me', label: t('open.seat.me') },
              { value: 'open', label: t('open.seat.open') },
              ...forms.bots.map((bot) => ({ value: bot, label: botLabel(bot) })),
            ]}
            onChoose={(value) =>
              change({
                seats: chosen.seats.map((old, k) => (k === i ? value : value === 'me' && old === 'me' ? 'open' : old)),
              })
            }
          />
        ))}
      </Sheet>
      <MasterTime seats={chosen.seats} masterMs={chosen.masterMs} onTime={(masterMs) => change({ masterMs })} />
      <PaceFields chosen={chosen} atZero={forms.atZero} onChange={change} />
      {loaded && speaker ? (
        <>
          <OptionFields
            game={loaded.game}
            speaker={speaker}
            draft={{ ...usualDraft(loaded.game, USUAL_LEVEL), options: chosen.options }}
            onDraft={({ options }) => setOptions(options)}
          />
          <BoardField game={loaded.game} speaker={speaker} options={chosen.options} board={board} onBoard={setBoard} />
        </>
      ) : null}
      <Sheet title={t('open.table')}>
        <Choice
          label={t('open.undo')}
          value={chosen.undo}
          hint={t(`undo-hint.${chosen.undo}`)}
          options={forms.undo.map((value) => ({ value, label: t(`undo-short.${value}`) }))}
          onChoose={(undo) => change({ undo })}
        />
        <Choice
          label={t('open.visibility')}
          value={chosen.visibility}
          hint={t(`visibility-hint.${chosen.visibility}`)}
          options={forms.visibility.map((value) => ({ value, label: t(`visibility.${value}`) }))}
          onChoose={(visibility) => change({ visibility })}
        />
        <Choice
          label={t('lobby.language')}
          value={chosen.language}
          options={(['any', 'fr', 'en'] as const).map((value) => ({ value, label: t(`lobby.language.${value}`) }))}
          onChoose={(language) => change({ language })}
        />
      </Sheet>
      <HelpFields helps={chosen} onHelps={change} />
      <p class={css.readback}>
        {t('open.readback', {
          game: game.name[localeNow()],
          n: chosen.seats.length,
          free: chosen.seats.filter((seat) => seat === 'open').length,
          pace: sayClock(clockOf(chosen)),
        })}
      </p>
      <Trouble error={error} labels={{ name: 'open.name' }} speaker={speaker} />
      <Row>
        <Button look="main" disabled={busy} onClick={open}>
          {t('open.do')}
        </Button>
      </Row>
    </>
  );
}
