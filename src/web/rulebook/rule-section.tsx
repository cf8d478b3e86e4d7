import { t } from '../text/say.ts';
import type { Section } from './contents.ts';
import css from './rulebook-pane.module.css';

export const RuleSection = ({ section, marked }: { section: Section; marked: string | null }) => (
  <section class={css.section} aria-labelledby={`section-${section.id}`}>
    <h2 id={`section-${section.id}`}>{section.title}</h2>
    {section.rules.map(({ id, heading, body, maps }) => (
      <article
        key={id}
        id={id}
        data-rule={id}
        class={css.rule}
        {...(id === marked ? { 'aria-current': 'true' as const } : {})}
      >
        <h3>{heading}</h3>
        <p>{body}</p>
        {maps.map(({ name, lines }) => (
          <div key={name} class={css.map}>
            <h4>{name}</h4>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
        <a class={css.id} href={`#${id}`} aria-label={t('rules.link', { id })}>
          {id}
        </a>
      </article>
    ))}
  </section>
);
