/** What the face says and where it lets one touch, on positions of real games. */
import { describe, expect, test } from 'vitest';
import { boardOf, type LTWState, lastTrain } from '../../../games/last-train-to-wensleydale/index.ts';
import { scenario } from '../../../games/last-train-to-wensleydale/testing/scenario.ts';
import type { AnyGame, Sealed, Touch } from '../../../kernel/contract.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { LOCALES } from '../../../text/locale.ts';
import { type Speaker, speakerFor } from '../../../text/speaker.ts';
import { choose, choosing, type Selection } from '../../play/logic/selection.ts';
import type { Face } from '../face.ts';
import { lastTrainFace } from './face.ts';
import { areaPath, layoutOf } from './geometry.ts';

const game: AnyGame = lastTrain;
const face: Face = lastTrainFace;
const texts = await loadTexts('last-train-to-wensleydale');
const speakers = (s: Sealed<LTWState>): Speaker[] =>
  LOCALES.map((locale) => speakerFor(texts, locale, ['Ada', 'Ben', 'Cleo', 'Dan'], s.options, s.board));

const inEnglish = (s: Sealed<LTWState>): Speaker => speakers(s).find(({ locale }) => locale === 'en')!;

const touched = (now: Selection, ...touches: Touch[]): Selection =>
  touches.reduce((selection, touch) => {
    const next = choose(selection, touch);
    if (!next) throw new Error(`dead: ${touch.on} ${touch.id}`);
    return next;
  }, now);
const sector = (id: string): Touch => ({ on: 'sector', id });

const LINE = 'track 0 skipton craven-meadows';
const POSITIONS = [
  '3p | bidding:1 | cubes 9 9 9 | bids 1:0@3',
  'nuremberg 3p | building:0 | cubes 9 9 9',
  '3p extended | trains:0 | hired A3:0=hill,red | track 0 northallerton scruton-meadows bedale | passengers red bedale 2',
  `2p | sales:0 | ${LINE}`,
  '4p | over | round 4',
];

describe.each(POSITIONS)('at %s', (line) => {
  const s = scenario(line);

  test.each(speakers(s))('every place, touch and line is said in full', (speaker) => {
    const places = face.places(s, speaker);
    const said = [
      face.status(s, speaker),
      ...face.endings(s, speaker),
      ...places.flatMap(({ label, name }) => [label, name]),
      ...[0, 1].flatMap((seat) =>
        choosing(game, s, seat, face.closing).lit.map((touch) => face.touchLabel(touch, s, speaker)),
      ),
    ];
    for (const text of said) expect(text).not.toMatch(/…|undefined|\{|^$/);
    expect(new Set(places.map(({ touch }) => `${touch.on}:${touch.id}`)).size).toBe(places.length);
  });
});

describe('choosing on the map', () => {
  test('a line is touched sector by sector and is one deed; when cubes run out, one colour pays several points', () => {
    const s = scenario('2p | building:0 | cubes 1 9 | white 5 1');
    const en = inEnglish(s);
    const line = touched(choosing(game, s, 0, face.closing), ...['northallerton', 'scruton-meadows', 'leeming', 'bedale'].map(sector)); // biome-ignore format: one line
    expect(line.actions.map(({ kind }) => kind)).toEqual(['start', 'extend', 'extend', 'extend', 'end-line']);
    expect(face.deed(line.actions, en)).toBe('Build 3 tracks');
    expect(face.warnings(s, line.after, en).join()).toContain('choose influence for 2 points');
    const [first] = choosing(game, line.after, 0, face.closing).lit.filter(({ id }) => id.startsWith('white'));
    const one = touched(choosing(game, line.after, 0, face.closing), first!);
    const [second] = one.lit.filter(({ id }) => id.startsWith('white'));
    const both = touched(one, second!);
    expect(both.actions).toEqual([
      { kind: 'pay', purse: 'white' },
      { kind: 'pay', purse: 'white' },
    ]);
    expect(face.deed(both.actions, en)).toBe('Put down 2 points');
  });

  test('a start without a step builds nothing, and the bill says so', () => {
    const s = scenario('2p | building:0 | cubes 9 9');
    const en = inEnglish(s);
    const begun = touched(choosing(game, s, 0, face.closing), sector('northallerton'));
    expect(face.deed(begun.actions, en)).toBe('Build nothing');
    expect(face.warnings(s, begun.after, en)).toContain('Nothing is built, and your turn to build is over.');
  });

  test('a sale names the towns that change hands and what leaves the map', () => {
    const s = scenario(
      '2p | sales:0 | green 3 1 | track 0 northallerton scruton-meadows leeming | passengers green leeming 1 | goods scruton-meadows 2',
    );
    const en = inEnglish(s);
    const tracks = face.places(s, en).filter(({ touch }) => touch.on === 'border');
    expect(tracks).toHaveLength(2);
    const sold = touched(choosing(game, s, 0, face.closing), ...tracks.map(({ touch }) => touch));
    expect(face.deed(sold.actions, en)).toBe('Sell 2 tracks');
    expect(face.warnings(s, sold.after, en)).toEqual([
      'Leeming would belong to the green company.',
      'Leaves the map for good: 2 × cheese and 1 green passenger.',
    ]);
  });

  test('the last to sell may make a line longer: its tracks stay places after what is chosen so far', () => {
    const s = scenario('2p | sales:1 | green 3 3 | track 1 northallerton scruton-meadows leeming');
    const en = inEnglish(s);
    const [one] = face.places(s, en).filter(({ touch }) => touch.on === 'border');
    const sold = touched(choosing(game, s, 1, face.closing), one!.touch);
    expect(sold.state.phases.at(-1)?.id).not.toBe('sales');
    expect(face.places(sold.state, en, s).filter(({ touch }) => touch.on === 'border')).toHaveLength(2);
  });

  test('tracks are places only where lines are sold', () => {
    const s = scenario(`2p | building:0 | cubes 9 9 | ${LINE}`);
    expect(face.places(s, inEnglish(s)).some(({ touch }) => touch.on === 'border')).toBe(false);
  });
});

describe('the drawing of the map', () => {
  test.each(['2p', 'nuremberg 2p'])('round any sectors runs a closed line: %s', (table) => {
    const board = boardOf(scenario(table));
    const layout = layoutOf(board);
    const rings = (inside: readonly number[]) => {
      const path = areaPath(layout, new Set(inside));
      return [path.split('M').length - 1, path.split('Z').length - 1];
    };
    for (const { index } of board.sectors) {
      const [begun, closed] = rings([index]);
      expect(begun).toBeGreaterThan(0);
      expect(closed).toBe(begun);
    }
    expect(rings(board.sectors.map(({ index }) => index))[0]).toBeGreaterThan(0);
    expect(rings([])).toEqual([0, 0]);
    for (const { reach } of layout.sectors) expect(reach).toBeGreaterThan(15);
  });
});
