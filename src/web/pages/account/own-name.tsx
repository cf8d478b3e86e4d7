/** The name shown at one's tables. */
import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../protocol/http.ts';
import { setAccount } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { t } from '../../text/say-page.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Button, Row, Sheet } from '../../ui/form/form.tsx';
import type { AccountAnswer } from './account-answer.ts';

export function Name({ account }: { account: OwnAccount }) {
  const [name, setName] = useState(account.name);
  const { busy, error, run } = useDeed();
  return (
    <Sheet title={t('account.name')}>
      <TextField label={t('account.name')} hint={t('account.name-hint')} value={name} maxLength={40} onText={setName} />
      <Trouble error={error} />
      <Row>
        <Button
          disabled={busy || name === account.name}
          onClick={() =>
            run(async () => {
              const changed = await ask<AccountAnswer>('PATCH', '/api/me', { name });
              setAccount(changed.account);
            })
          }
        >
          {t('account.save')}
        </Button>
      </Row>
    </Sheet>
  );
}
