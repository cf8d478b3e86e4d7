/** The table of a lesson: hosted in this page, kept nowhere. The others play what the script says, when it is their step. */
import { BOTS } from '../../bots/bots.ts';
import type { AnyBotGame } from '../../kernel/contract.ts';
import { rngOf } from '../../kernel/rng.ts';
import type { FromServer } from '../../protocol/messages.ts';
import { type Store, store } from '../store.ts';
import { createTableClient, type Kit } from '../table/client.ts';
import type { Carrier, CarrierState, TableClient } from '../table/contract.ts';
import { freshId } from '../table/fresh-id.ts';
import { createHere, type Here } from '../table/here/host.ts';
import { memoryShelf } from '../table/here/shelf.ts';
import { type Course, LESSON_SEED, stepAt } from './course.ts';
import type { Lesson } from './lesson.ts';
import { lessonKit } from './lesson-game.ts';

export interface LessonTable {
  readonly client: TableClient;
  /** How many pages have been read. */
  readonly read: Store<number>;
}

interface Options {
  readonly lesson: Lesson;
  readonly course: Course;
  readonly kit: Kit;
  /** What the others know of the game once the script has ended. */
  readonly brain: AnyBotGame['brain'];
  /** What the learner is called. */
  readonly me: string;
  /** Milliseconds before one of the others moves. */
  readonly pace: number;
}

/** Who plays on when the script has ended. */
const AFTERWARDS = 'directed';

export async function openLesson({ lesson, course, kit: usual, brain, me, pace }: Options): Promise<LessonTable> {
  const read = store(0);
  let moves = 0;
  const ruleNow = () => lesson.steps[stepAt(lesson, moves, read.value)]?.rule ?? usual.game.endRule;
  const kit = lessonKit(usual, course, ruleNow);
  const here = createHere({
    shelf: memoryShelf(),
    game: async (id) => (id === kit.game.id ? kit.game : null),
    now: Date.now,
    seed: () => LESSON_SEED,
    id: freshId,
    thinker: async () => ({
      async move({ view, seat, luck }) {
        await untilRead(lesson, course.movesAt(view) ?? course.length, read);
        return course.nextAt(view)?.action ?? BOTS[AFTERWARDS]({ ...kit.game, brain }, rngOf(luck)).act(view, seat);
      },
      // lesson-page.tsx asks the worker for these
      hint: async () => null,
      judge: async () => null,
    }),
    pace,
    onError: (error) => reportError(error),
    onLostThought: (error) => reportError(error),
  });
  const opened = await here.open({
    ...{ game: lesson.game, name: '', options: lesson.options },
    seats: lesson.seats.map((name) => ({ name: name ?? me, bot: name === null ? null : AFTERWARDS })),
    ...(lesson.firstSeat === undefined ? {} : { firstSeat: lesson.firstSeat }),
  });
  if (!opened.ok) throw new Error(`bug: the lesson cannot begin: ${JSON.stringify(opened)}`);
  const client = createTableClient({
    carrier: carrierTo(here),
    table: opened.id,
    where: 'here',
    load: async (id) => (id === kit.game.id ? kit : null),
  });
  client.now.follow((now) => {
    if (now.at === 'table') moves = course.movesAt(now.now.state) ?? moves;
  });
  return { client, read };
}

/** Until nothing is to be read before the next move. */
function untilRead(lesson: Lesson, moves: number, read: Store<number>): Promise<void> {
  const isTime = () => lesson.steps[stepAt(lesson, moves, read.value)]?.do !== 'read';
  if (isTime()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = read.follow(() => {
      if (!isTime()) return;
      stop();
      resolve();
    });
  });
}

/** Straight to a host of this page. */
function carrierTo(here: Here): Carrier {
  const ears = new Set<(message: FromServer) => void>();
  const page = here.connect((message) => {
    for (const ear of [...ears]) ear(message);
  });
  return {
    state: store<CarrierState>('up'),
    clockSkew: () => 0,
    send: (message) => page.hear(message),
    listen(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
}
