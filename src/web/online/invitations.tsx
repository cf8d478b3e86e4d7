/** Invitations to tables: sit down or decline. */
import type { GameForm, TableView } from '../../protocol/http.ts';
import { go } from '../router.ts';
import { t } from '../text/say-page.ts';
import { Button, Row, Sheet } from '../ui/form/form.tsx';
import { ask } from './api.ts';
import { gameName } from './games.ts';
import css from './online.module.css';
import { Trouble } from './trouble.tsx';
import { useAsk, useDeed } from './use-ask.ts';
import { tableName } from './words.ts';

interface Invitation {
  by: string;
  at: number;
  /** In a running game: the seat that is offered. */
  seat: number | null;
  table: TableView;
}

export function Invitations({ games }: { games: readonly GameForm[] }) {
  const { asked, again } = useAsk<{ invitations: Invitation[] }>('/api/me/invitations');
  const { busy, error, run } = useDeed();
  if (asked.at !== 'answered' || asked.answer.invitations.length === 0) return null;
  const accept = ({ table, seat }: Invitation) =>
    run(async () => {
      if (seat === null) await ask('POST', `/api/tables/${table.id}/join`, {});
      else await ask('POST', `/api/tables/${table.id}/take-over`, { seat });
      go(`/table/${table.id}`);
    });
  const decline = ({ table }: Invitation) =>
    run(async () => {
      await ask('DELETE', `/api/me/invitations/${table.id}`);
      again();
    });
  return (
    <Sheet title={t('invitations.title')}>
      <Trouble error={error} />
      <ul class={css.list}>
        {asked.answer.invitations.map((one) => (
          <li key={one.table.id} class={css.line}>
            <span>
              <span class={css.name}>{gameName(games, one.table.game)}</span> <bdi>{tableName(one.table)}</bdi>
            </span>
            <Row>
              <Button disabled={busy} onClick={() => accept(one)}>
                {t('lobby.sit')}
              </Button>
              <Button look="plain" disabled={busy} onClick={() => decline(one)}>
                {t('invitations.decline')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
