/** "Show me": the moves since the reader looked, one after another on the board. Any key or press stops it. */
import { useEffect, useState } from 'preact/hooks';
import type { Fresh } from './logic/fresh.ts';
import type { History } from './use-history.ts';

/** Milliseconds a move. */
const PACE = 700;

export interface Show {
  readonly running: boolean;
  start(): void;
  stop(): void;
}

export function useShow(fresh: Fresh, history: History): Show {
  const [at, setAt] = useState<number | null>(null);
  const seqs = fresh.moments.map(({ entry }) => entry.seq);
  const stop = () => {
    setAt(null);
    history.show(null);
  };
  useEffect(() => {
    if (at === null) return;
    const seq = seqs[at];
    if (seq === undefined) return stop();
    history.show(seq);
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    if (at === null) return;
    const end = (event: Event) => {
      event.stopPropagation();
      stop();
    };
    addEventListener('keydown', end, true);
    return () => removeEventListener('keydown', end, true);
  }, [at === null]);
  return { running: at !== null, start: () => setAt(0), stop };
}
