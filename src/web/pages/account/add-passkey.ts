/** A passkey of this device for the account; a guest becomes a person by it. */
import { startRegistration } from '@simplewebauthn/browser';
import { ApiRefusal, ask } from '../../online/api.ts';
import type { AccountAnswer } from './account-answer.ts';

export async function addPasskey(more: { name?: string; label?: string }): Promise<AccountAnswer> {
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/api/me/passkeys/options',
    {},
  );
  const response = await startRegistration({ optionsJSON }).catch(() => {
    throw new ApiRefusal('passkey-refused');
  });
  return ask<AccountAnswer>('POST', '/api/me/passkeys', { response, ...more });
}
