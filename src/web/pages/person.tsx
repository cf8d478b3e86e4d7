/** A player: ratings, figures by seat, map and number of players, latest games. */
import { useEffect, useState } from 'preact/hooks';
import type { Figures, GamesAnswer, Profile } from '../../protocol/http.ts';
import { me } from '../online/account.ts';
import { ask } from '../online/api.ts';
import { gameName, gamesOnline } from '../online/games.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk, useDeed } from '../online/use-ask.ts';
import { sayDate, sayDay } from '../online/words.ts';
import type { PageProps } from '../shell/pages.ts';
import { useStore } from '../store.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, PlainPage, Row, Sheet, TextField } from '../ui/form/form.tsx';

const number = (n: number): string => new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 1 }).format(n);
const percent = (n: number): string => new Intl.NumberFormat(localeNow(), { style: 'percent' }).format(n);

export function PersonPage({ params: { id = '' } }: PageProps) {
  const { asked } = useAsk<Profile>(`/api/profiles/${encodeURIComponent(id)}`);
  const [games, setGames] = useState<GamesAnswer | null>(null);
  const { account } = useStore(me);
  useEffect(() => {
    gamesOnline().then(setGames, () => setGames(null));
  }, []);
  if (asked.at === 'refused')
    return (
      <PlainPage title={t(asked.error.code === 'not-found' ? 'person.none' : 'person.title')}>
        <Trouble error={asked.error} />
      </PlainPage>
    );
  if (asked.at === 'asking') return <PlainPage title={t('person.title')}>{null}</PlainPage>;
  const person = asked.answer;
  const forms = games?.games ?? [];
  const mapName = (game: string, map: string): string =>
    forms
      .find((form) => form.id === game)
      ?.options.find(({ id: option }) => option === 'map')
      ?.values.find(({ value }) => value === map)?.text[localeNow()] ?? map;
  return (
    <PlainPage title={person.name}>
      <p>{t(`person.kind.${person.kind}`, { day: sayDay(person.since) })}</p>
      {account !== null && account.id !== person.id && person.kind !== 'bot' ? <Relations id={person.id} /> : null}
      {person.games.length === 0 ? <p class={css.empty}>{t('person.no-games')}</p> : null}
      {person.games.map((game) => (
        <Sheet key={game.game} title={gameName(forms, game.game)}>
          <p>
            {game.rating === null
              ? t('person.unrated')
              : t(game.listed ? 'person.rating' : 'person.rating-unlisted', {
                  rating: number(game.rating.rating),
                  sigma: number(game.rating.sigma),
                  n: game.rating.games,
                })}{' '}
            {game.left > 0 ? t('person.left', { n: game.left }) : t('person.reliable')}
          </p>
          <FiguresTable
            caption={t('person.by-map')}
            rows={[
              { key: 'all', label: t('person.all'), figures: game },
              ...game.byMap.map((one) => ({ key: one.map, label: mapName(game.game, one.map), figures: one })),
              ...game.byPlayers.map((one) => ({
                key: `p${one.seats}`,
                label: t('person.players', { n: one.seats }),
                figures: one,
              })),
              ...game.bySeat.map((one) => ({
                key: `s${one.seats}-${one.seat}`,
                label: t('person.seat', { seat: one.seat + 1, n: one.seats }),
                figures: one,
              })),
            ]}
          />
        </Sheet>
      ))}
      {person.recent.length === 0 ? null : (
        <Sheet title={t('person.recent')}>
          <ul class={css.list}>
            {person.recent.map((one) => (
              <li key={one.table} class={css.seat}>
                <strong>{one.place}</strong>
                <span>
                  <a href={`/table/${one.table}`}>{gameName(forms, one.game)}</a>{' '}
                  <span class={css.small}>
                    {sayDate(one.at)} ·{' '}
                    {one.players
                      .map((player) => `${player.place}. ${player.name ?? t('online.seat-gone')} (${player.score})`)
                      .join(', ')}
                  </span>
                </span>
                <span class={css.small}>{one.rated ? t('person.rated') : t('person.not-rated')}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </PlainPage>
  );
}

function FiguresTable({
  caption,
  rows,
}: {
  caption: string;
  rows: { key: string; label: string; figures: Figures }[];
}) {
  return (
    <div class={css.scroll}>
      <table class={css.board}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th>{t('person.what')}</th>
            <th class={css.number}>{t('person.games')}</th>
            <th class={css.number}>{t('person.wins')}</th>
            <th class={css.number}>{t('person.place')}</th>
            <th class={css.number}>{t('person.score')}</th>
            <th class={css.number}>{t('person.best')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key}>
              <td>{label}</td>
              <td class={css.number}>{figures.games}</td>
              <td class={css.number}>{percent(figures.games === 0 ? 0 : figures.wins / figures.games)}</td>
              <td class={css.number}>{number(figures.averagePlace)}</td>
              <td class={css.number}>{number(figures.averageScore)}</td>
              <td class={css.number}>{number(figures.bestScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Block, mute, report. */
function Relations({ id }: { id: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const { busy, error, run } = useDeed();
  const deed = (path: string, done: string) =>
    run(async () => {
      await ask('PUT', path, {});
      setSaid(done);
    });
  return (
    <div>
      <Row>
        <Button look="plain" disabled={busy} onClick={() => deed(`/api/me/mutes/${id}`, t('person.muted'))}>
          {t('person.mute')}
        </Button>
        <Button look="plain" disabled={busy} onClick={() => deed(`/api/me/blocks/${id}`, t('person.blocked'))}>
          {t('person.block')}
        </Button>
        <Button look="plain" onClick={() => setReport(report === null ? '' : null)}>
          {t('person.report')}
        </Button>
      </Row>
      {report === null ? null : (
        <>
          <TextField label={t('person.report-text')} value={report} maxLength={2000} onText={setReport} />
          <Row>
            <Button
              disabled={busy || report.trim() === ''}
              onClick={() =>
                run(async () => {
                  await ask('POST', '/api/reports', { about: id, text: report });
                  setReport(null);
                  setSaid(t('person.reported'));
                })
              }
            >
              {t('person.report-do')}
            </Button>
          </Row>
        </>
      )}
      <Trouble error={error} />
      {said === null ? null : <p class={css.good}>{said}</p>}
    </div>
  );
}
