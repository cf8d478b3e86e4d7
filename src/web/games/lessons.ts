/** The lessons of the games, each loaded when somebody wants to learn. */
import type { GameId } from '../../games/registry.ts';
import type { Lesson } from '../learn/lesson.ts';

const LESSONS: Partial<Readonly<Record<GameId, () => Promise<Lesson>>>> = {
  'chicago-express': async () => (await import('./chicago-express/lesson/lesson.ts')).lesson,
  'age-of-steam': async () => (await import('./age-of-steam/lesson/lesson.ts')).lesson,
  'steel-driver': async () => (await import('./steel-driver/lesson/lesson.ts')).lesson,
  'last-train-to-wensleydale': async () => (await import('./last-train-to-wensleydale/lesson/lesson.ts')).lesson,
};

export const hasLesson = (id: GameId): boolean => LESSONS[id] !== undefined;

export const loadLesson = (id: GameId): Promise<Lesson> => {
  const load = LESSONS[id];
  return load ? load() : Promise.reject(new Error(`bug: no lesson for ${id}`));
};
