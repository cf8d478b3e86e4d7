/** Sends mail through the SMTP server of SMTP_URL. Without one there is no mailer and nothing is promised. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Rejects when the letter was not accepted. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function createMailer(smtpUrl: string, from: string, log: Logger): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true, // a letter is our own text: it reads no files and fetches nothing
    disableUrlAccess: true,
  } as object);
  return {
    async send(letter) {
      try {
        await transport.sendMail({ from, ...letter });
      } catch (error) {
        // Neither the address nor the text: both are a person's.
        log.error({ code: (error as { code?: string }).code ?? 'unknown' }, 'mail was not accepted');
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
