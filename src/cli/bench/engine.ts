/** The engine's own verbs on live positions: advance, legal, copy, hash, replay, chance. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameId } from '../../games/registry.ts';
import { visitPoint } from '../../kernel/chance.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { canonical, hashOf } from '../../kernel/hash.ts';
import { legal } from '../../kernel/legal.ts';
import { toAct } from '../../kernel/phases.ts';
import { replay } from '../../kernel/replay.ts';
import { rngOf } from '../../kernel/rng.ts';
import { type Bench, microsPer } from './measure.ts';
import { benchGame, directedLine, longLine, positionAt, SOURCE, type State } from './positions.ts';
import { jsonCopy, tinyGame } from './raw.ts';

const advancesOf = (name: string, label: string, game?: GameId): Bench => ({
  name,
  async run(effort) {
    const line = directedLine(await benchGame(game), 4);
    const { g, opening, moves } = line;
    const whole = microsPer(() => {
      const state = copy(opening) as State;
      for (const { seat, action } of moves) advance(g, state, seat, action, SOURCE);
      return state;
    }, effort);
    const copying = microsPer(() => copy(opening), effort);
    const rng = rngOf('raw');
    const raw = microsPer(() => tinyGame(moves.length, 4, rng), effort);
    const micros = whole - copying;
    const value = (moves.length * 1e6) / micros;
    const limit = { name: 'tiny state machine', value: (moves.length * 1e6) / raw };
    return [{ name: label, value, unit: 'actions/s', goal: '≥ 100000', limit, ratio: micros / raw }];
  },
});

export const advances = advancesOf('advance', 'advance, validated');
export const steelDriverAdvances = advancesOf('steel-driver-advance', 'advance, Steel Driver', 'steel-driver');

export const copies: Bench = {
  name: 'copy',
  async run(effort) {
    const line = directedLine(await benchGame(), 4);
    const state = positionAt(line, Math.floor(line.moves.length / 2));
    const value = microsPer(() => copy(state), effort);
    const limit = { name: 'JSON there and back', value: microsPer(() => jsonCopy(state), effort) };
    return [{ name: 'copy, mid-game', value, unit: 'µs', goal: '≤ 5', limit, ratio: value / limit.value }];
  },
};

export const legals: Bench = {
  name: 'legal',
  async run(effort) {
    const line = directedLine(await benchGame(), 4);
    const positions = line.moves.map((_, n) => positionAt(line, n) as Sealed<State>);
    let at = 0;
    const value = microsPer(() => {
      const s = positions[at++ % positions.length]!;
      return legal(line.g, s, toAct(line.g, s)[0]!);
    }, effort);
    const limit = { name: 'copy', value: microsPer(() => copy(positions[at++ % positions.length]!), effort) };
    return [{ name: 'legal, all positions', value, unit: 'µs', goal: '-', limit, ratio: value / limit.value }];
  },
};

export const hashes: Bench = {
  name: 'hash',
  async run(effort) {
    const line = directedLine(await benchGame(), 4);
    const state = positionAt(line, Math.floor(line.moves.length / 2));
    const bytes = utf8ToBytes(canonical(state));
    const value = microsPer(() => hashOf(state), effort);
    const limit = { name: `sha256 of ${bytes.length} bytes`, value: microsPer(() => sha256(bytes), effort) };
    return [{ name: 'state hash, mid-game', value, unit: 'µs', goal: '-', limit, ratio: value / limit.value }];
  },
};

export const replays: Bench = {
  name: 'replay',
  async run(effort) {
    const long = longLine(await benchGame());
    const { hash: _hash, result: _result, ...rest } = long.record;
    const record = { ...rest, actions: rest.actions.slice(0, 300) };
    const moves = record.actions.length;
    const value = microsPer(() => replay(long.g, record), effort) / 1000;
    const rng = rngOf('raw');
    const limit = { name: 'tiny state machine', value: microsPer(() => tinyGame(moves, 4, rng), effort) / 1000 };
    return [{ name: `replay, ${moves} actions`, value, unit: 'ms', goal: '< 5', limit, ratio: value / limit.value }];
  },
};

export const chances: Bench = {
  name: 'chance',
  run(effort) {
    let k = 0;
    const value = microsPer(() => visitPoint(SOURCE, 'bench', k++).draw.die(6), effort);
    const [key, nonce, block] = [new Uint8Array(32), new Uint8Array(12), new Uint8Array(64)];
    const raw = microsPer(() => chacha20(key, nonce, block, undefined, k++), effort);
    const limit = { name: 'one ChaCha20 block', value: raw };
    return [{ name: 'one visit to a chance point', value, unit: 'µs', goal: '-', limit, ratio: value / raw }];
  },
};
