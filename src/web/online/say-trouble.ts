/** A refusal of the server as a sentence. */
import { t } from '../text/say-page.ts';
import { ApiRefusal } from './api.ts';

/** Why it was not done, and what to do. */
export function sayTrouble(error: unknown): string {
  if (!(error instanceof ApiRefusal)) throw error; // a bug of ours: the page says so
  const { code, params } = error;
  const why = typeof params.why === 'string' ? params.why : '';
  if (code === 'name-refused' || code === 'password-refused' || code === 'address-refused')
    return t(reasonKey(code, why), params);
  return t(`refused.${code}`, params);
}

const NAME_WHYS = ['too-short', 'too-long', 'characters', 'mixed-scripts', 'reserved'] as const;
const PASSWORD_WHYS = ['too-short', 'too-long', 'too-easy'] as const;

function reasonKey(code: 'name-refused' | 'password-refused' | 'address-refused', why: string) {
  const name = NAME_WHYS.find((one) => one === why);
  if (code === 'name-refused' && name) return `refused.name.${name}` as const;
  const password = PASSWORD_WHYS.find((one) => one === why);
  if (code === 'password-refused' && password) return `refused.password.${password}` as const;
  return `refused.${code}` as const;
}
