/**
 * Passkeys. A challenge is sealed by us and good for five minutes, so nothing has to be kept between the two halves
 * of a ceremony; that it was answered is written down, so that no answer is taken twice.
 */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { Refused } from '../http/refused.ts';
import { addPasskey, passkeyById, passkeysOf, usePasskey } from '../store/credentials.ts';
import type { Account } from './sessions.ts';
import { hashOfToken, newToken, sameText, sealOf } from './tokens.ts';

const MOST = 20;
/** EdDSA, ES256, RS256: what authenticators have; the list is ours, so that a newer library does not change it. */
const ALGORITHMS = [-8, -7, -257];
const MINUTES_5 = 300_000;
/** In `settings`, until housekeeping takes them away. */
export const SPENT = 'spent-challenge:';

export interface Site {
  db: Database;
  secret: string;
  /** The address of the page, and the host that passkeys belong to. */
  origin: string;
  now: number;
}
const rpIdOf = ({ origin }: Site): string => new URL(origin).hostname;

/** `purpose` says who may answer it, and to what end. */
function newChallenge({ secret, now }: Site, purpose: string): string {
  const open = `${newToken()}.${now + MINUTES_5}`;
  return Buffer.from(`${open}.${sealOf(secret, `challenge/${purpose}/${open}`)}`).toString('base64url');
}

function isChallenge({ secret, now }: Site, purpose: string, challenge: string): boolean {
  const [random = '', until = '', seal = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const right = sameText(seal, sealOf(secret, `challenge/${purpose}/${random}.${until}`));
  return right && Number(until) > now;
}

/** A conflict when the same answer was given before. */
function spend({ db, now }: Site, clientData: string): Unit {
  const key = SPENT + hashOfToken(clientData);
  return unit(part(db.q.insertInto('settings').values({ key, value: `${now + 2 * MINUTES_5}` })));
}

export async function registrationOptions(site: Site, account: Account) {
  const known = await passkeysOf(site.db, account.id);
  if (known.length >= MOST) throw new Refused('too-many-passkeys', { most: MOST });
  return generateRegistrationOptions({
    rpName: 'Turntable',
    rpID: rpIdOf(site),
    userName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: Buffer.from(newChallenge(site, `register/${account.id}`), 'base64url'),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** The new passkey, to be written with whatever else changes. */
export async function registered(site: Site, account: Account, raw: object, label: string): Promise<Unit> {
  const response = raw as RegistrationResponseJSON; // the library reads it as untrusted
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(site, `register/${account.id}`, challenge),
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!answer.verified) throw new Refused('passkey-refused');
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
  if (await passkeyById(site.db, id)) throw new Refused('passkey-refused');
  return unit(
    spend(site, response.response.clientDataJSON),
    addPasskey(site.db, {
      ...{ id, account_id: account.id, public_key: Buffer.from(publicKey).toString('base64url'), counter },
      ...{ transports: JSON.stringify(transports.slice(0, 10)), name: label, created_at: site.now, used_at: null },
    }),
  );
}

/** The same for everybody: who answers is told by the passkey. */
export const loginOptions = (site: Site) =>
  generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge: Buffer.from(newChallenge(site, 'login'), 'base64url'),
    userVerification: 'preferred',
  });

/** Whose passkey answered; the writes take note of it, or conflict when the answer was used before. */
export async function answeredBy(site: Site, raw: object): Promise<{ passkey: Row<'passkeys'>; writes: Unit }> {
  const response = raw as AuthenticationResponseJSON;
  const passkey = typeof response.id === 'string' ? await passkeyById(site.db, response.id.slice(0, 1400)) : undefined;
  if (!passkey) throw new Refused('login-failed');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(site, 'login', challenge),
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw new Refused('login-failed');
  });
  if (!verified) throw new Refused('login-failed');
  const used = usePasskey(site.db, passkey, authenticationInfo.newCounter, site.now);
  return { passkey, writes: unit(spend(site, response.response.clientDataJSON), used) };
}

function refuse(): never {
  throw new Refused('passkey-refused');
}
