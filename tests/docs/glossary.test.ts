/** docs/glossary.md has a line for every word that states and actions of the games are made of. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GOODS as AOS_GOODS, SIDES, SPECIALS } from '../../src/games/age-of-steam/board/box.ts';
import { TERRAINS as AOS_TERRAINS } from '../../src/games/age-of-steam/board/columns.ts';
import { ageOfSteam } from '../../src/games/age-of-steam/index.ts';
import { END_REASONS as AOS_ENDS } from '../../src/games/age-of-steam/state.ts';
import { HEX_KINDS } from '../../src/games/chicago-express/board/map.ts';
import { chicagoExpress } from '../../src/games/chicago-express/index.ts';
import { COMPANIES, DIALS, END_REASONS, TRACKS } from '../../src/games/chicago-express/state.ts';
import { fr } from '../../src/games/chicago-express/text/fr.ts';
import { MARKS, TERRAINS } from '../../src/games/last-train-to-wensleydale/board/file.ts';
import { lastTrain } from '../../src/games/last-train-to-wensleydale/index.ts';
import { COLOURS, COMPANIES as LAST_TRAIN_COMPANIES } from '../../src/games/last-train-to-wensleydale/state.ts';
import { CITY_KINDS } from '../../src/games/steel-driver/board/board-file.ts';
import { steelDriver } from '../../src/games/steel-driver/index.ts';
import * as sd from '../../src/games/steel-driver/state.ts';
import { fr as sdFr } from '../../src/games/steel-driver/text/fr.ts';

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
  ['goods of Age of Steam', AOS_GOODS],
  ['sides of Age of Steam', SIDES],
  ['special actions of Age of Steam', SPECIALS],
  ['terrain of Age of Steam', AOS_TERRAINS],
  ['ways to end of Age of Steam', AOS_ENDS],
  ['kinds of actions of Age of Steam', Object.keys(ageOfSteam.actions)],
  ['phases of Age of Steam', Object.keys(ageOfSteam.phases)],
  ['companies of Steel Driver', sd.COMPANIES],
  ['goods of Steel Driver', sd.GOODS],
  ['maps of Steel Driver', sd.MAPS],
  ['ends of Steel Driver', sd.END_REASONS],
  ['kinds of cities', CITY_KINDS],
  ['kinds of actions of Steel Driver', Object.keys(steelDriver.actions)],
  ['phases of Steel Driver', Object.keys(steelDriver.phases)],
])('every id of the %s is in the glossary', (_what, ids) => {
  expect(ids.filter((id) => !words.has(id))).toEqual([]);
});

test('what it calls the companies and dials in French is what players read', () => {
  const shown = rows.map((row) => row.split('|')[3]!).join('\n');
  for (const id of COMPANIES) expect(shown).toContain(fr[`company-name.${id}`]);
  for (const id of DIALS) expect(shown).toContain(fr[`dial.${id}`]);
  for (const id of sd.COMPANIES) expect(shown).toContain(sdFr[`company-name.${id}`]);
});

test.each([
  ['companies', LAST_TRAIN_COMPANIES],
  ['influence', COLOURS],
  ['terrains', TERRAINS],
  ['marks', MARKS],
  ['kinds of actions', Object.keys(lastTrain.actions)],
  ['phases', Object.keys(lastTrain.phases)],
])('every id of the %s of Last Train is in the glossary', (_what, ids) => {
  expect(ids.filter((id) => !words.has(id))).toEqual([]);
});
