/** Games kept with the account. */
import { useEffect, useState } from 'preact/hooks';
import type { KeptRecord, KeptRecordsAnswer } from '../../../protocol/http.ts';
import { cardOf } from '../../games/cards.ts';
import { me } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { Trouble } from '../../online/trouble.tsx';
import { useAsk, useDeed } from '../../online/use-ask.ts';
import { sayDate } from '../../online/words.ts';
import { useStore } from '../../store.ts';
import { t } from '../../text/say-page.ts';
import { Button, ButtonLink, Row, Sheet } from '../../ui/form/form.tsx';
import { importText } from './importer.tsx';
import css from './saved.module.css';

/** `asked`: raised when something was uploaded. */
export function Uploaded({ asked: uploads }: { asked: number }) {
  const { account } = useStore(me);
  const isPerson = account?.kind === 'person';
  const { asked, again } = useAsk<KeptRecordsAnswer>(isPerson ? '/api/me/records?limit=100' : null);
  useEffect(() => {
    if (uploads > 0) again();
  }, [uploads]);
  if (!isPerson) {
    return (
      <Sheet title={t('saved.account')}>
        <p>{t('saved.account.none')}</p>
        <Row>
          <ButtonLink href="/account">{t('nav.account')}</ButtonLink>
        </Row>
      </Sheet>
    );
  }
  const answer = asked.at === 'answered' ? asked.answer : null;
  return (
    <Sheet title={t('saved.account')}>
      <Trouble error={asked.at === 'refused' ? asked.error : null} />
      {answer ? <p>{t('saved.account.count', { count: answer.records.length, most: answer.most })}</p> : null}
      <ul class={css.plain}>
        {(answer?.records ?? []).map((record) => (
          <UploadedRow key={record.id} record={record} onChange={again} />
        ))}
      </ul>
    </Sheet>
  );
}

function UploadedRow({ record, onChange }: { record: KeptRecord; onChange(): void }) {
  const { id, game, name, moves, over, createdAt } = record;
  const { busy, error, run } = useDeed();
  const [wrong, setWrong] = useState<string | null>(null);
  const bring = () =>
    run(async () => {
      const text = JSON.stringify(await ask('GET', `/api/me/records/${id}`));
      setWrong(await importText(text));
    });
  const remove = () =>
    run(async () => {
      await ask('DELETE', `/api/me/records/${id}`);
      onChange();
    });
  return (
    <li>
      <p>
        {name === '' ? (cardOf(game)?.name ?? game) : name}, {t(over ? 'saved.ended' : 'saved.running', { moves })}{' '}
        {sayDate(createdAt)}
      </p>
      <Row>
        <Button disabled={busy} onClick={bring}>
          {t('saved.open-here')}
        </Button>
        <ButtonLink href={`/api/me/records/${id}`} download={`turntable-${game}-${id.slice(0, 8)}.json`}>
          {t('saved.export')}
        </ButtonLink>
        <Button look="plain" disabled={busy} onClick={remove}>
          {t('saved.delete-there')}
        </Button>
      </Row>
      <Trouble error={error} />
      {wrong === null ? null : <p role="alert">{wrong}</p>}
    </li>
  );
}
