/** A lesson: the words of the step above, the play screen itself below. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadForBots } from '../../games/bot-registry.ts';
import { isGameId } from '../../games/registry.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { cardOf } from '../games/cards.ts';
import type { Face } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import { hasLesson, loadLesson } from '../games/lessons.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { gameOf, type Services, servicesHere } from '../play/services.ts';
import { settings } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { NotFound } from '../shell/not-found.tsx';
import type { PageProps } from '../shell/pages.ts';
import { useStore } from '../store.ts';
import { localTables } from '../table/lines.ts';
import { t } from '../text/say-page.ts';
import { Coach } from './coach.tsx';
import { type Course, courseOf, stepAt } from './course.ts';
import { Guide } from './guide.ts';
import type { Lesson } from './lesson.ts';
import css from './lesson-page.module.css';
import { type LessonTable, openLesson } from './lesson-table.ts';

/** Slow enough to read along. */
const PACE = 1200;

/** A lesson is kept nowhere, so it has no record, and no table to ask for a hint; all else is as at a table of this device. */
const SERVICES: Services = {
  ...servicesHere(localTables),
  record: async () => null,
  hint: (now, seat) =>
    localTables().advise({ ...gameOf(now), view: now.state, seat, luck: `${now.id}/${now.sheet.seq}` }),
};

interface Loaded {
  readonly lesson: Lesson;
  readonly course: Course;
  readonly face: Face;
  readonly table: LessonTable;
}

async function begin(game: string): Promise<Loaded> {
  if (!isGameId(game)) throw new Error(`bug: no game ${game}`);
  const [lesson, module, texts, face] = await Promise.all([
    loadLesson(game),
    loadForBots(game),
    loadTexts(game),
    loadFace(game),
  ]);
  if (!texts) throw new Error(`bug: no texts for ${game}`);
  const course = courseOf(module, lesson);
  const kit = { game: module, texts };
  const pace = settings.value.brisk ? 0 : PACE;
  return {
    lesson,
    course,
    face,
    table: await openLesson({ lesson, course, kit, brain: module.brain, me: t('setup.person', { n: 1 }), pace }),
  };
}

export function LessonPage({ params }: PageProps) {
  const game = params.game ?? '';
  const card = cardOf(game);
  if (!card || !hasLesson(card.id)) {
    return (
      <>
        <Header />
        <NotFound />
      </>
    );
  }
  return <LessonOf key={game} game={game} name={card.name} />;
}

function LessonOf({ game, name }: { game: string; name: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const title = t('learn.of', { game: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    let table: LessonTable | null = null;
    let wanted = true;
    begin(game).then(
      (begun) => {
        table = begun.table;
        if (wanted) setLoaded(begun);
        else table.client.leave();
      },
      (error: unknown) => wanted && setFailed(error ?? new Error('no lesson')),
    );
    return () => {
      wanted = false;
      table?.client.leave();
    };
  }, [game]);
  if (failed !== null) throw failed;
  return loaded ? <Running {...loaded} /> : <main id="main" aria-busy="true" />;
}

function Running({ lesson, course, face, table }: Loaded) {
  const joining = useStore(table.client.now);
  const read = useStore(table.read);
  const [hinted, setHinted] = useState<number | null>(null);
  const state = joining.at === 'table' ? joining.now.state : null;
  const moves = useMemo(() => (state ? (course.movesAt(state) ?? course.length) : 0), [course, state]);
  if (joining.at !== 'table') return <main id="main" aria-busy="true" />;
  const step = stepAt(lesson, moves, read);
  return (
    <div class={css.lesson}>
      <Coach
        lesson={lesson}
        step={step}
        hinted={hinted === step}
        onHint={() => setHinted(step)}
        onRead={() => table.read.set(read + 1)}
        onGoOn={() => SERVICES.goOn(joining.now, joining.now.state)}
      />
      <div class={css.stage}>
        <PlayScreen
          client={table.client}
          services={SERVICES}
          now={joining.now}
          face={face}
          guide={(view) => <Guide view={view} step={lesson.steps[step]} asked={hinted === step} />}
        />
      </div>
    </div>
  );
}
