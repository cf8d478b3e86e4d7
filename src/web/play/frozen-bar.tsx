/** The table is stopped: where, what is safe, and why. */
import { t } from '../text/say.ts';
import css from './action-bar.module.css';
import { Prompt } from './action-bar.tsx';
import { usePlay } from './play-context.ts';

/** What a server or a device writes when something went wrong by itself; all else are words of whoever stopped it. */
const FAULTS: readonly string[] = ['bug', 'runaway', 'differs'];

export function FrozenBar({ why }: { readonly why: string }) {
  const { history } = usePlay();
  return (
    <div class={css.row} data-part="frozen">
      <div class={css.say}>
        <Prompt muted text={t('play.frozen', { n: history.positions.length - 1 })} />
        <p class={css.note}>{FAULTS.includes(why) ? t('play.frozen.bug') : t('play.frozen.why', { why })}</p>
      </div>
    </div>
  );
}
