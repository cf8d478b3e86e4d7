/** Playouts a second of the bots' search, in the middle of a game of each kind. */
import { think, USUAL } from '../../bots/search/think.ts';
import { GAMES } from '../../games/registry.ts';
import type { GameModule, GameTypes, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { start } from '../../kernel/engine.ts';
import { toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { usage } from '../stops.ts';
import { type Bench, type Effort, type Finding, microsPer } from './measure.ts';
import { benchGame, directedLine, positionAt } from './positions.ts';
import { peerRates } from './search-peer.ts';
import { type placing, ticTacToe, wide } from './search-toys.ts';

/** Enough for the tree to grow. */
const PLAYOUTS = 200;
const SEATS = 3;

function rate<G extends GameTypes>(
  g: GameModule<G>,
  s: Sealed<G['state']>,
  effort: Effort,
  goal: string,
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
    ...{ name: `search, ${g.id}`, value, unit: 'playouts/s', goal },
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
      if (thought && thought.iterations > 0) return [rate(g, s, effort, '')];
    }
  },
}));

/** Playouts of the small games: enough that a tree grows to its depth. */
const TOY_PLAYOUTS = 1000;

function toyRate(g: ReturnType<typeof placing>, effort: Effort, goal: string): Finding {
  const begun = start(g, { seats: 2, options: {}, rules: 1 }, null);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<typeof begun.state>;
  return rate(g, s, effort, goal, s.cells.length, TOY_PLAYOUTS);
}

const toy = (g: ReturnType<typeof placing>): Bench => ({
  name: `search-${g.id}`,
  run: (effort) => [toyRate(g, effort, '')],
});

const AGAINST = '100 × the peer';

/** Both small games beside boardgame.io's bot; without it, nothing to compare with. */
const beside: Bench = {
  name: 'peer',
  apart: true,
  async run(effort) {
    const theirs = await peerRates();
    if (!theirs) throw usage('usage.no-peer');
    return [
      against(toyRate(ticTacToe, effort, AGAINST), theirs.ticTacToe),
      against(toyRate(wide, effort, AGAINST), theirs.wide),
    ];
  },
};

const against = (ours: Finding, value: number): Finding => ({
  ...{ ...ours, limit: { name: "boardgame.io's bot", value }, ratio: value / ours.value },
});

export const searches: readonly Bench[] = [...ofGames, toy(ticTacToe), toy(wide), beside];
