/** The home page: what waits for you, one press to play, the games. Whoever has played here sees the departures first. */
import { lastSetup } from '../../setup/last.ts';
import { hasLastTable } from '../../table/last-table.ts';
import { t } from '../../text/say-page.ts';
import { Departures } from './departures.tsx';
import { GameCards } from './game-cards.tsx';
import css from './home.module.css';
import { PlayButtons } from './play-buttons.tsx';
import { RoundhousePicture } from './roundhouse-picture.tsx';

export function Home() {
  const returning = lastSetup().game !== null || hasLastTable();
  return (
    <main id="main" class={css.page}>
      {returning ? <Returning /> : <Newcomer />}
      <Departures />
      <GameCards />
      <footer class={css.foot}>
        <p>{t('site.unofficial')}</p>
        <p>
          <a href="/privacy">{t('home.privacy')}</a> <a href="/about">{t('home.about')}</a>
        </p>
      </footer>
    </main>
  );
}

const Newcomer = () => (
  <section class={css.hero}>
    <div>
      <h1>{t('home.slogan')}</h1>
      <p>{t('home.what')}</p>
      <PlayButtons />
    </div>
    <RoundhousePicture />
  </section>
);

/** The slogan shrinks to one line. */
const Returning = () => (
  <section class={css.again}>
    <h1>{t('home.slogan')}</h1>
    <PlayButtons />
  </section>
);
