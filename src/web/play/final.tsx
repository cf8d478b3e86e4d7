/** The end: a certificate that says who won and why the game ended, the ranking, the charts, the dice, what next. */
import { useMemo } from 'preact/hooks';
import { sayFactParts, sayOutcome } from '../../text/say.ts';
import { say, seatName, writeFigure } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { together } from '../text/together.ts';
import { Sign } from '../ui/sign.tsx';
import { Button } from './button.tsx';
import { Charts } from './charts-panel.tsx';
import css from './final.module.css';
import { Judgement } from './judgement.tsx';
import { figureOf } from './logic/bill.ts';
import { usePlay } from './play-context.ts';
import { RematchLine } from './rematch-line.tsx';
import { Rosette } from './rosette.tsx';
import { useSeats } from './seats-shown.ts';
import { useFiles } from './use-files.ts';
import { verdictOn } from './verify-dice.ts';

export function Final() {
  const { now, speaker, me, openTab, history } = usePlay();
  const outcome = now.ending?.outcome ?? now.game.outcome(now.state);
  const files = useFiles();
  const [won, ...rest] = outcome
    ? sayOutcome(speaker, outcome, now.mine.length > 1 ? null : me)
    : [t('play.final.stopped')];
  const about = t('play.final.players', { game: say(speaker, 'game.name'), n: now.sheet.seats.length });
  const why = outcome && outcome.reasons.length > 0 ? rest.at(-1) : null;
  const first = history.positions[0]?.seq ?? 0;
  return (
    <div class={css.final} data-part="final">
      <section class={css.certificate}>
        <Rosette side="left" />
        <Rosette side="right" />
        <h2>{won}</h2>
        <p>{[about, why].filter((part) => part !== null).join(' ')}</p>
      </section>
      {now.where === 'online' && me !== null ? <RematchLine table={now.id} /> : null}
      <div class={css.columns}>
        <Charts />
        <div class={css.side}>
          {outcome ? <Ranking /> : null}
          {outcome ? <Judgement /> : null}
          <Dice />
        </div>
      </div>
      {files.trouble === null ? null : <p class={css.trouble}>{files.trouble}</p>}
      <div class={css.acts}>
        <Button look="go" part="again" onClick={files.again}>
          {t('play.final.again')}
        </Button>
        <Button
          look="second"
          part="replay"
          onClick={() => {
            openTab('board');
            history.show(first);
          }}
        >
          {t('play.final.replay')}
        </Button>
        {outcome ? (
          <>
            <Button look="second" part="picture" onClick={() => files.picture('wide')}>
              {t('play.final.picture')}
            </Button>
            <Button look="second" part="picture-tall" onClick={() => files.picture('tall')}>
              {t('play.final.picture-tall')}
            </Button>
          </>
        ) : null}
        <Button look="second" part="record" onClick={files.record}>
          {t('play.final.record')}
        </Button>
      </div>
    </div>
  );
}

/** Places with their scores, and what each score is made of. */
function Ranking() {
  const { now, speaker, face } = usePlay();
  const seats = useSeats();
  const outcome = now.ending?.outcome ?? now.game.outcome(now.state);
  if (!outcome) return null;
  return (
    <section class={css.sheet}>
      <h2>{t('play.final.ranking')}</h2>
      <ol class={css.ranking} data-part="ranking">
        {outcome.ranking.map(({ seat, place, score }) => {
          const fact = figureOf(now.game, now.state, `seat:${seat}`, (face.score ?? face.purse).key);
          const shares = now.game.facts(now.state).filter(({ of, parts }) => of === `seat:${seat}` && parts?.length);
          const made = fact?.parts ? [fact] : shares.filter(({ forecast }) => !forecast);
          return (
            <li key={seat} value={place} data-seat={seat} data-score={score}>
              <b class={css.place}>{place}</b>
              <Sign {...seats[seat]!} />
              <span>
                {seatName(speaker, seat)}
                <small>{together(made.map((one) => sayFactParts(speaker, one)).join('; '))}</small>
              </span>
              <b class={css.score}>{writeFigure(speaker, speaker.game?.score ?? 'number', score)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether the draws were fair, worked out here. */
function Dice() {
  const { now } = usePlay();
  const { creation, line } = now.sheet;
  const seed = now.ending?.seed ?? null;
  const verdict = useMemo(() => {
    const moves = line.moves.map((seq) => now.moments.get(seq)?.entry ?? null);
    return now.ending ? verdictOn({ game: now.game, creation, moves }, seed) : null;
  }, [now.ending, now.game, creation, line, now.moments, seed]);
  if (verdict === null) return null;
  const says = {
    dice: t('play.final.dice'),
    seed: t('play.final.nothing-drawn'),
    draws: t('play.final.verified'),
    wrong: t('play.final.wrong'),
  };
  return (
    <section class={css.sheet} data-part="dice-verdict" data-verdict={verdict}>
      <p class={verdict === 'wrong' ? css.trouble : undefined}>{says[verdict]}</p>
      {seed === null ? null : (
        <dl class={css.seed}>
          <dt>{t('play.final.seed')}</dt>
          <dd>{seed}</dd>
          <dt>{t('play.final.commitment')}</dt>
          <dd>{creation.commitment}</dd>
        </dl>
      )}
    </section>
  );
}
