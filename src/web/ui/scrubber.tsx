/** The whole game as a line: step back and forth, or drag to any move; rounds are ticks on it. */
import { Icon } from './icons.tsx';
import style from './scrubber.module.css';

export interface ScrubberProps {
  /** The position shown, 0 = the start. */
  readonly at: number;
  readonly last: number;
  /** Positions where a round begins. */
  readonly rounds: readonly number[];
  readonly label: string;
  readonly back: string;
  readonly forth: string;
  /** In words: "Move 84 of 112, round 4". */
  readonly words: string;
  onGo(at: number): void;
}

export const Scrubber = ({ at, last, rounds, label, back, forth, words, onGo }: ScrubberProps) => (
  <div class={style.scrubber}>
    <button type="button" aria-label={back} disabled={at <= 0} onClick={() => onGo(at - 1)}>
      <Icon name="previous" />
    </button>
    <span class={style.track}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {rounds
          .filter((round) => round > 0 && round < last)
          .map((round) => (
            <path key={round} d={`M${(100 * round) / last} 0V8`} />
          ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={words}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </span>
    <button type="button" aria-label={forth} disabled={at >= last} onClick={() => onGo(at + 1)}>
      <Icon name="next" />
    </button>
    <span class={style.words} aria-hidden="true">
      {at} / {last}
    </span>
  </div>
);
