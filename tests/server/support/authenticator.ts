/** A passkey in software: ES256 keys, CBOR by hand, as a browser with a security key would answer. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Just enough CBOR: numbers, texts, bytes, maps. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

export class Authenticator {
  readonly origin: string;
  readonly id = randomBytes(24);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #user = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  #data(rpId: string, flags: number, more: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  register({ challenge, rp, user }: Options) {
    this.#user = user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const authData = this.#data(rp?.id ?? '', 0x45, attested); // present, verified, with a credential
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...{ id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: b64(this.#client('webauthn.create', challenge)),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  answer({ challenge, rpId }: Options) {
    const authenticatorData = this.#data(rpId ?? '', 0x05);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#keys.privateKey);
    return {
      ...{ id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
        userHandle: this.#user,
      },
    };
  }
}
