import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANIES, type SDAction, type SDState, steelDriver } from '../../../games/steel-driver/index.ts';
import { board } from '../../../games/steel-driver/testing/boards.ts';
import { scenario } from '../../../games/steel-driver/testing/scenario.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { apply } from '../../../kernel/engine.ts';
import { words } from '../../../kernel/words.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import type { GameTexts } from '../../../text/game-texts.ts';
import { type Speaker, speakerFor } from '../../../text/speaker.ts';
import { steelDriverFace as face } from './face.ts';
import { layoutOf } from './geometry.ts';
import { goodsSets } from './goods-sets.tsx';
import { regionsOf } from './regions.ts';
import { en } from './text.en.ts';
import { fr } from './text.fr.ts';

let texts: GameTexts | null = null;
let [english, french]: Speaker[] = [];
const OPTIONS = { map: 'us-reconstructed' };
beforeAll(async () => {
  texts = await loadTexts(face.id);
  english = speakerFor(texts, 'en', ['Ann', 'Ben', 'Cleo'], OPTIONS);
  french = speakerFor(texts, 'fr', ['Ann', 'Ben', 'Cleo'], OPTIONS);
});

/** No-break spaces as plain ones: the tests are about words. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');

const played = (s: Sealed<SDState>, seat: number, action: SDAction): Sealed<SDState> => {
  const done = apply(steelDriver, s, seat, action, null);
  if (!done.ok) throw new Error(done.violation.code);
  return done.state;
};

describe('places in words', () => {
  const s = scenario('3p | sales:0 | red boston new-york | last red:0 blue:1 | blue boston albany');
  const label = (on: string, id: string, speaker: Speaker, at: Sealed<SDState> = s) =>
    plain(face.places(at, speaker).find(({ touch }) => touch.on === on && touch.id === id)!.label);

  test('cities: name, kind, printed figures, networks; links: ends, cost, owner', () => {
    expect(label('place', 'boston', english!)).toBe(
      'Boston, start city, value $30, black goods. In the networks of Red and Blue.',
    );
    expect(label('place', 'san-francisco', english!)).toBe(
      'San Francisco, start city, value $40, orange goods, end of the transcontinental link. In no network.',
    );
    expect(label('link', 'boston--new-york', english!)).toBe('Boston – New York, cost 2 cubes. Rail of Red.');
    expect(label('link', 'albany--buffalo', english!)).toBe('Albany – Buffalo, cost 2 cubes. Free.');
    expect(label('link', 'boston--new-york', french!)).toBe(
      'Boston – New York, coût 2 cubes. Rail de la compagnie rouge.',
    );
  });

  test('SD-37: in the final phase a city says whether its cube is still there', () => {
    const final = scenario(
      '3p | turn 5 | collecting:red | red boston new-york albany | control red:0 | goods red albany',
    );
    expect(label('place', 'boston', english!, final)).toMatch(/Its goods cube is there\.$/);
    expect(label('place', 'albany', english!, final)).toMatch(/No goods cube\.$/);
  });

  test('every city and every link is a place inside the extent, each once, and whatever can be touched is one', () => {
    const all = face.places(s, english!);
    const { x, y, w, h } = face.extent(s);
    expect(all).toHaveLength(38 + 87);
    expect(new Set(all.map(({ touch }) => `${touch.on}:${touch.id}`)).size).toBe(all.length);
    for (const { at } of all)
      expect(at.x - at.r > x && at.x + at.r < x + w && at.y - at.r > y && at.y + at.r < y + h).toBe(true);
    const building = scenario('3p | building:red | control red:0 | box red 9');
    const known = new Set(all.map(({ touch }) => `${touch.on}:${touch.id}`));
    for (const { touches } of words(steelDriver, building, 0))
      for (const { on, id } of touches) expect(known.has(`${on}:${id}`)).toBe(true);
  });
});

describe('where the game stands', () => {
  test('status and the way to the end', () => {
    const s = scenario('3p | turn 2 | building:red | control red:0 | box red 4');
    expect(plain(face.status(s, english!))).toBe('Turn 2 of 5 · building');
    expect(plain(face.status(s, french!))).toBe('Tour 2 sur 5 · construction');
    expect(face.endings(s, english!).map(plain)).toEqual([
      'Turn 2 of 5; after the last one goods are collected and every share is paid.',
    ]);
  });
});

describe('auctions', () => {
  test('SD-13: bidders in order from the opener, with the cubes of everybody', () => {
    const s = scenario('3p | auction:red by:1 high:2@4 out:0 | cubes 9 7 8 | box red 2');
    const now = face.auction(s, english!)!;
    expect(now.bidders).toEqual([
      { seat: 1, out: false, bid: null },
      { seat: 2, out: false, bid: 4 },
      { seat: 0, out: true, bid: null },
    ]);
    expect(now.means).toEqual([9, 7, 8]);
    expect(now.least).toBe(5);
    expect(now.write!(1)).toBe('1 cube');
    expect(plain(now.meaning(5))).toBe('At 5 cubes the box of Red would hold 7; you would keep 2.');
  });

  test('before an auction is opened the cubes of everybody are there, too', () => {
    const now = face.auction(scenario('3p | sales:2 | cubes 9 7 8'), english!)!;
    expect(now.bidders.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(plain(now.meaning(3))).toBe('If nobody goes higher, you pay 3 cubes and keep 5.');
  });
});

describe('what a choice is called and what follows', () => {
  test('deeds and touches', () => {
    const s = scenario('3p | sales:0');
    expect(plain(face.deed([{ kind: 'open', company: 'red', amount: 3 } as SDAction], english!))).toBe('Open Red at 3');
    expect(plain(face.deed([{ kind: 'build', link: 'albany--buffalo' } as SDAction], french!))).toBe(
      'Construire Albany – Buffalo',
    );
    expect(face.touchLabel({ on: 'button', id: 'hand-on' }, s, english!)).toBe('Hand on');
    expect(face.touchLabel({ on: 'company', id: 'grey' }, s, english!)).toBe('V Grey');
    expect(face.touchLabel({ on: 'place', id: 'new-york' }, s, french!)).toBe('New York');
  });

  test('SD-24: between two hexagons the bar asks for the start', () => {
    const lit = ['new-york', 'boston'].map((id) => ({ on: 'place', id }));
    expect(plain(face.askFor!(lit, english!)!)).toBe('Start from New York or Boston.');
    expect(plain(face.askFor!(lit, french!)!)).toBe('Départ : New York ou Boston.');
    expect(face.askFor!([{ on: 'link', id: 'x' }], english!)).toBeNull();
  });

  const coasts = board('ny*=40 a=30 b=20 c=20 sf*=40', 'ny-a a-sf ny-b b-c c-sf');

  test('SD-32: a rail that completes the transcontinental link says who would get what', () => {
    const s = scenario('3p | building:red | control red:0 | box red 6 | blue ny a | last blue:1 | red sf c', coasts);
    const link = layoutOf(s).map.links.find(({ a, b }) => [a.id, b.id].sort().join() === 'a,sf')!.id;
    expect(face.warnings(s, played(s, 0, { kind: 'build', link }), english!).map(plain)[0]).toBe(
      'This completes the transcontinental link: $50 for Red, $30 for each of Blue.',
    );
  });

  test('SD-28: a rail inside the network gains nothing, and the bill says so', () => {
    const s = scenario('3p | building:red | control red:0 | box red 9 | red boston new-york albany');
    const inside = layoutOf(s).map.links.find(
      ({ a, b, index }) => s.rails[index] === 'free' && [a.id, b.id].every((id) => s.companies.red.cities.includes(id)),
    )!;
    const found = face.warnings(s, played(s, 0, { kind: 'build', link: inside.id }), english!).map(plain);
    expect(found).toContain('Both cities are already in the network: no gain.');
  });

  test('SD-36: the last rail of a turn says that profits are paid', () => {
    const s = scenario('3p | building:red | control red:0 | box red 2 | red boston albany');
    const found = face.warnings(s, played(s, 0, { kind: 'build', link: 'boston--new-york' }), english!).map(plain);
    expect(found).toEqual(['The turn ends: profits are paid.']);
  });

  test('events light links, cities and companies', () => {
    const event = { type: 'built', link: 'boston--albany', company: 'red', seat: 0 };
    expect(face.touchesOf(event)).toEqual([
      { on: 'link', id: 'boston--albany' },
      { on: 'company', id: 'red' },
    ]);
  });
});

describe('drawing', () => {
  test('SD-42: goods are stacked in sets of different colours, the largest first', () => {
    const s = scenario(
      '3p | turn 5 | collecting:red | red chicago milwaukee minneapolis fargo | control red:0 | goods red chicago milwaukee fargo',
    );
    expect(goodsSets(s, 'red')).toEqual([
      { goods: ['white', 'silver'], value: 30 },
      { goods: ['white'], value: 10 },
    ]);
  });

  test('regions: every city lies in its own cell, and borders run between goods of two colours only', () => {
    const { cities } = layoutOf(scenario('3p')).map;
    const { cells, borders } = regionsOf(cities);
    expect(cells.map(({ city }) => city)).toEqual(cities);
    expect(borders.startsWith('M')).toBe(true);
    expect(regionsOf(cities.filter(({ goods }) => goods === 'white')).borders).toBe('');
  });

  test('two links between the same cities lie side by side; another sheet has no coast of ours', () => {
    const s = scenario('3p', board('ny*=40 a=30 sf*=40', 'ny-a a-sf'));
    expect(layoutOf(s).runs).toHaveLength(2);
    expect(layoutOf(scenario('3p')).hasCoast).toBe(true);
  });

  test('each company has a mark of its own', () => {
    const marks = COMPANIES.map((id) => face.markOf!(`company:${id}`)!);
    expect(new Set(marks.map(({ letter }) => letter)).size).toBe(COMPANIES.length);
    expect(face.markOf!('seat:0')).toBeNull();
  });
});

test('both languages have the same holes in every line', () => {
  const holes = (line: string) => [...line.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, line] of Object.entries(en))
    expect([key, holes(fr[key as keyof typeof en])]).toEqual([key, holes(line)]);
});
