/** docs/glossary.md has a line for every word that states and actions of Chicago Express are made of. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { HEX_KINDS } from '../../src/games/chicago-express/board/map.ts';
import { chicagoExpress } from '../../src/games/chicago-express/index.ts';
import { COMPANIES, DIALS, END_REASONS, TRACKS } from '../../src/games/chicago-express/state.ts';
import { fr } from '../../src/games/chicago-express/text/fr.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));
const words = new Set(rows.flatMap((row) => [...row.split('|')[2]!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!)));

test.each([
  ['companies', COMPANIES],
  ['dials', DIALS],
  ['industrial tracks', TRACKS],
  ['ways to end', END_REASONS],
  ['kinds of hexes', HEX_KINDS],
  ['kinds of actions', Object.keys(chicagoExpress.actions)],
  ['phases', Object.keys(chicagoExpress.phases)],
])('every id of the %s is in the glossary', (_what, ids) => {
  expect(ids.filter((id) => !words.has(id))).toEqual([]);
});

test('what it calls the companies and dials in French is what players read', () => {
  const shown = rows.map((row) => row.split('|')[3]!).join('\n');
  for (const id of COMPANIES) expect(shown).toContain(fr[`company-name.${id}`]);
  for (const id of DIALS) expect(shown).toContain(fr[`dial.${id}`]);
});
