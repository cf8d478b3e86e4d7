/** On a phone the bar is a sheet with three stops: peek, half, full. Elsewhere it is only what it holds. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../text/say.ts';
import css from './sheet.module.css';

const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];
/** Pixels of a swipe that mean the next stop. */
const SWIPE = 28;

interface SheetProps {
  /** Amber and ink along its edge: the reader may act. */
  readonly lamp: boolean;
  /** Something else is being read: the sheet keeps to its prompt and main button. */
  readonly quiet: boolean;
  readonly stop: Stop;
  readonly children: ComponentChildren;
  onStop(stop: Stop): void;
}

export function Sheet({ lamp, quiet, stop: wanted, children, onStop }: SheetProps) {
  const stop = quiet ? 'peek' : wanted;
  const from = useRef<number | null>(null);
  const move = (by: number) => {
    const at = STOPS.indexOf(stop) + by;
    onStop(STOPS[Math.min(STOPS.length - 1, Math.max(0, at))]!);
  };
  return (
    <div class={css.sheet} data-stop={stop} data-lamp={lamp || undefined}>
      <button
        type="button"
        class={css.grab}
        aria-label={t(stop === 'peek' ? 'play.sheet.more' : 'play.sheet.less')}
        aria-expanded={stop !== 'peek'}
        onClick={() => onStop(stop === 'peek' ? 'half' : 'peek')}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const by = from.current === null ? 0 : from.current - event.clientY;
          from.current = null;
          if (Math.abs(by) >= SWIPE) move(by > 0 ? 1 : -1);
        }}
      />
      {children}
    </div>
  );
}
