/** What can be learned: one sheet for each game. */
import { CARDS } from '../games/cards.ts';
import { hasLesson } from '../games/lessons.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { ButtonLink, PlainPage, Row, Sheet } from '../ui/form/form.tsx';
import css from './learn.module.css';

export const LearnPage = () => (
  <PlainPage title={t('learn.title')}>
    <p>{t('learn.what')}</p>
    {CARDS.map(({ id, name, line, Picture }) => (
      <Sheet key={id} title={name}>
        <p>{line[localeNow()]}</p>
        {Picture ? (
          <div class={css.picture}>
            <Picture />
          </div>
        ) : null}
        <Row>
          {hasLesson(id) ? (
            <ButtonLink look="main" href={`/learn/${id}`}>
              {t('learn.begin')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={`/rules/${id}`}>{t('learn.rules')}</ButtonLink>
        </Row>
        {hasLesson(id) ? null : <p>{t('learn.no-lesson')}</p>}
      </Sheet>
    ))}
  </PlainPage>
);
