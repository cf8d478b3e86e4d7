import { describe, expect, test } from 'vitest';
import { legal } from '../../../kernel/legal.ts';
import { steelDriver } from '../index.ts';
import { COMPANIES } from '../state.ts';
import { board } from '../testing/boards.ts';
import { acting, build, eventsOf, now, pass, play, refusal, settle, startWith } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { railsBuilt } from './companies.ts';

const linksOf = (s: Parameters<typeof acting>[0]) =>
  legal(steelDriver, s, acting(s)[0]!).map((action) => ('link' in action ? action.link : ''));

describe('must and may', () => {
  test('SD-20: while a legal rail can be paid there is no pass', () => {
    const s = scenario('3p | building:red | control red:1 | red new-york boston | box red 2');
    expect(refusal(s, pass)).toEqual({ code: 'not-now', rule: 'SD-20' });
    expect(linksOf(s)).toEqual(['albany--new-york', 'new-york--philadelphia', 'boston--albany']);
  });

  test('SD-21: a company builds one rail, then the marker moves on', () => {
    const s = scenario('3p | building:red | control red:1 blue:0 | box red 9 blue 9');
    const done = play(s, startWith('boston--albany', 'boston')).state;
    expect(now(done)).toEqual({ id: 'building', company: 'blue' });
    expect(railsBuilt(done, 'red')).toBe(1);
  });

  test('SD-22: who passes is skipped from then on, and the first to pass plays first on the next turn', () => {
    const small = board('ny*=40 a=30 b=30 c=30 sf*', 'ny-a ny-b ny-c a-b a-c b-c c-sf');
    const s = scenario('3p | building:red | control red:0 yellow:1 | box red 2 yellow 4', small);
    const one = play(s, startWith('ny--a', 'ny'));
    // The empty ones pass when the marker reaches them: red is dry but its turn has not come again.
    expect(one.state.passed).toEqual([]);
    const two = play(one.state, startWith('ny--b', 'ny'));
    expect(two.state.passed).toEqual(['green', 'blue', 'grey', 'brown', 'red']);
    const three = play(two.state, build('a--b'));
    expect(three.state).toMatchObject({
      turn: 2,
      order: ['green', 'blue', 'grey', 'brown', 'red', 'yellow'],
      passed: [],
    });
  });

  test('SD-18: a company without a controller passes at its first activation and keeps its cubes', () => {
    const s = scenario(
      '3p | building:blue | order red blue | control blue:1 | box red 9 blue 2 | red new-york boston | last red:0',
    );
    const done = play(s, startWith('chicago--milwaukee', 'chicago'));
    const passed = eventsOf(done, 'company-passed').map((event) => [event.company, event.box]);
    expect(passed).toContainEqual(['red', 9]);
    expect(done.state.companies.red).toMatchObject({ box: 9, shares: [1, 0, 0], controller: null });
    expect(eventsOf(done, 'profit-paid').map((event) => event.company)).toEqual(['blue']);
  });

  test('SD-29: a blocked company passes with its cubes, also before its first rail', () => {
    const small = board('ny*=40 a=30 sf*=20', 'ny-a:2 a-sf:9');
    const s = scenario('3p | building:red | control red:0 blue:1 | box red 5 blue 8', small);
    const done = play(s, startWith('ny--a', 'ny'));
    // Red cannot pay the other link, blue finds none of its price at a hexagon.
    expect(done.state.companies).toMatchObject({ red: { box: 3 }, blue: { box: 8, cities: [] } });
    expect(done.state.turn).toBe(2);
  });

  test('SD-8: a company with 17 rails passes and keeps its cubes', () => {
    const full = 'turn 5 | red new-york | rails red 17 | control red:0 blue:1 | box red 20 blue 3';
    const s = scenario(`3p | building:blue | ${full}`);
    const done = play(s, startWith('san-francisco--los-angeles', 'san-francisco'));
    expect(eventsOf(done, 'company-passed')).toContainEqual({
      type: 'company-passed',
      company: 'red',
      box: 20,
      place: 3,
    });
    const sixteen = scenario('3p | building:red | turn 5 | red new-york | rails red 16 | box red 20 | control red:0');
    const last = play(sixteen, build(linksOf(sixteen)[0]!));
    expect(railsBuilt(last.state, 'red')).toBe(17);
    expect(eventsOf(last, 'company-passed').map((event) => event.company)).toContain('red');
  });
});

describe('the first rail', () => {
  const s = scenario('3p | building:red | control red:1 | box red 2');

  test('SD-23: it leaves a hexagon, and the other end scores', () => {
    expect(refusal(s, startWith('boston--albany', 'albany'))).toEqual({
      code: 'start-not-hexagon',
      rule: 'SD-23',
      params: { city: 'albany', company: 'red' },
    });
    expect(refusal(s, startWith('buffalo--pittsburgh', 'buffalo'))).toMatchObject({ code: 'start-not-hexagon' });
    const done = play(s, startWith('boston--albany', 'boston'));
    expect(eventsOf(done, 'built')[0]).toMatchObject({ gain: 10, profit: 10 });
    expect(done.state.companies.red.cities).toEqual(['boston', 'albany']);
  });

  test.each([
    ['boston', 40],
    ['new-york', 30],
  ])('SD-24: between two hexagons the controller chooses the start: from %s it gains %i', (city, gain) => {
    const done = play(s, startWith('boston--new-york', city));
    expect(eventsOf(done, 'started')).toEqual([{ type: 'started', company: 'red', city }]);
    expect(eventsOf(done, 'built')[0]!.gain).toBe(gain);
    const touches = steelDriver.actions.start.touches({ kind: 'start', link: 'boston--new-york', city }, s);
    expect(touches).toEqual([
      { on: 'link', id: 'boston--new-york' },
      { on: 'place', id: city },
    ]);
  });

  test('SD-24: both starts of a link between two hexagons are legal on a small board too', () => {
    const small = board('ny*=40 a*=10 sf*', 'ny-a a-sf');
    expect(legal(steelDriver, scenario('3p | building:red | control red:1 | box red 2', small), 1)).toEqual([
      startWith('ny--a', 'ny'),
      startWith('ny--a', 'a'),
      startWith('a--sf', 'a'),
      startWith('a--sf', 'sf'),
    ]);
  });

  test('SD-24: the start is asked for with the first rail, is an end of it, and is refused later', () => {
    expect(refusal(s, build('boston--albany'))).toEqual({
      code: 'start-missing',
      rule: 'SD-24',
      params: { company: 'red' },
    });
    expect(refusal(s, startWith('boston--albany', 'chicago'))).toMatchObject({
      code: 'start-not-on-link',
      rule: 'SD-24',
    });
    const later = scenario('3p | building:red | control red:1 | box red 4 | red new-york boston');
    expect(refusal(later, startWith('chicago--milwaukee', 'chicago'))).toEqual({
      code: 'start-again',
      rule: 'SD-24',
      params: { company: 'red', city: 'new-york' },
    });
  });

  test('SD-24: where one end is a circle, touching the link says it all', () => {
    const touches = steelDriver.actions.start.touches({ kind: 'start', link: 'boston--albany', city: 'boston' }, s);
    expect(touches).toEqual([{ on: 'link', id: 'boston--albany' }]);
  });

  test('SD-25: the start city is in the network and never scores', () => {
    const small = board('ny*=40 a=30 b=20 sf*', 'ny-a a-b b-ny b-sf');
    const begun = scenario('3p | building:red | control red:0 | box red 6', small);
    const done = play(begun, startWith('ny--a', 'ny'), build('a--b'), build('b--ny'));
    expect(eventsOf(done, 'built').map((event) => event.gain)).toEqual([30, 20, 0]);
    expect(linksOf(scenario('3p | building:red | control red:0 | box red 2 | red ny a', small))).toEqual([
      'b--ny',
      'a--b',
    ]);
  });

  test('SD-26: several companies may start in one city, and each scores a city once', () => {
    const both = scenario('3p | building:red | order red blue | control red:1 blue:2 | box red 2 blue 4');
    const done = play(
      both,
      startWith('boston--albany', 'boston'),
      startWith('boston--new-york', 'boston'),
      build('albany--new-york'),
    );
    expect(eventsOf(done, 'built').map(({ company, gain }) => [company, gain])).toEqual([
      ['red', 10],
      ['blue', 40],
      ['blue', 10],
    ]);
  });
});

describe('later rails', () => {
  const s = scenario(
    '3p | building:red | control red:1 blue:0 | box red 3 blue 3 | red boston albany | blue new-york philadelphia',
  );

  test('SD-26: a link takes one rail, and only cities of the own network count', () => {
    expect(refusal(s, build('new-york--philadelphia'))).toEqual({
      code: 'link-taken',
      rule: 'SD-26',
      params: { link: 'new-york--philadelphia', company: 'blue' },
    });
    expect(refusal(s, build('philadelphia--baltimore'))).toEqual({
      code: 'not-connected',
      rule: 'SD-26',
      params: { company: 'red', link: 'philadelphia--baltimore' },
    });
    // There is no second start elsewhere.
    expect(refusal(s, build('chicago--milwaukee'))).toMatchObject({ code: 'not-connected' });
  });

  test('SD-27: a network may fork', () => {
    const forked = scenario(
      '3p | building:red | control red:1 | box red 9 | red new-york boston philadelphia pittsburgh',
    );
    expect(play(forked, build('new-york--buffalo')).state.companies.red.cities).toHaveLength(5);
  });

  test('SD-28: a rail between two cities of the network costs and earns nothing, and is built when it alone can be paid', () => {
    const small = board('ny*=40 a=30 b=20 sf*', 'ny-a a-b b-ny:2 b-sf:3');
    const loop = scenario('3p | building:red | control red:0 | box red 2 | red ny a a--b', small);
    expect(legal(steelDriver, loop, 0)).toEqual([build('b--ny')]);
    const done = play(loop, build('b--ny'));
    expect(eventsOf(done, 'built')).toEqual([
      { type: 'built', seat: 0, company: 'red', link: 'b--ny', cost: 2, gain: 0, profit: 0 },
    ]);
  });

  test('SD-30: profit may go above 200', () => {
    const rich = scenario('3p | building:red | control red:1 | box red 3 | level red 190 | red boston albany');
    const done = play(rich, build('albany--new-york'));
    expect(eventsOf(done, 'built')[0]!.profit).toBe(230);
    expect(eventsOf(done, 'profit-paid')).toEqual([{ type: 'profit-paid', seat: 1, company: 'red', amount: 230 }]);
  });

  test('SD-50: the price comes out of the box of the company alone', () => {
    const dear = scenario(
      '3p | building:red | control red:1 | cubes 10 10 10 | box red 2 blue 9 | red new-york boston',
    );
    expect(refusal(dear, build('new-york--pittsburgh'))).toEqual({
      code: 'box-short',
      rule: 'SD-50',
      params: { company: 'red', cost: 3, box: 2 },
    });
    const paid = play(dear, build('new-york--philadelphia')).state;
    expect(paid.companies).toMatchObject({ red: { box: 0 }, blue: { box: 9 } });
    expect(paid.cubes.handedOut - dear.cubes.handedOut).toBe(30); // of the next turn
  });

  test('SD-50: only the holder of the marker decides', () => {
    expect(acting(s)).toEqual([1]);
    expect(refusal(s, build('boston--new-york'), 0)).toEqual({ code: 'not-your-turn', rule: 'SD-20' });
  });

  test('SD-50: of several reasons the first is told: taken, rails, start, contact, price', () => {
    const full = scenario(
      '3p | building:blue | turn 5 | control blue:0 red:1 | box blue 2 | red new-york | rails red 17',
    );
    const asRed = { ...full, phases: [{ id: 'building' as const, company: 'red' as const }] };
    const codeOf = (action: Parameters<typeof refusal>[1]) => refusal(asRed, action, 1).code;
    expect(codeOf(build('x--y'))).toBe('link-unknown');
    expect(codeOf(build('boston--new-york'))).toBe('link-taken');
    expect(codeOf(startWith('los-angeles--san-diego', 'san-diego'))).toBe('no-rails-left');
    const fresh = scenario('3p | building:blue | control blue:0 | box blue 2');
    expect(refusal(fresh, build('fargo--helena')).code).toBe('start-missing');
    expect(refusal(fresh, startWith('fargo--helena', 'fargo')).code).toBe('start-not-hexagon');
    const poor = scenario('3p | building:blue | control blue:0 | box blue 2 | blue new-york boston');
    expect(refusal(poor, build('fargo--helena')).code).toBe('not-connected');
    expect(refusal(poor, build('new-york--pittsburgh')).code).toBe('box-short');
  });

  test('SD-50: the phase ends when all six have passed', () => {
    const done = settle(scenario('3p | sales:0 handed:3 | box red 4'));
    expect(eventsOf(done, 'company-passed').map((event) => event.company)).toEqual([...COMPANIES]);
    expect(done.state.turn).toBe(2);
  });
});
