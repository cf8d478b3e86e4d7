/** Bots and people take their turns until the game is over or somebody leaves. */
import { actFor, type Bot } from '../../bots/player.ts';
import type { AnyGame, GameTypes, Seat } from '../../kernel/contract.ts';
import { eventsFor, legal, type Trace, toAct } from '../../kernel/engine.ts';
import { recordText } from '../../kernel/record.ts';
import { sayEvent, sayOutcome, sayPrompt, sayWaiting } from '../../text/say.ts';
import { type Speaker, seatName } from '../../text/speaker.ts';
import type { Board } from '../boards/board.ts';
import { writeText } from '../files.ts';
import type { Shell } from '../io.ts';
import { refusal } from '../speech.ts';
import { Stop } from '../stops.ts';
import { explainTo, helpText, ruleText } from './answers.ts';
import type { Lines } from './lines.ts';
import { type Action, menuItems, menuPage } from './menu.ts';
import { isFinished, playAction, recordOf, type SealedState, type Session, undo } from './session.ts';
import { type AskOutcome, readOutcome } from './tape.ts';
import { type Order, readLine } from './words.ts';

export interface Playing {
  shell: Shell;
  lines: Lines;
  session: Session;
  board: Board;
  speaker: Speaker;
  /** A bot, or null for a person. */
  seats: readonly (Bot | null)[];
  write(text: string): void;
  /** The board as it was last shown. */
  shown: string;
}

export const askOutcome =
  (shell: Shell, lines: Lines, speaker: Speaker): AskOutcome =>
  async (waiting) => {
    if (waiting.refused !== null) shell.out(`${shell.say('play.outcome-impossible', { value: waiting.refused })}\n`);
    for (;;) {
      const line = await lines.next(`${sayWaiting(speaker, waiting)}\n> `);
      if (line === null) return null;
      if (line.trim() !== '') return readOutcome(waiting, line.trim());
    }
  };

/** True when the game came to its end. */
export async function playToEnd(p: Playing): Promise<boolean> {
  while (!isFinished(p.session)) {
    if (p.shell.stop.aborted) return false;
    const seat = toAct(p.session.g, p.session.state)[0];
    if (seat === undefined) return false;
    const bot = p.seats[seat] ?? null;
    if (!(bot ? await botMoves(p, bot, seat) : await personMoves(p, seat))) return false;
  }
  showBoard(p, 'watcher');
  p.write(`${sayOutcome(p.speaker, p.session.g.outcome(p.session.state)!).join('\n')}\n`);
  return true;
}

async function botMoves(p: Playing, bot: Bot, seat: Seat): Promise<boolean> {
  const { g, state } = p.session;
  const action = actFor(g, bot, state, seat);
  if (action === null) throw new Error('bug: a bot found nothing to play');
  const result = await playAction(p.session, seat, action, false, askOutcome(p.shell, p.lines, p.speaker));
  if (!result.done) {
    if (result.violation) throw new Error(`bug: a bot played ${result.violation.code}`);
    return false;
  }
  tell(p, result.trace);
  return true;
}

/** With one person at the table his seat's news are told, with several only what all may see. */
export function tell(p: Playing, trace: Trace<GameTypes>): void {
  const people = p.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const eyes = people.length === 1 ? people[0]! : 'watcher';
  for (const event of eventsFor(trace.events, eyes)) p.write(`- ${sayEvent(p.speaker, event)}\n`);
}

const viewOf = (g: AnyGame, s: SealedState, seat: Seat | 'watcher'): SealedState => g.view(s, seat) as SealedState;

export function showBoard(p: Playing, seat: Seat | 'watcher', again = false): void {
  const { g, state } = p.session;
  const { say, colours } = p.shell;
  const drawn = p.board.draw(g, viewOf(g, state, seat), { speaker: p.speaker, say, colours });
  if (drawn === p.shown && !again) return;
  p.shown = drawn;
  p.write(`\n${drawn}\n`);
}

/** Asks until a move is made; false when the person leaves. */
async function personMoves(p: Playing, seat: Seat): Promise<boolean> {
  const { session, shell, speaker } = p;
  const { g } = session;
  const view = viewOf(g, session.state, seat);
  const moves = legal(g, view, seat);
  showBoard(p, seat);
  p.write(`${seatName(speaker, seat)}: ${sayPrompt(speaker, view, toAct(g, view), seat)}\n`);
  let from = showMoves(p, moves, 0);
  for (;;) {
    const line = await p.lines.next('> ');
    if (line === null) {
      p.write('\n');
      return false;
    }
    const typed = readLine(line, g, p.board, moves, shell.say);
    switch (typed.type) {
      case 'empty':
        continue;
      case 'number': {
        const action = moves[typed.number - 1];
        if (!action) p.write(`${shell.say('play.no-such-number', { number: typed.number, most: moves.length })}\n`);
        else if (await tryMove(p, seat, action)) return true;
        continue;
      }
      case 'move':
        if (await tryMove(p, seat, typed.action)) return true;
        continue;
      case 'malformed': {
        const form = [typed.verb, ...typed.fields.map((field) => `<${shell.say(`field.${field}` as 'field.amount')}>`)];
        p.write(`${shell.say('play.malformed', { form: form.join(' ') })}\n`);
        continue;
      }
      case 'unknown':
        p.write(`${unknownWord(p, typed.word, typed.meant)}\n`);
        continue;
      default: {
        if (typed.order === 'quit') return false;
        if (typed.order === 'undo' && takeBack(p)) return true;
        if (typed.order === 'more') from = showMoves(p, moves, from);
        else if (typed.order === 'moves') from = showMoves(p, moves, 0);
        else await obey(p, seat, view, typed.order, typed.rest);
      }
    }
  }
}

function unknownWord({ shell }: Playing, word: string, meant: string | null): string {
  const shown = word.slice(0, 40);
  return meant ? shell.say('play.unknown-meant', { word: shown, meant }) : shell.say('play.unknown', { word: shown });
}

async function tryMove(p: Playing, seat: Seat, action: Action): Promise<boolean> {
  const result = await playAction(p.session, seat, action, true, askOutcome(p.shell, p.lines, p.speaker));
  if (result.done) tell(p, result.trace);
  else if (result.violation) p.write(`${refusal(p.speaker, result.violation)}\n`);
  return result.done;
}

function takeBack(p: Playing): boolean {
  const undone = undo(p.session);
  p.write(`${p.shell.say(`play.undo-${undone}`)}\n`);
  return undone === 'done';
}

/** Shows a page of moves and says where the next one begins. */
function showMoves(p: Playing, moves: readonly Action[], from: number): number {
  const items = menuItems(moves, p.speaker);
  const { text, left } = menuPage(items, from, Math.max(8, p.shell.lines - 14), p.shell.columns);
  p.write(`${text}\n`);
  if (left === 0) return 0;
  p.write(`${p.shell.say('play.more', { left })}\n`);
  return items.length - left;
}

async function obey(p: Playing, seat: Seat, view: SealedState, order: Order, rest: readonly string[]): Promise<void> {
  const { g } = p.session;
  if (order === 'help') p.write(`${helpText(p.board, g, p.shell.say)}\n`);
  else if (order === 'board') showBoard(p, seat, true);
  else if (order === 'rules') p.write(`${await ruleText(g, p.speaker, p.shell.say, rest[0])}\n`);
  else if (order === 'why') p.write(`${explainTo(g, p.board, view, seat, rest, p.speaker, p.shell.say)}\n`);
  else if (order === 'save') await save(p, rest[0]);
}

async function save(p: Playing, path: string | undefined): Promise<void> {
  if (path === undefined) {
    p.write(`${p.shell.say('play.save-where')}\n`);
    return;
  }
  try {
    await writeText(path, recordText(recordOf(p.session)));
    p.write(`${p.shell.say('play.saved', { file: path })}\n`);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    p.write(`${p.shell.say(error.key, error.values)}\n`);
  }
}
