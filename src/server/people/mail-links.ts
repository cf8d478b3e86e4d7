/** Links by mail: to show that an address is one's own, and to log in by it. */
import type { Locale } from '../../text/locale.ts';
import { type Database, type Unit, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import { accountById, accountsByMail, changeAccount } from '../store/accounts.ts';
import { createMailLink, mailLink, useMailLink } from '../store/credentials.ts';
import type { Letter, Mailer } from './mailer.ts';
import type { Account } from './sessions.ts';
import { hashOfToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const LASTS = { verify: 24 * 60 * MINUTE, login: 20 * MINUTE } as const;
type Purpose = keyof typeof LASTS;

const TEXTS: Readonly<Record<Locale, Readonly<Record<Purpose, { subject: string; text: string }>>>> = {
  fr: {
    verify: {
      subject: 'Turntable : confirmez votre adresse',
      text: 'Bonjour {name},\n\nouvrez ce lien dans la journée pour confirmer que cette adresse est la vôtre :\n{link}\n\nSi vous n’avez rien demandé, ne faites rien.\n',
    },
    login: {
      subject: 'Turntable : votre lien de connexion',
      text: 'Bonjour {name},\n\nce lien vous connecte, une seule fois et pendant vingt minutes :\n{link}\n\nSi vous n’avez rien demandé, ne faites rien.\n',
    },
  },
  en: {
    verify: {
      subject: 'Turntable: confirm your address',
      text: 'Hello {name},\n\nopen this link within a day to confirm that this address is yours:\n{link}\n\nIf you asked for nothing, do nothing.\n',
    },
    login: {
      subject: 'Turntable: your log-in link',
      text: 'Hello {name},\n\nthis link logs you in, once, within twenty minutes:\n{link}\n\nIf you asked for nothing, do nothing.\n',
    },
  },
};

function letter(account: Account, mail: string, purpose: Purpose, link: string): Letter {
  const { subject, text } = TEXTS[account.locale === 'fr' ? 'fr' : 'en'][purpose];
  return { to: mail, subject, text: text.replace('{name}', () => account.name).replace('{link}', () => link) };
}

async function sendLink(
  db: Database,
  mailer: Mailer,
  origin: string,
  account: Account,
  mail: string,
  purpose: Purpose,
  now: number,
) {
  const token = newToken();
  const expires_at = now + LASTS[purpose];
  await db.write(createMailLink(db, { hash: hashOfToken(token), account_id: account.id, purpose, mail, expires_at }));
  await mailer.send(letter(account, mail, purpose, `${origin}/link/${token}`));
}

/** To an address that somebody says is theirs; it counts once they have opened the link. */
export const sendVerification = (
  db: Database,
  mailer: Mailer,
  origin: string,
  account: Account,
  mail: string,
  now: number,
) => sendLink(db, mailer, origin, account, mail, 'verify', now);

/** To whoever owns this address; the caller answers the same when nobody does. */
export async function sendLogins(
  db: Database,
  mailer: Mailer,
  origin: string,
  mail: string,
  now: number,
): Promise<void> {
  for (const account of (await accountsByMail(db, mail)).slice(0, 3))
    await sendLink(db, mailer, origin, account, mail, 'login', now);
}

/** What a link does when it is opened; the session is the caller's part. */
export async function openLink(
  db: Database,
  token: string,
  now: number,
): Promise<{ account: Account; purpose: Purpose; writes: Unit }> {
  const link = await mailLink(db, hashOfToken(token), now);
  const account = link && (await accountById(db, link.account_id));
  if (!link || !account || account.deleted_at !== null) throw new Refused('too-late');
  const used = useMailLink(db, link.hash, now);
  if (link.purpose === 'login') return { account, purpose: 'login', writes: used };
  const verified = changeAccount(db, account.id, { mail: link.mail, mail_verified_at: now });
  return { account, purpose: 'verify', writes: unit(used, verified) };
}
