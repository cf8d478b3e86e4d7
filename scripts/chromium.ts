/**
 * Usage: node scripts/run.mjs scripts/chromium.ts        prints the path of a Chromium, installing one if need be
 * The browser tests use the system's Chromium; nothing is downloaded when `npm ci` runs.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const root = resolve(import.meta.dirname, '..');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** Quiet, and without a sandbox only where Chromium refuses one. Playwright gives each launch a fresh profile. */
export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export type Found = { ok: true; path: string } | { ok: false; why: string };

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium or Chrome already on this machine, or null. CHROMIUM_PATH goes before all else. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name + suffix))),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && runs(path)) ?? null;
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** The same, installing one where there is none. */
export function ensureChromium(): Found {
  if (process.env.CHROMIUM_PATH && !runs(process.env.CHROMIUM_PATH))
    return { ok: false, why: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and that is not a program.` };
  const there = findChromium();
  if (there) return { ok: true, path: there };
  console.log('No Chromium on this machine: installing one for the browser tests.');
  if (isRoot && existsSync('/etc/debian_version')) {
    if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return { ok: true, path: installed };
  return {
    ok: false,
    why: 'No Chromium or Chrome was found, and none could be installed: install one (on Debian: apt-get install chromium) or give its path in CHROMIUM_PATH.',
  };
}

if (import.meta.main) {
  const found = ensureChromium();
  console.log(found.ok ? found.path : found.why);
  process.exitCode = found.ok ? 0 : 1;
}
