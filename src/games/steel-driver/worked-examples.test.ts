/** The worked examples: constructed vectors that follow the rulings, and figures of the sources. */
import { describe, expect, test } from 'vitest';
import { start } from '../../kernel/engine.ts';
import { mapOf } from './board/maps.ts';
import { steelDriver } from './index.ts';
import { finalController } from './rules/control.ts';
import { rankingOf } from './rules/ending.ts';
import { setValue } from './rules/goods.ts';
import { COMPANIES, type CompanyId, GOODS, type RailOwner, type SDState } from './state.ts';
import { board } from './testing/boards.ts';
import examples from './testing/examples.json' with { type: 'json' };
import { bid, build, eventsOf, handOn, open, pass, play, settle, startWith } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

const lower = (id: string) => id.toLowerCase();

describe('sets', () => {
  test.each(examples.setValuation)('SD-42: %j', ({ goods, value }) => {
    const held: Partial<Record<string, number>> = goods;
    const counts = Object.fromEntries(GOODS.map((colour) => [colour, held[colour] ?? 0])) as Record<
      (typeof GOODS)[number],
      number
    >;
    expect(setValue(counts)).toBe(value);
  });
});

describe('the transcontinental link', () => {
  test.each(examples.transcontinental)('SD-33: $name', ({ railsInBuildOrder: rails, ends, bonusAtLastRail }) => {
    const [from, to] = ends.map(lower) as [string, string];
    const between = new Set(rails.flatMap(({ a, b }) => [lower(a), lower(b)]));
    between.delete(from);
    between.delete(to);
    const cities = [from, ...between, to].map((id) => `${id}*=20`).join(' ');
    const links = rails.map(({ a, b }, i) => `${lower(a)}-${lower(b)}#${i + 2}`).join(' ');
    const small = board(cities, links);
    const last = rails.at(-1)!;
    const owners = rails.slice(0, -1).map(({ company }): RailOwner => company as CompanyId);
    const s = structuredClone(scenario('3p', small));
    owners.forEach((owner, i) => {
      s.rails[i] = owner;
    });
    const map = mapOf(s);
    for (const id of COMPANIES) {
      const own = map.links.filter(({ index }) => s.rails[index] === id);
      if (own.length === 0 && id !== last.company) continue;
      const company = s.companies[id];
      company.cities = networkOf(own.map(({ a, b }) => [a.id, b.id]));
      company.lastController = 0;
      company.shares[0] = 1;
    }
    const builder = s.companies[last.company as CompanyId];
    builder.controller = 0;
    builder.box = 2;
    s.players.forEach((player) => {
      player.cubes = 0;
    });
    s.cubes.handedOut = 2 * rails.length;
    s.phases = [{ id: 'building', company: last.company as CompanyId }];
    const link = map.links.at(-1)!.id;
    const isFirst = builder.cities.length === 0;
    const done = play(s, isFirst ? startWith(link, lower(last.a)) : build(link));
    const bonus = Object.fromEntries(eventsOf(done, 'bonus').map(({ company, amount }) => [company, amount]));
    expect(bonus).toEqual(bonusAtLastRail);
  });
});

/** The cities of some rails, each joined to those before it. */
function networkOf(rails: (readonly [string, string])[]): string[] {
  const cities: string[] = rails[0] ? [rails[0][0]] : [];
  for (let grown = true; grown; ) {
    const next = rails.find(([a, b]) => cities.includes(a) !== cities.includes(b));
    grown = next !== undefined;
    if (next) cities.push(cities.includes(next[0]) ? next[1] : next[0]);
  }
  return cities;
}

describe('control, cubes, profit, order, winner', () => {
  test.each(examples.finalControl)('SD-38: $why', (example) => {
    const reference =
      example.currentController ?? ('lastController' in example ? example.lastController : null) ?? null;
    expect(finalController(example.shares, reference)).toBe(example.winner);
  });

  test.each(examples.cubes)('SD-10: %j', (example) => {
    const { players: seats, turn } = example;
    const options = { map: 'us-reconstructed' } as const;
    const begun = start(steelDriver, { seats, options, rules: 1, firstSeat: 0 }, null);
    if (!begun.ok) throw new Error('waits');
    if (turn === 1) return expect(begun.state.players[0]!.cubes).toBe(example.each);
    // Saved on turn 1: the rest went into an auction.
    const spent = begun.state.players[0]!.cubes - example.savedFromTurn1!;
    let s: SDState = play(begun.state, open('red', spent)).state;
    while (s.phases.at(-1)!.id === 'auction') s = play(s, pass).state;
    while (s.turn === 1) s = play(s, ...(s.phases[0]!.id === 'sales' ? [handOn] : [cheapest(s)])).state;
    expect(s.players[0]!.cubes).toBe(example.has);
  });

  const cheapest = (s: SDState) => {
    const { id } = mapOf(s).links.find(({ index, cost, a, b }) => {
      const { cities } = s.companies.red;
      const near = cities.length === 0 ? a.kind === 'start' : cities.includes(a.id) || cities.includes(b.id);
      return s.rails[index] === 'free' && cost <= s.companies.red.box && near;
    })!;
    return s.companies.red.cities.length === 0 ? startWith(id, mapOf(s).linkById.get(id)!.a.id) : build(id);
  };

  test('SD-23: a start city does not score', () => {
    const [example] = examples.turnProfit;
    const small = board(`s*=${example!.start!.value} c=${example!.reached![0]} sf*`, 's-c c-sf');
    const done = play(scenario('3p | building:red | control red:0 | box red 2', small), startWith('s--c', 's'));
    expect(eventsOf(done, 'built')[0]!.profit).toBe(example!.profit);
  });

  test('SD-26: two new cities in one turn add up', () => {
    const example = examples.turnProfit[1]!;
    const [first, second] = example.reached!;
    const small = board(`s*=20 c=${first} d=${second} sf*`, 's-c c-d d-sf');
    const s = scenario('3p | building:red | control red:0 | box red 4', small);
    expect(eventsOf(play(s, startWith('s--c', 's'), build('c--d')), 'built').at(-1)!.profit).toBe(example.profit);
  });

  test('SD-25: neither a city of the network nor the start scores again', () => {
    const { cities, railsInOneTurn, profit } = examples.turnProfit[2]!;
    const small = board(`s*=${cities!.S.value} c=${cities!.C.value} d=${cities!.D.value} sf*`, 's-c c-d d-s d-sf');
    const [first, ...rest] = railsInOneTurn!.map(([a, b]) => `${lower(a!)}--${lower(b!)}`);
    const s = scenario('3p | building:red | control red:0 | box red 6', small);
    const done = play(s, startWith(first!, 's'), ...rest.map(build));
    expect(eventsOf(done, 'built').at(-1)!.profit).toBe(profit);
  });

  test('SD-22: the order of passing is the order of the next turn', () => {
    const [{ boxes, orderTurn2, orderTurn1 }] = examples.turnOrder as [(typeof examples.turnOrder)[0]];
    // A star with free links enough for all, every rail at 2.
    const small = board('ny* a b c d e f g h i j sf*', [...'abcdefghij'].map((end) => `ny-${end}`).join(' '));
    const all = orderTurn1.map((id) => `${id}:0`).join(' ');
    const box = Object.entries(boxes)
      .map(([id, cubes]) => `${id} ${cubes}`)
      .join(' ');
    let s: SDState = scenario(`3p | building:red | control ${all} | box ${box}`, small);
    for (let next = 0; s.turn === 1; next++) {
      const phase = s.phases[0]!;
      if (phase.id !== 'building') throw new Error('not building');
      const link = `ny--${'abcdefghij'[next]}`;
      s = play(s, s.companies[phase.company!].cities.length === 0 ? startWith(link, 'ny') : build(link)).state;
    }
    expect(s.order).toEqual(orderTurn2);
  });

  test.each(examples.winner)('SD-45: $cash', (example) => {
    const goods = 'controlledCompanyGoods' in example ? example.controlledCompanyGoods : undefined;
    const best = example.cash.map((_, seat) => {
      const held: number[] | undefined = goods?.[`${seat}` as '0'];
      return held && held.length > 0 ? Math.max(...held) : goods ? -1 : 0;
    });
    const winners = rankingOf(example.cash, best).filter(({ place }) => place === 1);
    expect(winners.map(({ seat }) => seat)).toEqual(example.winners);
  });
});

describe('the examples of the report', () => {
  test('SD-14, SD-16: seat 1 opens, seat 3 wins: seat 2 is active next, and begins the next turn after a last sale', () => {
    const five = 'control red:0 yellow:0 green:0 blue:0 grey:0';
    const s = scenario(`4p | sales:1 | cubes 8 8 8 8 | ${five}`);
    const done = play(s, open('brown', 1), pass, bid(2), pass, pass);
    expect(done.state).toMatchObject({ active: 2, companies: { brown: { controller: 3 } } });
  });

  test('SD-17: nobody opens: six companies pass in order and seat 0 begins again', () => {
    const done = play(scenario('4p | sales:0'), handOn, handOn, handOn, handOn);
    expect(done.state).toMatchObject({ turn: 2, active: 0, order: [...COMPANIES] });
  });

  test('SD-18: an unsold company with 9 cubes builds nothing and still has 9', () => {
    const s = scenario('3p | sales:0 handed:3 | red new-york boston | last red:1 | box red 9');
    expect(settle(s).state.companies.red).toMatchObject({ box: 9, cities: ['new-york', 'boston'] });
  });

  test('SD-10, SD-50: a company left with 2 cubes begins the next turn with them and adds the winning bid', () => {
    const s = scenario('3p | turn 2 | sales:0 | cubes 10 10 10 | box red 2 | last red:1');
    expect(play(s, open('red', 5), pass, pass).state.companies.red.box).toBe(7);
  });

  test('SD-43: 620 before the final phase and 1160 from shares make 1780', () => {
    expect(rankingOf([1680, 1770, 620 + 1160], [0, 0, 0])[0]).toMatchObject({ seat: 2, score: 1780 });
  });
});
