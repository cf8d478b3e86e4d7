/**
 * Usage: npm test [-- part ...]        parts: format types tests rules processes server browser e2e maps
 *        npm test                      all of them but maps
 *        npm run test:maps             a whole game on every map of Age of Steam and Last Train
 *        npm run check                 format, types, tests
 * Runs the parts one after another and ends with one line that sums them up: "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'turntable-test-'));

interface Row {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}

/** What we read of vitest's JSON report. */
interface Report {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

const node = (args: string[], env: Record<string, string> = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const tool = (path: string) => join('node_modules', path);

/** A command that either passes or fails. */
const single = (name: string, args: string[]) => (): Row[] => {
  const began = performance.now();
  const passed = node(args) === 0 ? 1 : 0;
  return [{ name, passed, failed: 1 - passed, skipped: 0, seconds: (performance.now() - began) / 1000 }];
};

/** The folder a test file is listed under: `src/kernel`, `src/games/<game>`, `tests/contract`. */
function groupOf(file: string): string {
  const folders = relative(root, file).split(/[\\/]/).slice(0, -1);
  return folders.slice(0, folders[1] === 'games' ? 3 : 2).join('/');
}

function vitest(mode: string, env: Record<string, string> = {}): Row[] {
  const out = join(scratch, `${mode}.json`);
  const began = performance.now();
  const args = ['run', '--mode', mode, '--reporter=default', '--reporter=json', `--outputFile.json=${out}`];
  if (existsSync(join(root, `vitest.${mode}.config.ts`))) args.push('--config', `vitest.${mode}.config.ts`);
  const code = node([tool('vitest/vitest.mjs'), ...args], env);
  const rows = existsSync(out) ? rowsOf(JSON.parse(readFileSync(out, 'utf8')) as Report) : [];
  const seconds = (performance.now() - began) / 1000;
  if (rows.length === 1) rows[0]!.seconds = seconds; // set-up included
  // A crash that no test reports is a failure of its own.
  if (code !== 0 && rows.every((row) => row.failed === 0))
    rows.push({ name: `vitest ${mode}`, passed: 0, failed: 1, skipped: 0, seconds });
  return rows;
}

function rowsOf(report: Report): Row[] {
  const rows = new Map<string, Row>();
  for (const file of report.testResults) {
    const name = groupOf(file.name);
    const row = rows.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    rows.set(name, row);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') row.passed += 1;
      else if (test.status === 'failed') row.failed += 1;
      else row.skipped += 1;
    }
    // A file that could not even be loaded lists no test.
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')) row.failed += 1;
    row.seconds += (file.endTime - file.startTime) / 1000;
  }
  return [...rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const inBrowser = (mode: 'browser' | 'e2e' | 'maps') => async (): Promise<Row[]> => {
  const { ensureChromium } = await import('./chromium.ts'); // loads Playwright: only here
  const found = ensureChromium();
  if (found.ok) return vitest(mode, { CHROMIUM_PATH: found.path });
  console.error(found.why);
  return [{ name: `tests/${mode}`, passed: 0, failed: 1, skipped: 0, seconds: 0 }];
};

const PARTS: Record<string, () => Row[] | Promise<Row[]>> = {
  format: single('format and lint', [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']),
  types: () => [
    ...single('types', [tool('typescript/bin/tsc'), '-p', '.'])(),
    ...single('types of the service worker', [tool('typescript/bin/tsc'), '-p', 'src/web/sw'])(),
  ],
  tests: () => vitest('test'),
  rules: single('every rule has a test', ['scripts/rules.ts']),
  processes: () => vitest('process'),
  server: () => vitest('server'),
  browser: inBrowser('browser'),
  e2e: inBrowser('e2e'),
  maps: inBrowser('maps'),
};
/** Run only when named. */
const ON_DEMAND = ['maps'];

function table(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${row.passed} passed`,
    `${row.failed} failed`,
    row.skipped > 0 ? `${row.skipped} skipped` : '',
    `${row.seconds.toFixed(1)} s`,
  ]);
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  '))
    .join('\n');
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`turntable: no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(PARTS).filter((part) => !ON_DEMAND.includes(part))) {
  console.log(`\n== ${name}`);
  rows.push(...(await PARTS[name]!()));
}
rmSync(scratch, { recursive: true, force: true });

const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const failed = sum((row) => row.failed);
console.log(`\n${table(rows)}\n\nin ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${sum((row) => row.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
