/** Sends a game of this device to the account. Guests have no such place: the account page makes them somebody. */
import { useState } from 'preact/hooks';
import { me } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { Trouble } from '../../online/trouble.tsx';
import { useDeed } from '../../online/use-ask.ts';
import { useStore } from '../../store.ts';
import { localTables } from '../../table/lines.ts';
import { t } from '../../text/say-page.ts';
import { Button } from '../../ui/form/form.tsx';

export function UploadButton({ id, name, onUpload }: { id: string; name: string; onUpload(): void }) {
  const { account } = useStore(me);
  const { busy, error, run } = useDeed();
  const [done, setDone] = useState(false);
  if (account?.kind !== 'person') return null;
  const upload = () =>
    run(async () => {
      const record = await localTables().exportRecord(id);
      if (record === null) return;
      await ask('POST', '/api/me/records', { name, record: JSON.parse(record) as unknown });
      setDone(true);
      onUpload();
    });
  return (
    <>
      <Button disabled={busy || done} onClick={upload}>
        {t(done ? 'saved.uploaded' : 'saved.upload')}
      </Button>
      <Trouble error={error} />
    </>
  );
}
