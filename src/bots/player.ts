/** A bot sits at one seat: it is given what that seat may see, never the true state, and gives an action. */
import type { AnyGame, BotGame, GameTypes, Sealed, Seat } from '../kernel/contract.ts';
import type { Rng } from '../kernel/rng.ts';

export interface Bot<G extends GameTypes = GameTypes> {
  /** One legal action, or null when the bot sees none. */
  act(view: Sealed<G['state']>, seat: Seat): G['action'] | null;
}

/** Makes a bot for a game; the same numbers give the same play, unless `over` cuts its thinking short. */
export type BotMaker = <G extends GameTypes>(g: BotGame<G>, rng: Rng, over?: () => boolean) => Bot<G>;

/** Lets a bot act on the true state of its host, through the view of its seat. */
export const actFor = (g: AnyGame, bot: Bot, s: Sealed<GameTypes['state']>, seat: Seat): { kind: string } | null =>
  bot.act(g.view(s, seat) as Sealed<GameTypes['state']>, seat);
