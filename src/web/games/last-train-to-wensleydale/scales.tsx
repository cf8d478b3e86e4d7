/** Rows of spaces with discs on them: influence, profit and loss. The upper disc of a stack is drawn last and complete. */
import { boardOf, COLOURS, type LTWState, type ScaleId } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, said } from '../../../text/speaker.ts';
import { MarkShape, Silhouette } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { figure } from './figures.ts';
import { seatColour } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

type State = Sealed<LTWState>;

const WIDTH = 320;
const HEAD = 92;

/** "Government: Judith 5, Thomas 3", from the first in order to the last. */
function wordsOf(s: State, id: ScaleId, title: string, speaker: Speaker): string {
  const { at, order } = s.scales[id];
  const discs = order.map((seat) => faceText(speaker, 'scale.disc', { seat, at: at[seat]! }));
  return faceText(speaker, 'scale.says', { scale: said(title), discs: said(list(speaker, discs)) });
}

interface DiscsProps {
  readonly state: State;
  readonly before: State;
  readonly id: ScaleId;
  xOf(value: number): number;
  readonly y: number;
}

/** From the lowest disc of each stack to the upper one. */
function Discs({ state, before, id, xOf, y }: DiscsProps) {
  const { at, order } = state.scales[id];
  const height = new Map<number, number>();
  return (
    <>
      {[...order].reverse().map((seat) => {
        const value = at[seat]!;
        const level = height.get(value) ?? 0;
        height.set(value, level + 1);
        return (
          <g key={seat} class={value === before.scales[id].at[seat] ? undefined : style.moved}>
            <MarkShape colour={seatColour(seat)} x={xOf(value) + level * 1.6} y={y - level * 5.2} r={7} />
          </g>
        );
      })}
    </>
  );
}

const ROW = 42;

export function Influence({ state, before, speaker }: PanelProps<LTWState>) {
  const { influence } = boardOf(state);
  return (
    <>
      {COLOURS.map((colour) => {
        const { max } = influence[colour];
        const width = (WIDTH - HEAD) / (max + 1);
        const title = faceText(speaker, `influence.${colour}`);
        return (
          <svg
            key={colour}
            class={style.scale}
            viewBox={`0 0 ${WIDTH} ${ROW}`}
            role="img"
            aria-label={wordsOf(state, colour, title, speaker)}
          >
            <MarkShape colour={colour} x={10} y={24} r={8} />
            <text class={style.rowName} x={23} y={28}>
              {title}
            </text>
            {Array.from({ length: max + 1 }, (_, n) => (
              <g key={n}>
                <rect class={style.cell} x={HEAD + n * width} y={4} width={width} height={36} />
                <text class={style.cellNumber} x={HEAD + n * width + 3} y={13}>
                  {n}
                </text>
              </g>
            ))}
            <Discs state={state} before={before} id={colour} xOf={(n) => HEAD + (n + 0.46) * width} y={29} />
          </svg>
        );
      })}
      <p class={style.note}>{faceText(speaker, 'influence.note')}</p>
    </>
  );
}

/** Signs as the fonts have them. */
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export function Profit({ state, before, speaker, calculator = true }: PanelProps<LTWState>) {
  const { min, max } = boardOf(state).profit;
  const width = WIDTH / (max - min + 1);
  const xOf = (n: number) => (n - min + 0.5) * width;
  // Once the round is booked nothing more is to come, also when a sale under way would end it.
  const isOpen = calculator && state.phases.length > 0 && before.phases[0]?.id !== 'sales';
  const coming = state.scales.profit.at.map((at, seat) =>
    Math.min(max, Math.max(min, at + figure(state, `seat:${seat}`, 'round-profit'))),
  );
  const title = faceText(speaker, 'profit.title');
  const would = coming.map((at, seat) => faceText(speaker, 'profit.would', { seat, at: said(signed(at)) }));
  const words = wordsOf(state, 'profit', title, speaker);
  return (
    <>
      <svg
        class={style.scale}
        viewBox={`0 0 ${WIDTH} ${isOpen ? 76 : 56}`}
        role="img"
        aria-label={isOpen ? `${words} ${list(speaker, would)}.` : words}
      >
        {Array.from({ length: max - min + 1 }, (_, i) => i + min).map((n) => (
          <g key={n}>
            <rect
              class={style.cell}
              data-loss={n < 0 || undefined}
              x={xOf(n) - width / 2}
              y={4}
              width={width}
              height={36}
            />
            <text class={style.cellBelow} x={xOf(n)} y={51}>
              {signed(n)}
            </text>
          </g>
        ))}
        <Discs state={state} before={before} id="profit" xOf={xOf} y={29} />
        {isOpen &&
          coming.map((at, seat) => (
            <g
              key={seat}
              class={style.coming}
              transform={`translate(${xOf(at) + coming.slice(0, seat).filter((other) => other === at).length * 3} 65)`}
            >
              <Silhouette colour={seatColour(seat)} r={6} />
            </g>
          ))}
      </svg>
      {isOpen && <p class={style.note}>{faceText(speaker, 'profit.forecast')}</p>}
    </>
  );
}
