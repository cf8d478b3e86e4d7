/** The auction board: each box with its tokens, who holds it, and for how many cubes. */
import { auctionOf, type LTWState, leastBid } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { Mark } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { seatColour } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';
import { type Token, Tokens } from './tokens.tsx';

export function Boxes({ state, before, speaker, lights, initials, onTouch }: PanelProps<LTWState>) {
  const { boxes } = auctionOf(state);
  const across = boxes.filter(({ row }) => row === 'top').length;
  return (
    <div class={style.boxes} style={{ '--across': `${across}` }}>
      {boxes.map(({ printed }, at) => {
        const touch = { on: 'box', id: `${at + 1}` };
        const box = state.boxes[at];
        const isNew = box !== undefined && box.holder !== null && box.cubes !== before.boxes[at]?.cubes;
        return (
          <button
            key={at}
            type="button"
            data-lit={lights.isLit(touch) || undefined}
            data-part={`box-${at + 1}`}
            aria-pressed={lights.orderOf(touch) > 0}
            onClick={() => onTouch(touch)}
          >
            <span class="unseen">{boxWords(state, at, speaker)}</span>
            <span class={style.boxHead} aria-hidden="true">
              <b>{at + 1}</b>
              <small>{faceText(speaker, 'box.least', { least: leastOf(state, at) })}</small>
            </span>
            <Tokens tokens={printed} drawn={box?.drawn ?? null} />
            <span class={style.bid} data-new={isNew || undefined} aria-hidden="true">
              {box && box.holder !== null ? (
                <>
                  <Mark colour={seatColour(box.holder)} size={18} />
                  <i>{initials[box.holder]}</i>
                  <b>{box.cubes}</b>
                </>
              ) : (
                <small>{faceText(speaker, 'box.none')}</small>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** While nobody bids, what is printed. */
const leastOf = (s: Sealed<LTWState>, at: number): number =>
  s.boxes[at] ? leastBid(s, at) : auctionOf(s).boxes[at]!.least;

export function boxWords(s: Sealed<LTWState>, at: number, speaker: Speaker): string {
  const box = s.boxes[at];
  const tokens: Token[] = [...auctionOf(s).boxes[at]!.printed, ...(box ? [box.drawn] : [])];
  const held =
    box && box.holder !== null
      ? faceText(speaker, 'box.held', { seat: box.holder, cubes: box.cubes })
      : faceText(speaker, 'box.free');
  return `${faceText(speaker, 'box.says', { box: at + 1, tokens, least: leastOf(s, at) })} ${held}`;
}
