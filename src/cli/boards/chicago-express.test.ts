import { describe, expect, test } from 'vitest';
import { chicagoExpress, mapById } from '../../games/chicago-express/index.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyGame, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { start } from '../../kernel/engine.ts';
import { speakerOf } from '../speech.ts';
import { sayIn } from '../text/say.ts';
import { chicagoExpressBoard } from './chicago-express.ts';
import { drawMap } from './chicago-express-map.ts';

const begun = start(
  chicagoExpress,
  { seats: 4, options: { map: 'eastern-us' }, rules: 1 },
  seedSource(seedFromText('x')),
);
if (!begun.ok) throw new Error('bug: the setup waits');
const opening = begun.state;
const map = mapById('eastern-us');

describe('the board of Chicago Express in text', () => {
  test('shows every hex once, in 120 columns', () => {
    const drawn = drawMap(opening as Sealed<typeof opening>, false);
    const ids = drawn.match(/[A-S]\d{1,2}(?=[ h]|$)/gm) ?? [];
    expect([...ids].sort()).toEqual([...map.hexes.keys()].sort());
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('neighbours touch: each hex stands one column and half a hex from the next', () => {
    const lines = drawMap(opening as Sealed<typeof opening>, false).split('\n');
    const place = (id: string) => {
      const y = lines.findIndex((line) => new RegExp(`[/\\\\]${id} `).test(line));
      return { x: lines[y]!.search(new RegExp(`${id} `)), y };
    };
    for (const id of ['Q3', 'K4', 'B5']) {
      const here = place(id);
      for (const other of map.hexes.get(id)!.neighbours) {
        const there = place(other);
        expect([Math.abs(there.x - here.x), Math.abs(there.y - here.y)]).toEqual(there.x === here.x ? [0, 2] : [6, 1]);
      }
    }
  });

  test('shows companies, terrain, cost and houses', () => {
    const state = copy(opening);
    state.companies.prr.network.push('Q4', 'Q3');
    state.companies.nyc.network.push('Q3');
    state.houses.push('Q3');
    const drawn = drawMap(state as Sealed<typeof state>, false);
    expect(drawn).toContain('Q3  h');
    expect(drawn).toContain('o2PN_');
    expect(drawn).toContain('"2P__');
    expect(drawn).toContain('#P___');
  });

  test('a hex with all five companies still shows them all, and colours change no letter', () => {
    const state = copy(opening);
    for (const company of Object.values(state.companies)) company.network.push('A2');
    const sealed = state as Sealed<typeof state>;
    expect(drawMap(sealed, false)).toContain('\\PBCNW/');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
    expect(drawMap(sealed, true).replace(/\u001b\[\d+m/g, '')).toBe(drawMap(sealed, false));
  });

  test.each(['fr', 'en'] as const)(
    'tables in %s name players, companies, dials and ends, in 120 columns',
    async (lang) => {
      const pen = { say: sayIn(lang), colours: false };
      const speaker = await speakerOf('chicago-express', lang, ['Ann', 'Bob', 'Cy', 'Di'], opening.options);
      const view = opening as Sealed<typeof opening>;
      const parts = chicagoExpressBoard.draw(chicagoExpress as unknown as AnyGame, view as never, { ...pen, speaker });
      expect(parts).toHaveLength(4);
      const all = parts.slice(1).join('\n');
      for (const wanted of ['Ann', 'Di', '30', 'Pennsylvania', '19/20', 'Detroit', '[1] 2 3', '[.....]'])
        expect(all).toContain(wanted);
      for (const line of all.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    },
  );

  test('words for things: ids, names of cities, companies, dials', () => {
    const { touch, value } = chicagoExpressBoard;
    expect(touch('q3')).toEqual({ on: 'hex', id: 'Q3' });
    expect(touch('binghamton')).toEqual({ on: 'hex', id: 'Q3' });
    expect(touch('b&o')).toEqual({ on: 'company', id: 'bo' });
    expect(touch('extension')).toEqual({ on: 'dial', id: 'expansion' });
    expect(touch('xyzzy')).toBeNull();
    expect(value('hex', 'fort wayne')).toBe('D3');
    expect(value('amount', '$12')).toBe(12);
    expect(value('dial', 'dev')).toBe('development');
  });
});
