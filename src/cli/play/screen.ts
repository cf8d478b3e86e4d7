/** What the people at the terminal are shown: the board where it changed, what happened, what may be done. */
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { eventsFor } from '../../kernel/words.ts';
import { answersTo, drawsSeat, sayDrawn } from '../../text/drawn.ts';
import { sayWaiting } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Board } from '../boards/board.ts';
import type { Shell } from '../io.ts';
import type { Sitter } from '../seats.ts';
import { actionText, eventText } from '../speech.ts';
import { billsOf } from './bill.ts';
import type { Lines } from './lines.ts';
import { type Action, menuItems, menuPage } from './menu.ts';
import type { Events, SealedState, Session } from './session.ts';
import { type AskOutcome, readOutcome } from './tape.ts';

export interface Playing {
  shell: Shell;
  lines: Lines;
  session: Session;
  board: Board;
  speaker: Speaker;
  seats: readonly Sitter[];
  /** What the bots draw their numbers from. */
  seed: string;
  write(text: string): void;
  /** The parts of the board as they were last shown. */
  shown: readonly string[];
}

export const PROMPT = '> ';

export const viewOf = (g: AnyGame, s: SealedState, seat: Seat | 'watcher'): SealedState =>
  g.view(s, seat) as SealedState;

/** Shows the parts of the board that changed since they were last shown, or all of it. */
export function showBoard(p: Playing, seat: Seat | 'watcher', whole = false): void {
  const { g, table } = p.session;
  const { say, colours } = p.shell;
  const parts = p.board.draw(g, viewOf(g, table.state, seat), { speaker: p.speaker, say, colours });
  const fresh = parts.filter((part, i) => whole || part !== p.shown[i]);
  p.shown = parts;
  for (const part of fresh) p.write(`\n${part}\n`);
  if (fresh.length > 0) p.write('\n');
}

/** With one person at the table the news of that seat are told, with several only what all may see. */
export function tell(p: Playing, events: Events): void {
  const people = p.seats.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  const eyes = people.length === 1 ? people[0]! : 'watcher';
  for (const event of eventsFor(events, eyes)) p.write(`- ${eventText(p.speaker, event)}\n`);
}

/** Shows a page of moves and gives the place where the next one begins. */
export function showMoves(p: Playing, seat: Seat, moves: readonly Action[], from: number): number {
  const { g, table } = p.session;
  const view = viewOf(g, table.state, seat);
  const billOf = billsOf(g, p.board, view, seat, p.speaker);
  const items = menuItems(moves, (action) => {
    const bill = billOf(action);
    const said = actionText(p.speaker, action, view);
    return bill === '' ? said : `${said} (${bill})`;
  });
  const { text, left } = menuPage(items, from, Math.max(8, p.shell.lines - 14), p.shell.columns);
  p.write(`${text}\n`);
  if (left === 0) return 0;
  p.write(`${p.shell.say('play.more', { left })}\n`);
  return items.length - left;
}

/** Seats are answered by their numbers or names. */
const seatsToDraw = (speaker: Speaker, waiting: Waiting): string[] =>
  drawsSeat(waiting.point)
    ? answersTo(waiting).map((value) => `${String(value).padStart(4)}  ${sayDrawn(speaker, waiting.point, value)}`)
    : [];

/** Asks for one outcome of chance, as often as it takes. */
export const askOutcome =
  ({ shell, lines, speaker, write }: Pick<Playing, 'shell' | 'lines' | 'speaker' | 'write'>): AskOutcome =>
  async (waiting) => {
    if (waiting.refused !== null) write(`${shell.say('play.outcome-impossible', { value: waiting.refused })}\n`);
    for (;;) {
      write(`${[sayWaiting(speaker, waiting), ...seatsToDraw(speaker, waiting)].join('\n')}\n${PROMPT}`);
      const line = await lines.next();
      if (line === null) return null;
      if (line.trim() !== '')
        return readOutcome(waiting, line.trim(), (value) => sayDrawn(speaker, waiting.point, value));
    }
  };
