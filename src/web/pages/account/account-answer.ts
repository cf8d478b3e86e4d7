import type { OwnAccount } from '../../../protocol/http.ts';

/** What the server gives back when the account has changed. */
export interface AccountAnswer {
  account: OwnAccount;
}
