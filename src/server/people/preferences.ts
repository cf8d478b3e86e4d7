/** What a person likes: language, looks, hours in which nobody calls. */
import { maybe, object, oneOf, orNull, type Reader, yesNo } from '../../kernel/shape.ts';
import { LOCALES } from '../../text/locale.ts';
import { readQuietHours } from '../notify/quiet.ts';

const fields = {
  theme: maybe(oneOf(['auto', 'light', 'dark'] as const)),
  /** Minutes of the local day between which nothing is sent, by a time zone or an offset. */
  quiet: maybe(orNull(readQuietHours)),
  sound: maybe(yesNo),
  motion: maybe(oneOf(['auto', 'less', 'full'] as const)),
  /** Be told when it is one's turn. */
  tell: maybe(yesNo),
};

const stored = object(fields);
export type Preferences = Extract<ReturnType<typeof stored>, { ok: true }>['value'];

export const preferencesWish = object({ locale: maybe(oneOf(LOCALES)), ...fields });

/** From the account's row; what an older version wrote and we do not know is left out. */
export function readPreferences(text: string): Preferences {
  const raw: Record<string, unknown> = JSON.parse(text);
  const known = Object.entries(raw).filter(([key, value]) => {
    if (!Object.hasOwn(fields, key)) return false;
    const { maybe: read } = fields[key as keyof typeof fields] as { maybe: Reader<unknown> };
    return read(value, key).ok;
  });
  return Object.fromEntries(known) as Preferences;
}
