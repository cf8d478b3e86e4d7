/** Advice and judgement: fetched when somebody asks. */
import { type Hint, hintFor } from '../../../bots/hint.ts';
import { type Judged, judge } from '../../../bots/judge.ts';
import { timeIsUp } from '../../../bots/time.ts';
import { loadHints } from '../../../games/hint-registry.ts';
import { isGameId } from '../../../games/registry.ts';
import { rngOf } from '../../../kernel/rng.ts';
import type { AskedJudgement, Position } from '../local.ts';
import { fetched } from './not-fetched.ts';
import { type BotGames, LONGEST_MS } from './think.ts';

/** Fetches all that a hint needs: what comes back has only to think. */
export async function readyToAdvise(games: BotGames, { game: id, view, board, seat, luck }: Position) {
  const game = await fetched(games(id));
  if (!game || !isGameId(id)) return () => null;
  const hints = await fetched(loadHints(id));
  if (board) game.ownBoards?.read(board, view.options);
  return (): Hint | null => hintFor(game, hints, view, seat, rngOf(luck), timeIsUp(LONGEST_MS));
}

export async function readyToJudge(games: BotGames, { game: id, board, moves }: AskedJudgement) {
  const game = await fetched(games(id));
  const first = moves[0];
  if (!game || !first) return () => null;
  if (board) game.ownBoards?.read(board, first.state.options);
  return (): Judged | null => judge(game, moves);
}
