/** Who sits where: names of bots and scripted players, or `human`. */
import { isPlayerName, PLAYER_NAMES, PLAYERS, type PlayerName } from '../bots/everybody.ts';
import type { Bot } from '../bots/player.ts';
import type { AnyGame } from '../kernel/contract.ts';
import { rngOf } from '../kernel/rng.ts';
import { nearest } from './nearest.ts';
import { usage } from './stops.ts';

export type Sitter = PlayerName | 'human';

function sitter(name: string, known: readonly string[]): Sitter {
  if (known.includes(name) && (name === 'human' || isPlayerName(name))) return name;
  const meant = nearest(name, known);
  if (meant) throw usage('usage.unknown-bot-meant', { bot: name, meant });
  throw usage('usage.unknown-bot', { bot: name, known: known.join(', ') });
}

function checked(names: readonly string[], seats: number, known: readonly string[]): Sitter[] {
  if (names.length > seats) throw usage('usage.too-many-bots', { given: names.length, seats });
  return names.map((name) => sitter(name, known));
}

/** For simulations: a list shorter than the seats is repeated. */
export function botsFor(names: readonly string[], seats: number): PlayerName[] {
  const given = checked(names, seats, PLAYER_NAMES) as PlayerName[];
  return Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
}

/** For play: the last name of a list shorter than the seats is repeated. */
export function sittersFor(names: readonly string[], seats: number): Sitter[] {
  const given = checked(names, seats, ['human', ...PLAYER_NAMES]);
  return Array.from({ length: seats }, (_, seat) => given[Math.min(seat, given.length - 1)]!);
}

/** Each bot has numbers of its own, so that one bot's thinking does not shift another's. */
export const botAt = (g: AnyGame, name: PlayerName, seed: string, seat: number): Bot =>
  PLAYERS[name](g, rngOf(`bot/${seed}/${seat}`));
