/** What is stored in `targets.address`, for each kind of target. */
import {
  good,
  int,
  isPlainObject,
  maybe,
  object,
  oneOf,
  orNull,
  type Reader,
  text,
  unionBy,
} from '../../kernel/shape.ts';

export const SHAPES = ['plain', 'discord', 'slack'] as const;
export type Shape = (typeof SHAPES)[number];

export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
/** The secret signs what is sent, so that the receiver can tell it from what others send. */
export interface WebhookAddress {
  url: string;
  secret: string;
}

/** What a person asks for. Mail goes to the verified address of the account, and to no other. */
export type Wanted =
  | { kind: 'push'; subscription: PushAddress & { expirationTime?: number | null } }
  | { kind: 'mail' }
  | { kind: 'webhook'; url: string; shape: Shape; table?: string | null };

const base64url = (longest: number) => text(longest, /^[A-Za-z0-9_-]+={0,2}$/);

export const readWanted: Reader<Wanted> = unionBy<Wanted>('kind', {
  push: object({
    kind: oneOf(['push']),
    subscription: object({
      endpoint: text(2000),
      expirationTime: maybe(orNull(int(0, Number.MAX_SAFE_INTEGER))),
      keys: object({ p256dh: base64url(100), auth: base64url(40) }),
    }),
  }),
  mail: object({ kind: oneOf(['mail']) }),
  webhook: object({
    kind: oneOf(['webhook']),
    url: text(2000),
    shape: oneOf(SHAPES),
    table: maybe(orNull(text(60, /^[a-z0-9]+$/))),
  }),
});

export const readChange: Reader<{ enabled: boolean }> = (raw, at) => {
  const read = object({ enabled: oneOf([true, false]) })(raw, at);
  return read.ok ? good({ enabled: read.value.enabled }) : read;
};

/** A stored address; the store wrote it, so a wrong one is a bug and not a refusal. */
export function storedAddress<T extends PushAddress | WebhookAddress>(address: string): T {
  const raw: unknown = JSON.parse(address);
  if (!isPlainObject(raw)) throw new Error('bug: a target without an address');
  return raw as unknown as T;
}
