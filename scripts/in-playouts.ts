/**
 * How well what plays in playouts would play a game: it sits among Regulars, on blocks like a ladder's, in all phases or in some and as a
 * Regular in the others. A playout is worth what its players are. Usage: node scripts/run.mjs scripts/in-playouts.ts <game>
 * [--phases building,paying] [--careful] [--players 3] [--map M] [--blocks 24] [--seed playouts]
 */
import { parseArgs } from 'node:util';
import { type Played, playGame, seatingsOf } from '../src/bots/ladder/block.ts';
import { resultOf } from '../src/bots/ladder/statistics.ts';
import { regular } from '../src/bots/levels.ts';
import type { BotMaker } from '../src/bots/player.ts';
import { BOT_GAMES } from '../src/games/bot-registry.ts';
import type { BaseState, GameTypes, Policy, Sealed } from '../src/kernel/contract.ts';
import { readOptions } from '../src/kernel/options.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phases: { type: 'string' },
    careful: { type: 'boolean', default: false },
    players: { type: 'string', default: '3' },
    map: { type: 'string' },
    blocks: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'playouts' },
  },
});
const entry = BOT_GAMES.find(({ id }) => id === positionals[0]);
const [players, blocks] = [Number(flags.players), Number(flags.blocks)];
if (!entry || !(players > 1) || !(blocks > 0)) {
  console.error(`in-playouts: a game (${BOT_GAMES.map(({ id }) => id).join(', ')}), --players from 2 on, --blocks`);
  process.exit(2);
}
const g = await entry.load();
const phases = flags.phases?.split(',') ?? Object.keys(g.phases);
const unknown = phases.filter((phase) => !Object.hasOwn(g.phases, phase));
const read = readOptions(g.options, flags.map === undefined ? {} : { map: flags.map });
if (unknown.length > 0 || !read.ok || !g.seatCounts(read.value).includes(players)) {
  console.error(
    unknown.length > 0
      ? `in-playouts: no phase ${unknown.join(', ')}; ${g.id} has ${Object.keys(g.phases).join(', ')}`
      : `in-playouts: ${g.id} has no table for ${players} on ${flags.map ?? 'its usual map'}`,
  );
  process.exit(2);
}

/** As a playout that sets out from where a seat's turn in a phase begins. */
const asInPlayouts: BotMaker = (game, rng) => {
  const does = regular(game, rng);
  let rest: GameTypes['action'][] = [];
  let turn: { phase: string; policy: Policy<GameTypes> } | null = null;
  return {
    act(view, seat) {
      const phase = (view as Sealed<BaseState>).phases.at(-1)!.id;
      const next = rest.shift();
      if (next) return next;
      if (!phases.includes(phase)) {
        turn = null;
        return does.act(view, seat);
      }
      const brain = { ...game.brain, ...(flags.careful ? game.brain.careful?.(view) : null) };
      rest = [...(brain.turn?.(view, seat, rng) ?? [])];
      if (turn?.phase !== phase) turn = { phase, policy: brain.quick?.(view)(rng) ?? brain };
      return rest.shift() ?? turn.policy.policy(view, seat, rng);
    },
  };
};

const pairing = { stronger: 'expert', weaker: 'regular' } as const; // the names that a block has for them
const table = { seats: players, options: read.value, rules: g.rules };
const played: Played[][] = Array.from({ length: blocks }, (_, n) =>
  seatingsOf(pairing, players).map((bots) =>
    playGame(g, table, bots, `${flags.seed}+${n}`, null, { expert: asInPlayouts }),
  ),
);
const { higher, games, scores } = resultOf(pairing, played);
const percent = (one: number): string => (100 * one).toFixed(0);
console.log(
  `above Regulars in ${percent(higher.mean)} % of pairs (95 %: ${percent(higher.low)}-${percent(higher.high)}), ${scores.stronger.toFixed(1)} to ${scores.weaker.toFixed(1)}, ${games} games`,
);
