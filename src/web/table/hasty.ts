/** A second click before the answer to the first: it would only be refused as stale, and is not sent. */
import type { Deed } from '../../table/index.ts';
import type { Joining } from './contract.ts';

const MOVES: readonly Deed['type'][] = ['play', 'undo', 'redo'];

/** `joining` is what the client knows: what a screen shows may be older. */
export const isHasty = (joining: Joining, { type }: Deed): boolean =>
  joining.at === 'table' && joining.now.sending !== null && MOVES.includes(type);
