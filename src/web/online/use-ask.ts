/** An answer of the server inside a component: asked when the address changes, and again when wanted. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiRefusal, ask } from './api.ts';

export type Asked<T> =
  | { readonly at: 'asking' }
  | { readonly at: 'answered'; readonly answer: T }
  | { readonly at: 'refused'; readonly error: ApiRefusal };

/** `path` null = nothing is asked yet. What was answered stays while it is asked again. */
export function useAsk<T>(path: string | null): { asked: Asked<T>; again(): void } {
  const [asked, setAsked] = useState<Asked<T>>({ at: 'asking' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let wanted = true;
    ask<T>('GET', path).then(
      (answer) => wanted && setAsked({ at: 'answered', answer }),
      (error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error;
        if (wanted) setAsked({ at: 'refused', error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [path, turn]);
  return { asked, again: useCallback(() => setTurn((n) => n + 1), []) };
}

/** Something being done: one at a time, and the sentence when it was refused. */
export function useDeed(): { busy: boolean; error: ApiRefusal | null; run(deed: () => Promise<void>): void } {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiRefusal | null>(null);
  const run = (deed: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    setError(null);
    deed()
      .catch((thrown: unknown) => {
        if (!(thrown instanceof ApiRefusal)) throw thrown;
        setError(thrown);
      })
      .finally(() => setBusy(false));
  };
  return { busy, error, run };
}
