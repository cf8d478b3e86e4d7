/** A player: ratings, figures by seat, map and number of players, latest games. */
import { useEffect, useState } from 'preact/hooks';
import type { Figures, GamesAnswer, Profile, RecentGame } from '../../protocol/http.ts';
import { me } from '../online/account.ts';
import { ask } from '../online/api.ts';
import { gameName, gamesOnline } from '../online/games.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk, useDeed } from '../online/use-ask.ts';
import { accountName, sayDate, sayDay, sayFigure } from '../online/words.ts';
import type { PageProps } from '../shell/pages.ts';
import { useStore } from '../store.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { TextField } from '../ui/form/fields.tsx';
import { Button, ButtonLink, PlainPage, Row, Sheet } from '../ui/form/form.tsx';

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
        <Row>
          <ButtonLink href="/lobby">{t('lobby.title')}</ButtonLink>
        </Row>
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
    <PlainPage title={accountName(person.name)}>
      <p>{t(`person.kind.${person.kind}`, { day: sayDay(person.since) })}</p>
      {account !== null && account.id !== person.id && person.kind !== 'bot' ? <Relations id={person.id} /> : null}
      {person.games.length === 0 ? <p class={css.empty}>{t('person.no-games')}</p> : null}
      {person.games.map((game) => (
        <Sheet key={game.game} title={gameName(forms, game.game)}>
          <p>
            {game.rating === null
              ? t('person.unrated')
              : t(game.listed ? 'person.rating' : 'person.rating-unlisted', {
                  rating: sayFigure(game.rating.rating),
                  sigma: sayFigure(game.rating.sigma),
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
          <Row>
            <ButtonLink look="plain" href={`/ranks/${game.game}`}>
              {t('title.ranks')}
            </ButtonLink>
          </Row>
        </Sheet>
      ))}
      {person.recent.length === 0 ? null : (
        <Sheet title={t('person.recent')}>
          <ul class={css.list}>
            {person.recent.map((one) => (
              <li key={one.table} class={css.seat}>
                <strong>{one.place}</strong>
                <span>
                  <a href={`/table/${one.table}`}>{gameName(forms, one.game)}</a>
                  <span class={css.small}>
                    {' '}
                    · {sayDate(one.at)}
                    <br />
                    {playersOf(one)}
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

/** Who played, the best first; whoever left counts as last, whatever became of the seat, and is named after the others. */
const playersOf = ({ players }: RecentGame): string =>
  players
    .toSorted((a, b) => a.place - b.place || Number(a.why === 'left') - Number(b.why === 'left') || b.score - a.score)
    .map(({ place, name, score, why }) =>
      t(why === 'left' ? 'person.player-left' : 'person.player', {
        ...{ place, score: sayFigure(score) },
        name: name === null ? t('online.seat-gone') : accountName(name),
      }),
    )
    .join(', ');

function FiguresTable({
  caption,
  rows,
}: {
  caption: string;
  rows: { key: string; label: string; figures: Figures }[];
}) {
  const heads = [t('person.games'), t('person.wins'), t('person.place'), t('person.score'), t('person.best')];
  return (
    <div class={css.scroll}>
      <table class={css.board}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th>{t('person.what')}</th>
            {heads.map((head) => (
              <th key={head} class={css.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key}>
              <td>{label}</td>
              {cellsOf(figures).map((cell, i) => (
                <td key={heads[i]} class={css.number} data-head={heads[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of no games there is no mean. */
const cellsOf = ({ games, wins, averagePlace, averageScore, bestScore }: Figures): string[] =>
  games === 0
    ? ['0', '–', '–', '–', '–']
    : [sayFigure(games), percent(wins / games), sayFigure(averagePlace), sayFigure(averageScore), sayFigure(bestScore)];

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
    <div class={css.stack}>
      <Row>
        <Button disabled={busy} onClick={() => deed(`/api/me/mutes/${id}`, t('person.muted'))}>
          {t('person.mute')}
        </Button>
        <Button disabled={busy} onClick={() => deed(`/api/me/blocks/${id}`, t('person.blocked'))}>
          {t('person.block')}
        </Button>
        <Button aria-expanded={report !== null} onClick={() => setReport(report === null ? '' : null)}>
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
