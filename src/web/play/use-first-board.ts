/** The board is drawn before the rest of the screen: what was just chosen, or what was just sent. */
import { useMemo, useRef } from 'preact/hooks';
import type { BaseState, Sealed } from '../../kernel/contract.ts';
import type { BoardProps, Lights, Place } from '../games/face.ts';
import type { LayerHand } from '../ui/board/layer.tsx';
import { lighting, type Pointed } from './lighting.ts';
import type { Selection } from './logic/selection.ts';
import type { TrayHand } from './tray.tsx';
import { drawFirst } from './two-steps.ts';

type OnBoard = Pick<BoardProps, 'state' | 'before' | 'lights' | 'laid'>;

export interface FirstBoard {
  /** The drawing of the board, while there is one. */
  readonly drawing: { current: LayerHand<BoardProps> | null };
  /** The ways of what is chosen: shown with the board. */
  readonly tray: { current: TrayHand | null };
  lightsOf(chosen: Selection | null, places: readonly Place[]): Lights;
  /** What the board shows where this is chosen. */
  shown(chosen: Selection | null): OnBoard;
  /** Draws that now; whatever else waits for a new drawing comes after it. */
  draw(chosen: Selection | null): void;
  /** Draws out of sight what will be shown if this is chosen next, or sent. */
  prepare(chosen: Selection, sent?: boolean): void;
  /** A move is on its way to the host: the board shows it until the position is another; null = it was answered. */
  send(move: Selection | null): void;
  isSending(): boolean;
}

/** What was drawn out of sight. */
interface Prepared {
  readonly chosen: Selection;
  readonly sent: boolean;
  readonly changes: OnBoard;
}

/** `here`: the host is on this device. It plays by the same rules: what is sent to it lies on the board at once. */
export function useFirstBoard(base: Sealed<BaseState>, here: boolean, pointed: Pointed): FirstBoard {
  const drawing = useRef<LayerHand<BoardProps> | null>(null);
  const tray = useRef<TrayHand | null>(null);
  const latest = useRef<readonly Place[]>([]);
  const sent = useRef<Selection | null>(null);
  const prepared = useRef<Prepared | null>(null);
  const [light, dim] = useMemo(() => [lighting(), lighting()], []);
  const sending = () => (sent.current?.chooser.before === base ? sent.current : null);
  const shownSent = (move: Selection): OnBoard => ({
    ...{ state: move.after, before: base, lights: dim(null, [], pointed), laid: here },
  });
  const shownChosen = (chosen: Selection | null): OnBoard => ({
    ...{ state: chosen?.state ?? base, before: base, lights: light(chosen, latest.current, pointed) },
  });
  const shown = (chosen: Selection | null): OnBoard => {
    const move = sending();
    return move ? shownSent(move) : shownChosen(chosen);
  };
  return {
    drawing,
    tray,
    lightsOf(chosen, places) {
      latest.current = places;
      return light(chosen, places, pointed);
    },
    shown,
    draw(chosen) {
      const layer = drawing.current;
      if (!layer) return;
      const move = sending();
      const known = prepared.current;
      const isKnown = known?.chosen === (move ?? chosen) && known?.sent === (move !== null);
      const changes = isKnown && known ? known.changes : { ...shown(chosen), first: true };
      drawFirst(() => {
        layer.draw(changes);
        tray.current?.show(chosen);
      });
    },
    prepare(chosen, asSent = false) {
      const changes = asSent ? shownSent(chosen) : shownChosen(chosen);
      prepared.current = { chosen, sent: asSent, changes };
      drawing.current?.prepare(changes);
    },
    send(move) {
      sent.current = move;
    },
    isSending: () => sending() !== null,
  };
}
