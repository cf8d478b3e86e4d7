import { t } from '../text/say.ts';
import { ButtonLink, PlainPage, Row } from '../ui/form/form.tsx';

export const NotFound = () => (
  <PlainPage title={t('title.not-found')}>
    <p>{t('not-found.what')}</p>
    <Row>
      <ButtonLink look="main" href="/">
        {t('not-found.home')}
      </ButtonLink>
    </Row>
  </PlainPage>
);
