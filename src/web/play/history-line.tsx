/** The whole game as a line to drag along. */
import { t } from '../text/say.ts';
import { Scrubber } from '../ui/scrubber.tsx';
import { roundStarts } from './logic/history.ts';
import { usePlay } from './play-context.ts';

export function HistoryLine() {
  const { history } = usePlay();
  const { positions, index } = history;
  const last = positions.length - 1;
  if (last < 1) return null;
  const rounds = roundStarts(positions).map((start) => positions.indexOf(start));
  return (
    <Scrubber
      at={index}
      last={last}
      rounds={rounds}
      label={t('play.history')}
      back={t('play.previous')}
      forth={t('play.next')}
      words={t('play.history.at', { n: index, of: last })}
      onGo={(to) => history.show(to >= last ? null : (positions[to]?.seq ?? null))}
    />
  );
}
