/**
 * What a game has to say about a turn that is advised. Each game has its own in `hints.ts`, loaded only when somebody asks
 * for a hint.
 */
import type { GameTypes, Params, Sealed, Seat } from './contract.ts';

/** What strikes the eye: the key of a text (`hint.<key>`), with ids and figures as params. */
export interface Remark {
  key: string;
  params: Params;
  /** Told before anything else: what is lost otherwise. */
  danger?: true;
}

export interface Advised<G extends GameTypes> {
  seat: Seat;
  actions: readonly G['action'][];
  before: Sealed<G['state']>;
  /** The position after the turn; an auction is played to its end as the bidders' prices say. */
  after: Sealed<G['state']>;
}

export interface Hints<G extends GameTypes> {
  /** The terms of the game's `value`: each has a text for more and one for less (`hint.more.<term>`, `hint.less.<term>`). */
  terms: readonly string[];
  /** The most telling first. */
  remarks(turn: Advised<G>): Remark[];
}
