/** The form of a new game on this device. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../../kernel/contract.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { sayProblem } from '../../text/say.ts';
import { speakerFor } from '../../text/speaker.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Choice, SelectField, Switch } from '../ui/form/fields.tsx';
import { Button, Sheet } from '../ui/form/form.tsx';
import { BoardField, boardName } from './board-field.tsx';
import { USUAL_LEVEL } from './bots.ts';
import { DiceQuestion } from './dice-question.tsx';
import { type Draft, drawsTheSame, seatNamesOf, withSeat, withSeats } from './draft.ts';
import { HelpFields } from './help-fields.tsx';
import { MasterTime } from './master-time.tsx';
import { openHere, personName } from './open-here.ts';
import { type Ask, createOpening, NOT_BEGUN, questionOf } from './opening.ts';
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
  const [now, setNow] = useState(NOT_BEGUN);
  const [opening] = useState(() => createOpening(setNow));
  const begin = useRef<HTMLDivElement>(null);
  const { dice, began } = now;
  const question = questionOf(now);
  const isAsked = question !== null;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) begin.current?.querySelector('button')?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  const names = seatNamesOf(draft, personName);
  const speaker = speakerFor(texts, localeNow(), names, draft.options);
  const ask: Ask = (outcomes) => openHere(draft, outcomes);
  const change = (next: Draft) => {
    setDraft(next);
    void opening.change(drawsTheSame(draft, next));
  };
  if (question)
    return (
      <DiceQuestion
        speaker={speaker}
        waiting={question}
        given={dice}
        onAnswer={(value) => void opening.answer(ask, question.point, value)}
        onBack={() => void opening.back(ask)}
        onLeave={() => void opening.leave()}
      />
    );
  const kept = draft.dice ? dice.flatMap(({ values }) => values).length : 0;
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
      <div class={css.begin} ref={begin}>
        <Button
          look="main"
          {...(kept > 0 ? { 'aria-describedby': 'draws-kept' } : {})}
          onClick={() => void opening.begin(ask)}
        >
          {t('setup.begin')}
        </Button>
        {kept > 0 ? <small id="draws-kept">{t('setup.dice.kept', { n: kept })}</small> : null}
        {game.ownBoards ? <small>{boardName(speaker, draft.options, draft.board)}</small> : null}
      </div>
    </>
  );
}
