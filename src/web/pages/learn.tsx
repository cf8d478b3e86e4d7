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
    <div class={css.games}>
      {CARDS.map(({ id, name, line, Picture }) => (
        <Sheet key={id} title={name}>
          {Picture ? (
            <div class={css.picture} aria-hidden="true">
              <Picture />
            </div>
          ) : null}
          <p>{line[localeNow()]}</p>
          <Row>
            {hasLesson(id) ? <ButtonLink href={`/learn/${id}`}>{t('learn.begin')}</ButtonLink> : null}
            <ButtonLink look="plain" href={`/rules/${id}`}>
              {t('learn.rules')}
            </ButtonLink>
          </Row>
          {hasLesson(id) ? null : <p>{t('learn.no-lesson')}</p>}
        </Sheet>
      ))}
    </div>
  </PlainPage>
);
