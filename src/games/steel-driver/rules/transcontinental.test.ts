import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherEnd } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, type RailOwner } from '../state.ts';
import { board } from '../testing/boards.ts';
import { build, eventsOf, play, startWith } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { gapOf, isLinked, routeLinks, routeOf } from './transcontinental.ts';

/** Two lines between the coasts: one by a, one by b and c. */
const small = board('ny*=40 a=30 b=20 c=20 sf*=40', 'ny-a a-sf ny-b b-c c-sf');

/** A link by its ends, whichever the board names first. */
const nameIn = (map: ReturnType<typeof mapOf>, id: string): string =>
  [id, id.split('--').reverse().join('--')].find((name) => map.linkById.has(name)) ?? id;

describe('the transcontinental link', () => {
  test('SD-31: it is made by the first rail that joins the coasts, whoever owns the others, and only once', () => {
    const s = scenario(
      '3p | building:red | order red blue | control red:0 blue:1 | box red 8 blue 4 | blue ny a',
      small,
    );
    const done = play(s, startWith('c--sf', 'sf'), build('a--sf'), build('b--c'), build('ny--b'));
    expect(eventsOf(done, 'transcontinental')).toEqual([
      { type: 'transcontinental', company: 'blue', companies: ['blue'], rails: 2 },
    ]);
    expect(done.state.transcontinental).toEqual({ turn: 1, company: 'blue', others: [] });
  });

  test('SD-31: rails that do not join the coasts make no link, and a game may end without one', () => {
    const apart = scenario('3p | turn 5 | building:red | control red:0 | box red 2 | blue ny a | last blue:1', small);
    const done = play(apart, startWith('c--sf', 'sf'));
    expect(eventsOf(done, 'transcontinental')).toEqual([]);
    expect(done.state.transcontinental).toBeNull();
  });

  test('SD-33: the links of a route are those of the shortest one, of all when several tie, and none while the coasts are apart', () => {
    const map = mapOf(scenario('3p', small));
    const named = (...rails: RailOwner[]) => routeLinks(rails, map).map((index) => map.links[index]!.id);
    // ny-a a-sf ny-b b-c c-sf
    expect(named('red', 'free', 'red', 'red', 'free')).toEqual([]);
    expect(named('red', 'red', 'red', 'red', 'red')).toEqual(['a--ny', 'a--sf'].map((id) => nameIn(map, id)));
    expect(named('red', 'blue', 'red', 'red', 'red')).toEqual(['b--ny', 'b--c', 'c--sf'].map((id) => nameIn(map, id)));
    const square = mapOf(scenario('3p', board('ny*=40 a=30 b=20 sf*=40', 'ny-a a-sf ny-b b-sf')));
    expect(routeLinks(['red', 'red', 'blue', 'blue'], square).sort()).toEqual([0, 1, 2, 3]);
  });

  test('SD-32: the builder gains 50 and not 80, the others 30 each', () => {
    const s = scenario('3p | building:red | control red:0 | box red 2 | blue ny b | last blue:1 | red sf c', small);
    const done = play(s, build('b--c'));
    expect(eventsOf(done, 'bonus')).toEqual([
      { type: 'bonus', company: 'red', amount: 50, profit: 70 }, // and 20 for b
      { type: 'bonus', company: 'blue', amount: 30, profit: 30 },
    ]);
  });

  test('SD-34: also a company that has passed or has no controller gains; without a controller nobody is paid', () => {
    const line = '3p | building:red | control red:0 blue:1 | passed blue | box red 2 | level blue 20';
    const s = scenario(
      `${line} | blue ny b | grey b c | last grey:2 | red sf a`,
      board('ny*=40 a=30 b*=20 c=20 sf*=40', 'ny-b b-c c-sf a-sf'),
    );
    const done = play(s, build('c--sf'));
    expect(eventsOf(done, 'bonus').map(({ company, profit }) => [company, profit])).toEqual([
      ['red', 70],
      ['blue', 50],
      ['grey', 30],
    ]);
    expect(eventsOf(done, 'profit-paid').map(({ company, amount }) => [company, amount])).toEqual([
      ['red', 70],
      ['blue', 50],
    ]);
  });

  test('SD-33: fewer companies come before fewer rails', () => {
    const map = mapOf(scenario('3p', small));
    expect(routeOf(['red', 'blue', 'green', 'green', 'green'], map)).toEqual({ companies: ['green'], rails: 3 });
    expect(routeOf(['red', 'blue', 'green', 'grey', 'green'], map)).toEqual({ companies: ['red', 'blue'], rails: 2 });
    expect(routeOf(['red', 'free', 'green', 'grey', 'free'], map)).toBeNull();
  });

  test('what is missing to it is the fewest rails, then the cheapest', () => {
    expect(gapOf(scenario('3p', small))).toEqual({ rails: 2, cost: 4 });
    expect(gapOf(scenario('3p | red ny b c | last red:0', small))).toEqual({ rails: 1, cost: 2 });
    expect(gapOf(scenario('3p | red ny a sf | last red:0', small))).toEqual({ rails: 0, cost: 0 });
    const cut = board('ny*=40 a=30 sf*=40', 'ny-a');
    expect(gapOf(scenario('3p', cut))).toBeNull();
  });
});

/** Every simple way between the coasts, one by one: slow, and nothing like the search it is compared with. */
function bySlowSearch(rails: readonly RailOwner[], map: ReturnType<typeof mapOf>) {
  const ways: { companies: Set<CompanyId>; rails: number }[] = [];
  const [from, to] = map.ends;
  const visited = new Set([from]);
  const owners: CompanyId[] = [];
  const walk = (city: typeof from): void => {
    if (city === to) {
      ways.push({ companies: new Set(owners), rails: owners.length });
      return;
    }
    for (const link of city.links) {
      const owner = rails[link.index]!;
      const next = otherEnd(link, city);
      if (owner === 'free' || visited.has(next)) continue;
      visited.add(next);
      owners.push(owner);
      walk(next);
      owners.pop();
      visited.delete(next);
    }
  };
  walk(from);
  if (ways.length === 0) return null;
  const fewest = Math.min(...ways.map((way) => way.companies.size));
  const few = ways.filter((way) => way.companies.size === fewest);
  const shortest = Math.min(...few.map((way) => way.rails));
  const best = few.filter((way) => way.rails === shortest);
  return { companies: COMPANIES.filter((id) => best.some((way) => way.companies.has(id))), rails: shortest };
}

describe('SD-33: the search agrees with a slow one that lists every way', () => {
  const boards = [
    board('ny* a b c d e sf*', 'ny-a ny-b ny-c a-b b-c a-d b-d b-e c-e d-e d-sf e-sf c-sf ny-a:2#2'),
    board('ny* a b c d e f sf*', 'ny-a a-b b-c c-sf ny-d d-e e-f f-sf a-d b-e c-f a-e b-f'),
  ];
  test.each([0, 1])('SD-33: on board %i, whoever owns the rails', (n) => {
    const map = mapOf(scenario('3p', boards[n]!));
    let linked = 0;
    const owner = fc.constantFrom<RailOwner>('red', 'yellow', 'green', 'blue', 'free');
    fc.assert(
      fc.property(fc.array(owner, { minLength: map.links.length, maxLength: map.links.length }), (rails) => {
        const slow = bySlowSearch(rails, map);
        expect(routeOf(rails, map)).toEqual(slow);
        expect(isLinked(rails, map)).toBe(slow !== null);
        if (slow) linked += 1;
      }),
      { numRuns: 400, seed: Number(process.env.TURNTABLE_FUZZ_SEED ?? 1) },
    );
    expect(linked).toBeGreaterThan(100);
  });
});
