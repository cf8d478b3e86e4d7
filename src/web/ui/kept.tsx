/**
 * Parts that are drawn again only when something they show has changed. Preact passes over a *component* that it is given
 * once more; an element that was remembered it compares again, with all that is inside.
 */
import type { ComponentType, FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** `of`: all that the drawing depends on; where nothing is said, each property. */
export const kept =
  <P extends object>(
    Part: ComponentType<P>,
    of: (props: P) => readonly unknown[] = Object.values,
  ): FunctionComponent<P> =>
  (props) =>
    useMemo(() => <Part {...props} />, [...of(props)]);

/** The same for a part that is known only where it is drawn. */
export const Kept = <P extends object>({
  of: Part,
  with: props,
}: {
  readonly of: ComponentType<P>;
  readonly with: P;
}) => useMemo(() => <Part {...props} />, [Part, ...Object.values(props)]);
