/** Who sits where: names of bots, `human` where people play, scripted players where nobody does. */
import { BOT_NAMES, type BotName, isBotName } from '../bots/bots.ts';
import { isPlayerName, PLAYER_NAMES, PLAYERS, type PlayerName } from '../bots/everybody.ts';
import type { Bot } from '../bots/player.ts';
import type { AnyBotGame } from '../kernel/contract.ts';
import { rngOf } from '../kernel/rng.ts';
import { nearest } from './nearest.ts';
import { usage } from './stops.ts';

export type Sitter = BotName | 'human';

const isSitter = (name: string): name is Sitter => name === 'human' || isBotName(name);

function unknown(name: string, known: readonly string[]): Error {
  const meant = nearest(name, known);
  if (meant) return usage('usage.unknown-bot-meant', { bot: name, meant });
  return usage('usage.unknown-bot', { bot: name, known: known.join(', ') });
}

function checked<T extends string>(
  names: readonly string[],
  seats: number,
  known: readonly T[],
  is: (name: string) => name is T,
): T[] {
  if (names.length > seats) throw usage('usage.too-many-bots', { given: names.length, seats });
  return names.map((name) => {
    if (!is(name)) throw unknown(name, known);
    return name;
  });
}

/** For simulations: a list shorter than the seats is repeated. */
export function botsFor(names: readonly string[], seats: number): PlayerName[] {
  const given = checked(names, seats, PLAYER_NAMES, isPlayerName);
  return Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
}

/** For play: the last name of a list shorter than the seats is repeated. */
export function sittersFor(names: readonly string[], seats: number): Sitter[] {
  const given = checked<Sitter>(names, seats, ['human', ...BOT_NAMES], isSitter);
  return Array.from({ length: seats }, (_, seat) => given[Math.min(seat, given.length - 1)]!);
}

/** Each bot has numbers of its own, so that one bot's thinking does not shift another's. */
export const botAt = (g: AnyBotGame, name: PlayerName, seed: string, seat: number): Bot =>
  PLAYERS[name](g, rngOf(`bot/${seed}/${seat}`));
