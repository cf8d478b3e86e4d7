/** Tables that wait for players, tables to watch, one's own: a departure board. New rows wait until they are asked for. */
import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS } from '../../games/registry.ts';
import type { GamesAnswer, TableView } from '../../protocol/http.ts';
import { ensureAccount, me } from '../online/account.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import { gameName, gamesOnline, optionLines } from '../online/games.ts';
import { Invitations } from '../online/invitations.tsx';
import css from '../online/online.module.css';
import { OptionList } from '../online/option-list.tsx';
import { SeatSign } from '../online/seat-sign.tsx';
import { Trouble } from '../online/trouble.tsx';
import { useAsk, useDeed } from '../online/use-ask.ts';
import { masterTime, sayAgo, sayClock, seatLabels, tableName, withoutHelps } from '../online/words.ts';
import { address, go } from '../router.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import { Choice, SelectField } from '../ui/form/fields.tsx';
import { Button, ButtonLink, PlainPage, Row } from '../ui/form/form.tsx';
import { initialsOf } from '../ui/initials.ts';

const WHICH = ['waiting', 'mine', 'running', 'free', 'over'] as const;
type Which = (typeof WHICH)[number];
const SPEED = ['any', 'none', 'live', 'daily'] as const;
const LANGUAGES = ['any', 'fr', 'en'] as const;
/** How often the list is looked at again while it is open. */
const LOOK_AGAIN = 15_000;

const pick = <T extends string>(all: readonly T[], raw: string | null, usual: T): T =>
  all.find((one) => one === raw) ?? usual;

/** Filters are kept in the address, so that a list can be linked and gone back to. */
function setFilter(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value === 'any' || value === 'waiting') query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  go(`/lobby${text === '' ? '' : `?${text}`}`, { replace: true });
}

export function LobbyPage() {
  const { query } = useStore(address);
  const { account } = useStore(me);
  const [games, setGames] = useState<GamesAnswer | null>(null);
  const [trouble, setTrouble] = useState<ApiRefusal | null>(null);
  useEffect(() => {
    gamesOnline().then(setGames, (error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
      setTrouble(error);
    });
  }, []);
  const which = pick(WHICH, query.get('show'), 'waiting');
  const game = query.get('game') ?? 'any';
  const speed = pick(SPEED, query.get('speed'), 'any');
  const language = pick(LANGUAGES, query.get('language'), 'any');
  return (
    <PlainPage title={t('lobby.title')}>
      <Row>
        <ButtonLink href="/open">{t('lobby.open')}</ButtonLink>
        <ButtonLink href="/play">{t('lobby.here')}</ButtonLink>
        <ButtonLink look="plain" href={`/ranks/${game === 'any' ? GAME_IDS[0] : game}`}>
          {t('title.ranks')}
        </ButtonLink>
      </Row>
      <Trouble error={trouble} />
      {account ? <Invitations games={games?.games ?? []} /> : null}
      <Choice
        label={t('lobby.show')}
        value={which}
        options={WHICH.map((value) => ({ value, label: t(`lobby.show.${value}`) }))}
        onChoose={(value) => setFilter('show', value)}
      />
      {which === 'mine' ? null : (
        <div class={css.filters}>
          <SelectField
            label={t('lobby.game')}
            value={game}
            options={[
              { value: 'any', label: t('lobby.any') },
              ...(games?.games ?? []).map(({ id }) => ({ value: id, label: gameName(games?.games ?? [], id) })),
            ]}
            onChoose={(value) => setFilter('game', value)}
          />
          <SelectField
            label={t('lobby.speed')}
            value={speed}
            options={SPEED.map((value) => ({ value, label: t(`lobby.speed.${value}`) }))}
            onChoose={(value) => setFilter('speed', value)}
          />
          <SelectField
            label={t('lobby.language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: t(`lobby.language.${value}`) }))}
            onChoose={(value) => setFilter('language', value)}
          />
        </div>
      )}
      {games ? <Tables games={games} which={which} filters={{ game, speed, language }} /> : null}
    </PlainPage>
  );
}

interface Filters {
  game: string;
  speed: string;
  language: string;
}

function pathOf(which: Which, filters: Filters): string {
  if (which === 'mine') return '/api/me/tables?which=current&limit=100';
  const query = new URLSearchParams(which === 'free' ? { state: 'running', room: '1' } : { state: which });
  query.set('limit', '50');
  for (const [name, value] of Object.entries(filters)) if (value !== 'any') query.set(name, value);
  return `/api/tables?${query}`;
}

interface TablesAnswer {
  tables: TableView[];
  next: string | null;
}

/** The rows keep their place while one reads: what is new waits behind a line. */
function Tables({ games, which, filters }: { games: GamesAnswer; which: Which; filters: Filters }) {
  const { account } = useStore(me);
  const path = which === 'mine' && account === null ? null : pathOf(which, filters);
  const { asked, again } = useAsk<TablesAnswer>(path);
  const [shown, setShown] = useState<{ path: string; tables: TableView[] } | null>(null);
  const [more, setMore] = useState<{ tables: TableView[]; next: string | null } | null>(null);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  useEffect(() => {
    if (asked.at !== 'answered' || path === null) return;
    setShown((old) => {
      if (old === null || old.path !== path) {
        setMore(null);
        return { path, tables: asked.answer.tables };
      }
      // Rows already there change in place; new ones wait.
      const fresh = new Map(asked.answer.tables.map((table) => [table.id, table]));
      return { path, tables: old.tables.map((table) => fresh.get(table.id) ?? table) };
    });
  }, [asked, path]);
  if (path === null) return <NoTable which="mine" />;
  if (asked.at === 'refused') return <Trouble error={asked.error} />;
  if (shown === null || asked.at !== 'answered') return null;
  const waiting = asked.answer.tables.filter(({ id }) => !shown.tables.some((table) => table.id === id));
  const all = [...shown.tables, ...(more?.tables ?? [])];
  const next = more ? more.next : asked.answer.next;
  const loadMore = async () => {
    const page = await ask<TablesAnswer>('GET', `${path}&from=${next}`);
    setMore({ tables: [...(more?.tables ?? []), ...page.tables], next: page.next });
  };
  return (
    <>
      {waiting.length > 0 ? (
        <Button onClick={() => setShown({ path, tables: asked.answer.tables })}>
          {t('lobby.new-tables', { n: waiting.length })}
        </Button>
      ) : null}
      {all.length === 0 ? (
        <NoTable which={which} />
      ) : (
        <table class={css.board}>
          <thead>
            <tr>
              <th>{t('lobby.column.table')}</th>
              <th>{t('lobby.column.seats')}</th>
              <th>{t('lobby.column.pace')}</th>
              <th>
                <span class="unseen">{t('lobby.column.act')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((table) => (
              <TableRow key={table.id} table={table} games={games} />
            ))}
          </tbody>
        </table>
      )}
      {next === null ? null : <Button onClick={() => void loadMore()}>{t('lobby.more')}</Button>}
    </>
  );
}

/** An empty list: a stall without an engine, what to do instead, and one button for it. */
const NoTable = ({ which }: { which: Which }) => (
  <section class={css.none}>
    <svg class={css.stall} viewBox="0 0 120 64" aria-hidden="true">
      <path d="M4 60V22L60 4L116 22V60" />
      <path d="M40 60V30H80V60M46 60H74M46 52H74M46 44H74" />
    </svg>
    <p>{t(`lobby.empty.${which}`)}</p>
    <ButtonLink look="main" href="/open">
      {t('lobby.open')}
    </ButtonLink>
  </section>
);

function TableRow({ table, games }: { table: TableView; games: GamesAnswer }) {
  const { account } = useStore(me);
  const [open, setOpen] = useState(false);
  const labels = seatLabels(table.seats);
  const initials = initialsOf(labels);
  const { busy, error, run } = useDeed();
  const seated = account !== null && table.seats.some(({ id }) => id === account.id);
  const free = table.seats.some(({ kind }) => kind === 'open');
  const myTurn = seated && table.acting.some((seat) => table.seats[seat]?.id === account.id);
  const sit = () =>
    run(async () => {
      await ensureAccount();
      await ask('POST', `/api/tables/${table.id}/join`, {});
      go(`/table/${table.id}`);
    });
  return (
    <tr>
      <td>
        <span class={css.name}>{gameName(games.games, table.game)}</span>
        <br />
        <a href={`/table/${table.id}`}>
          <bdi>{tableName(table)}</bdi>
        </a>
        <div class={css.small}>
          {table.startedAt
            ? t('lobby.begun', { ago: sayAgo(table.startedAt) })
            : t('lobby.opened', { ago: sayAgo(table.createdAt) })}{' '}
          {myTurn ? <strong>{t('lobby.your-turn')}</strong> : null}
        </div>
        <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('lobby.less-about') : t('lobby.more-about')}
        </Button>
        {open ? <Details table={table} games={games} /> : null}
      </td>
      <td>
        <ul class={`${css.list} ${css.sitting}`}>
          {labels.map((label, i) => (
            <li key={i}>
              <SeatSign n={i + 1} seat={table.seats[i]!} initials={initials[i]!} />
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td class={css.small}>
        {[sayClock(table.clock), ...withoutHelps(table), ...masterTime(table)].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </td>
      <td>
        {table.state === 'waiting' && free && !seated ? (
          <Button disabled={busy} onClick={sit}>
            {t('lobby.sit')}
          </Button>
        ) : (
          <ButtonLink href={`/table/${table.id}`}>
            {t(
              seated
                ? 'lobby.enter'
                : table.state === 'waiting' || table.state === 'running'
                  ? 'lobby.watch'
                  : 'lobby.replay',
            )}
          </ButtonLink>
        )}
        <Trouble error={error} />
      </td>
    </tr>
  );
}

function Details({ table, games }: { table: TableView; games: GamesAnswer }) {
  return (
    <>
      <OptionList lines={optionLines(games.games, table)} />
      <ul class={`${css.more} ${css.small}`}>
        <li>{t('online.rules', { n: table.rules })}</li>
        <li>{t(`undo.${table.undo}`)}</li>
        {table.clock.type === 'none' ? null : <li>{t(`at-zero.${table.atZero}`)}</li>}
        {table.language === 'fr' || table.language === 'en' ? <li>{t(`lobby.language.${table.language}`)}</li> : null}
      </ul>
    </>
  );
}
