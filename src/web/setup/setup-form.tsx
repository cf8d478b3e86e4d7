/** The form of a new game on this device. */
import { useState } from 'preact/hooks';
import type { Drawn } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { sayProblem } from '../../text/say.ts';
import { speakerFor } from '../../text/speaker.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, Choice, SelectField, Sheet, Switch } from '../ui/form/form.tsx';
import { BoardField, boardName } from './board-field.tsx';
import { USUAL_LEVEL } from './bots.ts';
import { withOutcome, withoutLast } from './dice.ts';
import { DiceQuestion } from './dice-question.tsx';
import { type Draft, withSeat, withSeats } from './draft.ts';
import { HelpFields } from './help-fields.tsx';
import { MasterTime } from './master-time.tsx';
import { type Began, openHere } from './open-here.ts';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import css from './setup.module.css';

interface Props {
  readonly game: AnyGame;
  readonly texts: GameTexts | null;
  readonly first: Draft;
}

export function SetupForm({ game, texts, first }: Props) {
  const [draft, setDraft] = useState(first);
  const [dice, setDice] = useState<readonly Drawn[]>([]);
  const [began, setBegan] = useState<Began | null>(null);
  const [busy, setBusy] = useState(false);
  const speaker = speakerFor(texts, localeNow(), [], draft.options);
  const change = (next: Draft) => {
    setDraft(next);
    setDice([]);
    setBegan(null);
  };
  const open = async (outcomes: readonly Drawn[]) => {
    setBusy(true);
    const answer = await openHere(draft, outcomes);
    setBusy(false);
    if (answer.ok) return;
    // A value that cannot be is taken back, so that the next answer says what is wanted.
    setDice('waiting' in answer && answer.waiting.refused !== null ? withoutLast(outcomes) : outcomes);
    setBegan(answer);
  };
  if (began && 'waiting' in began)
    return (
      <DiceQuestion
        speaker={speaker}
        waiting={began.waiting}
        given={dice}
        onAnswer={(value) => void open(withOutcome(dice, began.waiting, value))}
        onBack={() => void open(withoutLast(dice))}
        onLeave={() => change(draft)}
      />
    );
  return (
    <>
      <Sheet title={t('setup.players')}>
        <Choice
          label={t('setup.count')}
          value={draft.seats.length}
          options={game.seatCounts(draft.options).map((n) => ({ value: n, label: `${n}` }))}
          onChoose={(n) => change(withSeats(game, draft, n, USUAL_LEVEL))}
        />
        {draft.seats.map((seat, i) => (
          <SeatFields key={i} n={i + 1} seat={seat} onSeat={(next) => change(withSeat(draft, i, next))} />
        ))}
        {game.asksFirstSeat ? (
          <div class={css.seat}>
            <SelectField
              label={t('setup.first')}
              value={draft.first === null ? 'lot' : `${draft.first}`}
              options={[
                { value: 'lot', label: t('setup.first.lot') },
                ...draft.seats.map((_, i) => ({ value: `${i}`, label: t('setup.seat', { n: i + 1 }) })),
              ]}
              onChoose={(value) => change({ ...draft, first: value === 'lot' ? null : Number(value) })}
            />
          </div>
        ) : null}
      </Sheet>
      <MasterTime
        seats={draft.seats.map((seat) => (seat.who === 'bot' ? seat.bot : seat.who))}
        masterMs={draft.masterMs}
        onTime={(masterMs) => change({ ...draft, masterMs })}
      />
      <OptionFields game={game} speaker={speaker} draft={draft} onDraft={change} />
      <BoardField
        game={game}
        speaker={speaker}
        options={draft.options}
        board={draft.board}
        onBoard={(board) => change({ ...draft, board })}
      />
      <Sheet title={t('setup.chance')}>
        <Switch
          label={t('setup.dice')}
          hint={t('setup.dice.hint')}
          on={draft.dice}
          onSwitch={(on) => change({ ...draft, dice: on })}
        />
      </Sheet>
      <HelpFields helps={draft} onHelps={(helps) => change({ ...draft, ...helps })} />
      {began && 'problem' in began ? <p role="alert">{sayProblem(speaker, began.problem)}</p> : null}
      <div class={css.begin}>
        <Button look="main" disabled={busy} onClick={() => void open(dice)}>
          {t('setup.begin')}
        </Button>
        {game.ownBoards ? <small>{boardName(speaker, draft.options, draft.board)}</small> : null}
      </div>
    </>
  );
}
