/** Secrets that are shown once and kept only as hashes. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are random and long: a plain hash is enough, nobody can try them all. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const sealOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Takes the same time wherever the two differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that a hand confuses: i l o 0 1

/** A code to be copied by hand: four groups of five, 99 bits. */
export function newCode(): string {
  const letters: string[] = [];
  while (letters.length < 20) {
    const byte = randomBytes(1)[0]!;
    if (byte < 248) letters.push(LETTERS[byte % 31]!); // 248 = 8 * 31: each letter alike
  }
  return [0, 5, 10, 15].map((at) => letters.slice(at, at + 5).join('')).join('-');
}

/** A code as its owner may type it. */
export const codeTyped = (raw: string): string => raw.toLowerCase().replace(/[^a-z0-9]/g, '');
