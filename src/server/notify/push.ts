/** A message as a browser push. The endpoint comes from the browser, so from anybody: the guard stands before it too. */
import webPush from 'web-push';
import type { Database } from '../db/database.ts';
import { settingOnce } from '../store/settings.ts';
import type { PushAddress } from './address-of.ts';
import type { Guard } from './guard.ts';
import type { Message } from './message.ts';
import { post } from './outbound.ts';
import { type Sent, sentBy } from './sent.ts';

/** The keys by which push services know this server; `subject` is a mailto: or https: address of its operator. */
export interface Vapid {
  subject: string;
  publicKey: string;
  privateKey: string;
}

const KEY = 'vapid';
const TIMEOUT = 10_000;
const DAY = 86_400;

/** Keys made once and kept in the settings, the same for all processes. */
export async function keptVapid(db: Database, subject: string): Promise<Vapid> {
  const kept = await settingOnce(db, KEY, () => JSON.stringify(webPush.generateVAPIDKeys()));
  return { subject, ...(JSON.parse(kept) as { publicKey: string; privateKey: string }) };
}

export async function sendPush(to: PushAddress, message: Message, vapid: Vapid, guard: Guard): Promise<Sent> {
  const { title, lines, link, kind, turns } = message;
  // One notice per table on the screen: a newer one takes the place of the older.
  const tag = turns.length === 1 ? turns[0]!.table : kind;
  const payload = JSON.stringify({ kind, title, body: lines.join('\n').slice(0, 1500), url: link, tag });
  let request: webPush.RequestDetails;
  try {
    const options = { vapidDetails: vapid, TTL: DAY, urgency: 'high' as const, contentEncoding: 'aes128gcm' as const };
    request = webPush.generateRequestDetails(to, payload, options);
  } catch {
    return { ok: false, code: 'push-keys', lasting: true, gone: true }; // keys that are no keys
  }
  const { endpoint, headers, body } = request;
  if (!body) throw new Error('bug: a push without a body');
  const posted = await post({ url: endpoint, headers: { ...headers }, body, redirects: 0, timeout: TIMEOUT }, guard);
  return sentBy(posted, [404, 410]);
}
