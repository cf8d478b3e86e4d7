/** A new table on the server: five sections on one page, made from the options of the game, and a sentence that reads them back. */
import { useEffect, useState } from 'preact/hooks';
import type { GameForm, GamesAnswer, Visibility } from '../../protocol/http.ts';
import { type AtZero, type ClockSettings, type Customs, type UndoPolicy, USUAL_CUSTOMS } from '../../table/index.ts';
import { speakerFor } from '../../text/speaker.ts';
import { ensureAccount } from '../online/account.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import { botLabel } from '../online/bots.ts';
import { gamesOnline } from '../online/games.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useDeed } from '../online/use-ask.ts';
import { sayClock } from '../online/words.ts';
import { address, go } from '../router.ts';

import { BoardField } from '../setup/board-field.tsx';
import { USUAL_LEVEL } from '../setup/bots.ts';
import { type OwnBoard, usualDraft } from '../setup/draft.ts';
import { HelpFields } from '../setup/help-fields.tsx';
import { MasterTime } from '../setup/master-time.tsx';
import { OptionFields } from '../setup/option-fields.tsx';
import { useGame } from '../setup/use-game.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';

import { Button, Choice, PlainPage, Row, SelectField, Sheet, TextField } from '../ui/form/form.tsx';

type Value = string | number | boolean;

/** What is chosen so far; kept as "the usual" once a table was opened. */
interface Chosen extends Customs {
  game: string;
  name: string;
  options: Record<string, Value>;
  /** Of each seat: `me`, `open`, or a bot. */
  seats: string[];
  speed: ClockSettings['type'];
  /** Minutes of a live budget, seconds of its increment; hours for a daily move, days of its reserve. */
  budget: number;
  increment: number;
  perMove: number;
  reserve: number;
  atZero: AtZero;
  undo: UndoPolicy;
  visibility: Visibility;
  language: 'any' | 'fr' | 'en';
}

const USUAL = 'turntable.open.usual';
const HOUR = 3_600_000;

function firstChoice(forms: GamesAnswer, wanted: string | null): Chosen {
  const game = forms.games.find(({ id }) => id === wanted) ?? forms.games[0]!;
  return {
    ...{ game: game.id, name: '', options: usualOptions(game), seats: seatsFor(game, {}, 3, []) },
    ...{ speed: 'none' as const, budget: 45, increment: 30, perMove: 48, reserve: 7 },
    ...{
      atZero: 'bot' as const,
      undo: 'until-chance' as const,
      visibility: 'public' as const,
      language: 'any' as const,
      ...USUAL_CUSTOMS,
    },
  };
}

const usualOptions = (game: GameForm): Record<string, Value> =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** The numbers of players that these options allow. */
function countsFor(game: GameForm, options: Record<string, Value>): number[] {
  const limits = game.options.flatMap(
    (option) => option.values.find(({ value }) => value === options[option.id])?.seats ?? [],
  );
  const counts = game.seats.filter((n) =>
    game.options.every((option) => {
      const allowed = option.values.find(({ value }) => value === options[option.id])?.seats;
      return allowed === undefined || allowed.includes(n);
    }),
  );
  return limits.length === 0 || counts.length === 0 ? [...game.seats] : counts;
}

function seatsFor(game: GameForm, options: Record<string, Value>, wanted: number, old: readonly string[]): string[] {
  const counts = countsFor(game, options);
  const n = counts.includes(wanted) ? wanted : (counts.find((count) => count >= wanted) ?? counts.at(-1)!);
  return Array.from({ length: n }, (_, i) => old[i] ?? (i === 0 ? 'me' : 'open'));
}

const clockOf = (chosen: Chosen): ClockSettings => {
  if (chosen.speed === 'live')
    return { type: 'live', budget: chosen.budget * 60_000, increment: chosen.increment * 1000 };
  if (chosen.speed === 'daily')
    return { type: 'daily', perMove: chosen.perMove * HOUR, reserve: chosen.reserve * 24 * HOUR };
  return { type: 'none' };
};

function readUsual(forms: GamesAnswer): Chosen | null {
  const text = localStorage.getItem(USUAL);
  if (text === null) return null;
  try {
    const kept = { ...firstChoice(forms, null), ...(JSON.parse(text) as Partial<Chosen>) };
    return forms.games.some(({ id }) => id === kept.game) ? kept : null;
  } catch {
    return null; // not ours, or of another time
  }
}

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
      localStorage.setItem(USUAL, JSON.stringify({ ...chosen, name: '' }));
      const { game: id, name, options, atZero, undo, visibility, language, calculator, hints, masterMs } = chosen;
      const seats = chosen.seats.map((seat) =>
        seat === 'me' ? { kind: 'me' } : seat === 'open' ? { kind: 'open' } : { kind: 'bot', bot: seat },
      );
      const own = board === null ? {} : { board: board.file };
      const wish = {
        game: id,
        name,
        options,
        seats,
        clock: clockOf(chosen),
        atZero,
        undo,
        visibility,
        language,
        calculator,
        hints,
        masterMs,
        ...own,
      };
      const made = await ask<{ id: string; joinKey: string | null }>('POST', '/api/tables', wish);
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
      <Sheet title={t('open.pace')}>
        <Choice
          label={t('lobby.speed')}
          titled
          value={chosen.speed}
          hint={t(`open.pace.${chosen.speed}`)}
          options={(['none', 'live', 'daily'] as const).map((value) => ({ value, label: t(`lobby.speed.${value}`) }))}
          onChoose={(speed) => change({ speed })}
        />
        {chosen.speed === 'live' ? (
          <Row>
            <Amount
              label={t('open.budget')}
              value={chosen.budget}
              most={600}
              onAmount={(budget) => change({ budget })}
            />
            <Amount
              label={t('open.increment')}
              value={chosen.increment}
              most={600}
              least={0}
              onAmount={(increment) => change({ increment })}
            />
          </Row>
        ) : null}
        {chosen.speed === 'daily' ? (
          <Row>
            <Amount
              label={t('open.per-move')}
              value={chosen.perMove}
              most={720}
              onAmount={(perMove) => change({ perMove })}
            />
            <Amount
              label={t('open.reserve')}
              value={chosen.reserve}
              most={60}
              least={0}
              onAmount={(reserve) => change({ reserve })}
            />
          </Row>
        ) : null}
        {chosen.speed === 'none' ? null : (
          <Choice
            label={t('open.at-zero')}
            value={chosen.atZero}
            options={forms.atZero.map((value) => ({ value, label: t(`at-zero-short.${value}`) }))}
            onChoose={(atZero) => change({ atZero })}
          />
        )}
      </Sheet>
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
      <Trouble error={error} />
      <Row>
        <Button look="main" disabled={busy} onClick={open}>
          {t('open.do')}
        </Button>
      </Row>
    </>
  );
}

function Amount({
  label,
  value,
  most,
  least = 1,
  onAmount,
}: {
  label: string;
  value: number;
  most: number;
  least?: number;
  onAmount(value: number): void;
}) {
  return (
    <TextField
      label={label}
      type="number"
      min={least}
      max={most}
      value={String(value)}
      onText={(text) => {
        const n = Number.parseInt(text, 10);
        if (Number.isSafeInteger(n)) onAmount(Math.min(most, Math.max(least, n)));
      }}
    />
  );
}
