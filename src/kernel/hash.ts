/** A hash of JSON that is the same in every process and browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object sorted by code unit: one text per value. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Number.isSafeInteger(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined || (text === 'null' && value !== null)) throw new Error('bug: not JSON');
    return text;
  }
  let out = '';
  if (Array.isArray(value)) {
    for (const item of value) out += out === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${out}]`;
  }
  const source = value as Record<string, unknown>;
  for (const key of Object.keys(source).sort()) {
    const field = `${quoted(key)}:${canonical(source[key])}`;
    out += out === '' ? field : `,${field}`;
  }
  return `{${out}}`;
}

/** Ids are most of a state: a text of plain characters needs no escaping. */
const quoted = (text: string): string => (/^[\w .:/-]*$/.test(text) ? `"${text}"` : JSON.stringify(text));

/** 64 bits of SHA-256 of the canonical text, as 16 hexadecimal digits. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))).slice(0, 8));

/** The cheap chain over the entries of a log: each link covers all that came before. */
export const chainHash = (previous: string, entry: unknown): string => hashOf([previous, entry]);
