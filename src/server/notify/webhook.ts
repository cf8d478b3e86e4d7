/** A message as a webhook: for Discord, for Slack, or plain and signed for anything else. */
import { createHmac } from 'node:crypto';
import type { Shape, WebhookAddress } from './address-of.ts';
import type { Guard } from './guard.ts';
import type { Message } from './message.ts';
import { post } from './outbound.ts';
import { type Sent, sentBy } from './sent.ts';

const TIMEOUT = 10_000;
const REDIRECTS = 3;

export async function sendWebhook(
  { url, secret }: WebhookAddress,
  shape: Shape,
  message: Message,
  delivery: string,
  guard: Guard,
): Promise<Sent> {
  const body = JSON.stringify(bodyFor(shape, message));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Turntable-Webhook/1',
    'x-turntable-delivery': delivery,
    'x-turntable-signature': signature(secret, body),
  };
  const posted = await post({ url, headers, body, redirects: REDIRECTS, timeout: TIMEOUT }, guard);
  return sentBy(posted, [401, 403, 404, 410]);
}

export const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function bodyFor(shape: Shape, message: Message): object {
  const { title, lines, link } = message;
  if (shape === 'discord')
    return {
      username: 'Turntable',
      content: [`**${forDiscord(title)}**`, ...lines.map(forDiscord), `<${link}>`].join('\n').slice(0, 2000),
      allowed_mentions: { parse: [] }, // a table called @everyone calls nobody
    };
  if (shape === 'slack')
    return {
      text: [`*${forSlack(title)}*`, ...lines.map(forSlack), `<${forSlack(link)}>`].join('\n').slice(0, 3000),
      unfurl_links: false,
    };
  const tables = message.turns.map(({ table, name, game, link: at, players }) => ({
    id: table,
    name,
    game,
    url: at,
    players,
  }));
  return { version: 1, kind: message.kind, locale: message.locale, title, text: lines.join('\n'), url: link, tables };
}

/** What these programs would read as markup, in names that people chose. */
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
const forSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');
