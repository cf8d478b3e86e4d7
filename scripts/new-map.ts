/**
 * Usage: npm run new:map -- my-valley
 * Writes a small map of Age of Steam that can be played, src/games/age-of-steam/board/my-valley.ts, and says which
 * line to add where. docs/adding-a-map.md explains the file.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMap } from '../src/games/age-of-steam/board/check-map.ts';
import type { MapData } from '../src/games/age-of-steam/board/map.ts';

const id = process.argv[2] ?? '';
const folder = join(import.meta.dirname, '../src/games/age-of-steam/board');
const file = join(folder, `${id}.ts`);
const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const data: MapData = {
  id,
  name: { fr: id, en: id },
  turns: { 3: 4 },
  cities: {
    alder: { name: 'Alder', hex: 'A1', colours: ['red'], column: 'west-1', cubes: 2 },
    birch: { name: 'Birch', hex: 'D1', colours: ['blue'], column: 'east-1', cubes: 2 },
    cedar: { name: 'Cedar', hex: 'B4', colours: ['yellow'], column: 'west-2', cubes: 2 },
  },
  towns: { C3: 'Dale' },
  columns: {
    A: '1 | plain plain river plain',
    B: '1 | plain plain river plain',
    C: '1 | plain mountain plain plain',
    D: '1 | plain plain plain lake',
  },
  counts: { plain: 12, river: 2, mountain: 1, lake: 1, cities: 3, towns: 1 },
};

const slips = checkMap(data);
if (slips.length > 0) {
  console.error(`new-map: ${slips.join('; ')}`);
  process.exit(2);
}
if (existsSync(file)) {
  console.error(`new-map: ${file} is there already`);
  process.exit(2);
}
writeFileSync(
  file,
  `import { defineMap } from './map.ts';\n\nexport const ${name} = defineMap(${JSON.stringify(data, null, 2)});\n`,
);
console.log(`written: ${file}`);
console.log(
  `now add to board/maps.ts: import { ${name} } from './${id}.ts'; and '${id}': ${name} in the list of maps;`,
);
console.log('then: npx biome check --write src/games/age-of-steam/board, and docs/adding-a-map.md');
