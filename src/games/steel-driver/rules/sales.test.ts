import { describe, expect, test } from 'vitest';
import { seedFromText, seedSource, tapeSource } from '../../../kernel/chance.ts';
import { start } from '../../../kernel/engine.ts';
import { legal } from '../../../kernel/legal.ts';
import { steelDriver } from '../index.ts';
import { COMPANIES } from '../state.ts';
import { acting, bid, eventsOf, handOn, now, open, pass, play, refusal, settle } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';

const options = { map: 'us-reconstructed' } as const;
const begin = (seats: number, firstSeat = 0) => {
  const begun = start(steelDriver, { seats, options, rules: 1, firstSeat }, null);
  if (!begun.ok) throw new Error('waits');
  return begun;
};

describe('setup', () => {
  test('SD-4: the first active player is drawn with the seed, or given', () => {
    const table = { seats: 4, options, rules: 1 };
    const tape = start(steelDriver, table, tapeSource([{ point: 'first-seat', values: [2] }]));
    expect(tape).toMatchObject({ ok: true, state: { active: 2 } });
    const seats = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const begun = start(steelDriver, table, seedSource(seedFromText(`${i}`)));
      if (begun.ok) seats.add(begun.state.active);
    }
    expect([...seats].sort()).toEqual([0, 1, 2, 3]);
    expect(begin(4, 3).state.active).toBe(3);
    expect(acting(begin(4, 3).state)).toEqual([3]);
  });

  test('SD-5: on the first turn the companies play in the order of their boxes', () => {
    expect(begin(3).state.order).toEqual(['red', 'yellow', 'green', 'blue', 'grey', 'brown']);
  });

  test('SD-9: a view shows all there is, to players and watchers alike', () => {
    const s = scenario('3p | turn 3 | cubes 4 5 6 | cash 10 20 30 | red new-york boston | last red:1 | box red 4');
    for (const who of [0, 1, 2, 'watcher'] as const) expect(steelDriver.view(s, who)).toEqual(s);
  });

  test('SD-47: the number of the turn is a figure', () => {
    expect(steelDriver.facts(scenario('3p | turn 4'))).toContainEqual({ key: 'round', of: 'table', value: 4 });
  });

  test('SD-48: there is a game for three to six players, and none for two or seven', () => {
    expect(steelDriver.seatCounts(options)).toEqual([3, 4, 5, 6]);
    for (const seats of [2, 7]) expect(() => begin(seats)).toThrow('bug: no game for');
  });
});

describe('cubes', () => {
  test.each([
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 6],
  ])('SD-10: with %i players each receives %i cubes a turn, added to what was saved', (seats, cubes) => {
    const { state } = begin(seats);
    expect(state.players.map((player) => player.cubes)).toEqual(Array(seats).fill(cubes));
    let s = state;
    for (let i = 0; i < seats; i++) s = play(s, handOn).state;
    expect(s).toMatchObject({ turn: 2, cubes: { handedOut: 2 * cubes * seats } });
    expect(s.players.map((player) => player.cubes)).toEqual(Array(seats).fill(2 * cubes));
  });

  test('SD-7: the supply does not run dry, however much is saved', () => {
    let s = begin(3).state;
    for (let turn = 2; turn <= 5; turn++) for (let i = 0; i < 3; i++) s = play(s, handOn).state;
    expect(s.players.map((player) => player.cubes)).toEqual([50, 50, 50]); // 150 of a box of 60
  });

  test('SD-6: every company has a share to give on each of the five turns', () => {
    let s = begin(3).state;
    for (let turn = 1; turn <= 5; turn++) {
      while (now(s)?.id === 'sales' && s.turn === turn) {
        const unsold = COMPANIES.find((id) => s.companies[id].controller === null)!;
        s = play(s, open(unsold, 1), ...(s.players.every((p) => p.cubes > 1) ? [pass, pass] : [])).state;
        while (now(s)?.id === 'auction') s = play(s, pass).state;
      }
      while (now(s)?.id === 'building') s = play(s, legal(steelDriver, s, acting(s)[0]!)[0]!).state;
    }
    for (const id of COMPANIES) expect(s.companies[id].shares.reduce((a, b) => a + b)).toBe(5);
  });
});

describe('opening and handing on', () => {
  test('SD-11: who hands on may open later; the phase ends after a whole silent round', () => {
    const s = play(begin(3).state, handOn, handOn).state;
    expect(s).toMatchObject({ active: 2, phases: [{ id: 'sales', handOns: 2 }] });
    const sold = play(s, open('red', 2), pass, pass).state;
    expect(sold).toMatchObject({ active: 0, phases: [{ id: 'sales', handOns: 0 }] }); // an auction resets the count
    const again = play(sold, handOn, handOn, open('blue', 1), pass, pass).state;
    expect(again.companies.blue.controller).toBe(2);
    const ended = play(again, handOn, handOn, handOn);
    expect(now(ended.state)?.id).toBe('building');
    expect(eventsOf(ended, 'left-unsold')[0]!.companies).toEqual(['yellow', 'green', 'grey', 'brown']);
  });

  test('SD-11: a forced hand-on counts like another', () => {
    const s = scenario('3p | sales:0 | cubes 3 0 0');
    const done = play(s, handOn);
    expect(done.events.filter((event) => event.type === 'forced')).toHaveLength(2);
    expect(done.state.turn).toBe(2);
  });

  test('SD-12: who has no cube hands on by himself and cannot open', () => {
    const s = scenario('3p | sales:1 | cubes 3 0 2');
    expect(settle(s)).toMatchObject({
      state: { active: 2 },
      events: [{ type: 'forced', seat: 1 }, { type: 'handed-on' }],
    });
    expect(refusal(s, open('red', 1), 1)).toMatchObject({ code: 'bid-over-cubes', params: { cubes: 0 } });
    expect(refusal(scenario('3p'), open('red', 0))).toMatchObject({ code: 'bid-below-one', rule: 'SD-12' });
  });

  test('SD-12: if nobody holds a cube the phase ends at once', () => {
    const done = settle(scenario('3p | sales:1 | cubes 0 0 0'));
    expect(done.events.filter((event) => event.type === 'forced')).toEqual([]);
    expect(done.state).toMatchObject({ turn: 2, active: 1 });
  });

  test('SD-17: when nobody opens, the marker stays with the one who began', () => {
    const s = play(begin(4, 2).state, handOn, handOn, handOn, handOn);
    expect(s.state).toMatchObject({ turn: 2, active: 2, order: [...COMPANIES] });
    expect(eventsOf(s, 'company-passed').map((event) => event.company)).toEqual([...COMPANIES]);
    expect(eventsOf(s, 'control-sold')).toEqual([]);
  });

  test('SD-17: five turns without a sale end in a game shared by all', () => {
    let s = begin(3).state;
    for (let i = 0; i < 15; i++) s = play(s, handOn).state;
    expect(steelDriver.outcome(s)).toEqual({
      ranking: [0, 1, 2].map((seat) => ({ seat, place: 1, score: 0, tie: -1 })),
      reasons: ['five-turns', 'victory-shared'],
    });
  });

  test('SD-19: a company that is walled in or has an empty box may be put up', () => {
    const s = scenario('3p | turn 5 | red new-york | rails red 17 | last red:0');
    expect(play(s, open('red', 1), pass, pass).state.companies.red.shares).toEqual([2, 0, 0]);
  });

  test('SD-50: a marker sold on this turn may not be put up again, and is back on the next', () => {
    const s = play(begin(3).state, open('red', 4), pass, pass).state;
    expect(refusal(s, open('red', 1))).toEqual({ code: 'marker-sold', rule: 'SD-50', params: { company: 'red' } });
    expect(legal(steelDriver, s, 1).some((action) => action.kind === 'open' && action.company === 'red')).toBe(false);
  });
});

describe('an auction', () => {
  test('SD-13: it goes clockwise from the opener, each bid above the last, jumps allowed, until one is left', () => {
    const s = play(begin(4, 1).state, open('green', 2)).state;
    expect(acting(s)).toEqual([2]);
    expect(refusal(s, bid(2))).toEqual({ code: 'bid-not-higher', rule: 'SD-13', params: { high: 2 } });
    expect(refusal(s, bid(9))).toEqual({ code: 'bid-over-cubes', rule: 'SD-13', params: { cubes: 8 } });
    const jumped = play(s, bid(5), pass, bid(6), pass).state;
    expect(acting(jumped)).toEqual([2]); // 3 and 1 are out
    const sold = play(jumped, bid(7), pass);
    expect(eventsOf(sold, 'control-sold')).toEqual([
      { type: 'control-sold', seat: 2, company: 'green', price: 7, box: 7 },
    ]);
  });

  test('SD-13: the opener chooses the first bid freely, up to all the cubes', () => {
    expect(play(begin(3).state, open('red', 10)).state.companies.red).toMatchObject({ box: 10, controller: 0 });
    expect(refusal(begin(3).state, open('red', 11))).toMatchObject({ code: 'bid-over-cubes', rule: 'SD-13' });
  });

  test('SD-13, SD-49: who cannot outbid passes by himself, at his turn', () => {
    const s = scenario('4p | sales:0 | cubes 8 3 5 2');
    const done = play(s, open('red', 3));
    expect(done.events).toContainEqual({ type: 'forced', seat: 1, kind: 'pass' });
    expect(acting(done.state)).toEqual([2]);
    const sold = play(done.state, bid(4)); // 3 is forced out, 0 is asked
    expect(sold.events.filter((event) => event.type === 'forced')).toEqual([{ type: 'forced', seat: 3, kind: 'pass' }]);
    expect(acting(sold.state)).toEqual([0]);
  });

  test('SD-49: opening or handing on is asked even where little is left to choose', () => {
    const s = settle(scenario('3p | sales:2 | cubes 0 0 1 | control red:0 yellow:0 green:0 blue:0 grey:0')).state;
    expect(acting(s)).toEqual([2]);
    expect(legal(steelDriver, s, 2)).toEqual([open('brown', 1), handOn]);
  });

  test('SD-14: the left neighbour of the opener is active next, whoever wins', () => {
    expect(play(begin(4, 1).state, open('red', 1), pass, bid(2), pass, pass).state).toMatchObject({
      active: 2,
      companies: { red: { controller: 3 } },
    });
  });

  test('SD-15: one player may control several companies', () => {
    const s = scenario('3p | sales:0 | cubes 9 0 0');
    const bought = play(s, open('red', 2), open('blue', 1), open('grey', 3)).state;
    expect(COMPANIES.filter((id) => bought.companies[id].controller === 0)).toEqual(['red', 'blue', 'grey']);
  });

  test('SD-16: the left of the last opener begins the next turn; a sixth sale moves the marker once', () => {
    const five = 'control red:0 yellow:0 green:0 blue:0 grey:0';
    const sixth = play(scenario(`4p | sales:1 | ${five}`), open('brown', 2), pass, pass, pass).state;
    expect(sixth).toMatchObject({ active: 2, phases: [{ id: 'building' }] });
    const silent = play(begin(4, 1).state, open('red', 1), pass, pass, pass, handOn, handOn, handOn, handOn).state;
    expect(silent.active).toBe(2);
  });

  test('SD-50: the winner has the marker and one share, and the bid lies in the box', () => {
    const s = play(
      scenario('3p | turn 2 | box red 2 | shares red 0 1 0 | last red:1'),
      open('red', 3),
      pass,
      pass,
    ).state;
    expect(s.companies.red).toMatchObject({ box: 5, controller: 0, lastController: 0, shares: [1, 1, 0] });
    expect(s.players[0]!.cubes).toBe(7);
  });
});
