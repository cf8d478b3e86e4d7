/** How the game went, as the bots judge it: chances to win by round, and the turns that changed them, with their positions. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Judged, Played, Turning } from '../../bots/judge.ts';
import type { Lines } from '../../text/game-texts.ts';
import { sayEntry } from '../../text/say-table.ts';
import { seatName } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { Chart } from '../ui/chart.tsx';
import css from './judgement.module.css';
import type { Position } from './logic/history.ts';
import { usePlay } from './play-context.ts';
import { hintText, useHintLines } from './use-hint-lines.ts';

/** Actions of one turn that are told. */
const MOST_SAID = 4;

/** Who brought a position about; null for the set-up, and for what is hidden. */
const playedOf = ({ seq, state, moment: { entry } }: Position): Played => ({
  seq,
  state,
  seat: entry.type === 'action' ? (entry.seat ?? null) : null,
});

export function Judgement() {
  const { now, speaker, history, services } = usePlay();
  const lines = useHintLines(now.game.id, speaker.locale);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [failed, setFailed] = useState(false);
  const { positions } = history;
  useEffect(() => {
    let wanted = true;
    services.judge(now, positions.map(playedOf)).then(
      (found) => wanted && setJudged(found),
      () => wanted && setFailed(true), // a device without workers, or nothing to be fetched: the other charts are there all the same
    );
    return () => {
      wanted = false;
    };
  }, [positions]);
  if (!lines || positions.length < 3 || failed) return null;
  return (
    <section class={css.judgement} data-part="judgement" aria-busy={judged === null}>
      <h2>{hintText(speaker, lines, 'judge.title')}</h2>
      {judged === null ? (
        <p role="status">{hintText(speaker, lines, 'judge.thinking')}</p>
      ) : (
        <>
          <Chances judged={judged} lines={lines} />
          <Turnings turnings={judged.turnings} lines={lines} />
        </>
      )}
    </section>
  );
}

/** One point at the end of each round. */
function Chances({ judged, lines }: { readonly judged: Judged; readonly lines: Lines }) {
  const { now, speaker, history, initials, me } = usePlay();
  const points = useMemo(() => {
    const known = new Map(judged.chances.map(({ seq, chances }) => [seq, chances]));
    return history.positions
      .filter(({ round }, at, all) => round !== all[at + 1]?.round)
      .flatMap(({ seq, round }) => {
        const chances = known.get(seq);
        return chances ? [{ round, chances }] : [];
      });
  }, [judged, history.positions]);
  return (
    <>
      <Chart
        title={hintText(speaker, lines, 'judge.chances')}
        heads={points.map(({ round }, i) => (i === points.length - 1 ? t('play.chart.end') : `${round ?? i}`))}
        series={now.sheet.seats.map((_, seat) => ({
          name: seatName(speaker, seat),
          initials: initials[seat],
          mine: seat === me,
          values: points.map(({ chances }) => chances[seat] ?? 0),
        }))}
        write={(n) => hintText(speaker, lines, 'judge.percent', { n })}
      />
      <p class={css.note}>{hintText(speaker, lines, 'judge.estimate')}</p>
    </>
  );
}

function Turnings({ turnings, lines }: { readonly turnings: readonly Turning[]; readonly lines: Lines }) {
  const { now, speaker, history, openTab } = usePlay();
  /** The actions of a turn, as the log tells them; of a long auction the last words. */
  const told = ({ before, seq }: Turning): string => {
    const said = history.positions
      .filter((position) => position.seq > before && position.seq <= seq)
      .flatMap(({ moment: { entry } }) => (entry.type === 'action' ? [sayEntry(speaker, entry)] : []));
    return said.length > MOST_SAID ? ['…', ...said.slice(-MOST_SAID)].join(' ') : said.join(' ');
  };
  return (
    <>
      <h3>{hintText(speaker, lines, 'judge.turns')}</h3>
      {turnings.length === 0 ? <p>{hintText(speaker, lines, 'judge.none')}</p> : null}
      <ol class={css.turnings} data-part="turnings">
        {turnings.map((turning) => (
          <li key={turning.seq}>
            <span>
              {told(turning)}{' '}
              {hintText(speaker, lines, turning.to > turning.from ? 'judge.rose' : 'judge.fell', turning)}
            </span>
            <button
              type="button"
              data-part="turning"
              data-seq={turning.seq}
              aria-label={`${hintText(speaker, lines, 'judge.show')}: ${now.sheet.line.moves.indexOf(turning.seq)}`}
              onClick={() => {
                openTab('board');
                history.show(turning.seq);
              }}
            >
              {hintText(speaker, lines, 'judge.show')}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
