/** Parts of the screen that are not needed to play the first move: each is fetched when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | null = null;
  return function Part(props: P) {
    const [Found, setFound] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (Found) return;
      let wanted = true;
      void load().then((loaded) => {
        known = loaded;
        if (wanted) setFound(() => loaded);
      });
      return () => {
        wanted = false;
      };
    }, [Found]);
    return Found ? <Found {...props} /> : null;
  };
}
