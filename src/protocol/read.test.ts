import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, type FromServer, LIMITS, readFromServer, readToServer, type ToServer } from './index.ts';

const KINDS_TO: Record<ToServer['t'], true> = {
  hello: true,
  subscribe: true,
  unsubscribe: true,
  command: true,
  say: true,
  lobby: true,
  ping: true,
};
const KINDS_FROM: Record<FromServer['t'], true> = {
  ...{ welcome: true, reload: true, joined: true, waiting: true, told: true, answer: true, refused: true },
  ...{ over: true, chat: true, 'chat-hidden': true, rematch: true, presence: true, unsubscribed: true, tables: true },
  ...{ error: true, pong: true },
};

/** The examples of docs/protocol.md: each block of JSON, with the heading above it. */
const doc = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const [toServer = '', fromServer = ''] = doc.split('## From the server');
const examples = (text: string) => [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map((match) => match[1]!);

describe('docs/protocol.md', () => {
  test('shows every message to the server, and each example is read', () => {
    const read = examples(toServer).map((text) => readToServer(text));
    expect(read.filter((one) => !one.ok)).toEqual([]);
    expect(new Set(read.map((one) => one.ok && one.value.t))).toEqual(new Set(Object.keys(KINDS_TO)));
  });

  test('shows every message from the server, and each example is read', () => {
    const read = examples(fromServer).map((text) => readFromServer(text));
    expect(read.filter((one) => !one.ok)).toEqual([]);
    expect(new Set(read.map((one) => one.ok && one.value.t))).toEqual(new Set(Object.keys(KINDS_FROM)));
  });

  test('names every error code and every limit', () => {
    expect(ERROR_CODES.filter((code) => !doc.includes(`\`${code}\``))).toEqual([]);
    expect(Object.values(LIMITS).filter((limit) => !doc.includes(limit.toLocaleString('en')))).toEqual([]);
  });
});

describe('reading', () => {
  test.each([
    ['', 'expected-object'],
    ['[]', 'expected-object'],
    ['{"t":"toString"}', 'not-one-of'],
    ['{"t":"__proto__"}', 'not-one-of'],
    ['{"t":"subscribe","table":"a b","mode":"log"}', 'text-malformed'],
    ['{"t":"subscribe","table":"a","mode":"all"}', 'not-one-of'],
    ['{"t":"subscribe","table":"a","mode":"log","from":1.5}', 'expected-whole-number'],
    ['{"t":"command","table":"a","command":[]}', 'expected-object'],
    ['{"t":"say","table":"a","id":"b","text":"  "}', 'text-malformed'],
    [`{"t":"say","table":"a","id":"b","text":"${'x'.repeat(501)}"}`, 'text-too-long'],
    ['{"t":"ping","at":1,"extra":true}', 'unknown-field'],
  ])('refuses %s', (source, code) => {
    expect(readToServer(source)).toMatchObject({ ok: false, code });
  });
});
