/** Parts of the screen that are not needed to play the first move: each is fetched when it is first shown, or soon after. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/say.ts';

const parts: (() => Promise<unknown>)[] = [];
const Nothing = () => null;

/** `Coming` stands in its place for that moment, where something would move without it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, Coming: ComponentType = Nothing) {
  let known: ComponentType<P> | null = null;
  const fetch = async () => {
    known ??= await load();
    return known;
  };
  parts.push(fetch);
  return function Part(props: P) {
    const [lost, setLost] = useState(false);
    const [, setFound] = useState(known !== null);
    useEffect(() => {
      if (known) return;
      let wanted = true;
      fetch().then(
        () => wanted && setFound(true),
        () => wanted && setLost(true),
      );
      return () => {
        wanted = false;
      };
    }, []);
    const Found = known;
    if (Found) return <Found {...props} />;
    return lost ? <p role="alert">{t(navigator.onLine ? 'lost.reload' : 'lost.offline')}</p> : <Coming />;
  };
}

const SOON = 1500;

/** Fetches the parts of this screen before anybody asks for them, one after the other. A line that is down is no matter yet. */
export function fetchPartsSoon(): () => void {
  const fetchAll = async () => {
    for (const fetch of parts) await fetch().catch(() => undefined);
  };
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(fetchAll) : fetchAll()), SOON);
  return () => clearTimeout(timer);
}
