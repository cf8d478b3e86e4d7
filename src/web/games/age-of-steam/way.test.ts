/** What a route is said to bring is what the engine pays. */
import { expect, test } from 'vitest';
import { ageOfSteam } from '../../../games/age-of-steam/index.ts';
import { deliver } from '../../../games/age-of-steam/testing/play.ts';
import { scenario } from '../../../games/age-of-steam/testing/scenario.ts';
import { ageOfSteamTexts } from '../../../games/age-of-steam/text/index.ts';
import { apply } from '../../../kernel/engine.ts';
import { speakerFor } from '../../../text/speaker.ts';
import { wayLabel } from './way.tsx';

function said(line: string, hex: string, good: 'white' | 'blue', route: string) {
  const before = scenario(line);
  const action = deliver(hex, good, route);
  const done = apply(ageOfSteam, before, 0, action, null);
  if (!done.ok) throw new Error(done.violation.code);
  const speaker = speakerFor(ageOfSteamTexts, 'en', ['Ann', 'Ben', 'Cleo'], { map: before.options.map });
  return {
    label: wayLabel({ action, before, after: done.state, seat: 0, speaker }),
    income: done.state.players.map(({ income }) => income),
  };
}

test('AOS-52, AOS-79: cotton pays its mover one step more, over links of others too', () => {
  const { label, income } = said('3p | map southern-us | move:0 | C11 1:1 | D10 2-4:1', 'C11', 'white', '1');
  expect(income).toEqual([1, 1, 0]);
  expect(label).toContain('Ben +1 and Ann +1');
  expect(label).toMatch(/^\+1 \+1, /); // as they stand on its button
  const own = said('3p | map southern-us | move:0 | C11 1:0 | D10 2-4:0', 'C11', 'white', '1');
  expect(own.income).toEqual([2, 0, 0]);
  expect(own.label).toMatch(/: Ann \+2$/);
});

test('AOS-57: links that pay nobody are counted', () => {
  const { label, income } = said('3p | move:0 | K10 1-4:x | L9 1-4:x | cubes J10 blue', 'J10', 'blue', '1');
  expect(income).toEqual([0, 0, 0]);
  expect(label).toContain('1 neutral link');
  expect(label).not.toContain('+');
});

test('a tile is named with its price and what that is for, as they stand on its button', () => {
  const before = scenario('3p | build:0 | K10 1-4:0');
  const action = { kind: 'lay', hex: 'L9', tile: 'straight', rotation: 1 } as const;
  const done = apply(ageOfSteam, before, 0, action, null);
  if (!done.ok) throw new Error(done.violation.code);
  const speaker = speakerFor(ageOfSteamTexts, 'en', ['Ann', 'Ben', 'Cleo'], { map: before.options.map });
  const paid = before.players[0]!.cash - done.state.players[0]!.cash;
  expect(wayLabel({ action, before, after: done.state, seat: 0, speaker })).toMatch(
    new RegExp(`^straight towards .*, \\$${paid} \\w+$`),
  );
});
