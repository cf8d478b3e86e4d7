/** A hash of JSON that is the same in every process and browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object sorted by code unit: one text per value. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined) throw new Error('bug: not JSON');
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const source = value as Record<string, unknown>;
  const parts = Object.keys(source)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(source[key])}`);
  return `{${parts.join(',')}}`;
}

/** 64 bits of SHA-256 of the canonical text, as 16 hexadecimal digits. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))).slice(0, 8));

/** The cheap chain over the entries of a log: each link covers all that came before. */
export const chainHash = (previous: string, entry: unknown): string => hashOf([previous, entry]);
