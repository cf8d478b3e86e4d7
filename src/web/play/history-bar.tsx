/** A position of the past: which one, steps, and what can be done from it. */
import { useState } from 'preact/hooks';
import { sayEntry } from '../../text/say-table.ts';
import { t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import css from './action-bar.module.css';
import { Prompt } from './action-bar.tsx';
import { Button } from './button.tsx';
import { HistoryLine } from './history-line.tsx';
import { usePlay } from './play-context.ts';
import { useFiles } from './use-files.ts';
import { addressAt } from './use-history.ts';

export function HistoryBar() {
  const { history, speaker, togglePlan } = usePlay();
  const [copied, setCopied] = useState(false);
  const { goOn, trouble } = useFiles();
  const { position, positions, index } = history;
  if (!position) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${addressAt(position.seq)}`);
    setCopied(true);
  };
  return (
    <div class={css.row} data-part="past">
      <div class={css.say}>
        <Prompt muted text={t('play.history.at', { n: index, of: positions.length - 1 })} />
        <p class={css.note} data-part="past-entry">
          {sayEntry(speaker, position.moment.entry)}
        </p>
        {trouble === null ? null : <p class={css.note}>{trouble}</p>}
        <HistoryLine />
      </div>
      <div class={css.acts}>
        <Button look="quiet" label={t('play.history.link')} onClick={() => void copy()}>
          <Icon name="link" />
          {copied ? t('play.history.copied') : null}
        </Button>
        <Button look="quiet" part="continue" onClick={goOn}>
          {t('play.history.continue')}
        </Button>
        <Button look="second" part="try" hint="P" onClick={togglePlan}>
          {t('play.history.try')}
        </Button>
        <Button look="go" part="to-now" hint="Esc" onClick={() => history.show(null)}>
          {t('play.history.back')}
        </Button>
      </div>
    </div>
  );
}
