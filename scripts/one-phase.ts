/**
 * What thinking in some phases alone is worth: a level that searches in these and is a Regular in all others, against Regulars, on blocks
 * like a ladder's. Usage: node scripts/run.mjs scripts/one-phase.ts <game> --phases bidding,building [--level master] [--players 3]
 * [--map M] [--blocks 6] [--seed phase]
 */
import { parseArgs } from 'node:util';
import { type Played, playGame, seatingsOf } from '../src/bots/ladder/block.ts';
import { resultOf } from '../src/bots/ladder/statistics.ts';
import { expert, master, regular } from '../src/bots/levels.ts';
import type { BotMaker } from '../src/bots/player.ts';
import { BOT_GAMES } from '../src/games/bot-registry.ts';
import type { BaseState, Sealed } from '../src/kernel/contract.ts';
import { readOptions } from '../src/kernel/options.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phases: { type: 'string' },
    level: { type: 'string', default: 'master' },
    players: { type: 'string', default: '3' },
    map: { type: 'string' },
    blocks: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'phase' },
  },
});
const entry = BOT_GAMES.find(({ id }) => id === positionals[0]);
const phases = flags.phases?.split(',') ?? [];
const levels = { expert, master };
const level = flags.level === 'expert' || flags.level === 'master' ? flags.level : null;
const [players, blocks] = [Number(flags.players), Number(flags.blocks)];
if (!entry || phases.length === 0 || level === null || !(players > 1) || !(blocks > 0)) {
  console.error(
    `one-phase: a game (${BOT_GAMES.map(({ id }) => id).join(', ')}), --phases, --level expert or master, --players from 2 on`,
  );
  process.exit(2);
}
const g = await entry.load();
const unknown = phases.filter((phase) => !Object.hasOwn(g.phases, phase));
if (unknown.length > 0) {
  console.error(`one-phase: no phase ${unknown.join(', ')}; ${g.id} has ${Object.keys(g.phases).join(', ')}`);
  process.exit(2);
}

const phaseOf = (s: Sealed<BaseState>): string => s.phases[s.phases.length - 1]!.id;
const inPhases: BotMaker = (game, rng, over) => {
  const [thinks, does] = [levels[level](game, rng, over), regular(game, rng)];
  return { act: (view, seat) => (phases.includes(phaseOf(view)) ? thinks : does).act(view, seat) };
};

const read = readOptions(g.options, flags.map === undefined ? {} : { map: flags.map });
if (!read.ok || !g.seatCounts(read.value).includes(players)) {
  console.error(`one-phase: ${g.id} has no table for ${players} on ${flags.map ?? 'its usual map'}`);
  process.exit(2);
}
const pairing = { stronger: level, weaker: 'regular' } as const;
const table = { seats: players, options: read.value, rules: g.rules };
const played: Played[][] = [];
for (let n = 0; n < blocks; n++) {
  const seatings = seatingsOf(pairing, players);
  played.push(seatings.map((bots) => playGame(g, table, bots, `${flags.seed}+${n}`, null, { [level]: inPhases })));
  const { higher, games, scores } = resultOf(pairing, played);
  const percent = (one: number): string => (100 * one).toFixed(0);
  console.log(
    `${phases.join(', ')}, blocks 1 to ${n + 1}: above Regulars in ${percent(higher.mean)} % of pairs (95 %: ${percent(higher.low)}-${percent(higher.high)}), ${scores.stronger.toFixed(1)} to ${scores.weaker.toFixed(1)}, ${games} games`,
  );
}
