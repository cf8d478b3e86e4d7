/** Figures over the whole game. */
import { useMemo } from 'preact/hooks';
import { factLabel, factValue } from '../../text/say.ts';
import { say } from '../../text/speaker.ts';
import { capital, t } from '../text/say.ts';
import { Chart } from '../ui/chart.tsx';
import css from './charts-panel.module.css';
import { chartOf, chartsShown } from './logic/charts.ts';
import { usePlay } from './play-context.ts';

export function Charts() {
  const { now, face, speaker, initials, me, calculator } = usePlay();
  const charts = useMemo(
    () => chartsShown(now, face.charts, calculator).map((wanted) => ({ wanted, chart: chartOf(now, wanted) })),
    [face, now.moments, now.sheet.line, calculator],
  );
  return (
    <div class={css.charts}>
      {charts.map(({ wanted, chart }) => {
        const label = factLabel(speaker, wanted.key);
        const heads = chart.points.map(({ round }, i) =>
          i === chart.points.length - 1 && now.ending ? t('play.chart.end') : round === null ? `${i}` : `${round}`,
        );
        return (
          <section key={`${wanted.owners} ${wanted.key}`}>
            <Chart
              title={t(wanted.owners === 'seats' ? 'play.chart.seats' : 'play.chart.others', { label: capital(label) })}
              heads={heads}
              series={chart.series.map(({ of, values }) => {
                const seat = of.startsWith('seat:') ? Number(of.slice(5)) : null;
                return {
                  name: say(speaker, 'fact-line.part-of', { of, value: '' }).trim(),
                  mark: face.markOf?.(of) ?? undefined,
                  ...(seat === null ? {} : { initials: initials[seat], mine: seat === me }),
                  values: values.map((value) => value ?? 0),
                };
              })}
              write={(value) => factValue(speaker, { key: wanted.key, value })}
            />
          </section>
        );
      })}
    </div>
  );
}
