/**
 * Usage: npm run mutate [-- game ...] [--jobs n]
 * Changes one comparison or refusal at a time inside each `check` of a game (src/games/<game>/rules), runs the
 * unit tests that name the rule it cites, and demands that one of them fails. Prints the changes that no
 * test noticed and ends with 1 when there are any; those whose tests did not end within a minute are listed apart, since nobody
 * knows what they would have said. Works on copies: the source itself is never touched.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Mutant {
  file: string;
  line: number;
  source: string;
  what: string;
  rules: string[];
}

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string', default: '2' } },
});

/** Comments and strings blanked, every character in its place. */
const masked = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, (m) =>
    m.replace(/[^\n]/g, ' '),
  );

/** The place after the bracket that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let i = open; i < code.length; i++) {
    if ('([{'.includes(code[i]!)) depth += 1;
    if (')]}'.includes(code[i]!) && --depth === 0) return i + 1;
  }
  return code.length;
}

/** Bodies of `check(…) {…}`, `check: … => …` and of functions called `checkSomething`. */
function bodies(code: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const match of code.matchAll(/\bcheck(?:[A-Z]\w*)?\s*(?=[(:=])(?=[^;]*[{>])/g)) {
    const at = match.index + match[0].length;
    const isMethod = code[at] === '(';
    if (isMethod && !/^\s*(\{|:)/.test(code.slice(closing(code, at)))) continue; // a call, not a definition
    const arrow = code.indexOf('=>', at);
    const from = isMethod ? code.indexOf('{', closing(code, at)) : arrow + 2;
    if (code.slice(from).trimStart().startsWith('{')) {
      found.push([from, closing(code, code.indexOf('{', from))]);
      continue;
    }
    let to = from;
    while (to < code.length && !',;'.includes(code[to]!)) to = '([{'.includes(code[to]!) ? closing(code, to) : to + 1;
    found.push([from, to]);
  }
  return found;
}

const FLIPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const OPERATOR = /(?<=\s)(<=|>=|<|>|===|!==|&&|\|\|)(?=\s)/g;

function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  const code = masked(source);
  const found: Mutant[] = [];
  const idsIn = (from: number, to: number) => [...new Set(source.slice(from, to).match(/\b[A-Z]+-\d+\b/g) ?? [])];
  for (const [from, to] of bodies(code)) {
    const all = idsIn(0, source.length);
    const add = (at: number, length: number, put: string) => {
      const start = Math.max(from, code.lastIndexOf(';', at) + 1);
      const end = Math.min(to, code.indexOf(';', at) < 0 ? to : code.indexOf(';', at));
      const own = idsIn(start, end);
      found.push({
        file,
        line: source.slice(0, at).split('\n').length,
        source: source.slice(0, at) + put + source.slice(at + length),
        what: `${source.slice(at, at + length).replace(/\s+/g, ' ')} -> ${put}`,
        rules: own.length > 0 ? own : all,
      });
    };
    const body = code.slice(from, to);
    for (const match of body.matchAll(OPERATOR)) add(from + match.index, match[0].length, FLIPS[match[0]]!);
    for (const match of body.matchAll(/\bif \(/g)) {
      const open = from + match.index + 3;
      const end = closing(code, open);
      add(open, end - open, `(!${source.slice(open, end)})`);
    }
    for (const match of body.matchAll(/(?<=\breturn |\? )\{/g)) {
      const open = from + match.index;
      add(open, closing(code, open) - open, 'null');
    }
  }
  return found;
}

/** A copy of what the tests need, with the packages linked. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-mutate-'));
  for (const name of ['src', 'tests', 'vitest.config.ts', 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The test files of the game's rules that hold one of the ids: loading the others, or its bots, would only take time. */
function testFiles(mutant: Mutant): string[] {
  const parts = mutant.file.split('/');
  const game = parts.slice(0, mutant.file.startsWith('tests') ? 2 : 3).join('/');
  const id = new RegExp(`\\b(${mutant.rules.join('|')})\\b`);
  return globSync(`${game}/**/*.test.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/bot/') && id.test(readFileSync(join(root, file), 'utf8')));
}

const LIMIT = 60_000;
/** `noticed`: a test that names one of the rules fails. `late`: the tests did not end in time. */
type Verdict = 'noticed' | 'missed' | 'late';

function verdictOn(folder: string, mutant: Mutant): Promise<Verdict> {
  const files = testFiles(mutant);
  if (files.length === 0) return Promise.resolve('missed');
  const names = `(^|[ ,>])(${mutant.rules.join('|')})[,:]`;
  const original = readFileSync(join(root, mutant.file), 'utf8');
  writeFileSync(join(folder, mutant.file), mutant.source);
  return new Promise((done) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '-t', names, '--bail=1', '--maxWorkers=1'];
    const run = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', timeout: LIMIT });
    run.on('close', (code, signal) => {
      writeFileSync(join(folder, mutant.file), original);
      done(run.killed || signal ? 'late' : code === 0 ? 'missed' : 'noticed');
    });
  });
}

const games = globSync(['src/games/*/', 'tests/toy/'], { cwd: root }).map((folder) => folder.replaceAll('\\', '/'));
const wanted = games.filter(
  (folder) =>
    existsSync(join(root, folder, 'rules')) &&
    (positionals.length === 0 || positionals.some((name) => folder.endsWith(name))),
);
const mutants = wanted.flatMap((folder) =>
  globSync(`${folder}/rules/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap(mutantsOf),
);
if (mutants.length === 0) {
  console.error('nothing to change: no such game, or no check in it');
  process.exit(2);
}

console.log(`${mutants.length} changes to try`);
const counts: Record<Verdict, number> = { noticed: 0, missed: 0, late: 0 };
const WORDS = { missed: 'not noticed', late: 'not ended in time' };
const queue = [...mutants];
let tried = 0;
async function work(): Promise<void> {
  const folder = workshop();
  try {
    // Untouched, everything passes: else every change would seem to be noticed.
    for (const game of wanted) {
      const own = mutants.filter((mutant) => mutant.file.startsWith(game));
      if (own.length === 0) continue;
      const rules = [...new Set(own.flatMap((mutant) => mutant.rules))];
      const source = readFileSync(join(root, own[0]!.file), 'utf8');
      const verdict = await verdictOn(folder, { ...own[0]!, rules, source });
      if (verdict === 'missed') continue;
      console.error(
        verdict === 'late'
          ? `the tests of ${game} do not end within ${LIMIT / 1000} s, unchanged: try --jobs 1, or a machine less busy`
          : `the tests of ${game} fail before anything is changed: run npm test`,
      );
      rmSync(folder, { recursive: true, force: true });
      process.exit(2);
    }
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await verdictOn(folder, mutant);
      counts[verdict] += 1;
      if (verdict !== 'noticed')
        console.log(`${WORDS[verdict]}: ${mutant.file}:${mutant.line}  ${mutant.what}  (${mutant.rules.join(', ')})`);
      tried += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${tried}/${mutants.length} `);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work));
const { noticed, missed, late } = counts;
console.log(`${mutants.length} changes, ${noticed} noticed, ${missed} not, ${late} not ended in time`);
process.exitCode = missed > 0 ? 1 : 0;
