/** On a phone the browser's Back closes what lies over the board, one thing at a time, before it leaves the table. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePlay } from './play-context.ts';
import { screenSize } from './screen.ts';

/** Marks the step that Back takes instead of leaving: it is there while something is open. */
const OPEN = 'open';

interface BackProps {
  /** Lowers the sheet; null where it covers no more than usual. */
  readonly lower: (() => void) | null;
}

/** Draws nothing. */
export function Back({ lower }: BackProps): null {
  const { floating, float, mode, plans, tab, openTab } = usePlay();
  const over = [
    floating && (() => float(null)),
    lower,
    mode === 'plan' && plans.leave,
    tab !== 'board' && (() => openTab('board')),
  ].filter((close) => close !== null && close !== false);
  const now = useRef(over);
  now.current = over;
  const isOpen = over.length > 0;
  // Not after the paint: whoever sees it open may go back at once, and would leave the table.
  useLayoutEffect(() => {
    if (!isOpen || screenSize.value !== 'phone') return;
    history.pushState(OPEN, '');
    return () => {
      if (history.state === OPEN) history.back();
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    const look = () => {
      const [close, next] = now.current;
      const isMarked = history.state === OPEN;
      if (isMarked && !close) history.back(); // what it was for has been closed since
      if (isMarked || !close || screenSize.value !== 'phone') return;
      if (next) history.pushState(OPEN, '');
      close();
    };
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  return null;
}
