/**
 * What strikes the eye about a turn that is advised: a key of a text (`hint.<key>`), with ids and figures as params. Each
 * game has its own; they are loaded only when somebody asks for a hint.
 */
import type { GameTypes, Params, Sealed, Seat } from './contract.ts';

export interface Remark<Key extends string = string> {
  key: Key;
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

export type Remarks<G extends GameTypes, Key extends string = string> = (turn: Advised<G>) => Remark<Key>[];
