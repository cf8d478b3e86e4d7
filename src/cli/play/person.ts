/** A person's move: asks until one is made, and answers everything else that is typed. */
import type { Seat } from '../../kernel/contract.ts';
import { legal } from '../../kernel/legal.ts';
import { toAct } from '../../kernel/phases.ts';
import { recordText } from '../../kernel/record.ts';
import { seatName } from '../../text/speaker.ts';
import { writeText } from '../files.ts';
import { promptText, refusal } from '../speech.ts';
import { Stop } from '../stops.ts';
import { explainTo, formOf, helpText, ruleText } from './answers.ts';
import type { Action } from './menu.ts';
import { askOutcome, type Playing, PROMPT, showBoard, showMoves, tell, viewOf } from './screen.ts';
import { playAction, recordNow, redo, type SealedState, undo } from './session.ts';
import { type Order, readLine, type Typed } from './words.ts';

/** False when the person leaves. */
export async function personMoves(p: Playing, seat: Seat): Promise<boolean> {
  const { session, shell, speaker } = p;
  const { g } = session;
  const view = viewOf(g, session.table.state, seat);
  const moves = legal(g, view, seat);
  showBoard(p, seat);
  const prompt = promptText(speaker, view, toAct(g, view), seat);
  p.write(`${shell.say('play.asked', { name: seatName(speaker, seat), prompt })}\n`);
  let from = showMoves(p, seat, moves, 0);
  for (;;) {
    p.write(PROMPT);
    const line = await p.lines.next();
    if (line === null) {
      p.write('\n');
      return false;
    }
    const typed = readLine(line, g, p.board, moves, shell.say);
    const action = chosen(typed, moves);
    if (action) {
      if (await tryMove(p, seat, action)) return true;
    } else if (typed.type === 'order') {
      if (typed.order === 'quit') return false;
      if (typed.order === 'undo' && takeBack(p, seat)) return true;
      if (typed.order === 'redo' && bringBack(p)) return true;
      if (typed.order === 'more') from = showMoves(p, seat, moves, from);
      if (typed.order === 'moves') from = showMoves(p, seat, moves, 0);
      await obey(p, seat, view, typed.order, typed.rest);
    } else p.write(misunderstood(p, typed, moves.length));
  }
}

function chosen(typed: Typed, moves: readonly Action[]): Action | null {
  if (typed.type === 'move') return typed.action;
  return typed.type === 'number' ? (moves[typed.number - 1] ?? null) : null;
}

function misunderstood({ shell: { say } }: Playing, typed: Typed, most: number): string {
  switch (typed.type) {
    case 'number':
      return `${say('play.no-such-number', { number: typed.number, most })}\n`;
    case 'malformed':
      return `${say('play.malformed', { form: formOf(typed.verb, typed.fields, say) })}\n`;
    case 'unknown': {
      const word = typed.word.slice(0, 40);
      const { meant } = typed;
      return `${meant === null ? say('play.unknown', { word }) : say('play.unknown-meant', { word, meant })}\n`;
    }
    default:
      return '';
  }
}

async function tryMove(p: Playing, seat: Seat, action: Action): Promise<boolean> {
  const result = await playAction(p.session, seat, action, askOutcome(p));
  if (result.done) tell(p, result.events);
  else if (result.violation) p.write(`${refusal(p.speaker, result.violation)}\n`);
  return result.done;
}

function takeBack(p: Playing, seat: Seat): boolean {
  const undone = undo(p.session, seat);
  p.write(`${p.shell.say(`play.undo-${undone}`)}\n`);
  return undone === 'done';
}

function bringBack(p: Playing): boolean {
  const done = redo(p.session);
  p.write(`${p.shell.say(done ? 'play.redo-done' : 'play.redo-nothing')}\n`);
  return done;
}

async function obey(p: Playing, seat: Seat, view: SealedState, order: Order, rest: readonly string[]): Promise<void> {
  const { g } = p.session;
  const { say } = p.shell;
  if (order === 'help') p.write(`${helpText(p.board, g, say)}\n`);
  if (order === 'board') showBoard(p, seat, true);
  if (order === 'rules') p.write(`${await ruleText(g, p.speaker, say, rest[0])}\n`);
  if (order === 'why') p.write(`${explainTo(g, p.board, view, seat, rest, p.speaker, say)}\n`);
  if (order === 'save') await save(p, rest[0]);
}

async function save(p: Playing, path: string | undefined): Promise<void> {
  if (path === undefined) {
    p.write(`${p.shell.say('play.save-where')}\n`);
    return;
  }
  try {
    await writeText(path, recordText(recordNow(p.session)));
    p.write(`${p.shell.say('play.saved', { file: path })}\n`);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    p.write(`${p.shell.say(error.key, error.values)}\n`);
  }
}
