/** Games kept on this device and with the account: go on, look, take along, bring in, delete. */
import { useEffect, useState } from 'preact/hooks';
import { localTables } from '../../table/lines.ts';
import type { LocalTable, Quota } from '../../table/local.ts';
import { t } from '../../text/say-page.ts';
import { ButtonLink, PlainPage, Row, Sheet } from '../../ui/form/form.tsx';
import { Importer } from './importer.tsx';
import { QuotaLine } from './quota-line.tsx';
import css from './saved.module.css';
import { SavedRow } from './saved-row.tsx';
import { Uploaded } from './uploaded.tsx';

interface Kept {
  readonly tables: readonly LocalTable[];
  readonly quota: Quota;
}

const look = async (): Promise<Kept> => {
  const here = localTables();
  const [tables, quota] = await Promise.all([here.list(), here.quota()]);
  return { tables, quota };
};

export function SavedGames() {
  const [kept, setKept] = useState<Kept | null>(null);
  const [failed, setFailed] = useState(false);
  /** How often the list with the account is to be asked for again. */
  const [uploads, setUploads] = useState(0);
  const again = () => void look().then(setKept, () => setFailed(true));
  useEffect(again, []);
  return (
    <PlainPage title={t('saved.title')}>
      {failed ? <p role="alert">{t('saved.none-kept')}</p> : null}
      {kept ? (
        <>
          <QuotaLine quota={kept.quota} onChange={again} />
          {kept.tables.length === 0 ? (
            <Sheet>
              <p>{t('saved.empty')}</p>
              <Row>
                <ButtonLink look="main" href="/play">
                  {t('saved.start')}
                </ButtonLink>
              </Row>
            </Sheet>
          ) : (
            <ul class={css.list}>
              {kept.tables.map((table) => (
                <SavedRow key={table.id} table={table} onChange={again} onUpload={() => setUploads(uploads + 1)} />
              ))}
            </ul>
          )}
        </>
      ) : null}
      <Importer />
      <Uploaded asked={uploads} />
    </PlainPage>
  );
}
