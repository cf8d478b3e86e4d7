/** Boxes and trains as they look, on the buttons that choose them. */
import { auctionOf, type LTWState, trainBoardOf } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { Mark } from '../../ui/mark.tsx';
import { seatColour } from './looks.ts';
import style from './panels.module.css';
import { Tokens } from './tokens.tsx';
import { TrainDrawing } from './trains.tsx';

export function TouchPicture({ touch: { on, id }, state }: { touch: Touch; state: Sealed<LTWState> }) {
  if (on === 'train') {
    const at = trainBoardOf(state).list.findIndex((train) => train.id === id);
    return at < 0 ? null : <TrainDrawing state={state} at={at} />;
  }
  const at = Number(id) - 1;
  const printed = on === 'box' ? auctionOf(state).boxes[at]?.printed : undefined;
  if (!printed) return null;
  const box = state.boxes[at];
  return (
    <span class={style.pictured}>
      <Tokens tokens={printed} drawn={box?.drawn ?? null} />
      {box && box.holder !== null && (
        <span>
          <Mark colour={seatColour(box.holder)} size={16} />
          {box.cubes}
        </span>
      )}
    </span>
  );
}
