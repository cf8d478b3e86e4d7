/** Whole random games per CPU second, uniform and directed. */
import type { BotName } from '../../bots/bots.ts';
import type { GameId } from '../../games/registry.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { advance } from '../../kernel/engine.ts';
import type { OptionValues } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { botAt } from '../seats.ts';
import { type Bench, type Effort, type Finding, microsPer } from './measure.ts';
import { benchGame, openingOf, SOURCE, type State } from './positions.ts';
import { tinyGame } from './raw.ts';

const SEATS = 4;

const gamesOf = (name: string, bot: BotName, goal: string, game?: GameId, options: OptionValues = {}): Bench => ({
  name,
  async run(effort: Effort): Promise<Finding[]> {
    const g = await benchGame(game);
    let games = 0;
    let actions = 0;
    // The game has no secrets, so the bots may look at the state itself: this measures the engine.
    const players = Array.from({ length: SEATS }, (_, seat) => botAt(g, bot, 'bench', seat));
    const one = (): void => {
      games += 1;
      const state = openingOf(g, SEATS, options);
      const s = state as Sealed<State>;
      while (!isOver(s)) {
        const seat = toAct(g, s)[0]!;
        advance(g, state, seat, players[seat]!.act(s, seat)!, SOURCE);
        actions += 1;
      }
    };
    const micros = microsPer(one, effort);
    const length = Math.round(actions / games);
    const rng = rngOf('raw');
    const raw = microsPer(() => tinyGame(length, SEATS, rng), effort);
    return [
      {
        name: `${name} (${SEATS} players, ${length} actions)`,
        value: 1e6 / micros,
        unit: 'games/s',
        goal,
        limit: { name: 'tiny state machine', value: 1e6 / raw },
        ratio: micros / raw,
      },
    ];
  },
});

export const uniformGames = gamesOf('games-uniform', 'random', '≥ 1000, aim 5000');
export const directedGames = gamesOf('games-directed', 'directed', '-');

export const steelDriverGames: readonly Bench[] = [
  gamesOf('steel-driver-uniform', 'random', '≥ 2000, aim 10000', 'steel-driver'),
  gamesOf('steel-driver-directed', 'directed', '-', 'steel-driver'),
];

const LAST_TRAIN = 'last-train-to-wensleydale';
export const lastTrainGames: readonly Bench[] = [
  gamesOf('last-train-uniform', 'random', '≥ 500, aim 2000', LAST_TRAIN),
  gamesOf('last-train-directed', 'directed', '-', LAST_TRAIN),
  gamesOf('first-train-uniform', 'random', '≥ 500, aim 2000', LAST_TRAIN, { map: 'nuremberg' }),
  gamesOf('first-train-directed', 'directed', '-', LAST_TRAIN, { map: 'nuremberg' }),
];
