import { beforeAll, describe, expect, test } from 'vitest';
import { type CEAction, chicagoExpress } from '../../../games/chicago-express/index.ts';
import { scenario } from '../../../games/chicago-express/testing/scenario.ts';
import { apply } from '../../../kernel/engine.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import type { GameTexts } from '../../../text/game-texts.ts';
import { type Speaker, speakerFor } from '../../../text/speaker.ts';
import { chicagoExpressFace as face } from './face.ts';
import { layoutOf, threadOf } from './geometry.ts';
import { en } from './text.en.ts';
import { fr } from './text.fr.ts';

let [english, french]: Speaker[] = [];
beforeAll(async () => {
  const texts: GameTexts | null = await loadTexts(face.id);
  english = speakerFor(texts, 'en', ['Ann', 'Ben', 'Cleo'], { map: 'eastern-us' });
  french = speakerFor(texts, 'fr', ['Ann', 'Ben', 'Cleo'], { map: 'eastern-us' });
});

/** No-break spaces as plain ones: the tests are about words. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');

describe('places in words', () => {
  const s = scenario('3p | prr R4 Q4 | nyc R3 Q3 | houses Q3 | turn:0');
  const label = (id: string, speaker: Speaker) =>
    plain(face.places(s, speaker).find((place) => place.touch.id === id)!.label);

  test('name, kind, printed figures, pieces: in this order', () => {
    expect(label('Q3', english!)).toBe('Binghamton (Q3), city, cost $2, income 2. Engines: NYC. House.');
    expect(label('C2', english!)).toBe('South Bend (C2), city, cost $2, income 1. Empty.');
    expect(label('R5', english!)).toBe('Philadelphia (R5), start hex, start of the PRR, income 7. Engines: PRR.');
    expect(label('A2', english!)).toBe('Chicago (A2), cost $3, income 7. Empty.');
    expect(label('Q3', french!)).toBe('Binghamton (Q3), ville, coût 2 $, revenu 2. Locomotives : NYC. Petite maison.');
  });

  test('every hex of the map is a place inside the extent, in a row and a column of its own', () => {
    const all = face.places(s, english!);
    const { x, y, w, h } = face.extent(s);
    expect(all).toHaveLength(160);
    for (const { at } of all)
      expect(at.x - at.r > x && at.x + at.r < x + w && at.y > y && at.y + at.r < y + h).toBe(true);
    expect(new Set(all.map(({ cell }) => `${cell!.row},${cell!.column}`)).size).toBe(all.length);
  });
});

describe('where the game stands', () => {
  test('status and the four ways the game can end (CE-48)', () => {
    const s = scenario('3p | turn:0 | detroit 3 | prr R4 Q4 Q3 | houses Q3');
    expect(plain(face.status(s, english!))).toBe('Round 3 · Detroit 3 of 8 · 19 houses left');
    expect(plain(face.status(s, french!))).toBe('Manche 3 · Detroit 3 sur 8 · 19 maisons restantes');
    expect(face.endings(s, english!).map(plain)).toEqual([
      'Companies without engines: 0 of 3.',
      'Companies sold out: 0 of 3.',
      'Houses left: 19. The end comes at 3.',
      'Detroit: 3 of 8.',
    ]);
  });
});

describe('the sale of a share', () => {
  test('bidders in the order of speaking, who is out, what is the least', () => {
    const s = scenario('3p | auction:nyc by:1 high:1@9 out:2 | cash 20 15 4 | shares nyc 0 0 1');
    const shown = face.auction(s, english!)!;
    expect(shown.of).toBe('company:nyc');
    expect(shown.bidders).toEqual([
      { seat: 1, out: false, bid: 9 },
      { seat: 2, out: true, bid: null },
      { seat: 0, out: false, bid: null },
    ]);
    expect(shown.least).toBe(10);
    expect(shown.means).toEqual([20, 15, 4]);
  });

  test('what a price means is what the engine makes of it: treasury and dividend after the sale', () => {
    const s = scenario('2p | auction:nyc by:0 high:0@9 | cash 20 15 | treasury nyc 3 | shares nyc 0 1');
    expect(plain(face.auction(s, english!)!.meaning(10))).toBe(
      'At $10 the treasury of the NYC would hold $13. With 2 shares sold, each would pay $4 at the next dividends.',
    );
    const bid = apply(chicagoExpress, s, 1, { kind: 'bid', amount: 10 }, null);
    if (!bid.ok) throw new Error(bid.violation.code);
    const passed = apply(chicagoExpress, bid.state, 0, { kind: 'pass' }, null);
    if (!passed.ok) throw new Error(passed.violation.code);
    const fact = (key: string) =>
      chicagoExpress.facts(passed.state).find((known) => known.of === 'company:nyc' && known.key === key)?.value;
    expect([fact('treasury'), fact('dividend-per-share')]).toEqual([13, 4]);
  });

  test('at a table without a calculator nothing is said about dividends', () => {
    const s = scenario('2p | auction:nyc by:0');
    expect(plain(face.auction(s, english!)!.meaning(10, false))).toBe('At $10 the treasury of the NYC would hold $10.');
  });

  test('there is none on a turn', () => expect(face.auction(scenario('2p | turn:0'), english!)).toBeNull());
});

describe('deeds and touches', () => {
  test('several engines are one deed, whatever closes the turn', () => {
    const line = [{ kind: 'expand' }, { kind: 'expand' }, { kind: 'end-expansion' }];
    expect(face.deed(line, english!)).toBe('Lay 2 engines');
    expect(face.deed(line.slice(1), french!)).toBe('Poser 1 loco');
    const bid = { kind: 'bid', amount: 12 };
    expect(plain(face.deed([bid], french!))).toBe('Miser 12 $');
  });

  test('every action of the game has a deed', () => {
    for (const kind of Object.keys(chicagoExpress.actions)) expect(face.deed([{ kind }], english!)).not.toBe('');
  });

  test('an event lights what it names', () => {
    const built = { type: 'built', seat: 0, company: 'prr', hex: 'Q4', cost: 2, gain: 0, income: 7 };
    expect(face.touchesOf(built)).toEqual([
      { on: 'hex', id: 'Q4' },
      { on: 'company', id: 'prr' },
    ]);
    expect(face.touchesOf({ type: 'dials-reset' })).toEqual([]);
  });
});

describe('warnings', () => {
  const warned = (line: string, action: CEAction) => {
    const s = scenario(line);
    const applied = apply(chicagoExpress, s, 0, action, null);
    if (!applied.ok) throw new Error(applied.violation.code);
    return face.warnings(s, applied.state, english!).map(plain);
  };

  test('CE-16: a dial turns red', () => {
    const found = warned('2p | turn:0 | dials 2 0 0', { kind: 'decline', dial: 'auction' });
    expect(found).toEqual(['The dial “auction” turns red.']);
  });

  test('CE-17: the second red dial brings dividends at once', () => {
    const found = warned('2p | turn:0 | dials 3 0 3 | shares nyc 1 1', { kind: 'decline', dial: 'development' });
    expect(found).toContain('Dividends are paid at once.');
  });

  test('the last engine of a company is named', () => {
    const found = warned('2p | turn:0 | shares wab 1 0 | prr ..A2 | wab left:1 | treasury wab 20 | dials 0 0 0', {
      kind: 'expand',
      company: 'wab',
      hex: lastHex(),
    });
    expect(found).toContain('That is the last engine of the Wabash.');
  });
});

function lastHex(): string {
  const s = scenario('2p | turn:0 | shares wab 1 0 | prr ..A2 | wab left:1 | treasury wab 20 | dials 0 0 0');
  const { map } = layoutOf('eastern-us');
  for (const hex of map.hexes.keys()) {
    const tried = apply(chicagoExpress, s, 0, { kind: 'expand', company: 'wab', hex }, null);
    if (tried.ok) return hex;
  }
  throw new Error('no hex is left');
}

describe('drawing', () => {
  test('a thread leads from each engine to the one it was reached from', () => {
    const layout = layoutOf('eastern-us');
    expect(threadOf(layout, ['R5'], 0)).toBe('');
    expect(threadOf(layout, ['R5', 'R4', 'Q4'], 0).match(/M/g)).toHaveLength(2);
  });

  test('both languages hold every line, and none is empty', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const line of [...Object.values(fr), ...Object.values(en)]) expect(line).not.toBe('');
  });
});
