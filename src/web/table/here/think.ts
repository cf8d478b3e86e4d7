/**
 * What bots of this device think, and what they advise, with a limit: however slow the device, the best so far is then
 * played. How they think is fetched when the first of them must move.
 */
import type { Hint } from '../../../bots/hint.ts';
import type { Judged } from '../../../bots/judge.ts';
import { isBotName } from '../../../bots/names.ts';
import { timeIsUp } from '../../../bots/time.ts';
import type { AnyBotGame, AnyGame } from '../../../kernel/contract.ts';
import { rngOf } from '../../../kernel/rng.ts';
import type { AskedJudgement, Position } from '../local.ts';
import { fetched } from './not-fetched.ts';

export interface AskedMove extends Position {
  /** The level of a bot; null = any legal move. */
  readonly bot: string | null;
  readonly masterMs: number;
}

/** Rejects with NotFetched when no thought has begun: all that it needs could not be had. */
export interface Thinker {
  /** A move of a bot, on what its seat may see; null = it sees none. */
  move(asked: AskedMove): Promise<{ kind: string } | null>;
  hint(asked: Position): Promise<Hint | null>;
  judge(asked: AskedJudgement): Promise<Judged | null>;
}

/** Null for a game that this version of the site does not know. */
export type Games = (id: string) => Promise<AnyGame | null>;
/** The same for those who think: with what bots know of it. */
export type BotGames = (id: string) => Promise<AnyBotGame | null>;

/** Levels are told apart by playouts, and most devices need far less for those of an Expert. */
export const LONGEST_MS = 5000;
export const timeOf = ({ bot, masterMs }: AskedMove): number => (bot === 'master' ? masterMs : LONGEST_MS);

/** Fetches all that a move needs: what comes back has only to think. */
export async function readyToMove(games: BotGames, asked: AskedMove): Promise<() => { kind: string } | null> {
  const { game: id, board, view, seat, bot, luck } = asked;
  const name = bot !== null && isBotName(bot) ? bot : 'random';
  const [{ BOTS }, game] = await fetched(Promise.all([import('../../../bots/bots.ts'), games(id)]));
  if (!game) throw new Error(`there is no game ${id}`);
  if (board) game.ownBoards?.read(board, view.options);
  return () => BOTS[name](game, rngOf(luck), timeIsUp(timeOf(asked))).act(view, seat);
}

export const advice = () => fetched(import('./advise.ts'));

/** In this thread: nothing can end what does not come back. */
export const thinkHere = (games: BotGames): Thinker => ({
  move: async (asked) => (await readyToMove(games, asked))(),
  hint: async (asked) => (await (await advice()).readyToAdvise(games, asked))(),
  judge: async (asked) => (await (await advice()).readyToJudge(games, asked))(),
});
