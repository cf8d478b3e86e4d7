/** A value that changes, and those who want to know. Everything that lives longer than a component is one of these. */
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  readonly value: T;
  set(value: T): void;
  /** Called after each change, until the function given back is called. */
  follow(changed: (value: T) => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const followers = new Set<(value: T) => void>();
  return {
    get value() {
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const follower of [...followers]) follower(value);
    },
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}

/** The value of a store inside a component, which is drawn again when it changes. */
export function useStore<T>(of: Pick<Store<T>, 'value' | 'follow'>): T {
  const [value, setValue] = useState(of.value);
  useEffect(() => {
    setValue(() => of.value); // it may have changed before the effect ran
    return of.follow((next) => setValue(() => next));
  }, [of]);
  return value;
}
