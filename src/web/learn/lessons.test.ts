/** Every lesson keeps the rules, speaks both languages, and can be played from its first step to its last. */
import { describe, expect, test } from 'vitest';
import { loadForBots } from '../../games/bot-registry.ts';
import { GAMES, load } from '../../games/registry.ts';
import { seedSource } from '../../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed } from '../../kernel/contract.ts';
import { apply, start } from '../../kernel/engine.ts';
import { legal } from '../../kernel/legal.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { LOCALES } from '../../text/locale.ts';
import { speakerFor } from '../../text/speaker.ts';
import { loadFace } from '../games/faces.ts';
import { hasLesson, loadLesson } from '../games/lessons.ts';
import { loadPageTexts, speak } from '../text/say.ts';
import { courseOf, LESSON_SEED, scriptOf, stepAt } from './course.ts';
import type { Lesson, LessonMove } from './lesson.ts';
import { lessonGame, withoutForced } from './lesson-game.ts';
import { openLesson } from './lesson-table.ts';

const chance = seedSource(LESSON_SEED);

function begin(game: AnyGame, { seats, options, firstSeat }: Lesson): Sealed<BaseState> {
  const first = firstSeat === undefined ? {} : { firstSeat };
  const begun = start(game, { seats: seats.length, options, rules: game.rules, ...first }, chance);
  if (!begun.ok) throw new Error('the set-up waits');
  return begun.state;
}

function played(game: AnyGame, state: Sealed<BaseState>, { seat, action }: LessonMove): Sealed<BaseState> {
  const done = apply(game, state, seat, action, chance);
  if (!done.ok) throw new Error(JSON.stringify(done.violation));
  return done.state;
}

const soon = () => new Promise((later) => setTimeout(later, 0));

describe.each(GAMES.filter(({ id }) => hasLesson(id)).map(({ id }) => id))('the lesson of %s', (id) => {
  test('every step has its words in every language, every step to play a hint, and every rule is there', async () => {
    const lesson = await loadLesson(id);
    const { rulebook } = await load(id);
    for (const locale of LOCALES) {
      const { says, hints } = await lesson.texts[locale]();
      expect(Object.keys(says)).toEqual(lesson.steps.map((step) => step.id));
      expect(Object.keys(hints)).toEqual(lesson.steps.filter((step) => step.do === 'play').map((step) => step.id));
    }
    for (const { rule } of lesson.steps) if (rule !== undefined) expect(rulebook).toHaveProperty([rule]);
  });

  test('at each position of the script its move is the only one allowed; afterwards the game is as usual', async () => {
    const lesson = await loadLesson(id);
    const game = await load(id);
    const course = courseOf(game, lesson);
    const guarded = lessonGame(game, course, () => game.endRule);
    let state = begin(game, lesson);
    for (const move of scriptOf(lesson)) {
      expect(legal(guarded, state, move.seat)).toEqual([move.action]);
      state = played(guarded, state, move);
    }
    expect(course.movesAt(state)).toBe(course.length);
    for (const seat of lesson.seats.keys()) expect(legal(guarded, state, seat)).toEqual(legal(game, state, seat));
  });

  test('where a step says to look there is such a place', async () => {
    const [lesson, game, face, texts] = await Promise.all([loadLesson(id), load(id), loadFace(id), loadTexts(id)]);
    let state = begin(game, lesson);
    const names = lesson.seats.map((name) => name ?? 'Me');
    const speaker = speakerFor(texts!, 'en', names, lesson.options, state.board ?? null);
    for (const step of lesson.steps) {
      const places = face.places(state, speaker, state).map(({ touch }) => `${touch.on}:${touch.id}`);
      if (step.look && step.look !== 'all') expect(places).toEqual(expect.arrayContaining([...step.look]));
      for (const move of scriptOf({ ...lesson, steps: [step] })) state = played(withoutForced(game), state, move);
    }
  });

  test('played through at its own table: the others move when it is their step, and never before what is to be read', async () => {
    globalThis.document ??= { documentElement: {} } as Document;
    await loadPageTexts();
    await speak('en');
    const lesson = await loadLesson(id);
    const game = await loadForBots(id);
    const course = courseOf(game, lesson);
    const kit = { game, texts: (await loadTexts(id))! };
    const { client, read } = await openLesson({ lesson, course, kit, brain: game.brain, me: 'Me', pace: 0 });
    const visited = new Set<number>();
    const whereNow = () => {
      const { value } = client.now;
      return value.at === 'table' ? (course.movesAt(value.now.state) ?? course.length) : null;
    };
    for (let turn = 0; turn < 3000; turn++) {
      await soon();
      const moves = whereNow();
      if (moves === null) continue;
      const at = stepAt(lesson, moves, read.value);
      visited.add(at);
      const step = lesson.steps[at];
      if (!step) break;
      if (step.do === 'read') {
        for (let n = 0; n < 5; n++) await soon();
        expect(whereNow()).toBe(moves);
        read.set(read.value + 1);
      } else if (step.do === 'play') {
        const { value } = client.now;
        const next = value.at === 'table' ? course.nextAt(value.now.state) : null;
        if (next?.seat !== lesson.learner) continue;
        expect(await client.send(lesson.learner, { type: 'play', actions: [next.action] })).toMatchObject({ ok: true });
      }
    }
    client.leave();
    // The others may be quicker than this loop looks; what the learner does is never passed over.
    const own = lesson.steps.flatMap((step, i) => (step.do === 'watch' ? [] : [i]));
    expect([...own, lesson.steps.length].filter((i) => !visited.has(i))).toEqual([]);
  });
});

test('where one stands: what is read and what is played both count, and taking back goes back', async () => {
  const steps = [
    { id: 'a', do: 'read' },
    { id: 'b', do: 'play', actions: [{ kind: 'x' }, { kind: 'y' }] },
    { id: 'c', do: 'read' },
    { id: 'd', do: 'watch', moves: [{ seat: 1, action: { kind: 'z' } }] },
  ] as const;
  const lesson = { steps } as unknown as Parameters<typeof stepAt>[0];
  expect(stepAt(lesson, 0, 0)).toBe(0);
  expect(stepAt(lesson, 0, 1)).toBe(1);
  expect(stepAt(lesson, 1, 1)).toBe(1);
  expect(stepAt(lesson, 2, 1)).toBe(2);
  expect(stepAt(lesson, 2, 2)).toBe(3);
  expect(stepAt(lesson, 3, 2)).toBe(4);
  expect(stepAt(lesson, 0, 2)).toBe(1);
});
