/** The keys of what hints say: a missing or stale one does not compile. */
import type { REMARKS, TERMS } from '../hints.ts';

type Term = (typeof TERMS)[number];

/** A term that a turn changes, what strikes the eye, and where to stop in an auction. */
export type HintKey = 'hint.stop' | `hint.${'more' | 'less'}.${Term}` | `hint.${(typeof REMARKS)[number]}`;
