/** What a screen reader is told. Assertive: your turn and refusals only. Polite: all else, gathered for a while. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { store, useStore } from '../store.ts';

const GATHER = 3000;
/** Keeps one region from holding a whole game. */
const MOST = 6;

const urgent = store<{ text: string; n: number }>({ text: '', n: 0 });
const gentle = store<{ lines: readonly string[]; n: number }>({ lines: [], n: 0 });
let waiting: string[] = [];
let gathering = false;

/** "Your turn", a refusal: said at once. */
export const announceNow = (text: string): void => urgent.set({ text, n: urgent.value.n + 1 });

function flush(): void {
  gathering = false;
  if (waiting.length === 0) return;
  gentle.set({ lines: waiting.slice(-MOST), n: gentle.value.n + 1 });
  waiting = [];
}

/** What others did: gathered, so that a row of moves is one announcement. */
export function announceLater(text: string): void {
  waiting.push(text);
  if (!gathering) setTimeout(flush, GATHER);
  gathering = true;
}

/** The bill after a touch: politely, but at once; it replaces the one before. */
export const announceBill = (text: string): void => gentle.set({ lines: [text], n: gentle.value.n + 1 });

/** The two regions. A text said twice is read twice, since its element is a new one. */
export function LiveRegions() {
  const now = useStore(urgent);
  const later = useStore(gentle);
  return (
    <>
      <div class="unseen" role="alert" aria-live="assertive">
        <p key={now.n}>{now.text}</p>
      </div>
      <div class="unseen" role="status" aria-live="polite">
        <div key={later.n}>
          {later.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      </div>
    </>
  );
}

/** Calls after a change of `value`, with the one before; not for the first. */
export function useChange<T>(value: T, changed: (before: T) => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    const before = last.current;
    last.current = value;
    changed(before);
  });
}

/** The time, drawn again after `every` milliseconds; null = it stands still. */
export function useTime(every: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (every === null) return;
    const id = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(id);
  }, [every]);
  return now;
}
