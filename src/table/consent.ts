/**
 * Questions to the others: an undo that needs their consent, an agreed end. All people must say yes; an end does not wait
 * for ever for whoever does not come (absence.ts).
 */
import type { Seat } from '../kernel/contract.ts';
import type { Question } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';
import { mayUndo, undo, votersBeside } from './undo.ts';
import { type Work, write } from './work.ts';

/** Puts a question; without anybody to ask, it is granted at once. */
export function ask(work: Work, seat: Seat, question: Question, command: string): Refusal | null {
  const open = work.table.ask;
  if (open && open.seat !== seat) return refuse('ask-open');
  write(work, { type: 'ask', seat, question }, null, command);
  grantIfAllAgree(work);
  return null;
}

export function answer(work: Work, seat: Seat, askSeq: number, yes: boolean, command: string): Refusal | null {
  const open = work.table.ask;
  if (!open || open.seq !== askSeq) return refuse('ask-none');
  // The asker can only withdraw.
  if (open.yes.includes(seat) || (open.seat === seat && yes)) return refuse('ask-answered');
  write(work, { type: 'answer', seat, ask: askSeq, yes }, null, command);
  grantIfAllAgree(work);
  return null;
}

/** Carries out an open question once everybody who plays has agreed; also after somebody has left. */
export function grantIfAllAgree(work: Work): void {
  const { table, now, mayEnd } = work;
  const open = table.ask;
  if (!open) return;
  const { question, seat } = open;
  const agreed = () => votersBeside(table, seat).every((voter) => open.yes.includes(voter));
  if (!(question.type === 'end' && mayEnd ? mayEnd(table, now) : agreed())) return;
  if (question.type === 'end') write(work, { type: 'end', why: 'agreed' });
  else if (mayUndo(work.table, seat, question.to).ok) undo(work, seat, question.to);
}
