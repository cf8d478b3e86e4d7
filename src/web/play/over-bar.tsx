/** The game is over: who won, and the way to the result. */
import { sayOutcome } from '../../text/say.ts';
import { t } from '../text/say.ts';
import css from './action-bar.module.css';
import { Prompt } from './action-bar.tsx';
import { Button } from './button.tsx';
import { usePlay } from './play-context.ts';

export function OverBar() {
  const { now, speaker, me, tab, openTab } = usePlay();
  const outcome = now.ending?.outcome ?? now.game.outcome(now.state);
  const [won = t('play.ended'), ...rest] = outcome ? sayOutcome(speaker, outcome, now.mine.length > 1 ? null : me) : [];
  // The result itself says who won and why.
  if (tab === 'final')
    return (
      <div class={css.acts} data-part="over" data-slim>
        <Button look="second" part="from-result" onClick={() => openTab('board')}>
          {t('play.to-board')}
        </Button>
      </div>
    );
  return (
    <div class={css.row} data-part="over">
      <div class={css.say}>
        <Prompt text={won} />
        <p class={css.note}>{rest.at(-1) ?? ''}</p>
      </div>
      <div class={css.acts}>
        <Button look="go" part="to-result" onClick={() => openTab('final')}>
          {t('play.to-result')}
        </Button>
      </div>
    </div>
  );
}
