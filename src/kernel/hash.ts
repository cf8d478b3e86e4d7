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
  for (const key of sorted(Object.keys(source))) {
    const field = `${quoted(key)}:${canonical(source[key])}`;
    out += out === '' ? field : `,${field}`;
  }
  return `{${out}}`;
}

/** By code unit, in place. Most objects have a handful of keys: inserting beats the general sort. */
function sorted(keys: string[]): string[] {
  if (keys.length > 16) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

/** Names of fields and ids are most of a state, and always the same few: they are quoted once. */
const known = new Map<string, string>();
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 24;

function quoted(text: string): string {
  const ready = known.get(text);
  if (ready !== undefined) return ready;
  const made = JSON.stringify(text);
  if (text.length > LONGEST_KNOWN) return made; // ids of people and commands: each is another one
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, made);
  return made;
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
type Sha256 = (text: string) => string;
let digest: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** A host whose system has the same function brings it: eight times as quick. */
export function bringSha256(native: Sha256): void {
  digest = native;
}

/** 64 bits of SHA-256 of the canonical text, as 16 hexadecimal digits. */
export const hashOf = (value: unknown): string => digest(canonical(value)).slice(0, 16);

/**
 * The cheap chain over the entries of a log: each link covers all that came before. It finds what was lost or
 * mixed up, not what somebody forged, so that two lanes of 32 bits over the canonical text will do.
 */
export function chainHash(previous: string, entry: unknown): string {
  const text = `${previous} ${canonical(entry)}`;
  let a = 0x9e3779b9;
  let b = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(((a << 5) | (a >>> 27)) ^ unit, 0xcc9e2d51);
    b = Math.imul(((b << 7) | (b >>> 25)) ^ unit, 0x1b873593);
  }
  return hex(mixed(a ^ (b >>> 15))) + hex(mixed(b ^ (a >>> 13)));
}

/** Every bit of the lane moves every bit of the result. */
function mixed(lane: number): number {
  let x = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (bits: number): string =>
  BYTES[bits >>> 24]! + BYTES[(bits >>> 16) & 255]! + BYTES[(bits >>> 8) & 255]! + BYTES[bits & 255]!;

/** Whether two values are the same JSON, whatever the order of keys; much quicker than comparing texts. */
export function sameJson(p: unknown, q: unknown): boolean {
  if (p === q) return true;
  if (typeof p !== 'object' || typeof q !== 'object' || p === null || q === null) return false;
  if (Array.isArray(p)) {
    if (!Array.isArray(q) || p.length !== q.length) return false;
    for (let i = 0; i < p.length; i++) if (!sameJson(p[i], q[i])) return false;
    return true;
  }
  if (Array.isArray(q)) return false;
  const [a, b] = [p as Record<string, unknown>, q as Record<string, unknown>];
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
    keys += 1;
  }
  return keys === Object.keys(b).length;
}
