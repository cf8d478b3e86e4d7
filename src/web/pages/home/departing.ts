/** Tables as rows of the departure board. */
import type { TableView } from '../../../protocol/http.ts';
import { sayLength, tableName } from '../../online/words.ts';
import type { LocalTable } from '../../table/local.ts';
import { t } from '../../text/say-page.ts';
import type { Departure } from '../../ui/departure-table.tsx';

type NameOf = (game: string) => string;

/** Those that still run; at a device shared by friends every person's turn is yours to act on. */
export const fromHere = (tables: readonly LocalTable[], nameOf: NameOf): Departure[] =>
  tables
    .filter(({ state }) => state === 'running')
    .map(({ id, game, name, acting, seats, moves }) => {
      const on = acting.some((seat) => seats[seat]?.mode === 'person');
      return {
        ...{ key: `here ${id}`, href: `/here/${id}`, on, game: nameOf(game) },
        table: name === '' ? undefined : name,
        waiting: on ? t('home.waits-for-you') : t('home.waits-for', { who: names(acting, seats) }),
        clock: t('home.moves', { moves }),
        action: t(on ? 'home.play-table' : 'home.look'),
      };
    });

export const fromServer = (tables: readonly TableView[], me: string, nameOf: NameOf): Departure[] =>
  tables.map((table) => {
    const { id, game, state, acting, seats, dueAt } = table;
    const on = acting.some((seat) => seats[seat]?.id === me);
    const free = seats.filter(({ kind }) => kind === 'open').length;
    return {
      ...{ key: `online ${id}`, href: `/table/${id}`, on, game: nameOf(game), table: tableName(table) },
      waiting:
        state === 'waiting'
          ? t('home.waits-for-players', { free })
          : on
            ? t('home.waits-for-you')
            : t('home.waits-for', { who: names(acting, seats) }),
      clock: dueAt === null ? undefined : sayLength(Math.max(0, dueAt - Date.now())),
      action: t(on ? 'home.play-table' : 'home.look'),
    };
  });

const names = (acting: readonly number[], seats: readonly { readonly name: string | null }[]): string[] =>
  acting.map((seat) => seats[seat]?.name ?? '');

/** Those that wait for you first; otherwise as they came. */
export const inOrder = (rows: readonly Departure[]): Departure[] =>
  rows.toSorted((a, b) => Number(b.on) - Number(a.on));
