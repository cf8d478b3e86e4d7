/**
 * A backup is a gzip of lines of JSON, the same for both databases, so that a backup of one can be restored into
 * the other:
 *   {"format":"turntable-backup","version":1,"steps":[…],"from":"sqlite","at":…}
 *   {"table":"accounts","columns":["id",…]}        then one line per row: ["…",…], and at its end
 *   {"rows":123}
 *   {"end":true,"lines":N,"sha256":"…"}            over all lines before it
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { good, int, isPlainObject, listOf, object, oneOf, type Read, text, wrong } from '../../kernel/shape.ts';
import { DatabaseRefusal } from '../db/database.ts';

export const FORMAT = 'turntable-backup';
export const VERSION = 1;

export type Cell = string | number | null;

export interface Header {
  format: typeof FORMAT;
  version: number;
  /** Steps of the schema that the database had gone through. */
  steps: string[];
  from: 'sqlite' | 'postgres';
  at: number;
}

export type Line =
  | { type: 'header'; header: Header }
  | { type: 'table'; table: string; columns: string[] }
  | { type: 'row'; row: Cell[] }
  | { type: 'rows'; rows: number };

const NAME = /^[a-z][a-z0-9_]*$/;
const readHeader = object({
  format: oneOf([FORMAT] as const),
  version: int(1, VERSION),
  steps: listOf(text(100, /^[\w-]+$/), 1000, 1),
  from: oneOf(['sqlite', 'postgres'] as const),
  at: int(0, Number.MAX_SAFE_INTEGER),
});
const readTable = object({ table: text(60, NAME), columns: listOf(text(60, NAME), 200, 1) });
const readRows = object({ rows: int(0, Number.MAX_SAFE_INTEGER) });
const readEnd = object({
  end: (raw: unknown, at: string): Read<true> => (raw === true ? good(true) : wrong(at, 'expected-yes-or-no')),
  lines: int(0, Number.MAX_SAFE_INTEGER),
  sha256: text(64, /^[0-9a-f]{64}$/),
});

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Writes lines as they come, with their sum at the end; gives how many there were. */
export async function writeLines(file: string, lines: AsyncIterable<unknown>): Promise<number> {
  const sum = createHash('sha256');
  let count = 0;
  async function* texts() {
    for await (const line of lines) {
      const one = `${JSON.stringify(line)}\n`;
      sum.update(one);
      count += 1;
      yield one;
    }
    yield `${JSON.stringify({ end: true, lines: count, sha256: sum.digest('hex') })}\n`;
  }
  await pipeline(texts, bunched, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600, flush: true }));
  return count;
}

/** Small lines go together: a stream's step costs more than a line. */
async function* bunched(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let bunch = '';
  for await (const one of texts) {
    bunch += one;
    if (bunch.length < 65_536) continue;
    yield bunch;
    bunch = '';
  }
  yield bunch;
}

const broken = (file: string, why: string) => new DatabaseRefusal(`${file} cannot be restored: ${why}.`);

/** Reads a backup line by line and refuses one that is cut off or was changed. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const sum = createHash('sha256');
  let count = 0;
  let ended = false;
  for await (const one of texts(file)) {
    if (ended) throw broken(file, 'something follows its end');
    const raw = parsed(file, one);
    const end = isPlainObject(raw) && 'end' in raw ? readEnd(raw, '') : null;
    if (end?.ok) {
      if (end.value.lines !== count || end.value.sha256 !== sum.digest('hex')) throw broken(file, 'its sum is wrong');
      ended = true;
      continue;
    }
    sum.update(`${one}\n`);
    yield lineOf(file, raw, count);
    count += 1;
  }
  if (!ended) throw broken(file, 'it is cut off');
}

/** The lines of a gzip; the last one must end too. */
async function* texts(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  plain.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of plain) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw /^E[A-Z]+$/.test(code) ? error : broken(file, message); // E…: the file itself cannot be read
  } finally {
    source.destroy();
  }
  if (rest !== '') throw broken(file, 'it is cut off');
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw broken(file, 'it is no backup of this program');
  }
}

function lineOf(file: string, raw: unknown, n: number): Line {
  if (n === 0) {
    const header = readHeader(raw, '');
    if (!header.ok) throw broken(file, 'it is no backup that this version can read');
    return { type: 'header', header: header.value };
  }
  if (Array.isArray(raw) && raw.every(isCell)) return { type: 'row', row: raw };
  const table = readTable(raw, '');
  if (table.ok) return { type: 'table', ...table.value };
  const rows = readRows(raw, '');
  if (rows.ok) return { type: 'rows', rows: rows.value.rows };
  throw broken(file, `line ${n + 1} makes no sense`);
}
