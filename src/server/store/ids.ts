import { randomBytes } from 'node:crypto';

const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 128 random bits in base32: 26 lower-case letters and digits, safe in addresses and file names. */
export function newId(): string {
  let bits = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let id = '';
  for (let i = 0; i < 26; i++) {
    id += DIGITS[Number(bits & 31n)];
    bits >>= 5n;
  }
  return id;
}
