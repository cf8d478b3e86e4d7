/** One card for each game: a drawing made of its pieces, how many play it, for how long. */
import { CARDS } from '../../games/cards.ts';
import { localeNow } from '../../text/say.ts';
import { t } from '../../text/say-page.ts';
import css from './game-cards.module.css';

export const GameCards = () => (
  <section aria-labelledby="games">
    <h2 id="games" class={css.title}>
      {t('home.games')}
    </h2>
    <div class={css.games}>
      {CARDS.map(({ id, name, seats, minutes, line, Picture }) => (
        <article key={id} class={css.game}>
          <div class={css.picture} aria-hidden="true">
            {Picture ? <Picture /> : null}
          </div>
          <div class={css.words}>
            <h3>{name}</h3>
            <small>
              {t('home.players', { from: Math.min(...seats), to: Math.max(...seats) })}
              {minutes === null ? '' : ` · ${t('home.minutes', { minutes })}`}
            </small>
            <p>{line[localeNow()]}</p>
            <div class={css.links}>
              <a class={css.play} href={`/play?game=${id}`}>
                {t('home.play-game')}
                <span class="unseen"> {name}</span>
              </a>
              <a href={`/rules/${id}`}>
                {t('home.rules')}
                <span class="unseen"> {name}</span>
              </a>
              <a href={`/learn/${id}`}>
                {t('home.learn')}
                <span class="unseen"> {name}</span>
              </a>
            </div>
          </div>
        </article>
      ))}
    </div>
  </section>
);
