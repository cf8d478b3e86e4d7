/** What could lock the owner out asks for the password again, where there is one. */
import type { OwnAccount } from '../../../protocol/http.ts';
import { t } from '../../text/say-page.ts';
import { TextField } from '../../ui/form/fields.tsx';

export const confirmedBy = ({ hasPassword }: OwnAccount, password: string): { password?: string } =>
  hasPassword ? { password } : {};

interface Props {
  account: OwnAccount;
  value: string;
  onText(value: string): void;
}

export const PasswordNow = ({ account, value, onText }: Props) =>
  account.hasPassword ? (
    <TextField
      label={t('account.password-now')}
      type="password"
      autocomplete="current-password"
      value={value}
      onText={onText}
    />
  ) : null;
