/** A question to the table: taking back, stopping. It is asked here, never by a window. */
import { type Outline, votersBeside } from '../../table/index.ts';
import { seatName } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import css from './action-bar.module.css';
import { Prompt } from './action-bar.tsx';
import { Button } from './button.tsx';
import { usePlay } from './play-context.ts';

type Ask = NonNullable<Outline['ask']>;

export function AskBar({ ask }: { readonly ask: Ask }) {
  const { me, now, speaker, send } = usePlay();
  const { question } = ask;
  const seat = seatName(speaker, ask.seat);
  const to = question.type === 'undo' ? question.to : 0;
  const crossed = now.sheet.line.moves.filter((seq) => seq > to).length;
  const isMine = ask.seat === me;
  const text =
    question.type === 'undo'
      ? t(isMine ? 'play.ask.undo-mine' : 'play.ask.undo', { seat, n: crossed })
      : t(isMine ? 'play.ask.end-mine' : 'play.ask.end', { seat });
  const open = votersBeside(now.sheet, ask.seat).filter((voter) => !ask.yes.includes(voter));
  const answer = (yes: boolean) => void send({ type: 'answer', ask: ask.seq, yes });
  const mustAnswer = me !== null && open.includes(me);
  const others = open.filter((voter) => voter !== me);
  return (
    <div class={css.row} data-part="ask">
      <div class={css.say}>
        <Prompt muted={!mustAnswer} text={text} />
        {others.length === 0 ? null : (
          <p class={css.note}>{t('play.ask.waits', { seats: others.map((voter) => seatName(speaker, voter)) })}</p>
        )}
      </div>
      <div class={css.acts}>
        {mustAnswer ? (
          <>
            <Button look="second" part="ask-no" onClick={() => answer(false)}>
              {t('play.ask.no')}
            </Button>
            <Button look="go" part="ask-yes" onClick={() => answer(true)}>
              {t('play.ask.yes')}
            </Button>
          </>
        ) : isMine ? (
          <Button look="second" part="ask-withdraw" onClick={() => answer(false)}>
            {t('play.ask.withdraw')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
