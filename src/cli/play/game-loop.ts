/** Bots and people take their turns until the game is over or somebody leaves. */
import type { BotName } from '../../bots/bots.ts';
import { actFor } from '../../bots/player.ts';
import type { Seat } from '../../kernel/contract.ts';
import { toAct } from '../../kernel/phases.ts';
import { sayOutcome } from '../../text/say.ts';
import { breathe } from '../io.ts';
import { botAt } from '../seats.ts';
import { personMoves } from './person.ts';
import { askOutcome, type Playing, showBoard, tell } from './screen.ts';
import { isFinished, playAction } from './session.ts';

/** True when the game came to its end. */
export async function playToEnd(p: Playing): Promise<boolean> {
  while (!isFinished(p.session)) {
    await breathe();
    if (p.shell.stop.aborted) return false;
    const seat = toAct(p.session.g, p.session.table.state)[0];
    if (seat === undefined) return false;
    const sitter = p.seats[seat]!;
    const moved = sitter === 'human' ? await personMoves(p, seat) : await botMoves(p, sitter, seat);
    if (!moved) return false;
  }
  showBoard(p, 'watcher');
  p.write(`${sayOutcome(p.speaker, p.session.g.outcome(p.session.table.state)!).join('\n')}\n`);
  return true;
}

async function botMoves(p: Playing, name: BotName, seat: Seat): Promise<boolean> {
  // Numbers of its own for each move: taking a move back and playing it again gives the same answer.
  const bot = botAt(p.session.g, name, `${p.seed}/${p.session.table.line.moves.length}`, seat);
  const action = actFor(p.session.g, bot, p.session.table.state, seat);
  if (action === null) throw new Error('bug: a bot found nothing to play');
  const result = await playAction(p.session, seat, action, askOutcome(p));
  if (result.done) tell(p, result.events);
  else if (result.violation) throw new Error(`bug: a bot played ${result.violation.code}`);
  return result.done;
}
