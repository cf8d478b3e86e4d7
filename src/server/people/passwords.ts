/** Passwords: argon2id, and an answer that takes as long when there is no such account. */
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../http/refused.ts';
import { newToken } from './tokens.ts';

export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;
// argon2id with 19 MiB and two passes: what the library gives by default, written down so that it stays.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Only what makes guessing easy is refused; no rule about signs and digits. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.least) throw new Refused('password-refused', { why: 'too-short', ...PASSWORD_LENGTH });
  if (length > PASSWORD_LENGTH.most) throw new Refused('password-refused', { why: 'too-long', ...PASSWORD_LENGTH });
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4 || plain.includes(name.toLowerCase()))
    throw new Refused('password-refused', { why: 'too-easy', ...PASSWORD_LENGTH });
}

/** How many may be computed at a time: each takes 19 MiB and a core. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Refused('busy');
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC'), COST));

/** Against it the password of an account that does not exist is tried: the same work, never the same. */
const NOBODY = hashPassword(`nobody ${newToken()}`);

export async function isPassword(stored: string | null | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await NOBODY);
  const same = await inTurn(() => verify(against, given.normalize('NFKC')).catch(() => false));
  return same && typeof stored === 'string';
}
