/** What the lesson says now, and the way on. */
import { useEffect, useState } from 'preact/hooks';
import { go } from '../router.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';
import { Button, ButtonLink } from '../ui/form/form.tsx';
import css from './coach.module.css';
import type { Lesson, LessonTexts } from './lesson.ts';

interface Props {
  readonly lesson: Lesson;
  /** As many as there are steps = the lesson is over. */
  readonly step: number;
  /** The hint of this step was asked for. */
  readonly hinted: boolean;
  onHint(): void;
  onRead(): void;
  /** The address of a game that goes on from here. */
  onGoOn(): Promise<string | null>;
}

function useTexts(lesson: Lesson): LessonTexts | null {
  const locale = localeNow();
  const [loaded, setLoaded] = useState<{ locale: string; texts: LessonTexts } | null>(null);
  useEffect(() => {
    void lesson.texts[locale]().then((texts) => setLoaded({ locale, texts }));
  }, [lesson, locale]);
  return loaded?.locale === locale ? loaded.texts : null;
}

export function Coach({ lesson, step, hinted, onHint, onRead, onGoOn }: Props) {
  const texts = useTexts(lesson);
  const now = lesson.steps[step];
  if (!texts) return <section class={css.coach} aria-busy="true" />;
  const hint = now && texts.hints[now.id];
  return (
    <section class={css.coach} aria-label={t('learn.title')} data-step={now?.id ?? 'over'} data-do={now?.do ?? 'over'}>
      <p class={css.count}>
        {now ? t('learn.step', { n: step + 1, of: lesson.steps.length }) : t('learn.over')}
        {now?.rule ? <a href={`/rules/${lesson.game}#${now.rule}`}>{t('learn.rule')}</a> : null}
      </p>
      <div class={css.says} role="status">
        {now ? <p>{texts.says[now.id]}</p> : <p>{t('learn.over.says')}</p>}
        {hint && hinted ? <p class={css.hint}>{hint}</p> : null}
      </div>
      <div class={css.acts}>
        {now?.do === 'read' ? (
          <Button look="main" onClick={onRead}>
            {t('learn.next')}
          </Button>
        ) : null}
        {hint && !hinted ? <Button onClick={onHint}>{t('learn.hint')}</Button> : null}
        {now ? null : (
          <>
            <Button look="main" onClick={() => void onGoOn().then((to) => to && go(to))}>
              {t('learn.go-on')}
            </Button>
            <ButtonLink href={`/play?game=${lesson.game}`}>{t('learn.new')}</ButtonLink>
          </>
        )}
        <ButtonLink look="plain" href="/learn">
          {t('learn.leave')}
        </ButtonLink>
      </div>
    </section>
  );
}
