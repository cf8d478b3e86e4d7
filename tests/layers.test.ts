/** Who may import whom (STYLE section 1), and what the engine may not touch. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, lex } from './support/source.ts';

const mayImport: Record<string, readonly string[]> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  table: ['kernel', 'games', 'bots'],
  text: ['kernel', 'games'],
  protocol: ['kernel', 'table'],
  server: ['kernel', 'games', 'bots', 'table', 'text', 'protocol'],
  web: ['kernel', 'games', 'bots', 'table', 'text', 'protocol'],
  cli: ['kernel', 'games', 'bots', 'table', 'text', 'protocol', 'server'],
};

/** Packages that code running in every browser and process may use. */
const SHARED_PACKAGES = /^@noble\/(ciphers|hashes)\//;
/** Folders that also run in a browser: no Node modules there. */
const ANYWHERE = ['kernel', 'games', 'bots', 'table', 'text', 'protocol', 'web'];
const ENGINE = ['kernel', 'games'];
/** The files that see all games, and load them. */
const REGISTRIES = ['src/games/registry.ts', 'src/games/bot-registry.ts', 'src/games/hint-registry.ts'];

/** Who loads what bots know: those whose bots think. Any other page, the tables and the words do without. */
const LOADS_BRAINS = [
  ...['src/games/bot-registry.ts', 'src/bots/', 'src/server/', 'src/cli/'],
  'src/web/table/here/think-apart.ts',
  'src/web/learn/lesson-page.tsx',
  'src/web/kit/position.ts',
];

/** What the engine may not touch: no chance of its own, no clock, no locale, no input or output, no waiting. */
const FORBIDDEN: readonly [name: string, pattern: RegExp][] = [
  ['Math.random', /\bMath\s*(\?\.|\.)\s*random\b|\bMath\s*\[|=\s*Math\s*[;,\n)]/],
  ['Date', /(?<![.\w$])Date\b/],
  ['Intl', /(?<![.\w$])Intl\b/],
  ['localeCompare', /\blocaleCompare\b/],
  ['toLocale…', /\btoLocale\w*/],
  ['process', /(?<![.\w$])process\b(?!\s*[:?,}])/],
  ['fetch', /(?<![.\w$])fetch\b/],
  ['console', /(?<![.\w$])console\b/],
  ['performance', /(?<![.\w$])performance\b/],
  ['crypto', /(?<![.\w$])crypto\b/],
  ['globalThis', /(?<![.\w$])globalThis\b/],
  ['a timer', /(?<![.\w$])(set|clear)(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\brequestAnimationFrame\b/],
  ['async', /(?<![.\w$])async\b(?!\s*[:?,}])/],
  ['await', /(?<![.\w$])await\b/],
  ['eval', /(?<![.\w$])(eval|Function)\s*\(/],
];

/** What is wrong with one source file, given its path from the root of the project. */
function offences(path: string, source: string): string[] {
  const [, folder = ''] = path.split('/');
  const found: string[] = [];
  const say = (what: string) => found.push(`${path}: ${what}`);
  if (!mayImport[folder]) return [`${path}: no layer is called ${folder}`];
  for (const specifier of importsOf(source)) {
    if (specifier === null) say('an import that is not a plain string');
    else if (specifier.startsWith('.')) {
      const why = refusal(path, join(dirname(path), specifier).replaceAll('\\', '/'));
      if (why) say(why);
    } else if (specifier.startsWith('node:') && ANYWHERE.includes(folder))
      say(`${specifier} does not run in a browser`);
    else if (ENGINE.includes(folder) && !SHARED_PACKAGES.test(specifier)) say(`the engine may not import ${specifier}`);
  }
  if (ENGINE.includes(folder) && !REGISTRIES.includes(path)) {
    const { code } = lex(source);
    for (const [name, pattern] of FORBIDDEN) if (pattern.test(code)) say(`the engine may not use ${name}`);
  }
  return found;
}

/** Why a file may not import another of src/, or null. */
function refusal(path: string, target: string): string | null {
  const [, folder = '', own] = path.split('/');
  const [root, layer = '', game = '', ...rest] = target.split('/');
  if (root !== 'src') return `${target} is outside src`;
  if (rest.includes('testing')) return `testing/ is for tests alone (${target})`;
  if (layer !== folder && !mayImport[folder]?.includes(layer)) return `${folder} may not import ${layer} (${target})`;
  if (layer !== 'games') return null;
  const isForBots = game === 'bot-registry.ts' || rest.join('/') === 'for-bots.ts';
  const isInGame = folder === 'games' && !REGISTRIES.includes(path);
  if (isForBots && !isInGame && !LOADS_BRAINS.some((loads) => path.startsWith(loads)))
    return `only those whose bots think load what bots know (${target})`;
  if (isInGame) return own !== game ? `a game may not import another (${target})` : ownRefusal(path, rest);
  // Bots have a door of their own: pages load a game without what they know.
  // The formatter loads a game's texts alone, one language at a time; hints are loaded when somebody asks for one.
  const isDoor =
    rest.length === 0 ||
    ['index.ts', 'for-bots.ts'].includes(rest.join('/')) ||
    (folder === 'text' && rest[0] === 'text') ||
    (path === 'src/games/hint-registry.ts' && rest.join('/') === 'hints.ts');
  return isDoor ? null : `index.ts is the only door of a game (${target})`;
}

/** Within a game: what its bots know is loaded with them alone, so nothing else of the game leans on it. */
function ownRefusal(path: string, [first = '']: readonly string[]): string | null {
  const [, , , from = ''] = path.split('/');
  const isForBots = (file: string) => file === 'bot' || file === 'for-bots.ts';
  const mayKnow = isForBots(from) || from === 'hints.ts';
  return isForBots(first) && !mayKnow ? `only bots and hints load what bots know (${path})` : null;
}

describe('layers', () => {
  const files = globSync('src/**/*.{ts,tsx,mts}').filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file));

  test('every import in src/ is one that the table of layers allows, and the engine is pure', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => offences(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['src/kernel/a.ts', `import { x } from '../games/registry.ts';`, 'kernel may not import games'],
    ['src/kernel/a.ts', `export * from "../table/log.ts";`, 'kernel may not import table'],
    ['src/bots/a.ts', `const x = () => import('../server/x.ts');`, 'bots may not import server'],
    ['src/bots/a.ts', `import x, {\n  type Y,\n} from\n '../web/x.ts'`, 'bots may not import web'],
    ['src/table/a.ts', `import '../cli/main.ts';`, 'table may not import cli'],
    ['src/protocol/a.ts', `let x: import('../games/registry.ts').X;`, 'protocol may not import games'],
    ['src/games/one/a.ts', `import { x } from '../two/index.ts';`, 'a game may not import another'],
    ['src/games/one/a.ts', `import { x } from '../registry.ts';`, 'a game may not import another'],
    ['src/games/one/rules/a.ts', `import { x } from '../state.ts';`, null],
    ['src/games/one/rules/a.ts', `import { x } from '../testing/play.ts';`, 'for tests alone'],
    ['src/games/registry.ts', `const load = () => import('./one/index.ts');`, null],
    ['src/games/bot-registry.ts', `const load = () => import('./one/for-bots.ts');`, null],
    ['src/games/one/index.ts', `import { brain } from './bot/brain.ts';`, 'only bots and hints'],
    ['src/games/one/rules/a.ts', `import { x } from '../for-bots.ts';`, 'only bots and hints'],
    ['src/games/one/for-bots.ts', `import { brain } from './bot/brain.ts';`, null],
    ['src/games/one/hints.ts', `import { x } from './bot/x.ts';`, null],
    ['src/games/one/bot/a.ts', `import { x } from './b.ts';`, null],
    ['src/cli/a.ts', `import { x } from '../games/one/for-bots.ts';`, null],
    ['src/bots/a.ts', `import { x } from '../games/one/for-bots.ts';`, null],
    ['src/server/a.ts', `import { x } from '../games/bot-registry.ts';`, null],
    ['src/web/table/here/think-apart.ts', `import { x } from '../../../games/bot-registry.ts';`, null],
    ['src/web/table/here/worker.ts', `import { x } from '../../../games/bot-registry.ts';`, 'whose bots think'],
    ['src/web/play/a.tsx', `const x = () => import('../../games/one/for-bots.ts');`, 'whose bots think'],
    ['src/web/play/a.tsx', `import { x } from '../../games/bot-registry.ts';`, 'whose bots think'],
    ['src/table/a.ts', `import { x } from '../games/one/for-bots.ts';`, 'whose bots think'],
    ['src/table/a.ts', `import { x } from '../games/bot-registry.ts';`, 'whose bots think'],
    ['src/text/a.ts', `import { x } from '../games/one/for-bots.ts';`, 'whose bots think'],
    ['src/protocol/a.ts', `import { x } from '../games/one/for-bots.ts';`, 'protocol may not import games'],
    ['src/games/registry.ts', `const load = () => import('./one/for-bots.ts');`, 'whose bots think'],
    ['src/games/registry.ts', `import { x } from './bot-registry.ts';`, 'whose bots think'],
    ['src/games/hint-registry.ts', `const hints = () => import('./one/for-bots.ts');`, 'whose bots think'],
    ['src/games/one/a.ts', `import { x } from '../two/for-bots.ts';`, 'a game may not import another'],
    ['src/cli/a.ts', `import { x } from '../games/one/bot/brain.ts';`, 'only door'],
    ['src/games/registry.ts', `import { x } from './one/state.ts';`, 'only door'],
    ['src/games/hint-registry.ts', `const hints = () => import('./one/hints.ts');`, null],
    ['src/bots/a.ts', `import { x } from '../games/one/hints.ts';`, 'only door'],
    ['src/cli/a.ts', `import { x } from '../games/one/rules/a.ts';`, 'only door'],
    ['src/cli/a.ts', `import { x } from '../games/one/index.ts'; import 'node:fs';`, null],
    ['src/text/a.ts', `import { x } from '../games/one/text/en.ts';`, null],
    ['src/text/a.ts', `import { x } from '../games/one/view.ts';`, 'only door'],
    ['src/kernel/a.ts', `import fs from 'node:fs';`, 'does not run in a browser'],
    ['src/games/one/a.ts', `import x from 'lodash';`, 'may not import lodash'],
    ['src/kernel/a.ts', `import { x } from '../../tests/x.ts';`, 'outside src'],
    ['src/kernel/a.ts', `const m = import(\`./\${name}.ts\`);`, 'not a plain string'],
    ['src/kernel/a.ts', 'const x = Math.random();', 'Math.random'],
    ['src/kernel/a.ts', 'const { random } = Math;', 'Math.random'],
    ['src/kernel/a.ts', 'const x = new Date();', 'Date'],
    ['src/kernel/a.ts', `const x = \`at \${Date.now()} or so\`;`, 'Date'],
    ['src/kernel/a.ts', 'list.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
    ['src/kernel/a.ts', 'n.toLocaleString();', 'toLocale'],
    ['src/kernel/a.ts', 'new Intl.NumberFormat();', 'Intl'],
    ['src/kernel/a.ts', 'if (process.env.X) {}', 'process'],
    ['src/kernel/a.ts', 'const x = 4 / 2; fetch("/x");', 'fetch'],
    ['src/kernel/a.ts', 'const r = /[/"]/; console.log(1);', 'console'],
    ['src/kernel/a.ts', 'setTimeout(f, 1);', 'a timer'],
    ['src/kernel/a.ts', 'export const f = async () => 1;', 'async'],
    ['src/kernel/a.ts', 'const x = await y;', 'await'],
    ['src/kernel/a.ts', `/* Date */ // Math.random\nconst a = "console.log"; const b = \`fetch \${a} await\`;`, null],
    ['src/kernel/a.ts', 'type X = { process: number }; s.process = 1; const y = s.fetch + updates.Date;', null],
    ['src/nowhere/a.ts', '', 'no layer'],
  ])('it can fail: %s with %s', (path, source, wanted) => {
    const found = offences(path, source);
    if (wanted === null) expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(wanted);
  });
});
