/** A message as a mail, to the address that its reader has shown to be theirs. */
import { clean } from '../../text/clean.ts';
import { sayNotice } from '../../text/say-notice.ts';
import { said } from '../../text/speaker.ts';
import type { Links, Message } from './message.ts';
import type { Sent } from './sent.ts';

/** What sends letters (people/mailer.ts); it rejects with the error of the SMTP conversation. */
export interface LetterBox {
  send(letter: { to: string; subject: string; text: string; headers?: Record<string, string> }): Promise<void>;
}

/** One address and nothing else: no list, no name, no second line, nothing that a header could be made of. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}-][^\s@,;:<>()[\]\\"\p{Cc}]{0,63}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,253}$/u;
export const isMailAddress = (raw: string): boolean => ADDRESS.test(raw);

export async function sendMail(box: LetterBox, to: string, message: Message, links: Links): Promise<Sent> {
  if (!isMailAddress(to)) return { ok: false, code: 'mail-address', lasting: true, gone: true };
  try {
    await box.send(letterFor(to, message, links));
    return { ok: true };
  } catch (error) {
    return refusal(error as { code?: string; responseCode?: number });
  }
}

/** Subjects and lines hold names that people chose: `clean` leaves no line break in them. */
function letterFor(to: string, { locale, title, lines, link }: Message, { settings }: Links) {
  const text = [
    ...lines,
    '',
    sayNotice(locale, 'mail.link', { link: said(link) }),
    '',
    '-- ',
    sayNotice(locale, 'mail.why', { link: said(settings) }),
    '',
  ].join('\n');
  // Sent by a program: no out-of-office answers, please.
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { to, subject: clean(title, 150), text, headers };
}

/** 5xx about the recipient lasts; all else may pass, a wrong password of ours included. */
function refusal({ code, responseCode = 0 }: { code?: string; responseCode?: number }): Sent {
  if (code === 'EENVELOPE' && responseCode >= 500)
    return { ok: false, code: 'mail-refused', lasting: true, gone: true };
  return { ok: false, code: responseCode >= 400 ? 'mail-refused' : 'mail-not-reached', lasting: false };
}
