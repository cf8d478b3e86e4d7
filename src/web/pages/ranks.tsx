/** The list of a game: people and bots with enough games, the surest skill first, and how ratings are made. */
import { useEffect, useState } from 'preact/hooks';
import type { GamesAnswer, Listed } from '../../protocol/http.ts';
import { cardOf } from '../games/cards.ts';
import { gameName, gamesOnline } from '../online/games.ts';
import css from '../online/online.module.css';
import { Trouble } from '../online/trouble.tsx';
import { useAsk } from '../online/use-ask.ts';
import { accountName, sayFigure } from '../online/words.ts';
import type { PageProps } from '../shell/pages.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { ButtonLink, PlainPage, Row, Sheet } from '../ui/form/form.tsx';

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
    <PlainPage title={t('ranks.title', { game: cardOf(game)?.name ?? gameName(forms, game) })}>
      <nav aria-label={t('lobby.game')}>
        <Row>
          {forms.map(({ id }) => (
            <ButtonLink key={id} href={`/ranks/${id}`} {...(id === game ? { 'aria-current': 'page' as const } : {})}>
              {gameName(forms, id)}
            </ButtonLink>
          ))}
        </Row>
      </nav>
      {asked.at === 'refused' ? <Trouble error={asked.error} /> : null}
      {asked.at === 'answered' ? (
        <>
          {asked.answer.list.length === 0 ? (
            <Sheet>
              <p>{t('ranks.empty', { n: asked.answer.least })}</p>
              <Row>
                <ButtonLink href={`/lobby?game=${game}`}>{t('lobby.title')}</ButtonLink>
              </Row>
            </Sheet>
          ) : (
            <table class={css.board}>
              <thead>
                <tr>
                  <th class={css.number}>{t('ranks.rank')}</th>
                  <th>{t('account.name')}</th>
                  <th class={css.number}>{t('ranks.rating')}</th>
                  <th class={css.number}>{t('person.games')}</th>
                </tr>
              </thead>
              <tbody>
                {asked.answer.list.map((row) => (
                  <tr key={row.account}>
                    <td class={css.number} data-head={t('ranks.rank')}>
                      {row.rank}
                    </td>
                    <td>
                      <a href={`/people/${row.account}`}>
                        <bdi>{accountName(row.name)}</bdi>
                      </a>
                    </td>
                    <td class={css.number} data-head={t('ranks.rating')}>
                      {sayFigure(row.rating.rating)}
                    </td>
                    <td class={css.number} data-head={t('person.games')}>
                      {sayFigure(row.rating.games)}
                    </td>
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
