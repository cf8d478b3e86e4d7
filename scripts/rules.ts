/**
 * Usage: npm run rules
 * Lists the rules that no test names: a test's title begins with the ids it proves, `CE-30: …` or
 * `CE-40, CE-41: …`. Fails when there is one. Also says, for information, which rules no refusal cites.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const TITLE = /^([A-Z]+-\d+(?:, [A-Z]+-\d+)*):/;

/** The titles of all tests, as the runner sees them: also those made from tables of examples. */
function testTitles(): string[] {
  const runner = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--json', '--no-static-parse'],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  const start = runner.stdout.indexOf('[');
  if (runner.status !== 0 || start < 0) {
    console.error(runner.stderr || runner.stdout);
    process.exit(2);
  }
  return (JSON.parse(runner.stdout.slice(start)) as { name: string }[]).map((test) => test.name);
}

function namedIn(titles: string[]): Set<string> {
  const named = new Set<string>();
  for (const title of titles) {
    for (const part of title.split(' > ')) {
      for (const id of TITLE.exec(part)?.[1]?.split(', ') ?? []) named.add(id);
    }
  }
  return named;
}

/** Ids written after `rule:` in the rules of a game. */
function citedBy(folder: string): Set<string> {
  const cited = new Set<string>();
  for (const file of globSync(`${folder}/rules/**/*.ts`)) {
    if (file.endsWith('.test.ts')) continue;
    for (const [line] of readFileSync(file, 'utf8').matchAll(/\brule:[^;\n]*/g))
      for (const [id] of line.matchAll(/\b[A-Z]+-\d+\b/g)) cited.add(id);
  }
  return cited;
}

const named = namedIn(testTitles());
const known = new Set<string>();
let missing = 0;
for (const file of globSync(['src/games/*/rulebook.ts', 'tests/toy/rulebook.ts'])) {
  const { rulebook } = (await import(pathToFileURL(file).href)) as {
    rulebook: Record<string, { heading: { en: string } }>;
  };
  const folder = dirname(file);
  const ids = Object.keys(rulebook);
  for (const id of ids) known.add(id);
  const unnamed = ids.filter((id) => !named.has(id));
  const cited = citedBy(folder);
  const uncited = ids.filter((id) => !cited.has(id));
  missing += unnamed.length;
  console.log(`${basename(folder)}: ${ids.length} rules, ${ids.length - unnamed.length} named by a test`);
  for (const id of unnamed) console.log(`  no test names ${id} (${rulebook[id]!.heading.en})`);
  console.log(`  cited by no refusal or phase (for information): ${uncited.join(', ') || 'none'}`);
}
// Worked examples (`WE-7: …`) have ids of their own; a slip is an id of a rulebook that this rulebook does not hold.
const prefixOf = (id: string) => id.slice(0, id.indexOf('-'));
const prefixes = new Set([...known].map(prefixOf));
const unknown = [...named].filter((id) => !known.has(id) && prefixes.has(prefixOf(id)));
if (unknown.length > 0) console.log(`named by a test but in no rulebook: ${unknown.join(', ')}`);
process.exitCode = missing + unknown.length > 0 ? 1 : 0;
