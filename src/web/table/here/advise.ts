/** Advice and judgement, thought of in the worker: fetched when somebody asks. */
import { type Hint, hintFor } from '../../../bots/hint.ts';
import { type Judged, judge } from '../../../bots/judge.ts';
import { timeIsUp } from '../../../bots/time.ts';
import { loadHints } from '../../../games/hint-registry.ts';
import { isGameId } from '../../../games/registry.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { rngOf } from '../../../kernel/rng.ts';
import type { AskedHint, AskedJudgement } from '../local.ts';
import { LONGEST_MS } from './think.ts';

type Games = (id: string) => Promise<AnyGame | null>;

export async function hintOn(games: Games, { game: id, view, board, seat, luck }: AskedHint): Promise<Hint | null> {
  const game = await games(id);
  if (!game || !isGameId(id)) return null;
  if (board) game.ownBoards?.read(board, view.options);
  return hintFor(game, await loadHints(id), view, seat, rngOf(luck), timeIsUp(LONGEST_MS));
}

export async function judged(games: Games, { game: id, board, moves }: AskedJudgement): Promise<Judged | null> {
  const game = await games(id);
  const first = moves[0];
  if (!game || !first) return null;
  if (board) game.ownBoards?.read(board, first.state.options);
  return judge(game, moves);
}
