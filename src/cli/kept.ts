/** What was already played, in a file of JSON lines: long work that was stopped goes on where it was. */
import { appendFile, readFile } from 'node:fs/promises';
import { isPlainObject, type Reader } from '../kernel/shape.ts';
import { codeOf, unreadable } from './files.ts';
import { usage } from './stops.ts';

export interface Kept<T> {
  key: string;
  played: T;
}

/** A line that was cut off by a crash, or is damaged otherwise, counts as not played. */
export const readKept = async <T>(path: string, read: Reader<T>): Promise<Map<string, T>> =>
  keptIn(await textOrNothing(path), read);

/** The same for whoever goes on writing: a line that was cut off is ended, or the next one would be lost with it. */
export async function takeUp<T>(path: string, read: Reader<T>): Promise<Map<string, T>> {
  const text = await textOrNothing(path);
  const isCutOff = text !== '' && !text.endsWith('\n');
  // Also where nothing is missing: that a file cannot be written shows before anything is played.
  await appendFile(path, isCutOff ? '\n' : '').catch((error) => {
    throw usage('file.not-written', { file: path, code: codeOf(error) });
  });
  return keptIn(text, read);
}

export const keep = <T>(path: string, kept: Kept<T>): Promise<void> => appendFile(path, `${JSON.stringify(kept)}\n`);

/** Of a file that may not be there yet. */
export const textOrNothing = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''; // nothing has been played yet
    throw unreadable(path, error);
  });

function keptIn<T>(text: string, read: Reader<T>): Map<string, T> {
  const kept = new Map<string, T>();
  for (const line of text.split('\n')) {
    const raw = parsed(line);
    if (!isPlainObject(raw) || typeof raw.key !== 'string') continue;
    const played = read(raw.played, '');
    if (played.ok) kept.set(raw.key, played.value);
  }
  return kept;
}

/** Null for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
