import { describe, expect, test } from 'vitest';
import { ageOfSteam as aos } from '../../games/age-of-steam/index.ts';
import { chicagoExpress } from '../../games/chicago-express/index.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import {
  drawsTheSame,
  readDraft,
  seatNamesOf,
  usualDraft,
  wishOf,
  withOption,
  withPreset,
  withSeat,
  withSeats,
} from './draft.ts';

const game = chicagoExpress as unknown as AnyGame;
const ageOfSteam: AnyGame = aos;
const BOTS = ['random', 'directed'];
const person = (n: number) => `Player ${n}`;

/** A game whose board decides who may play, and whose two options do not all go together. */
const picky = {
  ...game,
  options: {
    map: { values: ['small', 'large'], default: 'small' },
    fog: {
      values: [false, true],
      default: false,
      allowed: ({ map }: { map?: unknown }) => (map === 'small' ? [false] : [false, true]),
    },
  },
  seatCounts: ({ map }: { map?: unknown }) => (map === 'small' ? [2, 3] : [4, 5]),
} as unknown as AnyGame;

describe('a game about to be opened', () => {
  test('usually one person against two bots', () => {
    const { seats } = usualDraft(game, 'directed');
    expect(seats).toEqual([
      { who: 'person', name: '' },
      { who: 'bot', bot: 'directed' },
      { who: 'bot', bot: 'directed' },
    ]);
  });

  test('more seats are bots, fewer cut from the end, and a first seat that is gone is drawn again', () => {
    const six = withSeats(game, { ...usualDraft(game, 'random'), first: 2 }, 6, 'directed');
    expect(six.seats.slice(3)).toEqual(Array(3).fill({ who: 'bot', bot: 'directed' }));
    expect(six.first).toBe(2);
    expect(withSeats(game, six, 2, 'random')).toMatchObject({ first: null, seats: { length: 2 } });
    expect(withSeats(game, six, 40, 'random').seats).toHaveLength(6);
  });

  test('an option carries along what goes with it: the number of players and the other options', () => {
    const large = withOption(
      picky,
      withOption(picky, usualDraft(picky, 'random'), 'map', 'large', 'random'),
      'fog',
      true,
      'random',
    );
    expect(large.seats).toHaveLength(4);
    expect(large.options).toEqual({ map: 'large', fog: true });
    const small = withOption(picky, large, 'map', 'small', 'random');
    expect(small.options).toEqual({ map: 'small', fog: false });
    expect(small.seats).toHaveLength(3);
  });

  test('what was kept comes back; what makes no sense is as usual', () => {
    const kept = withSeat(withSeats(game, usualDraft(game, 'random'), 4, 'random'), 1, { who: 'person', name: 'Ada' });
    expect(readDraft(game, JSON.parse(JSON.stringify(kept)), BOTS, 'directed')).toEqual(kept);
    const strict = { ...kept, calculator: false, hints: false, masterMs: 5000 };
    expect(readDraft(game, JSON.parse(JSON.stringify(strict)), BOTS, 'directed')).toEqual(strict);
    expect(readDraft(game, { ...kept, masterMs: 60_000 }, BOTS, 'directed')).toEqual(kept);
    const usual = usualDraft(game, 'directed');
    for (const raw of [
      null,
      7,
      [],
      { game: 'chess', seats: [] },
      { game: game.id, seats: 'x' },
      { ...kept, options: { map: 'moon' } },
    ])
      expect(readDraft(game, raw, BOTS, 'directed')).toEqual(usual);
    const odd = readDraft(
      game,
      { ...kept, seats: [{ who: 'bot', bot: 'genius' }, 7, { who: 'person', name: 9 }] },
      BOTS,
      'directed',
    );
    expect(odd.seats).toEqual(Array(3).fill({ who: 'bot', bot: 'directed' }));
  });

  test('a set of options: what it names, the rest as usual, on the map that was chosen', () => {
    const own = withOption(ageOfSteam, usualDraft(ageOfSteam, 'random'), 'map', 'germany', 'random');
    const changed = withOption(ageOfSteam, own, 'bankruptAt', 'zero', 'random');
    const { options } = withPreset(ageOfSteam, changed, ageOfSteam.presets!.faidutti!, 'random');
    // AOS-75: Germany has an engineer of its own, so that of the set is left out.
    expect(options).toEqual({ ...own.options, production: 'draw-4-keep-2' });
  });

  test('as the host is asked: names for all, a first seat or none, an empty tape for real dice', () => {
    const wish = wishOf({ ...usualDraft(game, 'random'), first: 1, dice: true }, 'Mine', person);
    expect(wish).toEqual({
      ...{ game: game.id, name: 'Mine', options: { map: 'eastern-us' }, firstSeat: 1, dice: [] },
      ...{ calculator: true, hints: true, masterMs: 2000 },
      seats: [
        { name: 'Player 1', bot: null },
        { name: 'Rocket', bot: 'random' },
        { name: 'Adler', bot: 'random' },
      ],
    });
    const plain = wishOf(withSeat(usualDraft(game, 'random'), 0, { who: 'person', name: ' Ada ' }), '', person);
    expect(plain.seats[0]).toEqual({ name: 'Ada', bot: null });
    expect(plain).not.toHaveProperty('dice');
    expect(plain).not.toHaveProperty('firstSeat');
    expect(seatNamesOf(withSeat(usualDraft(game, 'random'), 1, { who: 'person', name: 'Ada' }), person)).toEqual([
      'Player 1',
      'Ada',
      'Rocket',
    ]);
  });

  test('what a real table draws depends on options, the number of seats, who begins and the board, not on names and helps', () => {
    const usual = usualDraft(ageOfSteam, 'random');
    const named = withSeat(usual, 1, { who: 'person', name: 'Ada' });
    expect(drawsTheSame(usual, { ...named, hints: false, masterMs: 500 })).toBe(true);
    expect(drawsTheSame(usual, withSeats(ageOfSteam, usual, 4, 'random'))).toBe(false);
    expect(drawsTheSame(usual, withOption(ageOfSteam, usual, 'map', 'germany', 'random'))).toBe(false);
    expect(drawsTheSame(usual, { ...usual, first: 1 })).toBe(false);
    expect(drawsTheSame(usual, { ...usual, board: { name: 'mine', file: {} } })).toBe(false);
  });
});
