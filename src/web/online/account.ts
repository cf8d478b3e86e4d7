/** Who one is on the server. Nobody has to be anybody until a table online needs it: then a guest is made at once. */
import type { MeAnswer, OwnAccount } from '../../protocol/http.ts';
import { store } from '../store.ts';
import { localeNow } from '../text/say.ts';
import { ApiRefusal, ask } from './api.ts';

export interface Me {
  /** `unknown` until the server has answered; `away` when it cannot be reached. */
  state: 'unknown' | 'known' | 'away';
  account: OwnAccount | null;
  /** Whether the server can send mail. */
  mail: boolean;
}

export const me = store<Me>({ state: 'unknown', account: null, mail: false });

/** Asks the server who is here; called at start and after logging in or out. */
export async function refreshMe(): Promise<Me> {
  try {
    const { account, mail } = await ask<MeAnswer>('GET', '/api/me');
    me.set({ state: 'known', account, mail });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    me.set({ ...me.value, state: 'away' });
  }
  return me.value;
}

/** The account, made as a guest when there is none yet. */
export async function ensureAccount(): Promise<OwnAccount> {
  const known = me.value.state === 'known' ? me.value : await refreshMe();
  if (known.account) return known.account;
  const { account } = await ask<{ account: OwnAccount }>('POST', '/api/guest', { locale: localeNow() });
  setAccount(account);
  return account;
}

export const setAccount = (account: OwnAccount | null): void => me.set({ ...me.value, state: 'known', account });
