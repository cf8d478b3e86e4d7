/** Parts of a layer that may wait: in its first drawing after a touch they stay as they were. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface LateProps {
  /** It is the first drawing: another follows at once. */
  readonly first: boolean | undefined;
  readonly children: ComponentChildren;
}

export function Late({ first, children }: LateProps) {
  const last = useRef<ComponentChildren>(null);
  if (!first) last.current = children;
  return <>{last.current}</>;
}
