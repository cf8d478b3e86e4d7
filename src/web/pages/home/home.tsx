/** The home page: what waits for you, one press to play, the games. */
import { t } from '../../text/say.ts';
import { ButtonLink } from '../../ui/form/form.tsx';
import { GameCards } from './game-cards.tsx';
import css from './home.module.css';
import { RoundhousePicture } from './roundhouse-picture.tsx';

export const Home = () => (
  <main id="main" class={css.page}>
    <section class={css.hero}>
      <div>
        <h1>{t('home.slogan')}</h1>
        <p>{t('home.what')}</p>
        <div class={css.actions}>
          <ButtonLink look="main" href="/play">
            {t('home.play')}
          </ButtonLink>
          <ButtonLink href="/lobby">{t('home.find')}</ButtonLink>
        </div>
      </div>
      <RoundhousePicture />
    </section>
    <GameCards />
    <footer class={css.foot}>
      <p>{t('site.unofficial')}</p>
      <p>
        <a href="/privacy">{t('home.privacy')}</a> <a href="/about">{t('home.about')}</a>
      </p>
    </footer>
  </main>
);
