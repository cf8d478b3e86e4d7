/**
 * In a lesson the board goes where the words are: to the places that a step names, to what the learner is to touch, to what
 * the others have just done. A phone shows a part of the board only; elsewhere it goes there when the learner asks how.
 */
import { useEffect } from 'preact/hooks';
import { showLit } from '../play/lit-in-view.ts';
import { type Play, usePlay } from '../play/play-context.ts';
import { screenSize } from '../play/screen.ts';
import type { BoardView } from '../ui/board/board-frame.tsx';
import type { LessonStep } from './lesson.ts';

interface GuideProps {
  readonly view: { readonly current: BoardView | null };
  /** Undefined once the lesson is over. */
  readonly step: LessonStep | undefined;
  /** The learner has asked how. */
  readonly asked: boolean;
}

export function Guide({ view, step, asked }: GuideProps) {
  const play = usePlay();
  const { asList, before, tab, choice } = play;
  // A move of another, or what is asked for next in a step.
  const seen = step?.do === 'watch' ? before : step?.do === 'play' ? choice.selection : null;
  useEffect(() => {
    if (!step || !view.current || asList || (screenSize.value !== 'phone' && !asked)) return;
    if (step.look === 'all') view.current.fit();
    else if (step.look) view.current.show(play.places.filter(({ touch }) => step.look?.includes(nameOf(touch))));
    else if (step.do === 'watch') view.current.show(justTouched(play));
    else if (step.do === 'play') {
      showLit(play, view.current);
      // Whoever reads a panel would look for what is lit in vain.
      if (tab !== 'board' && screenSize.value === 'phone' && play.lights.veil) play.openTab('board');
    }
  }, [step, asked, seen]);
  return null;
}

const nameOf = ({ on, id }: { readonly on: string; readonly id: string }): string => `${on}:${id}`;

/** The places of the last move of another. */
function justTouched({ fresh, face, places }: Play): Play['places'] {
  const touches = fresh.moments.at(-1)?.events.flatMap((event) => [...face.touchesOf(event)]) ?? [];
  const names = new Set(touches.map(nameOf));
  return places.filter(({ touch }) => names.has(nameOf(touch)));
}
