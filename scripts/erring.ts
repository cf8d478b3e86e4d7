/** Games to fit figures to: Regulars who now and then move like Newcomers, since games without dice would otherwise all be the same. */
import { newcomer, regular } from '../src/bots/levels.ts';
import { actFor, type BotMaker } from '../src/bots/player.ts';
import { seedFromText, seedSource } from '../src/kernel/chance.ts';
import type { AnyBotGame, BaseState, GameTypes, Outcome, Sealed, Table } from '../src/kernel/contract.ts';
import { advance, start } from '../src/kernel/engine.ts';
import { isOver, toAct } from '../src/kernel/phases.ts';
import { oneIn, rngOf } from '../src/kernel/rng.ts';

/** A Regular that one time in `often` moves like a Newcomer. */
const erring =
  (often: number): BotMaker =>
  (g, rng) => {
    const [good, poor] = [regular(g, rng), newcomer(g, rng)];
    return { act: (view, seat) => (oneIn(rng, 1, often) ? poor : good).act(view, seat) };
  };

/** Plays a game out; `look` is shown every position in which somebody is to act. */
export function watchGame(
  g: AnyBotGame,
  table: Table<GameTypes>,
  seed: string,
  often: number,
  look: (s: Sealed<BaseState>) => void,
): Outcome {
  const source = seedSource(seedFromText(seed));
  const begun = start(g, table, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<BaseState>;
  const bots = Array.from({ length: table.seats }, (_, seat) => erring(often)(g, rngOf(`${seed}/${seat}`)));
  while (!isOver(s)) {
    look(s);
    const seat = toAct(g, s)[0]!;
    const refused = advance(g, begun.state, seat, actFor(g, bots[seat]!, s, seat)!, source);
    if (refused) throw new Error(`bug: refused ${refused.code}`);
  }
  return g.outcome(s)!;
}
