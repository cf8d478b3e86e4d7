/** Age of Steam: builds, deliveries, rollouts. The same run checks the answers: brute force, and whole games. */
import { type AosState, ageOfSteam, lieNamed, mapById, TILES } from '../../games/age-of-steam/index.ts';
import { rngSource } from '../../kernel/chance.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance, start } from '../../kernel/engine.ts';
import { check, legal, sample } from '../../kernel/legal.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { replay } from '../../kernel/replay.ts';
import { rngOf } from '../../kernel/rng.ts';
import { type Bench, microsPer } from './measure.ts';
import { benchGame, directedLine, SEED, SOURCE } from './positions.ts';

type State = Sealed<AosState>;
const SEATS = 5;

interface Found {
  builds: State[];
  moves: State[];
  rounds: State[];
}

/** Positions of directed games: where a build begins, where goods move with a full engine, where a turn begins. */
let known: Found | null = null;
function positions(): Found {
  known ??= findPositions();
  return known;
}

function findPositions(): Found {
  const found: Found = { builds: [], moves: [], rounds: [] };
  for (let n = 0; n < 6; n++) {
    const rng = rngOf(`bench/${n}`);
    const source = rngSource(rngOf(`bench-chance/${n}`));
    const table = { seats: SEATS, options: defaultOptions(ageOfSteam.options), rules: 1 };
    const begun = start(ageOfSteam, table, source);
    if (!begun.ok) throw new Error('bug: the setup waits');
    const { state } = begun;
    while (!isOver(state as State)) {
      const s = state as State;
      const seat = toAct(ageOfSteam, s)[0]!;
      const phase = s.phases[0]!;
      if (phase.id === 'build' && phase.laid.length === 0 && s.turn >= 3) found.builds.push(copy(s));
      if (phase.id === 'move' && s.turn >= 5) found.moves.push(withEngine(s));
      if (phase.id === 'shares' && phase.waiting.length === s.order.length) found.rounds.push(copy(s));
      const violation = advance(ageOfSteam, state, seat, ageOfSteam.brain.policy(s, seat, rng), source);
      if (violation) throw new Error(`bug: the bench played ${violation.code}`);
    }
  }
  return found;
}

/** The same position with engines of six links: the most routes there can be. */
function withEngine(s: State): State {
  const twin = copy(s) as AosState;
  for (const seat of twin.order) twin.players[seat]!.engine = 6;
  return twin;
}

const legalNow = (s: State) => legal(ageOfSteam, s, toAct(ageOfSteam, s)[0]!);

/** Every hex, tile and rotation through `check`: what `legal` must equal. */
function bruteBuilds(s: State): number {
  const seat = toAct(ageOfSteam, s)[0]!;
  let count = 0;
  for (let hex = 0; hex < s.track.tiles.length; hex++)
    for (const tile of TILES)
      for (let rotation = 0; rotation < 6; rotation++)
        if (lieNamed(tile, rotation)) {
          const action = { kind: 'lay', hex: hexName(s, hex), tile, rotation } as const;
          if (check(ageOfSteam, s, seat, action) === null) count += 1;
        }
  return count;
}

const hexName = (s: State, hex: number): string => boardOf(s)[hex]!.id;
const boardOf = (s: State) => mapById(s.options.map).hexes;

export const ageOfSteamBuilds: Bench = {
  name: 'aos-builds',
  run(effort) {
    const { builds } = positions();
    for (const s of builds.slice(0, 10)) {
      const listed = legalNow(s).filter(({ kind }) => kind === 'lay').length;
      if (listed !== bruteBuilds(s)) throw new Error('bug: legal builds differ from brute force');
    }
    let at = 0;
    const value = microsPer(() => legalNow(builds[at++ % builds.length]!), effort) / 1000;
    const mean = Math.round(builds.reduce((sum, s) => sum + legalNow(s).length, 0) / builds.length);
    const raw = microsPer(() => copy(builds[at++ % builds.length]!), effort) / 1000;
    const limit = { name: 'copy of the position', value: raw };
    return [{ name: `legal builds, ${mean} on average`, value, unit: 'ms', goal: '≤ 0.12', limit, ratio: value / raw }];
  },
};

export const ageOfSteamDeliveries: Bench = {
  name: 'aos-deliveries',
  run(effort) {
    const { moves } = positions();
    const each = moves.map((s) => ({ s, routes: legalNow(s).length }));
    each.sort((a, b) => a.routes - b.routes);
    let at = 0;
    const mean = microsPer(() => legalNow(moves[at++ % moves.length]!), effort) / 1000;
    const times = each.slice(-20).map(({ s }) => microsPer(() => legalNow(s), { repeats: 1, ms: 5 }) / 1000);
    const most = each[each.length - 1]!;
    const raw = microsPer(() => copy(moves[at++ % moves.length]!), effort) / 1000;
    const limit = { name: 'copy of the position', value: raw };
    const routes = Math.round(each.reduce((sum, one) => sum + one.routes, 0) / each.length);
    const worst = Math.max(...times);
    return [
      {
        name: `all deliveries, engine 6, ${routes} on average`,
        value: mean,
        unit: 'ms',
        goal: '≤ 0.1',
        limit,
        ratio: mean / raw,
      },
      {
        name: `the position with most, ${most.routes}`,
        value: worst,
        unit: 'ms',
        goal: '≤ 1',
        limit,
        ratio: worst / raw,
      },
    ];
  },
};

export const ageOfSteamRollouts: Bench = {
  name: 'aos-rollouts',
  run(effort) {
    const { rounds } = positions();
    let at = 0;
    let games = 0;
    let decisions = 0;
    const rng = rngOf('rollouts');
    const source = rngSource(rng);
    const micros = microsPer(() => {
      const state = copy(rounds[at++ % rounds.length]!) as AosState;
      const s = state as State;
      games += 1;
      while (!isOver(s)) {
        const seat = toAct(ageOfSteam, s)[0]!;
        advance(ageOfSteam, state, seat, sample(ageOfSteam, s, seat, rng)!, source);
        decisions += 1;
      }
      if (ageOfSteam.referee(s).length > 0) throw new Error('bug: a rollout broke the game');
    }, effort);
    const raw = microsPer(() => copy(rounds[at++ % rounds.length]!), effort);
    const limit = { name: 'copies of the position', value: 1e6 / raw };
    const name = `random rollouts (${SEATS} players, ${Math.round(decisions / games)} decisions)`;
    return [{ name, value: 1e6 / micros, unit: 'games/s', goal: '≥ 500', limit, ratio: micros / raw }];
  },
};

export const ageOfSteamReplays: Bench = {
  name: 'aos-replay',
  async run(effort) {
    const { g, record } = directedLine(await benchGame('age-of-steam'), SEATS);
    const { hash: _hash, result: _result, ...rest } = record;
    const cut = { ...rest, seed: SEED, actions: rest.actions.slice(0, 300) };
    const value = microsPer(() => replay(g, cut), effort) / 1000;
    const begun = start(g, { seats: SEATS, options: defaultOptions(g.options), rules: 1 }, SOURCE);
    if (!begun.ok) throw new Error('bug: the setup waits');
    const raw = microsPer(() => copy(begun.state), effort) / 1000;
    const advancing = microsPer(() => {
      const state = copy(begun.state);
      for (const { seat, action } of cut.actions) advance(g, state, seat, action, SOURCE);
    }, effort);
    const limit = { name: 'copy of the position', value: raw };
    const perSecond = (cut.actions.length * 1e6) / advancing;
    return [
      {
        name: `replay, ${cut.actions.length} actions of Age of Steam`,
        value,
        unit: 'ms',
        goal: '< 5',
        limit,
        ratio: value / raw,
      },
      {
        name: 'advance, validated, Age of Steam',
        value: perSecond,
        unit: 'actions/s',
        goal: '≥ 100000',
        limit: { name: 'copies of the position', value: 1000 / raw },
        ratio: 1000 / raw / perSecond,
      },
    ];
  },
};
