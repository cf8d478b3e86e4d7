/** Building track, rule by rule. City M9 Cincinnati (L9 south-west, L8 north-west), city J10 Evansville, town K9. */
import { describe, expect, test } from 'vitest';
import { mapOf } from '../board/maps.ts';
import { lieNamed } from '../board/tiles.ts';
import { type AosState, NEUTRAL, UNOWNED } from '../state.ts';
import {
  cash,
  deliver,
  end,
  eventsOf,
  isRefused,
  lay,
  legalOf,
  linksOf,
  looseEnds,
  play,
  playAll,
  refusal,
  take,
  urbanize,
} from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { priceReasons } from './price.ts';

const build = (rest = '') =>
  scenario(`3p | build:0 | cash 30 30 30 | actions locomotive production turn-order | ${rest}`);

describe('contact', () => {
  test('AOS-27: a section starts from a city, from an own open end, or from nothing at all: refused', () => {
    expect(isRefused(build(), 0, lay('L9', '1-4'))).toBe(false);
    expect(isRefused(build('L9 1-4:0'), 0, lay('K10', '1-3'))).toBe(false);
    expect(refusal(build(), 0, lay('K10', '1-3'))).toMatchObject({ code: 'no-contact', rule: 'AOS-27' });
    expect(refusal(build('L9 1-4:0'), 0, lay('H9', '0-3'))).toMatchObject({ code: 'no-contact', rule: 'AOS-27' });
  });

  test('AOS-27: each track of a complex tile needs a contact of its own', () => {
    expect(refusal(build('L9 1-4:0'), 0, lay('K10', '1-3 2-0', 'cross-curves'))).toMatchObject({ code: 'no-contact' });
    expect(isRefused(build('L9 1-4:0'), 0, lay('K10', '1-3 2-4'))).toBe(false);
  });

  test('AOS-27: in a town one new exit is enough, or track that stands there', () => {
    expect(refusal(build(), 0, lay('K9', '1 4'))).toMatchObject({ code: 'town-no-contact', rule: 'AOS-27' });
    expect(isRefused(build('L8 2-4:0'), 0, lay('K9', '1 4'))).toBe(false);
    expect(isRefused(build('L8 2-4:0 | K9 1:0'), 0, lay('K9', '1 4'))).toBe(false);
    expect(refusal(build('L8 2-4:1 | K9 1:1'), 0, lay('K9', '1 4'))).toMatchObject({ code: 'town-no-contact' });
  });

  test('AOS-28: any town with a tile will do where the option says so', () => {
    const line = 'L8 2-4:1 | K9 1:1';
    expect(isRefused(build(line), 0, lay('K9', '1 4'))).toBe(true);
    expect(isRefused(build(`${line} | startFromTown=any-connected`), 0, lay('K9', '1 4'))).toBe(false);
  });

  test('AOS-28: so will an unowned line that hangs on such a town, to be continued or turned (AOS-36)', () => {
    const stub = 'L8 2-4:1 | K9 1:1 4:?';
    const loose = `${stub} | J9 1-4:?`;
    for (const [line, action] of [
      [stub, lay('J9', '1-4')],
      [loose, lay('J9', '1-5')],
    ] as const) {
      expect(isRefused(build(line), 0, action)).toBe(true);
      expect(isRefused(build(`${line} | startFromTown=any-connected`), 0, action)).toBe(false);
    }
    expect(refusal(build(loose), 0, lay('J9', '1-5'))).toMatchObject({ code: 'redirect-unowned', rule: 'AOS-36' });
  });

  test('AOS-35: an unowned line alone must hang on a city or on a town of the builder’s', () => {
    // An unowned exit of Indianapolis towards J9, which only seat 1 stands in.
    const stub = 'L8 2-4:1 | K9 1:1 4:?';
    expect(refusal(build(stub), 0, lay('J9', '1-4'))).toMatchObject({ code: 'unowned-out-of-reach', rule: 'AOS-35' });
    expect(isRefused(build('L8 2-4:0 | K9 1:0 4:?'), 0, lay('J9', '1-4'))).toBe(false);
    // By the other end it touches Evansville: any unowned line may be joined.
    expect(linksOf(play(build(stub), 0, lay('J9', '1-3')).state, 0)).toEqual(['J10-K9']);
    expect(isRefused(build('L9 1-4:?'), 0, lay('K10', '1-3'))).toBe(false);
  });

  test('AOS-35: a town is not begun from such a line either; by another exit it may join it', () => {
    // From Indianapolis, which only seat 1 stands in, an unowned line points at Terre Haute.
    const line = 'L8 2-4:1 | K9 1:1 5:? | J8 2-4:?';
    expect(refusal(build(line), 0, lay('I9', '1 4'))).toMatchObject({ code: 'unowned-out-of-reach', rule: 'AOS-35' });
    expect(refusal(build(line), 0, lay('I9', '3 4'))).toMatchObject({ code: 'town-no-contact', rule: 'AOS-27' });
    const joined = play(build(`${line} | J9 3-5:0`), 0, lay('I9', '1 2')).state;
    expect(linksOf(joined, 0)).toEqual(['I9-J10', 'I9-K9']);
  });

  test('AOS-29: no section meets one of another player edge to edge; a town may be laid without that exit', () => {
    expect(refusal(build('L9 1-4:1'), 0, lay('K10', '1-4'))).toMatchObject({
      code: 'joins-other-player',
      rule: 'AOS-29',
    });
    const s = build('L8 2-4:1 | J9 1-3:0');
    expect(refusal(s, 0, lay('K9', '1 4'))).toMatchObject({ code: 'joins-other-player', rule: 'AOS-29' });
    expect(isRefused(s, 0, lay('K9', '4'))).toBe(false);
  });
});

describe('where track may go', () => {
  test('AOS-30: pointing at the blank side of a tile is allowed', () => {
    expect(isRefused(build('L9 1-4:1'), 0, lay('M10', '0-5'))).toBe(false);
    expect(refusal(build(), 0, lay('Z9', '0-3'))).toMatchObject({ code: 'hex-unknown', rule: 'AOS-30' });
  });

  test('AOS-31: a line may not end where it began', () => {
    // From Cincinnati by L9 to L8, which would lead back into Cincinnati.
    expect(refusal(build('L9 0-1:0'), 0, lay('L8', '2-3'))).toMatchObject({ code: 'loop', rule: 'AOS-31' });
    expect(isRefused(build('L9 0-1:0'), 0, lay('L8', '3-4'))).toBe(false);
    // Two exits of one town that would meet: K9 by L8 and L9.
    const town = build('J9 1-3:0 | K9=cross-straights 1:0 2:0 4:0 5:0 | L8 3-4:0');
    expect(refusal(town, 0, lay('L9', '0-5'))).toMatchObject({ code: 'loop', rule: 'AOS-31' });
  });

  test('AOS-32: not twice on one hex in one build, unless the option allows it', () => {
    const first = (rest: string) => play(build(`L9 1-4:0 | ${rest}`), 0, lay('M8', '3-0')).state;
    expect(refusal(first(''), 0, lay('M8', '3-1'))).toMatchObject({ code: 'same-hex-twice', rule: 'AOS-32' });
    expect(isRefused(first('sameHexTwice=allowed'), 0, lay('M8', '3-1'))).toBe(false);
  });

  test('AOS-25: three tiles, four with Engineer, each paid in cash; replacing counts', () => {
    const s = build('build:0 laid:2');
    const three = play(scenario('3p | build:0 laid:2 | cash 30 30 30 | actions locomotive'), 0, lay('L9', '1-4')).state;
    expect(three.phases[0]).toMatchObject({ waiting: [1, 2] });
    const four = scenario('3p | build:0 laid:3 | cash 30 30 30 | actions engineer');
    expect(isRefused(four, 0, lay('L9', '1-4'))).toBe(false);
    expect(
      refusal(scenario('3p | build:0 laid:3 | cash 30 30 30 | actions urbanization'), 0, lay('L9', '1-4')),
    ).toMatchObject({ code: 'tiles-of-build', rule: 'AOS-25', params: { most: 3 } });
    expect(refusal(scenario('3p | build:0 | cash 1 9 9 | actions urbanization'), 0, lay('L9', '1-4'))).toMatchObject({
      code: 'price-over-cash',
      rule: 'AOS-25',
      params: { price: 2, cash: 1 },
    });
    expect(s.phases[0]!.id).toBe('build');
  });

  test('AOS-25: First Build builds first, then the order of play', () => {
    const s = scenario('3p | actions:2 | order 1 0 2 | actions first-build locomotive -');
    expect(play(s, 2, take('engineer')).state.phases[0]).toMatchObject({ id: 'build', waiting: [0, 1, 2] });
  });
});

describe('redirecting and replacing', () => {
  test('AOS-36: the loose end of an own line may be turned, its anchored end stays', () => {
    const { state } = play(build('L9 1-4:0'), 0, lay('L9', '1-3'));
    expect(looseEnds(state, 0)).toEqual(['L10']);
    expect(refusal(build('L9 1-4:0'), 0, lay('L9', '4-0'))).toMatchObject({ code: 'section-lost', rule: 'AOS-38' });
    expect(refusal(build('L9 1-4:0 | redirect=unowned-only'), 0, lay('L9', '1-3'))).toMatchObject({
      code: 'redirect-own',
      rule: 'AOS-36',
    });
  });

  test('AOS-36: an unowned one only where it hangs on a city or on a town of the builder’s; not a middle section', () => {
    expect(isRefused(build('L9 1-4:?'), 0, lay('L9', '1-3'))).toBe(false);
    const town = (owner: string) => build(`L8 2-4:${owner} | K9 1:${owner} 4:? | J9 1-4:?`);
    expect(refusal(town('1'), 0, lay('J9', '1-3'))).toMatchObject({ code: 'redirect-unowned', rule: 'AOS-36' });
    expect(isRefused(town('0'), 0, lay('J9', '1-3'))).toBe(false);
    expect(refusal(build('L9 1-4:0 | K10 1-3:0'), 0, lay('L9', '1-3'))).toMatchObject({
      code: 'not-loose',
      rule: 'AOS-36',
    });
    expect(refusal(build('L8 2-4:0 | K9 1:0'), 0, lay('K9', '4'))).toMatchObject({
      code: 'town-section-turned',
      rule: 'AOS-36',
    });
  });

  test('AOS-37: turning neither claims nor saves a line, unless it completes the link', () => {
    expect(looseEnds(play(build('L9 1-4:?'), 0, lay('L9', '1-3')).state, UNOWNED)).toEqual(['L10']);
    expect(looseEnds(play(build('L9 1-4:0'), 0, lay('L9', '1-3'), end).state, UNOWNED)).toEqual(['L10']);
    // K10 leads into Evansville: turned onto it the unowned line is a link of the builder's.
    const done = play(build('L9 1-4:? | K10 1-3:?'), 0, lay('K10', '1-4')).state;
    expect(linksOf(done, 0)).toEqual(['J10-M9']);
  });

  test('AOS-38: everything that lies there stays, whoever owns it; the tile must add or turn something', () => {
    const s = build('L9 1-4:1 | K10 1-4:1');
    expect(refusal(s, 0, lay('L9', '1-3'))).toMatchObject({ code: 'section-changed', rule: 'AOS-38' });
    expect(refusal(s, 0, lay('L9', '1-4'))).toMatchObject({ code: 'nothing-added', rule: 'AOS-38' });
    expect(refusal(build('L9 1-4:1'), 0, lay('L9', '1-3'))).toMatchObject({ code: 'section-changed', rule: 'AOS-38' });
    expect(refusal(build('L8 2-4:0 | K9 1:0'), 0, lay('K9', '1'))).toMatchObject({
      code: 'nothing-added',
      rule: 'AOS-38',
    });
    // Two loose sections of one hex never become one: from Cincinnati and from Evansville through L9's neighbour.
    const loose = build('K10=cross-curves 4-2:0 1-3:0 | L9 1-4:0');
    expect(refusal(loose, 0, lay('K10', '4-1'))).toMatchObject({ rule: 'AOS-38' });
  });

  test('AOS-38: one tile may turn a loose section and add another on the edge it left', () => {
    const s = build('L9 1-4:0 | M10 0-5:0');
    const { state } = play(s, 0, lay('L9', '1-3 2-4'));
    expect(looseEnds(state, 0).sort()).toEqual(['K10', 'L10']);
  });

  test('AOS-38: an unowned section that is turned stays unowned, whatever the tile adds', () => {
    const { state } = play(build('L9 1-4:? | M10 0-5:0'), 0, lay('L9', '1-3 2-4'));
    expect([looseEnds(state, UNOWNED), looseEnds(state, 0)]).toEqual([['L10'], ['K10']]);
  });

  test('AOS-43: turned with a side-by-side tile, a simple one costs 3, or 2 with that option', () => {
    const price = (rest: string) => {
      const before = build(`M10 0-2:0 | N9 4-5:0 ${rest}`);
      return 30 - cash(play(before, 0, lay('M10', '0-5 1-4')).state)[0]!;
    };
    expect([price(''), price('| upgradeToParallel=2')]).toEqual([3, 2]);
  });

  test('AOS-43: one tile, one price: simple to complex 3 with a redirection, complex to complex 2', () => {
    expect(30 - cash(play(build('L9 1-4:0 | M10 0-5:0'), 0, lay('L9', '1-3 2-4')).state)[0]!).toBe(3);
    const complex = build('L9=cross-curves 1-3:0 2-4:0 | M10 0-5:0');
    expect(30 - cash(play(complex, 0, lay('L9', '1-3 2-0')).state)[0]!).toBe(2);
  });

  test('AOS-42: going over to side by side costs 2 where the option says so', () => {
    const s = (rest: string) => build(`M10 0-5:0 | N9 4-5:0 ${rest}`);
    expect(30 - cash(play(s(''), 0, lay('M10', '0-5 1-4')).state)[0]!).toBe(3);
    expect(30 - cash(play(s('| upgradeToParallel=2'), 0, lay('M10', '0-5 1-4')).state)[0]!).toBe(2);
  });

  test('AOS-39: complex tiles only replace where the option says so, but towns take them at once', () => {
    const s = build('L9 1-4:0 | L8 2-4:0 | complexPlacement=replace-only');
    expect(refusal(s, 0, lay('K10', '0-4 1-3'))).toMatchObject({ code: 'complex-not-direct', rule: 'AOS-39' });
    expect(
      isRefused(build('L8 2-4:0 | complexPlacement=replace-only'), 0, lay('K9', '0 1 3 4', 'cross-straights')),
    ).toBe(false);
  });
});

describe('owners', () => {
  test('AOS-34: a line that did not grow is lost at the end of the build; one begun in it stays', () => {
    const played = play(build('L9 1-4:0'), 0, lay('M8', '3-0'), end);
    expect(looseEnds(played.state, UNOWNED)).toEqual(['K10']);
    expect(looseEnds(played.state, 0)).toEqual(['M7']);
    expect(eventsOf(played, 'line-lost')).toMatchObject([{ seat: 0, hex: 'L9' }]);
    expect(looseEnds(play(build('L9 1-4:0'), 0, lay('K10', '1-3'), end).state, 0)).toEqual(['K11']);
  });

  test('AOS-34: whoever extends an unowned line owns all of it, also later in the same phase', () => {
    const s = play(build('L9 1-4:0'), 0, end).state;
    const played = play(s, 1, lay('K10', '1-3'));
    expect(looseEnds(played.state, 1)).toEqual(['K11']);
    expect(eventsOf(played, 'line-claimed')).toHaveLength(1);
  });

  test('AOS-33: a track that points at a town without that exit is incomplete, and each exit is a line', () => {
    expect(linksOf(build('L8 2-4:0'), 0)).toEqual([]);
    expect(linksOf(build('L8 2-4:0 | J9 1-3:0 | K9=town-1 4:0'), 0)).toEqual(['J10-K9']);
    expect(looseEnds(build('L8 2-4:0 | K9 1:0 4:0'), 0)).toEqual(['J9']);
  });

  test('AOS-9: with twenty discs nobody owns more than twenty lines', () => {
    // Twenty stubs beside cities, each a line of its own.
    const stubs =
      'H5 3-0:0 | I7 5-2:0 | H7 0-3:0 | G7 1-4:0 | G6 2-5:0 | F9 3-0:0 | G10 4-1:0 | A10 3-0:0 | E10 2-5:0 | C7 3-0:0 | D7 4-1:0 | D8 5-2:0 | C9 0-3:0 | B8 1-4:0 | B7 2-5:0 | K10 4-1:0 | M8 3-0:0 | N9 5-2:0 | Q8 3-0:0 | J9 3-0:0';
    const s = (rest: string) => build(`tileSupply=unlimited ${rest}| ${stubs}`);
    expect(isRefused(s(''), 0, lay('L8', '2-5'))).toBe(false);
    expect(refusal(s('| ownershipDiscs=20 '), 0, lay('L8', '2-5'))).toMatchObject({
      code: 'discs-used-up',
      rule: 'AOS-9',
    });
    expect(isRefused(s('| ownershipDiscs=20 '), 0, lay('L9', '1-4'))).toBe(false); // it completes a line
  });
});

describe('urbanization', () => {
  const s = (rest = '') =>
    scenario(`3p | build:0 | cash 30 30 30 | actions urbanization locomotive production | ${rest}`);

  test('AOS-45: before the first tile, or at any time where the option says so; once, and only with the action', () => {
    const laid = play(s(), 0, lay('L9', '1-4')).state;
    expect(refusal(laid, 0, urbanize('K9', 'A'))).toMatchObject({ code: 'urbanize-before-track', rule: 'AOS-45' });
    const any = play(s('urbanizationTiming=any-time'), 0, lay('L9', '1-4')).state;
    expect(isRefused(any, 0, urbanize('K9', 'A'))).toBe(false);
    const once = play(s(), 0, urbanize('K9', 'A')).state;
    expect(refusal(once, 0, urbanize('G9', 'B'))).toMatchObject({ code: 'urbanized-already', rule: 'AOS-45' });
    expect(refusal(build(), 0, urbanize('K9', 'A'))).toMatchObject({ code: 'no-urbanization', rule: 'AOS-45' });
  });

  test('AOS-45: at any time, a town laid in this build too; and the build does not end with its last tile', () => {
    const any = s('urbanizationTiming=any-time | L8 2-4:0');
    const laid = play(any, 0, lay('K9', '1 4'), lay('K10', '1-4'), lay('L9', '1-4')).state;
    expect(laid.phases[0]).toMatchObject({ id: 'build', waiting: [0, 1, 2] });
    const { state } = play(laid, 0, urbanize('K9', 'A'));
    expect(linksOf(state, 0)).toEqual(['J10-M9', 'K9-M9']);
    const usual = play(s('L8 2-4:0'), 0, lay('K9', '1 4'), lay('K10', '1-4'), lay('L9', '1-4')).state;
    expect(usual.phases[0]).toMatchObject({ id: 'build', waiting: [1, 2] });
  });

  test('AOS-46: any town, never another New City, each letter once, free and not one of the tiles', () => {
    const state = s('city G9 C');
    expect(refusal(state, 0, urbanize('G9', 'A'))).toMatchObject({ code: 'no-town-here', rule: 'AOS-46' });
    expect(refusal(state, 0, urbanize('K10', 'A'))).toMatchObject({ code: 'no-town-here', rule: 'AOS-46' });
    expect(refusal(state, 0, urbanize('K9', 'C'))).toMatchObject({ code: 'new-city-placed', rule: 'AOS-46' });
    const after = play(state, 0, urbanize('K9', 'A')).state;
    expect(cash(after)[0]).toBe(30);
    expect(after.phases[0]).toMatchObject({ laid: [], urbanized: true });
  });

  test('AOS-46: a line of two sections that begins in the town keeps its owner and hangs on the New City', () => {
    const { state } = play(s('L8 2-4:1 | K9 1:1 4:2 | J9 1-4:2'), 0, urbanize('K9', 'A'));
    expect(looseEnds(state, 2)).toEqual(['I10']);
    expect(linksOf(state, 1)).toEqual(['K9-M9']);
  });

  test('AOS-47: a stub that pointed at the town is a link of its owner; an unowned one goes to the urbanizer or is neutral', () => {
    const line = 'L8 2-4:? | J9 1-3:1';
    const { state } = play(s(line), 0, urbanize('K9', 'A'));
    expect([linksOf(state, 0), linksOf(state, 1)]).toEqual([['K9-M9'], ['J10-K9']]);
    const other = play(s(`${line} | urbanizedStub=neutral`), 0, urbanize('K9', 'A')).state;
    expect([linksOf(other, 0), linksOf(other, NEUTRAL)]).toEqual([[], ['K9-M9']]);
  });

  test('AOS-47: a line from the town back to it is a link that no cube can use', () => {
    const { state } = play(s('K9 2:1 | L9 0-5:1 | L8 3-4:1'), 0, urbanize('K9', 'A'));
    expect(linksOf(state, 1)).toEqual(['K9-K9']);
    const moving = scenario('3p | move:1 | engine 6 6 6 | city K9 A | L9 0-5:1 | L8 3-4:1 | cubes K9 red blue');
    for (const route of ['1', '2'])
      expect(refusal(moving, 1, deliver('K9', 'red', route))).toMatchObject({ code: 'place-twice', rule: 'AOS-54' });
    expect(legalOf(moving, 1).filter(({ kind }) => kind === 'deliver')).toEqual([]);
  });
});

describe('supply', () => {
  test('AOS-8: a kind that is used up cannot be laid; what is replaced returns first', () => {
    // The one straight beside a sharp curve lies by Wheeling; Cincinnati has room for another.
    const used = 'R9 4-5:0 | Q10=parallel-straight-sharp 0-5:0 1-4:0 | N9 4-5:0';
    const another = lay('M10', '0-5 1-4', 'parallel-straight-sharp');
    expect(refusal(build(used), 0, another)).toMatchObject({ code: 'no-tile', rule: 'AOS-8' });
    const free = build(`${used} | tileSupply=unlimited`);
    expect(legalOf(free, 0)).toContainEqual(another);
    expect(legalOf(build(used), 0)).not.toContainEqual(another);
    const last = build('L9 1-3:0');
    const without = { ...last, supply: { ...last.supply, tiles: last.supply.tiles.map(() => 0) } };
    expect(isRefused(without, 0, lay('L9', '1-5'))).toBe(false);
    expect(refusal(without, 0, lay('L9', '1-4'))).toMatchObject({ code: 'no-tile', rule: 'AOS-8' });
    expect(refusal(without, 0, lay('L8', '4-2'))).toMatchObject({ code: 'no-tile', rule: 'AOS-8' });
  });

  test('AOS-8: a rotation that only repeats another look of its tile is no tile', () => {
    const straight = (rotation: number) => ({ kind: 'lay', hex: 'L9', tile: 'straight', rotation }) as const;
    expect(lay('L9', '1-4')).toEqual(straight(1));
    expect(isRefused(build(), 0, straight(1))).toBe(false);
    expect(refusal(build(), 0, straight(4))).toMatchObject({ code: 'no-tile', rule: 'AOS-8' });
  });

  test('AOS-44: tiles with a circle lie on towns only; without a marker only they will do', () => {
    expect(refusal(build(), 0, lay('L9', '1', 'town-1'))).toMatchObject({ code: 'town-tile-off-town', rule: 'AOS-44' });
    // Eight towns, each with a straight under a marker whose two exits lead nowhere yet.
    const towns = [
      'P5 1:? 4:?',
      'L7 0:? 3:?',
      'K4 0:? 3:?',
      'H4 0:? 3:?',
      'E4 0:? 3:?',
      'F7 0:? 3:?',
      'G9 0:? 3:?',
      'I9 1:? 4:?',
    ];
    const none = build(`L8 2-4:0 | ${towns.join(' | ')}`);
    expect(none.supply.markers).toBe(0);
    expect(refusal(none, 0, lay('K9', '1 4'))).toMatchObject({ code: 'no-marker', rule: 'AOS-44' });
    expect(isRefused(none, 0, lay('K9', '1'))).toBe(false);
    const free = build(`L8 2-4:0 | tileSupply=unlimited | ${towns.join(' | ')}`);
    expect(legalOf(free, 0)).toContainEqual(lay('K9', '1 4'));
    expect(legalOf(none, 0)).not.toContainEqual(lay('K9', '1 4'));
  });
});

describe('order of refusals', () => {
  test('AOS-77: the first that applies is told: direction before contact, contact before price', () => {
    const poor = scenario('3p | build:0 | cash 1 1 1 | actions urbanization');
    expect(refusal(poor, 0, lay('A9', '4-0')).code).toBe('direction-blocked');
    expect(refusal(poor, 0, lay('K10', '1-3')).code).toBe('no-contact');
    expect(refusal(poor, 0, lay('L9', '1-4')).code).toBe('price-over-cash');
  });

  test('AOS-73: a build in which nothing can be paid ends by itself', () => {
    const s = scenario('3p | actions:2 | cash 0 0 0 | actions engineer locomotive -');
    const played = playAll(s, [[2, take('turn-order')]]);
    expect(eventsOf(played, 'forced').map(({ kind }) => kind)).toContain('end-build');
    expect(legalOf(played.state, 0).map(({ kind }) => kind)).toEqual(['upgrade', 'pass']);
  });
});

describe('why a tile costs what it costs', () => {
  const reasons = (line: string, hex: string, spec: string) => reasonsAt(scenario(line), hex, spec);
  const reasonsAt = (s: AosState, hex: string, spec: string) => {
    const action = lay(hex, spec);
    if (action.kind !== 'lay') throw new Error('not a tile');
    return priceReasons(s, 0, mapOf(s).indexOf.get(hex)!, lieNamed(action.tile, action.rotation)!);
  };

  test('AOS-40, AOS-41, AOS-42: the parts of a price have names', () => {
    const bare = '3p | build:0 | cash 30 30 30';
    expect(reasons(bare, 'K10', '1-4')).toEqual(['plain']);
    expect(reasons(bare, 'M10', '0-3')).toEqual(['river']);
    expect(reasons(bare, 'M10', '0-3 1-4')).toEqual(['river', 'crossing']);
    expect(reasons(bare, 'K9', '1 4')).toEqual(['town']);
    const built = `${bare} | K10 1-4:0 | K9 1:0 4:0 | J9 1-3:0`;
    expect(reasons(built, 'K10', '1-4 2-5')).toEqual(['to-complex']);
    expect(reasons(built, 'K9', '1 3 4')).toEqual(['replace-town']);
    expect(reasons(built, 'J9', '0-3')).toEqual(['replace']);
  });

  test('AOS-23, AOS-75: what an engineer pays is named too', () => {
    const flat = '3p | engineer=four-tiles-flat-2 | actions engineer - - | build:0 | cash 30 30 30';
    expect(reasons(flat, 'M10', '0-3')).toEqual(['flat']);
    const half = '3p | map germany | actions engineer - - | build:0 | cash 30 30 30';
    expect(reasons(half, 'B5', '0-3')).toEqual(['printed', 'half']);
    // After the dearest tile a cheaper one is paid in full, a dearer one takes the half over.
    const dear = play(scenario(half), 0, lay('B8', '1-4')).state;
    expect(reasonsAt(dear, 'D5', '0-3')).toEqual(['plain']);
    expect(cash(play(dear, 0, lay('D5', '0-3')).state)[0]).toBe(cash(dear)[0]! - 2);
    expect(reasonsAt(dear, 'E14', '0-3')).toEqual(['printed', 'half']);
  });
});
