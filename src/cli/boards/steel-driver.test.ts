import { describe, expect, test } from 'vitest';
import { mapById, steelDriver } from '../../games/steel-driver/index.ts';
import type { SDState } from '../../games/steel-driver/state.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyGame, Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { start } from '../../kernel/engine.ts';
import { speakerOf } from '../speech.ts';
import { sayIn } from '../text/say.ts';
import { steelDriverBoard } from './steel-driver.ts';
import { codesOf, drawMap } from './steel-driver-map.ts';

const begun = start(
  steelDriver,
  { seats: 4, options: { map: 'us-reconstructed' }, rules: 1 },
  seedSource(seedFromText('x')),
);
if (!begun.ok) throw new Error('bug: the setup waits');
const opening = begun.state;
const sealed = (s: SDState) => s as Sealed<SDState>;

describe('the board of Steel Driver in text', () => {
  test('every city has a code of its own and stands on the map, start cities in brackets, in 120 columns', () => {
    const codes = codesOf(mapById('us-reconstructed'));
    expect(new Set(codes.values()).size).toBe(38);
    const drawn = drawMap(sealed(opening), false);
    for (const [id, code] of codes) expect(drawn, id).toContain(code);
    expect(drawn.match(/\[[A-Z]{3}\]/g)).toHaveLength(7);
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('rails show the number of their company, goods a star, and colours change no letter', () => {
    const s = copy(opening);
    s.rails[mapById('us-reconstructed').linkById.get('houston--san-diego')!.index] = 'blue';
    s.goods = ['helena'];
    const drawn = drawMap(sealed(s), false);
    expect(drawn).toMatch(/4+/);
    expect(drawn).toContain('HEL*');
    expect(drawMap(sealed(opening), false)).not.toContain('44');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
    expect(drawMap(sealed(s), true).replace(/\u001b\[\d+m/g, '')).toBe(drawn);
  });

  test.each(['fr', 'en'] as const)('tables in %s name players, companies and cities, in 120 columns', async (lang) => {
    const speaker = await speakerOf('steel-driver', lang, ['Ann', 'Bob', 'Cy', 'Di'], opening.options);
    const pen = { say: sayIn(lang), colours: false, speaker };
    const parts = steelDriverBoard.draw(steelDriver as unknown as AnyGame, sealed(opening) as never, pen);
    expect(parts).toHaveLength(4);
    const all = parts.slice(1).join('\n');
    for (const wanted of ['Ann', 'Di', '17/17', 'Salt Lake City $40', 'NYO\u00a02']) expect(all).toContain(wanted);
    for (const line of all.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('words for things: ids, names and codes of cities, links by two cities, companies', () => {
    const { touch, value } = steelDriverBoard;
    expect(touch('rouge')).toEqual({ on: 'company', id: 'red' });
    expect(touch('grey')).toEqual({ on: 'company', id: 'grey' });
    expect(touch('bos-nyo')).toEqual({ on: 'link', id: 'boston--new-york' });
    expect(touch('boston--albany')).toEqual({ on: 'link', id: 'boston--albany' });
    expect(touch('denver')).toEqual({ on: 'place', id: 'denver' });
    expect(touch('7')).toEqual({ on: 'amount', id: '7' });
    expect(touch('xyzzy')).toBeNull();
    expect(value('city', 'new york')).toBe('new-york');
    expect(value('link', 'nyo-bos')).toBe('boston--new-york');
    expect(value('link', 'bos-den')).toBeNull();
    expect(value('amount', '12')).toBe(12);
    expect(value('company', 'bleue')).toBe('blue');
  });
});
