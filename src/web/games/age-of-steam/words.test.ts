import { beforeAll, describe, expect, test } from 'vitest';
import { ageOfSteam, MAPS, mapById } from '../../../games/age-of-steam/index.ts';
import { connect, lay, play, restart, settle } from '../../../games/age-of-steam/testing/play.ts';
import { scenario } from '../../../games/age-of-steam/testing/scenario.ts';
import { apply } from '../../../kernel/engine.ts';
import { parseAction } from '../../../kernel/words.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { sayAction, sayPrompt } from '../../../text/say.ts';
import { type Speaker, speakerFor } from '../../../text/speaker.ts';
import { HALF, SIDE } from '../../ui/board/hex.ts';
import { City, type CityProps } from './city.tsx';
import { ageOfSteamFace as face } from './face.ts';
import { bandsOf } from './gauges.tsx';
import { CUBE, cubeSpots } from './geometry.ts';
import { linksOf } from './links.ts';
import { en } from './text.en.ts';
import { fr } from './text.fr.ts';
import { stops } from './words.ts';

let [english, french]: Speaker[] = [];
beforeAll(async () => {
  const texts = await loadTexts(face.id);
  english = speakerFor(texts, 'en', ['Ann', 'Ben', 'Cleo'], { map: 'rust-belt' });
  french = speakerFor(texts, 'fr', ['Ann', 'Ben', 'Cleo'], { map: 'rust-belt' });
});

/** No-break spaces as plain ones: the tests are about words. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');

const TWO_LINKS = 'C2 0-3:1 | C3 0-4:1 | B1 1-3:0 | B2 0-3:0';

describe('places in words', () => {
  const s = scenario(`3p | build:0 | ${TWO_LINKS} | cubes B3 purple black purple | city H4 A`);
  const label = (id: string, speaker: Speaker) =>
    plain(face.places(s, speaker).find((place) => place.touch.id === id)!.label);

  test('name, kind, printed figures, track, cubes: in this order', () => {
    expect(label('B3', english!)).toBe('Minneapolis (B3), city, takes blue, west 5. Cubes: 2 purple and 1 black.');
    expect(label('B3', french!)).toBe(
      'Minneapolis (B3), grande ville, reçoit bleu, ouest 5. Cubes : 2 lilas et 1 noir.',
    );
    expect(label('H4', english!)).toBe('Milwaukee (H4), New City A, takes red. Empty.');
    expect(label('B1', english!)).toBe('B1, plain. Track: gentle curve (Ann).');
    expect(label('H2', english!)).toBe('Green Bay (H2), town. Empty.');
  });

  test('AOS-76: a city where goods end says so, and has another mark than one beyond the map that lets them pass', () => {
    const board = scenario('3p | map germany | build:0');
    const on = (id: string) => plain(face.places(board, english!).find(({ touch }) => touch.id === id)!.label);
    expect(on('A12')).toContain('no cube passes through');
    expect(on('E15')).not.toContain('no cube passes');
    const drawn = (border: CityProps['border']) =>
      JSON.stringify(City({ name: 'X', goods: ['red'], column: null, letter: null, border }));
    expect(new Set([drawn('terminal'), drawn('foreign'), drawn(null)]).size).toBe(3);
  });

  test.each(MAPS)(
    'on %s every hex but the lakes is a place inside the extent, in a row and a column of its own',
    (map) => {
      const players = Object.keys(mapById(map).turns)[0];
      const board = scenario(`${players}p | map ${map} | build:0`);
      const all = face.places(board, english!).filter(({ touch }) => touch.on === 'hex');
      const { x, y, w, h } = face.extent(board);
      expect(all).toHaveLength(mapById(map).hexes.filter(({ terrain }) => terrain !== 'lake').length);
      for (const { at } of all)
        expect(at.x - at.r > x && at.x + at.r < x + w && at.y > y && at.y + at.r < y + h).toBe(true);
      expect(new Set(all.map(({ cell }) => `${cell!.row},${cell!.column}`)).size).toBe(all.length);
    },
  );

  test('while goods move, cubes and links can be touched, each as the engine calls it', () => {
    const moving = scenario(`3p | move:0 | ${TWO_LINKS} | cubes B3 purple black`);
    const ids = face.places(moving, english!).map(({ touch }) => `${touch.on} ${touch.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const action of ageOfSteam.actions.deliver.candidates(moving, 0))
      for (const { on, id } of ageOfSteam.actions.deliver.touches(action, moving)) expect(ids).toContain(`${on} ${id}`);
    expect(linksOf(moving).map(({ owner, pieces }) => [owner, pieces.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('the last to move goods may still choose another route: cubes and links stay places after what is chosen', () => {
    const moving = scenario(`3p | move:0 round:2 | order 1 2 0 | ${TWO_LINKS} | cubes B3 blue purple | cubes C1 blue`);
    const [action] = ageOfSteam.actions.deliver.candidates(moving, 0);
    const done = apply(ageOfSteam, moving, 0, action!, null);
    if (!done.ok) throw new Error(done.violation.code);
    expect(done.state.phases.at(-1)?.id).not.toBe('move');
    const ids = (list: ReturnType<typeof face.places>) => list.map(({ touch }) => `${touch.on} ${touch.id}`);
    expect(ids(face.places(done.state, english!, moving))).toEqual(ids(face.places(moving, english!)));
  });
});

describe('in a line', () => {
  test('where the game stands, and what ends it (AOS-68)', () => {
    const s = scenario('3p | build:0 | turn 3 | out 2');
    expect(plain(face.status(s, english!))).toBe('Rust Belt · Turn 3 of 10');
    expect(plain(face.status(s, french!))).toBe('Rust Belt · Tour 3 sur 10');
    expect(face.endings(s, english!).map(plain)).toEqual([
      'Turns left after this one: 7.',
      'Bankrupt: 1 of 3. With one player left the game ends.',
    ]);
  });

  test('AOS-14: what each place of the auction would pay', () => {
    const auction = face.auction(scenario('4p | auction:0 bids:0,4,0,0 | cash 9 9 9 9'), english!)!;
    expect(auction.least).toBe(5);
    expect(auction.high).toEqual({ seat: 1, amount: 4 });
    expect(plain(auction.meaning(5))).toBe(
      'If all bids were as high, the places would pay: 1st $5, 2nd $5, 3rd $3, and 4th $0.',
    );
  });

  test('AOS-10, AOS-59: what shares bring and cost; nothing is forecast without a calculator', () => {
    const shares = face.auction(scenario('3p | shares:0 | cash 4 9 9 | shares 5 2 2 | engine 3 1 1'), english!)!;
    expect(plain(shares.write!(2))).toBe('2 shares');
    expect(plain(shares.meaning(2))).toBe(
      'You would have $14. Expenses of this turn: $10; cash after them, if you spend nothing: $4.',
    );
    expect(plain(shares.meaning(2, false))).toBe('You would have $14.');
  });

  test('AOS-19: what the action does that is about to be taken', () => {
    const before = scenario('3p | actions:0');
    const engineer = (from: typeof before) => {
      const done = apply(ageOfSteam, from, 0, { kind: 'choose', action: 'engineer' }, null);
      return done.ok && face.warnings(from, done.state, english!).map(plain);
    };
    expect(engineer(before)).toContain('You lay four tiles instead of three.');
    expect(engineer({ ...before, options: { ...before.options, engineer: 'four-tiles-flat-2' } })).toContain(
      'You lay four tiles instead of three, each at $2.',
    );
    // AOS-75: not four of them where the map has an engineer of its own.
    const german = engineer(scenario('3p | map germany | actions:0'));
    expect(german).toContain('The engineer lays 3 tiles.');
    expect(german).toContain('The engineer pays half, rounded up, for the dearest tile of the build.');
    expect(JSON.stringify(german)).not.toContain('four');
    expect(face.warnings(before, before, english!)).toEqual([]);
  });

  test('what would follow: a link, a line that is lost (AOS-34), a shortage, ruin (AOS-60)', () => {
    const before = scenario('3p | build:0 | cash 20 9 9 | B1 1-3:0');
    const laid = apply(ageOfSteam, before, 0, { kind: 'lay', hex: 'B2', tile: 'straight', rotation: 0 }, null);
    expect(laid.ok && face.warnings(before, laid.state, english!).map(plain)).toEqual([
      'Completes a link: Minneapolis (B3) to Duluth (C1).',
    ]);
    const ended = apply(ageOfSteam, before, 0, { kind: 'end-build' }, null);
    expect(ended.ok && face.warnings(before, ended.state, english!).map(plain)).toEqual([
      'The unfinished line at B1 is nobody’s from now on.',
    ]);
    const poor = scenario('3p | shares:0 | cash 0 9 9 | shares 6 2 2 | income 9 0 0 | engine 4 1 1');
    const passed = apply(ageOfSteam, poor, 0, { kind: 'pass' }, null);
    expect(passed.ok && face.warnings(poor, passed.state, english!).map(plain)).toEqual([
      'As things stand you are $1 short at the expenses: income falls by as much.',
    ]);
    const lost = scenario('3p | shares:0 | cash 0 9 9');
    const idle = apply(ageOfSteam, lost, 0, { kind: 'pass' }, null);
    expect(idle.ok && face.warnings(lost, idle.state, english!).map(plain)).toEqual([
      'As things stand you cannot pay the expenses: you would go bankrupt.',
    ]);
    // The card's bankruptcy: a shortage that leaves nothing is enough, and the money phases say the same.
    const strict = scenario('3p | shares:0 | bankruptAt=zero | cash 2 9 9 | income 1 0 0 | shares 3 2 2');
    const short = apply(ageOfSteam, strict, 0, { kind: 'pass' }, null);
    expect(short.ok && face.warnings(strict, short.state, english!).map(plain)).toEqual([
      'As things stand you cannot pay the expenses: you would go bankrupt.',
    ]);
    const ruined = scenario('3p | income | bankruptAt=zero | cash 2 9 9 | income 1 0 0 | shares 3 2 2');
    expect(settle(ruined).state.players[0]!.bankrupt).toBe(true);
    // Forecasts both: a table without a calculator does not hear them.
    expect(passed.ok && face.warnings(poor, passed.state, english!, false)).toEqual([]);
    expect(idle.ok && face.warnings(lost, idle.state, english!, false)).toEqual([]);
  });

  test.each([
    ['L9 1-4:?', lay('L9', '0-1')],
    ['K10 1-4:?', lay('K10', '0-4')],
  ])('AOS-37: turning the unowned line %s loses it to nobody', (track, turned) => {
    const before = scenario(`3p | build:0 | cash 20 9 9 | ${track}`);
    const after = play(before, 0, turned).state;
    expect(face.warnings(before, after, english!).filter((line) => /nobody|becomes yours/.test(line))).toEqual([]);
  });

  test('AOS-78: who would take a build back for the third time is told that it is lost', () => {
    const fresh = scenario('3p | map germany | build:0 | cash 30 9 9');
    const laid = (s: ReturnType<typeof scenario>) => play(s, 0, lay('D5', '0-3')).state;
    const told = (s: ReturnType<typeof scenario>) => face.warnings(s, play(s, 0, restart).state, english!).map(plain);
    const lost = 'This takes the build back for the third time: it is lost and over.';
    const second = laid(play(laid(fresh), 0, restart).state);
    const third = laid(play(second, 0, restart).state);
    expect([told(laid(fresh)), told(second)].flat()).not.toContain(lost);
    expect(told(third)).toContain(lost);
    expect(face.warnings(third, play(third, 0, connect).state, english!).map(plain)).not.toContain(lost);
    expect(sayAction(english!, restart, undefined, third)).toContain('the last time');
    expect(sayAction(english!, restart, undefined, second)).not.toContain('the last time');
  });

  test('several tiles: their price together, a line taken over (AOS-35), an end that no tile can carry on (AOS-29)', () => {
    const line = (s: ReturnType<typeof scenario>, ...actions: { kind: string }[]) =>
      actions.reduce<ReturnType<typeof scenario>>((now, action) => {
        const done = apply(ageOfSteam, now, 0, parseAction(ageOfSteam, action)!, null);
        if (!done.ok) throw new Error(done.violation.code);
        return done.state;
      }, s);
    const tile = (hex: string, id: string, rotation: number) => ({ kind: 'lay', hex, tile: id, rotation });
    const free = scenario('3p | build:0 | cash 20 9 9 | B1 1-3:?');
    const two = line(free, tile('B2', 'straight', 0), tile('C2', 'straight', 0));
    expect(face.warnings(free, two, english!).map(plain)).toEqual([
      '2 tiles: $4 in all.',
      'Completes a link: Minneapolis (B3) to Duluth (C1).',
      'The unowned line at B1 becomes yours.',
      'Unfinished lines: C2.',
    ]);
    const full = scenario('3p | build:0 | cash 20 9 9 | K9 3:1 | K10 2-4:1 0-3:1');
    const stuck = line(full, tile('L9', 'straight', 1));
    expect(face.warnings(full, stuck, english!).map(plain)).toContain(
      'No tile can carry on the line that points at K10.',
    );
    expect(stops(full, stuck)).toHaveLength(1);
    expect(stops(full, full)).toEqual([]);
  });

  test('the deed: tiles are counted, closing the build goes without saying', () => {
    const one = { kind: 'lay' };
    expect(plain(face.deed([one, one, { kind: 'end-build' }], english!))).toBe('Lay 2 tiles');
    expect(plain(face.deed([{ kind: 'urbanize' }, one], french!))).toBe('Fonder une cité, poser 1 tuile');
    expect(plain(face.deed([{ kind: 'end-build' }], english!))).toBe('Build nothing more');
  });

  test('the deed: a delivery names the city it goes to', () => {
    const moving = scenario(`3p | move:0 | ${TWO_LINKS} | cubes B3 purple`);
    const [action] = ageOfSteam.actions.deliver.candidates(moving, 0);
    expect(plain(face.deed([action!], english!, moving))).toBe('Deliver purple to Duluth');
    expect(plain(face.deed([action!], french!, moving))).toBe('Livrer : lilas, vers Duluth');
  });
});

describe('the prompt', () => {
  const asked = (line: string, speaker: Speaker) => plain(sayPrompt(speaker, scenario(line), [0], 0));

  test('says what may be done, with its limits', () => {
    const sentences = [
      '3p | shares:0 | cash 7 9 9',
      '3p | auction:0 in:0,1,2 bids:0,0,3',
      '3p | build:0 laid:2 | cash 12 9 9',
      '3p | move:0 round:2 upgraded:1 | engine 3 1 1',
      '3p | production:0 | actions production engineer locomotive',
    ].map((line) => asked(line, english!));
    expect(sentences).toEqual([
      'You have $7, expenses are $3: issue up to 13 shares at $5, or pass.',
      'Order of play: bid $4 or more, or leave the auction. Highest bid: $3 (Cleo).',
      'Build: 1 more tile, or end the build. You have $12.',
      'Move no. 2: deliver a cube over at most 3 links, upgrade the engine, or pass.',
      'Production: draw cubes for the display, or pass.',
    ]);
  });

  test('in French too; whoever waits reads whom for', () => {
    expect(asked('3p | build:0 laid:2 | cash 12 9 9', french!)).toContain('12');
    const s = scenario('3p | build:1');
    expect(plain(sayPrompt(english!, s, [1], 0))).toBe('Waiting for Ben: building track.');
    expect(plain(sayPrompt(french!, s, [1], 'watcher'))).toContain('Ben');
  });
});

test('AOS-62: the ruler of incomes shows what this turn takes, by map and option, beyond 50 too', () => {
  const shown = (line: string) => bandsOf(scenario(line)).map(({ from, to, by }) => `${from + 1}-${to} ${by}`);
  expect(shown('3p')).toEqual(['11-20 2', '21-30 4', '31-40 6', '41-50 8', '51-60 10']);
  expect(shown('3p | reductionAt50=10').slice(3)).toEqual(['41-49 8', '50-60 10']);
  expect(shown('3p | map southern-us | turn 4').slice(0, 2)).toEqual(['11-20 4', '21-30 8']);
});

test('any number of cubes stands inside its hex, below the number on the dice', () => {
  const sides = (x: number, y: number) => Math.max(Math.abs(y) / HALF, Math.abs(x) / SIDE + Math.abs(y) / (2 * HALF));
  for (let n = 1; n <= 20; n++) {
    const spots = cubeSpots(n);
    expect(spots).toHaveLength(n);
    for (const { x, y } of spots) {
      expect(y - CUBE).toBeGreaterThan(6);
      for (const corner of [-CUBE, CUBE]) expect(sides(x + corner, y + CUBE)).toBeLessThan(1);
    }
  }
  // Up to seven none hides another.
  const apart = cubeSpots(7).flatMap((a, i, all) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...apart)).toBeGreaterThan(2 * CUBE - 0.2);
});

test('both languages have the same holes', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, holes(fr[key])]).toEqual([key, holes(en[key])]);
});
