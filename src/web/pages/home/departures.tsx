/** Your tables under way, those that wait for you first: of this device, and of the server when you are known there. */
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../../protocol/http.ts';
import { cardOf } from '../../games/cards.ts';
import { me } from '../../online/account.ts';
import { ask } from '../../online/api.ts';
import { useStore } from '../../store.ts';
import { localTables } from '../../table/lines.ts';
import { t } from '../../text/say-page.ts';
import { type Departure, DepartureTable } from '../../ui/departure-table.tsx';
import { fromHere, fromServer, inOrder } from './departing.ts';
import css from './home.module.css';

const nameOf = (game: string): string => cardOf(game)?.name ?? game;

/** Null while it is not known yet: nothing jumps into view that was not awaited. */
function useDepartures(): readonly Departure[] | null {
  const { account } = useStore(me);
  const [here, setHere] = useState<readonly Departure[] | null>(null);
  const [online, setOnline] = useState<readonly Departure[]>([]);
  useEffect(() => {
    localTables()
      .list()
      .then(
        (tables) => setHere(fromHere(tables, nameOf)),
        () => setHere([]), // a browser that keeps nothing has none
      );
  }, []);
  const id = account?.id ?? null;
  useEffect(() => {
    if (id === null) return setOnline([]);
    ask<{ tables: TableView[] }>('GET', '/api/me/tables?which=current&limit=20').then(
      ({ tables }) => setOnline(fromServer(tables, id, nameOf)),
      () => setOnline([]), // the lobby says why; here only what is there is shown
    );
  }, [id]);
  return here && inOrder([...here, ...online]);
}

export function Departures() {
  const rows = useDepartures();
  if (rows === null || rows.length === 0) return null;
  return (
    <section aria-labelledby="departures">
      <h2 id="departures" class={css.title}>
        {t('home.departures')}
      </h2>
      <DepartureTable
        caption={t('home.departures')}
        heads={[t('home.table'), t('home.waiting'), t('home.clock')]}
        lead={t('home.waiting.lead')}
        rows={rows}
      />
    </section>
  );
}
