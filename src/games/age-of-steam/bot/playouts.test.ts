import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import { ageOfSteamForBots as ageOfSteam } from '../for-bots.ts';
import { type MapId, mapOf } from '../index.ts';
import { current, phaseNow } from '../rules/current.ts';
import { bitOf } from '../rules/goods.ts';
import { codeOfLetter } from '../rules/new-cities.ts';
import type { AosAction, AosState, Player } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { figuresFrom } from './figures.ts';
import { longestOwn } from './longest.ts';
import { mindOf } from './mind.ts';
import { bestEarnings } from './moving.ts';
import { boardNames } from './names.ts';
import { prospectOf } from './prospects.ts';
import { CAREFULLY, HASTILY, quickly } from './quick.ts';
import { type Roads, roadsOf, withLinks, withTaker } from './roads.ts';
import { earnings, worthOf } from './routes.ts';
import { sightOf } from './sight.ts';
import { waysFor } from './ways.ts';

type State = Sealed<AosState>;

const SOURCE = seedSource(seedFromText('playouts'));

/** Positions of a game with whims, one in so many. */
function positions(map: MapId, seats: number, every: number): State[] {
  const options = { ...defaultOptions(ageOfSteam.options), map };
  const begun = start(ageOfSteam, { seats, options, rules: ageOfSteam.rules }, SOURCE);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s: State = begun.state;
  const rng = rngOf(`whims ${map}`);
  const found: State[] = [];
  for (let n = 0; !isOver(s); n++) {
    if (n % every === 0) found.push(copy(s));
    const seat = toAct(ageOfSteam, s)[0]!;
    advance(ageOfSteam, begun.state, seat, ageOfSteam.brain.stray!(s, seat, rng), SOURCE);
  }
  return found;
}

/** The same roads, of which nothing is known. */
const searchedAnew = (roads: Roads): Roads => ({ ...roads, before: null, swapped: 0, lasts: false, paths: null });

/** The same board with a New City on one bare town or another: a tile nearer to other places than the town was (AOS-46). */
function withNewCities(s: State): State[] {
  const { tiles } = s.track;
  const towns = mapOf(s).places.filter(({ city, hex }) => !city && tiles[hex] === 0);
  return towns.map(({ hex }) => ({
    ...s,
    track: { ...s.track, tiles: tiles.map((code, at) => (at === hex ? codeOfLetter('A') : code)) },
  }));
}

const quick = quickly(HASTILY);
const { careful } = ageOfSteam.brain;

type Seen = (s: State, seat: Seat, action: AosAction) => void;

/** A playout as far as a search lets it go. */
function played(from: State, seed: string, policies = quick(from), seen?: Seen, further = 0): AosAction[] {
  const draft = copy(from) as AosState;
  const rng = rngOf(seed);
  const { policy } = policies(rng);
  const line: AosAction[] = [];
  while (!isOver(draft as State) && !ageOfSteam.brain.horizon(draft as State, from, further)) {
    const seat = toAct(ageOfSteam, draft as State)[0]!;
    const action = policy(draft as State, seat, rng);
    seen?.(draft as State, seat, action);
    expect(advance(ageOfSteam, draft, seat, action, SOURCE), JSON.stringify(action)).toBeNull();
    line.push(action);
  }
  return line;
}

describe('playouts of Age of Steam', () => {
  test.each<[MapId, number]>([
    ['rust-belt', 3],
    ['germany', 4],
    ['southern-us', 5],
    ['barbados', 1],
  ])('on %s with %d players every action is legal, and the same numbers give the same playout', (map, seats) => {
    let actions = 0;
    for (const from of positions(map, seats, 23)) {
      const line = played(from, 'numbers');
      expect(played(from, 'numbers')).toEqual(line);
      actions += line.length;
    }
    expect(actions).toBeGreaterThan(15);
  });

  test.each<[MapId, number]>([
    ['rust-belt', 3],
    ['germany', 4],
  ])(
    'on %s with %d players those that take their time are legal, too, and know all the ways of the others and more',
    (map, seats) => {
      let more = 0;
      for (const from of positions(map, seats, 7)) {
        const { quick: carefully } = careful!(from)!;
        const line = played(from, 'careful', carefully!(from), undefined, 1);
        expect(played(from, 'careful', carefully!(from), undefined, 1)).toEqual(line);
        if (!current(from, 'build')) continue;
        const seat = toAct(ageOfSteam, from)[0]!;
        const waysOf = (closely: number) =>
          mindOf(from, seat, boardNames(from), closely)
            .wishes(from)
            .map(({ way: { steps }, gain }) => JSON.stringify([steps, gain]));
        const [few, many] = [waysOf(HASTILY.now), waysOf(CAREFULLY.now)];
        expect(many).toEqual(expect.arrayContaining(few));
        more += many.length - few.length;
      }
      expect(more).toBeGreaterThan(0);
    },
  );

  test('alone nothing is hurried', () => {
    for (const from of positions('barbados', 1, 60)) expect(careful!(from)).toBeNull();
  });

  test.each<[MapId, number]>([
    ['rust-belt', 3],
    ['southern-us', 5],
  ])('on %s with %d players they may go on: in the turn after, everybody thinks afresh', (map, seats) => {
    let later = 0;
    for (const from of positions(map, seats, 47)) {
      const policies = quick(from);
      const seen: Seen = (s, seat, action) => {
        if (s.turn === from.turn) return;
        later += 1;
        const mind = mindOf(s, seat, boardNames(s), HASTILY.now);
        if (current(s, 'shares')) expect(action).toEqual(mind.issues()[0]?.action);
        if (current(s, 'move')) expect(action).toEqual(mind.move(s));
      };
      const line = played(from, 'on', policies, seen, 1);
      // Another playout of the same minds is not swayed by what this one came to.
      expect(played(from, 'on', policies, undefined, 1)).toEqual(line);
      const near = played(from, 'on');
      expect(line.slice(0, near.length)).toEqual(near);
    }
    expect(later).toBeGreaterThan(60);
  });

  test.each<[MapId, number]>([
    ['rust-belt', 3],
    ['germany', 4],
  ])(
    'on %s with %d players a move that is remembered from another playout is the one that thinking again finds',
    (map, seats) => {
      let moves = 0;
      for (const from of positions(map, seats, 17)) {
        const policies = quick(from);
        for (let n = 0; n < 5; n++)
          played(from, `numbers ${n}`, policies, (s, seat, action) => {
            if (!current(s, 'move')) return;
            expect(action).toEqual(mindOf(from, seat, boardNames(from), HASTILY.now).move(s));
            moves += 1;
          });
      }
      expect(moves).toBeGreaterThan(100);
    },
  );

  test.each<[string, (s: AosState, own: Player, rival: Player) => unknown]>([
    ['cash', (_, own) => Object.assign(own, { cash: 0 })],
    ['income', (_, own) => Object.assign(own, { income: own.income + 9 })],
    ['shares', (_, own) => Object.assign(own, { shares: own.shares + 6 })],
    ['its engine', (_, own) => Object.assign(own, { engine: own.engine + 1 })],
    ['the engine of a rival', (_s, _own, rival) => Object.assign(rival, { engine: rival.engine + 2 })],
    ['the round', (s) => Object.assign(phaseNow(s, 'move'), { round: 2 })],
    ['who has upgraded', (s, own) => phaseNow(s, 'move').upgraded.push(s.players.indexOf(own))],
    ['cubes', (s) => s.cubes.fill([], 0, s.cubes.length / 2)],
  ])('no move is remembered for a position that differs in %s', (_, change) => {
    let others = 0;
    for (const from of positions('rust-belt', 3, 1)) {
      if (!current(from, 'move')) continue;
      const seat = toAct(ageOfSteam, from)[0]!;
      const other = copy(from) as AosState;
      change(other, other.players[seat]!, other.players[(seat + 1) % other.seats]!);
      const kept = mindOf(from, seat, boardNames(from), HASTILY.now);
      const first = kept.move(from);
      const anew = mindOf(from, seat, boardNames(from), HASTILY.now).move(other as State);
      expect(kept.move(other as State)).toEqual(anew);
      if (!isDeepStrictEqual(first, anew)) others += 1;
    }
    // Or the name would not need it.
    expect(others).toBeGreaterThan(0);
  });

  test('AOS-52: what a cube can bring each seat is what its best route brings, for every engine up to two above the best', () => {
    let lots = 0;
    for (const s of positions('rust-belt', 4, 41)) {
      const { all } = sightOf(s);
      const most = Math.min(BEST_ENGINE, Math.max(...s.players.map(({ engine }) => engine)) + 2);
      for (const seat of s.order) {
        for (let engine = 1; engine <= most; engine++) {
          const routes = earnings(s, seat, engine).filter(({ own }) => own > 0);
          all.lots.forEach(({ place, bit, from }, lot) => {
            if (from > 0) return;
            const { id } = mapOf(s).places[place]!;
            const here = routes.filter(({ action }) => action.hex === id && bitOf(action.good) === bit);
            const best = Math.max(0, ...here.map(worthOf));
            expect(prospectOf(all, lot, seat)?.[engine] ?? 0).toBe(best);
            lots += best > 0 ? 1 : 0;
          });
        }
      }
    }
    expect(lots).toBeGreaterThan(100);
  });

  test('AOS-52: figures on roads with new links are those that are found on the same roads afresh', () => {
    const goods = 2 ** GOODS.length - 1;
    let better = 0;
    for (const s of positions('rust-belt', 3, 41)) {
      const roads = roadsOf(s);
      const places = mapOf(s).places.map(({ index }) => index);
      const seat = s.order[0]!;
      for (const { places: along } of waysFor(s, seat, 3, 12)) {
        const links = along.slice(1).map((to, i): [number, number] => [along[i]!, to]);
        const after = withLinks(roads, links, seat);
        const afresh = searchedAnew(after);
        for (const only of [null, seat]) {
          const figures = (on: Roads) => places.map((place) => figuresFrom(s, on, place, goods, 4, only));
          expect(figures(after)).toEqual(figures(afresh));
          if (!isDeepStrictEqual(figures(after), figures(roads))) better += 1;
        }
      }
    }
    expect(better).toBeGreaterThan(100);
  });

  test('AOS-52: figures that follow from those of another board, or of all seats, are those that are found on the same roads afresh', () => {
    const goods = 2 ** GOODS.length - 1;
    let followed = 0;
    for (const map of ['rust-belt', 'southern-us'] as const) {
      for (const s of positions(map, 3, 11)) {
        const roads = roadsOf(s);
        const town = mapOf(s).places.find(({ city, index }) => !city && roads.out[index]!.length > 1)?.index ?? 0;
        // Those that are kept: the others always have some before them.
        if (roads.before) followed += 1;
        const boards = [roads, ...[1, 4, 16].map((bit) => withTaker(roads, town, bit))];
        for (const on of boards) {
          // A seat alone comes after all of them, for shorter routes.
          for (const [only, most] of [[null, 4] as const, ...s.order.map((seat) => [seat, 3] as const)]) {
            for (const { index } of mapOf(s).places)
              expect(figuresFrom(s, on, index, goods, most, only)).toEqual(
                figuresFrom(s, searchedAnew(on), index, goods, most, only),
              );
          }
        }
      }
    }
    expect(followed).toBeGreaterThan(20);
  });

  test('AOS-27: ways that are remembered are those that are found afresh, whatever money, tiles, prices and New Cities there are', () => {
    const others = ['3p | map germany | build:0', '3p | map southern-us | build:0'].map((text) => scenario(text));
    // Only boards under the last two sets of options are remembered.
    const forget = () => {
      for (const other of others) waysFor(other, 0, 3, 10);
    };
    let all = 0;
    for (const s of positions('rust-belt', 3, 17)) {
      const out = { ...s, supply: { tiles: s.supply.tiles.map((left, i) => (i % 3 === 0 ? 0 : left)), markers: 0 } };
      // AOS-42: an option that some ways cost more or less by.
      const cheaper: State = { ...s, options: { ...s.options, upgradeToParallel: 2 } };
      const asked = [s, out, cheaper].flatMap((on) =>
        s.order.flatMap((seat) => [3, 6, 8, 11, 30].map((cash) => ({ on, seat, cash }))),
      );
      for (const on of withNewCities(s)) asked.push({ on, seat: s.order[0]!, cash: 11 });
      const ask = () => asked.map(({ on, seat, cash }) => waysFor(on, seat, 3, cash));
      forget();
      ask();
      const remembered = ask();
      for (const [i, ways] of remembered.entries()) {
        forget();
        const { on, seat, cash } = asked[i]!;
        expect(ways).toEqual(waysFor(on, seat, 3, cash));
        all += ways.length;
      }
    }
    expect(all).toBeGreaterThan(500);
  });

  test('AOS-54: the delivery found first brings as much as the best of all', () => {
    let found = 0;
    for (const s of positions('rust-belt', 3, 7)) {
      for (const seat of s.order) {
        const [quickest] = longestOwn(s, seat, 1);
        const [best] = bestEarnings(s, seat, 1).filter((one) => worthOf(one) > 0);
        expect(quickest && worthOf(quickest)).toBe(best && worthOf(best));
        if (quickest) found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});
