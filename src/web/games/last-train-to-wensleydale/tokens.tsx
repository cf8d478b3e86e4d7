/** Tokens of influence as marks; the two-coloured one is cut in two. */
import { fillOf } from '../../ui/colours.ts';
import { MarkShape } from '../../ui/mark.tsx';
import style from './panels.module.css';

export type Token = 'white' | 'brown' | 'green' | 'red' | 'green-or-red';

const TokenShape = ({ token, x, y }: { token: Token; x: number; y: number }) =>
  token === 'green-or-red' ? (
    <g transform={`translate(${x} ${y})`} class={style.split}>
      <path d="M-8 8V-8H8Z" fill={fillOf('green')} />
      <path d="M-8 8H8V-8Z" fill={fillOf('red')} />
    </g>
  ) : (
    <MarkShape colour={token} x={x} y={y} r={8} />
  );

/** In a row; the last one may be set apart: it was drawn, the others are printed. */
export const Tokens = ({ tokens, drawn }: { tokens: readonly Token[]; drawn: Token | null }) => {
  const all = drawn === null ? tokens : [...tokens, drawn];
  return (
    <svg
      class={style.tokens}
      viewBox={`0 0 ${all.length * 21} 24`}
      width={all.length * 17.5}
      height={20}
      aria-hidden="true"
    >
      {drawn !== null && <rect class={style.drawn} x={tokens.length * 21 + 0.5} y={0.5} width={20} height={23} />}
      {all.map((token, i) => (
        <TokenShape key={i} token={token} x={10.5 + i * 21} y={12} />
      ))}
    </svg>
  );
};
