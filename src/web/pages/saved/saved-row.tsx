/** One game of this device. */
import { useState } from 'preact/hooks';
import { download } from '../../download.ts';
import { cardOf } from '../../games/cards.ts';
import { sayAgo } from '../../online/words.ts';
import { localTables } from '../../table/lines.ts';
import type { LocalTable } from '../../table/local.ts';
import { t } from '../../text/say-page.ts';
import { Button, ButtonLink, Row } from '../../ui/form/form.tsx';
import css from './saved.module.css';
import { UploadButton } from './upload-button.tsx';

interface Props {
  readonly table: LocalTable;
  onChange(): void;
  onUpload(): void;
}

export function SavedRow({ table, onChange, onUpload }: Props) {
  const { id, game, name, seats, state, moves, changedAt } = table;
  const [deleting, setDeleting] = useState(false);
  const title = name === '' ? (cardOf(game)?.name ?? game) : `${cardOf(game)?.name ?? game}, ${name}`;
  return (
    <li class={css.game}>
      <h2>
        <a href={`/here/${id}`}>{title}</a>
      </h2>
      <p>{seats.map((seat) => seat.name).join(', ')}</p>
      <p>
        {stateOf(table)} {t('saved.changed', { ago: sayAgo(changedAt) })}
      </p>
      <Row>
        <ButtonLink href={`/here/${id}`}>{t(state === 'running' ? 'saved.go-on' : 'saved.look')}</ButtonLink>
        {moves > 0 ? <ButtonLink href={`/here/${id}?at=0`}>{t('saved.positions')}</ButtonLink> : null}
        <Button onClick={() => void exportTable(id, game)}>{t('saved.export')}</Button>
        <UploadButton id={id} name={name} onUpload={onUpload} />
        {deleting ? (
          <>
            <Button onClick={() => void localTables().remove(id).then(onChange)}>{t('saved.delete-really')}</Button>
            <Button look="plain" onClick={() => setDeleting(false)}>
              {t('saved.delete-not')}
            </Button>
          </>
        ) : (
          <Button look="plain" onClick={() => setDeleting(true)}>
            {t('saved.delete')}
          </Button>
        )}
      </Row>
    </li>
  );
}

function stateOf({ state, moves, outcome, seats }: LocalTable): string {
  if (state === 'running') return t('saved.running', { moves });
  const winners = outcome?.ranking.filter(({ place }) => place === 1).map(({ seat }) => seats[seat]?.name ?? '') ?? [];
  return winners.length === 0 ? t('saved.ended') : t('saved.won', { who: winners });
}

async function exportTable(id: string, game: string): Promise<void> {
  const record = await localTables().exportRecord(id);
  if (record !== null)
    download(`turntable-${game}-${id.slice(0, 8)}.json`, new Blob([record], { type: 'application/json' }));
}
