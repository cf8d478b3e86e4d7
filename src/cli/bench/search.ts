/** Playouts a second of the bots' search, in the middle of a game of each kind. */
import { think, USUAL } from '../../bots/search/think.ts';
import { GAMES } from '../../games/registry.ts';
import type { BotGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { start } from '../../kernel/engine.ts';
import { toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { beside } from './beside.ts';
import { type Bench, type Effort, type Finding, microsPer } from './measure.ts';
import { benchGame, directedLine, positionAt } from './positions.ts';
import { type placing, ticTacToe, wide } from './search-toys.ts';
import { TOY_PLAYOUTS } from './sides.ts';

/** Enough for the tree to grow. */
const PLAYOUTS = 200;
const SEATS = 3;

function rate<G extends GameTypes>(
  g: BotGame<G>,
  s: Sealed<G['state']>,
  effort: Effort,
  plans: number = USUAL.plans,
  playouts: number = PLAYOUTS,
): Finding {
  const seat = toAct(g, s)[0]!;
  let n = 0;
  let done = 0;
  const micros = microsPer(() => {
    const thought = think(g, s, seat, rngOf(`bench/${n++}`), { ...USUAL, plans, iterations: playouts });
    done = thought?.iterations ?? 0;
    return thought;
  }, effort);
  const value = (done * 1e6) / micros;
  const raw = 1e6 / microsPer(() => copy(s), effort);
  return {
    ...{ name: `search, ${g.id}`, value, unit: 'playouts/s', goal: '' },
    ...{ limit: { name: 'copies of the position', value: raw }, ratio: raw / value },
  };
}

/** Positions half-way through directed games; what has one answer only is passed over. */
const ofGames: Bench[] = GAMES.map(({ id }) => ({
  name: `search-${id}`,
  async run(effort) {
    const g = await benchGame(id);
    const line = directedLine(g, SEATS);
    for (let at = Math.floor(line.moves.length / 2); ; at++) {
      const s = positionAt(line, at) as Sealed<GameTypes['state']>;
      const seat = toAct(g, s)[0]!;
      const thought = think(g, s, seat, rngOf('bench'), { ...USUAL, iterations: 24 });
      if (thought && thought.iterations > 0) return [rate(g, s, effort)];
    }
  },
}));

const toy = (g: ReturnType<typeof placing>): Bench => ({
  name: `search-${g.id}`,
  run(effort) {
    const begun = start(g, { seats: 2, options: {}, rules: 1 }, null);
    if (!begun.ok) throw new Error('bug: the setup waits');
    const s = begun.state as Sealed<typeof begun.state>;
    return [rate(g, s, effort, s.cells.length, TOY_PLAYOUTS)];
  },
});

export const searches: readonly Bench[] = [...ofGames, toy(ticTacToe), toy(wide), beside];
