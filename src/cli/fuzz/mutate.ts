/** Damaged JSON: what a broken or hostile client might send. */
import { below, oneIn, pick, type Rng } from '../../kernel/rng.ts';

const STRANGE_NUMBERS = [-1, -0, 0, 1, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE, 3, 7, 40];
const STRANGE_TEXTS = [
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'Q3',
  'prr',
  'K10',
  '\u0000',
  'é',
  '🚂',
];
export const FOREIGN_KINDS = ['', 'lay-track', 'hasOwnProperty', '__proto__', 'constructor', 'toString', 'BID', 'bid '];

/** Any JSON at all. */
export function strange(rng: Rng, depth = 0): unknown {
  switch (below(rng, depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return oneIn(rng, 1, 2);
    case 2:
      return pick(rng, STRANGE_NUMBERS);
    case 3:
      return pick(rng, STRANGE_TEXTS);
    case 4:
      return oneIn(rng, 1, 20) ? 'x'.repeat(5000) : below(rng, 200);
    case 5:
      return Array.from({ length: below(rng, 4) }, () => strange(rng, depth + 1));
    case 6:
      return withProto(strange(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(rng, 4) }, () => [
          pick(rng, [...STRANGE_TEXTS, 'kind', 'amount']),
          strange(rng, depth + 1),
        ]),
      );
  }
}

/** `JSON.parse` makes an own key of `__proto__`; a careless copy would make a prototype of it. */
const withProto = (inner: unknown): unknown =>
  JSON.parse(`{"kind":"bid","__proto__":${JSON.stringify(inner) ?? 'null'}}`);

/** A copy of `value` with one thing in it changed. */
export function mutated(rng: Rng, value: unknown): unknown {
  if (oneIn(rng, 1, 6)) return strange(rng);
  if (Array.isArray(value) && value.length > 0) return mutatedList(rng, value);
  if (typeof value === 'object' && value !== null) return mutatedObject(rng, value as Record<string, unknown>);
  if (typeof value === 'number') return oneIn(rng, 1, 2) ? value + pick(rng, [-1, 1, 10, -10]) : strange(rng);
  if (typeof value === 'string') return mutatedText(rng, value);
  return strange(rng);
}

function mutatedList(rng: Rng, value: readonly unknown[]): unknown[] {
  const out = [...value];
  const at = below(rng, out.length);
  const way = below(rng, 4);
  if (way === 0) out.splice(at, 1);
  else if (way === 1) out.splice(at, 0, out[below(rng, out.length)]);
  else if (way === 2) [out[0], out[at]] = [out[at], out[0]];
  else out[at] = mutated(rng, out[at]);
  return out;
}

function mutatedObject(rng: Rng, value: Record<string, unknown>): unknown {
  const keys = Object.keys(value);
  const way = below(rng, 8);
  if (keys.length === 0 || way === 0) return { ...value, [pick(rng, STRANGE_TEXTS)]: strange(rng) };
  const key = pick(rng, keys);
  const { [key]: inner, ...rest } = value;
  if (way === 1) return rest;
  if (way === 2) return { ...rest, [key.toUpperCase()]: inner };
  if (way === 3) return { ...value, [key]: value[pick(rng, keys)] };
  return { ...value, [key]: mutated(rng, inner) };
}

function mutatedText(rng: Rng, value: string): string {
  const at = below(rng, value.length + 1);
  const way = below(rng, 4);
  if (way === 0) return value.slice(0, at);
  if (way === 1) return value.slice(0, at) + String.fromCharCode(below(rng, 128)) + value.slice(at + 1);
  if (way === 2) return value.toUpperCase();
  return pick(rng, STRANGE_TEXTS);
}

/** The text of a file with a byte changed, a piece lost, or cut short. */
export function damagedText(rng: Rng, text: string): string {
  const at = below(rng, text.length);
  const way = below(rng, 3);
  if (way === 0) return text.slice(0, at);
  if (way === 1) return text.slice(0, at) + String.fromCharCode(32 + below(rng, 95)) + text.slice(at + 1);
  return text.slice(0, at) + text.slice(at + 1 + below(rng, 40));
}
