/**
 * Amber marks at the edges of the frame: more may be touched beyond them, and a press leads there. On a small frame its tools
 * go to a corner where they stand on nothing that may be touched or is chosen. On a larger one they lie down under a board that is
 * as wide as the frame: what is free is below it.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Lights, Place } from '../../games/face.ts';
import { t } from '../../text/say.ts';
import { Icon } from '../icons.tsx';
import { type Beyond, beyondOf } from './beyond.ts';
import { SMALL } from './board-frame.tsx';
import style from './edge-marks.module.css';
import { freeCorner, lieDown, takenAt } from './free-corner.ts';
import type { Mover, Room } from './mover.ts';
import type { Area, View } from './view.ts';

interface OnBoard {
  readonly extent: Area;
  readonly places: readonly Place[];
  readonly lights: Lights;
}

/** Told where the board stands, once it rests. */
export interface Ear {
  current: ((board: OnBoard, view: View, room: Room) => void) | null;
}

interface Props {
  readonly ear: Ear;
  readonly move: { readonly current: Mover | null };
  readonly tools: { readonly current: HTMLElement | null };
}

/** The tools, two on a phone and four elsewhere, with what is left free around them. */
const TOOLS = { few: { w: 52, h: 97 }, all: { w: 52, h: 185 }, lying: { w: 185, h: 52 } };

const key = (marks: readonly Beyond[]): string =>
  JSON.stringify(marks.map(({ side, along, nearest }) => [side, along, nearest.name]));

export function EdgeMarks({ ear, move, tools }: Props) {
  const [{ marks, covered }, set] = useState<{ marks: readonly Beyond[]; covered: number }>({ marks: [], covered: 0 });
  useEffect(() => {
    ear.current = ({ extent, places, lights }, view, room) => {
      const lit = places.filter(({ touch }) => lights.isLit(touch));
      const [size, kept] =
        room.w < SMALL
          ? [TOOLS.few, places.filter(({ touch }) => lights.isLit(touch) || lights.orderOf(touch) > 0)]
          : [lieDown(extent, room) ? TOOLS.lying : TOOLS.all, []];
      const corner = freeCorner(kept, view, room, size);
      if (tools.current) tools.current.dataset.at = corner;
      tools.current?.toggleAttribute('data-lying', size === TOOLS.lying);
      const next = beyondOf(lit, view, room, takenAt(corner, room, size));
      set((now) =>
        key(now.marks) === key(next) && now.covered === room.covered ? now : { marks: next, covered: room.covered },
      );
    };
    move.current?.drawn();
    return () => {
      ear.current = null;
    };
  }, [ear, move, tools]);
  return (
    <>
      {marks.map(({ side, nearest, along }) => (
        <button
          key={side}
          type="button"
          tabIndex={-1}
          class={style.mark}
          data-part="beyond"
          data-side={side}
          style={{ '--along': `${along}px`, '--covered': `${covered}px` }}
          aria-label={t('board.beyond', { place: nearest.name })}
          onClick={() => move.current?.show([nearest])}
        >
          <Icon name="next" />
        </button>
      ))}
    </>
  );
}
