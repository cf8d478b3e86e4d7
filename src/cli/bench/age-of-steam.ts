/**
 * Age of Steam: builds, deliveries, rollouts. The same run checks the answers: brute force, and whole games. Each call is
 * given a board that nothing has been derived from yet.
 */
import { ageOfSteamForBots as ageOfSteam } from '../../games/age-of-steam/for-bots.ts';
import { type AosState, GOODS, lieNamed, mapOf, networkOf, TILES } from '../../games/age-of-steam/index.ts';
import { rngSource } from '../../kernel/chance.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance, start } from '../../kernel/engine.ts';
import { check, legal, sample } from '../../kernel/legal.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { replay } from '../../kernel/replay.ts';
import { rngOf } from '../../kernel/rng.ts';
import { type Bench, type Effort, type Finding, microsPer } from './measure.ts';
import { benchGame, directedLine, SEED, SOURCE } from './positions.ts';

type State = Sealed<AosState>;
const SEATS = 5;
const BEST_ENGINE = 6;

interface Playing {
  seats: number;
  /** What everybody begins with; as the rules say where it is left out. */
  cash?: number;
}

/** One directed game; whoever watches sees each position before it is decided on. */
function play(name: string, { seats, cash }: Playing, watch: (s: State) => void): void {
  const rng = rngOf(`bench/${name}`);
  const source = rngSource(rngOf(`bench-chance/${name}`));
  const begun = start(ageOfSteam, { seats, options: defaultOptions(ageOfSteam.options), rules: 1 }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const { state } = begun;
  const s = state as State;
  if (cash !== undefined) for (const player of state.players) player.cash = cash;
  while (!isOver(s)) {
    watch(s);
    const seat = toAct(ageOfSteam, s)[0]!;
    const action = ageOfSteam.brain.policy(s, seat, rng);
    const violation = advance(ageOfSteam, state, seat, action, source);
    if (violation) throw new Error(`bug: the bench played ${violation.code}`);
  }
}

interface Found {
  builds: State[];
  rounds: State[];
  moves: State[];
  most: State | null;
}

/** Positions of played games, found once. */
let known: Found | null = null;
const positions = (): Found => {
  known ??= findPositions();
  return known;
};

const GAMES = 4;
const LINKS = { least: 36, most: 44 };
const MANY_ROUTES = 2000;

function findPositions(): Found {
  const found: Found = { builds: [], rounds: [], moves: [], most: null };
  for (let n = 0; n < GAMES; n++) {
    // Where a build begins in mid-game, and where a turn begins.
    play(`${n}`, { seats: SEATS }, (s) => {
      const phase = s.phases[0]!;
      if (phase.id === 'build' && phase.laid.length === 0 && s.turn >= 3) found.builds.push(copy(s));
      if (phase.id === 'shares' && phase.waiting.length === s.order.length) found.rounds.push(copy(s));
    });
    // Boards as full as those of people, who build more than our players can pay for: about 40 links.
    play(`${n}`, { seats: SEATS, cash: 150 }, (s) => {
      if (s.phases[0]!.id !== 'move') return;
      const links = networkOf(s).links.length;
      if (links >= LINKS.least && links <= LINKS.most) found.moves.push(withEngine(s));
    });
  }
  // All cubes come onto the map: routes pile up. As many as wanted, or the most there are.
  let routes = 0;
  for (let n = 0; routes < MANY_ROUTES && n < GAMES; n++)
    play(`full/${n}`, { seats: 6, cash: 150 }, (s) => {
      if (routes >= MANY_ROUTES || s.phases[0]!.id !== 'move') return;
      const full = withEngine(grown(s));
      if (routesOf(full) <= routes) return;
      routes = routesOf(full);
      found.most = full;
    });
  return found;
}

/** The same position with bag and display emptied onto the map: in each city the colours that it lacks. */
function grown(s: State): State {
  const twin = copy(s) as AosState;
  const spare = [...twin.display.flat(), ...GOODS.flatMap((good) => new Array(twin.bag[good] ?? 0).fill(good))];
  for (const { city, index } of mapOf(s).places) {
    const cubes = twin.cubes[index]!;
    for (const good of city === null ? [] : GOODS) {
      const at = cubes.includes(good) ? -1 : spare.indexOf(good);
      if (at >= 0) cubes.push(...spare.splice(at, 1));
    }
  }
  return twin;
}

/** The same position with engines of six links: the most routes there can be. */
function withEngine(s: State): State {
  const twin = copy(s) as AosState;
  for (const seat of twin.order) twin.players[seat]!.engine = BEST_ENGINE;
  return twin;
}

const legalNow = (s: State) => legal(ageOfSteam, s, toAct(ageOfSteam, s)[0]!);
const routesOf = (s: State): number => legalNow(s).filter(({ kind }) => kind === 'deliver').length;
/** The same position on a board of its own. */
const fresh = (s: State): State => ({ ...s, track: { ...s.track } });

/** Every hex, tile and rotation through `check`: what `legal` must equal. */
function bruteBuilds(s: State): number {
  const seat = toAct(ageOfSteam, s)[0]!;
  let count = 0;
  for (const { id } of mapOf(s).hexes)
    for (const tile of TILES)
      for (let rotation = 0; rotation < 6; rotation++)
        if (lieNamed(tile, rotation)) {
          const action = { kind: 'lay', hex: id, tile, rotation } as const;
          if (check(ageOfSteam, s, seat, action) === null) count += 1;
        }
  return count;
}

/** Every walk of six links and every cube through `check`: what `legal` must equal. */
function bruteRoutes(s: State): number {
  const seat = toAct(ageOfSteam, s)[0]!;
  const { leadsTo } = networkOf(s);
  let count = 0;
  for (const { index, id } of mapOf(s).places) {
    const goods = [...new Set(s.cubes[index]!)];
    const walk = (at: number, route: string): void => {
      for (let edge = 0; edge < 6; edge++) {
        const next = leadsTo[at * 6 + edge]!;
        if (next < 0) continue;
        const longer = `${route}${edge}`;
        for (const good of goods)
          if (check(ageOfSteam, s, seat, { kind: 'deliver', hex: id, good, route: longer }) === null) count += 1;
        if (longer.length < BEST_ENGINE) walk(next, longer);
      }
    };
    if (goods.length > 0) walk(index, '');
  }
  return count;
}

const CHECKED = 5;
const some = (all: readonly State[]): readonly State[] =>
  all.filter((_, i) => i % Math.ceil(all.length / CHECKED) === 0);

/** Milliseconds of `once` on each position in turn, next to a copy of it. */
function timed(
  name: string,
  goal: string,
  all: readonly State[],
  once: (s: State) => unknown,
  effort: Effort,
): Finding {
  let at = 0;
  const value = microsPer(() => once(fresh(all[at++ % all.length]!)), effort) / 1000;
  const raw = microsPer(() => copy(all[at++ % all.length]!), effort) / 1000;
  return { name, value, unit: 'ms', goal, limit: { name: 'copy of the position', value: raw }, ratio: value / raw };
}

const meanOf = (all: readonly State[], figure: (s: State) => number): number =>
  Math.round(all.reduce((sum, s) => sum + figure(s), 0) / all.length);

export const ageOfSteamBuilds: Bench = {
  name: 'aos-builds',
  run(effort) {
    const { builds } = positions();
    for (const s of some(builds))
      if (legalNow(s).filter(({ kind }) => kind === 'lay').length !== bruteBuilds(s))
        throw new Error('bug: legal builds differ from brute force');
    const mean = meanOf(builds, (s) => legalNow(s).length);
    return [timed(`legal builds, ${mean} on average`, '≤ 0.12', builds, legalNow, effort)];
  },
};

export const ageOfSteamDeliveries: Bench = {
  name: 'aos-deliveries',
  run(effort) {
    const { moves, most } = positions();
    if (most === null || moves.length === 0) throw new Error('bug: no position has so many routes');
    for (const s of some(moves))
      if (routesOf(s) !== bruteRoutes(s)) throw new Error('bug: legal deliveries differ from brute force');
    const links = meanOf(moves, (s) => networkOf(s).links.length);
    const mean = timed(
      `all deliveries, engine 6, ${links} links, ${meanOf(moves, routesOf)} routes on average`,
      '≤ 0.1',
      moves,
      legalNow,
      effort,
    );
    const each = moves.map((s) => microsPer(() => legalNow(fresh(s)), { repeats: 3, ms: 2 }) / 1000);
    const p95 = each.sort((a, b) => a - b)[Math.floor(each.length * 0.95)]!;
    return [
      mean,
      { ...mean, name: 'the same, the slowest in twenty', value: p95, goal: '≤ 0.35', ratio: p95 / mean.limit.value },
      timed(`a position with ${routesOf(most)} routes`, '≤ 1', [most], legalNow, effort),
    ];
  },
};

/** Whole games run through all of the rules: the compiler takes longer over them. */
const whole = ({ repeats, ms }: Effort): Effort => ({ repeats, ms: ms * 4 });

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
    }, whole(effort));
    const raw = microsPer(() => copy(rounds[at++ % rounds.length]!), effort);
    const limit = { name: 'copies of the position', value: 1e6 / raw };
    const mean = decisions / games;
    const long = (micros * ROLLOUT) / mean;
    return [
      {
        name: `random rollouts (${SEATS} players, ${Math.round(mean)} decisions)`,
        value: 1e6 / micros,
        unit: 'games/s',
        goal: '≥ 500',
        limit,
        ratio: micros / raw,
      },
      {
        name: `the same if each had ${ROLLOUT} decisions`,
        value: 1e6 / long,
        unit: 'games/s',
        goal: '≥ 500',
        limit,
        ratio: long / raw,
      },
    ];
  },
};

/** Our players by lot are bankrupt sooner than those the goal was set with. */
const ROLLOUT = 95;

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
