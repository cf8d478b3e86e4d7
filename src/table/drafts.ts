/** Drafts: a planned line kept privately at the table and, if its owner wishes, sent when the turn comes. */
import type { AnyGame, Seat } from '../kernel/contract.ts';
import { hashOf } from '../kernel/hash.ts';
import type { Draft } from './desk.ts';
import type { GameAction } from './log.ts';
import { play } from './play.ts';
import { headOf, type Table } from './table.ts';
import { setDesk, type Work } from './work.ts';

export const LONGEST_DRAFT = 60;

/** A draft as its owner gives it. */
export interface DraftAsked {
  actions: GameAction[];
  when: Draft['when'];
  /** The hash of the owner's view on which the line begins, when the client has planned up to there. */
  expect?: string;
}

/** All figures a seat can see, without forecasts: when they are the same, nothing has changed for a plan. */
const figuresOf = (g: AnyGame, t: Table, seat: Seat): string =>
  hashOf(g.facts(g.view(t.state, seat)).filter((fact) => !fact.forecast));

export function setDraft(work: Work, seat: Seat, asked: DraftAsked | null): void {
  const draft = asked && { expect: null, ...asked, figures: figuresOf(work.g, work.table, seat) };
  setDesk(work, seat, { draft });
}

/** Sends the draft of a seat whose turn it is; true when it was played. A draft that stops is kept as a plan. */
export function sendDraft(work: Work, seat: Seat): boolean {
  const { draft } = work.table.desks[seat]!;
  if (!draft || draft.when === 'kept') return false;
  const first = headOf(work.table) + 1;
  const why = hasChanged(work, seat, draft) ? 'changed' : play(work, seat, draft.actions, { by: 'draft' }) && 'illegal';
  if (why) {
    setDesk(work, seat, { draft: { ...draft, when: 'kept' } });
    work.notes.push({ to: seat, code: 'draft-stopped', why });
    return false;
  }
  setDesk(work, seat, { draft: null });
  work.notes.push({ to: seat, code: 'draft-sent', why: draft.when, seq: first });
  return true;
}

function hasChanged({ g, table }: Work, seat: Seat, draft: Draft): boolean {
  if (draft.when !== 'same') return false;
  if (draft.expect !== null) return hashOf(g.view(table.state, seat)) !== draft.expect;
  return figuresOf(g, table, seat) !== draft.figures;
}
