import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from './config.ts';

const configOf = (env: Record<string, string>, args: string[] = []) => {
  const read = readConfig(env, args);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
};

describe('settings', () => {
  test('without any, a server for this machine alone', () => {
    expect(configOf({})).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data', databaseUrl: null });
    expect(configOf({ PORT: '' }).port).toBe(3000);
  });

  test('a flag wins over the environment, in both ways of writing', () => {
    expect(configOf({ PORT: '1' }, ['--port=2', '--data-dir', '/tmp/x'])).toMatchObject({ port: 2, dataDir: '/tmp/x' });
  });

  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://user:password@host/name.'],
    [{ PUBLIC_URL: 'https://a.example/path' }, 'PUBLIC_URL must be the address players use'],
    [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL must be the address players use'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
    [{ VAPID_PUBLIC_KEY: 'x'.repeat(80) }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be given together'],
  ])('%j is refused in one sentence', (env, sentence) => {
    const read = readConfig(env);
    expect(read.ok ? [] : read.problems).toEqual([expect.stringContaining(sentence)]);
  });

  test('every wrong setting gets its own sentence; an unknown flag is named', () => {
    const read = readConfig({ PORT: 'x', ENGINE_WORKERS: '0' }, ['--speed=9', '--host']);
    expect(read.ok ? [] : read.problems).toHaveLength(4);
  });

  test('docs/operating.md lists every setting once, and no other', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');
    for (const name of SETTING_NAMES) expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((row) => row[1]!);
    expect(listed.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
