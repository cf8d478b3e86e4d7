/** The list of a game: people and bots with enough games, the surest skill first, and how ratings are made. */
import { useEffect, useState } from 'preact/hooks';
import type { GamesAnswer, Listed } from '../../protocol/http.ts';
import { gameName, gamesOnline } from '../online/games.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk } from '../online/use-ask.ts';
import type { PageProps } from '../shell/pages.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { PlainPage, Row, Sheet } from '../ui/form/form.tsx';

interface RanksAnswer {
  least: number;
  list: Listed[];
  rules: string[];
}

export function RanksPage({ params: { game = '' } }: PageProps) {
  const { asked } = useAsk<RanksAnswer>(`/api/games/${encodeURIComponent(game)}/leaderboard?lang=${localeNow()}`);
  const [games, setGames] = useState<GamesAnswer | null>(null);
  useEffect(() => {
    gamesOnline().then(setGames, () => setGames(null));
  }, []);
  const forms = games?.games ?? [];
  return (
    <PlainPage title={t('ranks.title', { game: gameName(forms, game) })}>
      <Row>
        {forms
          .filter(({ id }) => id !== game)
          .map(({ id }) => (
            <a key={id} href={`/ranks/${id}`}>
              {gameName(forms, id)}
            </a>
          ))}
      </Row>
      {asked.at === 'refused' ? <Trouble error={asked.error} /> : null}
      {asked.at === 'answered' ? (
        <>
          {asked.answer.list.length === 0 ? (
            <p class={css.empty}>{t('ranks.empty', { n: asked.answer.least })}</p>
          ) : (
            <table class={css.board}>
              <thead>
                <tr>
                  <th>{t('ranks.rank')}</th>
                  <th>{t('account.name')}</th>
                  <th class={css.number}>{t('ranks.rating')}</th>
                  <th class={css.number}>{t('person.games')}</th>
                </tr>
              </thead>
              <tbody>
                {asked.answer.list.map((row) => (
                  <tr key={row.account}>
                    <td>{row.rank}</td>
                    <td>
                      <a href={`/people/${row.account}`}>
                        <bdi>{row.name}</bdi>
                      </a>
                    </td>
                    <td class={css.number}>{row.rating.rating}</td>
                    <td class={css.number}>{row.rating.games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Sheet title={t('ranks.how')}>
            {asked.answer.rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </Sheet>
        </>
      ) : null}
    </PlainPage>
  );
}
