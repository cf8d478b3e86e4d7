/** Mail by SMTP, when it is set; the same for "your turn" and for links to an account. */
import { createTransport } from 'nodemailer';
import { clean } from '../../text/clean.ts';

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  /** `Turntable <turntable@example.org>` or the address alone. */
  from: string;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Sent by a program, about something that repeats: no out-of-office answers, one click to stop. */
  stop?: string;
}

export type Mailed = { ok: true } | { ok: false; code: MailCode; lasting: boolean };
export type MailCode = 'mail-address' | 'mail-refused' | 'mail-not-reached';

export interface Mailer {
  send(letter: Letter): Promise<Mailed>;
  close(): void;
}

/** One address and nothing else: no list, no name, no second line, nothing that a header could be made of. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,253}$/u;
export const isMailAddress = (raw: string): boolean => ADDRESS.test(raw) && !raw.startsWith('-');

const PATIENCE = 15_000;

export function createMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    // A letter is our own text: it reads no files and fetches no addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, stop }) {
      if (!isMailAddress(to)) return { ok: false, code: 'mail-address', lasting: true };
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: clean(subject, 150),
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(stop === undefined ? {} : { 'List-Unsubscribe': `<${stop.replace(/[\s<>]/g, '')}>` }),
          },
        });
        return { ok: true };
      } catch (error) {
        return refusal(error as { code?: string; responseCode?: number });
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx about the recipient lasts; all else may pass, a wrong password of ours included. */
function refusal({ code, responseCode = 0 }: { code?: string; responseCode?: number }): Mailed {
  if (code === 'EENVELOPE' && responseCode >= 500) return { ok: false, code: 'mail-refused', lasting: true };
  return { ok: false, code: responseCode >= 400 ? 'mail-refused' : 'mail-not-reached', lasting: false };
}
