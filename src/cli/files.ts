/** Files and standard input, with sentences for what goes wrong. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { MOST_BYTES } from '../kernel/read-record.ts';
import type { Io } from './io.ts';
import { failed, usage } from './stops.ts';

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** The text of a file, or of standard input for `-`. */
export async function readText(io: Io, path: string): Promise<string> {
  if (path === '-') return await readAll(io);
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) throw failed('file.too-large', { file: path, most: MOST_BYTES });
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Why a file cannot be read, as a sentence; what has none is given back. */
export function unreadable(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return usage('file.missing', { file: path });
  if (code === 'EISDIR') return usage('file.is-folder', { file: path });
  if (code === 'EACCES') return usage('file.closed', { file: path });
  return error;
}

async function readAll(io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of io.input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    size += bytes.length;
    if (size > MOST_BYTES) throw failed('file.too-large', { file: '-', most: MOST_BYTES });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function writeText(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw usage('file.not-written', { file: path, code: codeOf(error) });
  }
}

/** In one step: whoever is interrupted leaves the file as it was. */
export async function replaceText(path: string, text: string): Promise<void> {
  const partial = `${path}.part`;
  try {
    await writeFile(partial, text);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw usage('file.not-written', { file: path, code: codeOf(error) });
  }
}

export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw usage('file.not-written', { file: path, code: codeOf(error) });
  }
}
