/**
 * Hosts the tables of this device: speaks the protocol to each page that follows one, lets bots move, and keeps all of
 * it on a shelf. Runs in a worker; nothing here knows of one, so that it runs in tests as well.
 */
import type { AnyGame, Sealed, Seat } from '../../../kernel/contract.ts';
import { readRecord, recordText } from '../../../kernel/record.ts';
import type { ErrorCode, FromServer } from '../../../protocol/messages.ts';
import { LIMITS, PROTOCOL } from '../../../protocol/messages.ts';
import { sittingDown, toldMessage } from '../../../protocol/tell.ts';
import type { Table } from '../../../table/index.ts';
import { botMove, botOf, botsDue, type Done, headOf, recordOf, type Viewer, viewOf } from '../../../table/index.ts';
import type { ToHost } from '../contract.ts';
import type { LocalTable, LocalTables, Opened } from '../local.ts';
import { catchUp, commanded, frozenBy, keep, type Live, loadLive, standingOf } from './live.ts';
import { type Beginning, beginFrom, beginFromRecord } from './opening.ts';
import type { Row, Shelf } from './shelf.ts';

export interface HereOptions {
  readonly shelf: Shelf;
  /** Null for a game that this version of the site does not know. */
  game(id: string): Promise<AnyGame | null>;
  now(): number;
  /** 256 bits as 64 hexadecimal digits, from the system. */
  seed(): string;
  id(): string;
  /** A move of a bot, on what its seat may see; null = it sees none. */
  think(
    game: AnyGame,
    view: Sealed<Table['state']>,
    seat: Seat,
    bot: string | null,
    luck: string,
  ): Promise<{ kind: string } | null>;
  /** Milliseconds before a bot moves. */
  pace: number;
  /** Other tabs: tells them that a table has changed, and is told by them. */
  readonly others?: { tell(id: string): void; listen(heard: (id: string) => void): void };
  /** Runs `lead` while this tab is the one that lets the bots of a table move; until the function given back is called. */
  lead?(id: string, lead: () => void): () => void;
  onError(error: unknown): void;
}

/** A page at the other end. */
export interface Page {
  hear(message: ToHost): void;
  close(): void;
}

export interface Here extends Omit<LocalTables, 'quota' | 'keep'> {
  connect(tell: (message: FromServer) => void): Page;
}

interface Following {
  readonly tell: (message: FromServer) => void;
  viewer: Viewer;
}

interface Place {
  readonly id: string;
  live: Live | null;
  readonly followers: Set<Following>;
  /** One thing after the other. */
  last: Promise<unknown>;
  bot: ReturnType<typeof setTimeout> | null;
  leads: boolean;
  release: (() => void) | null;
}

export function createHere(options: HereOptions): Here {
  const { shelf, now } = options;
  const places = new Map<string, Place>();
  let { pace } = options;

  function placeOf(id: string): Place {
    const known = places.get(id);
    if (known) return known;
    const place: Place = {
      ...{ id, live: null, followers: new Set<Following>(), last: Promise.resolve(), bot: null },
      ...{ leads: options.lead === undefined, release: null },
    };
    places.set(id, place);
    return place;
  }

  function inTurn<T>(place: Place, job: () => Promise<T>): Promise<T> {
    const done = place.last.then(job);
    place.last = done.catch(() => undefined);
    return done;
  }

  async function liveOf(place: Place): Promise<Live | null> {
    place.live ??= await loadLive(shelf, place.id, options.game);
    return place.live;
  }

  /** Writes down, then tells. False when another tab was quicker: what it did is told instead. */
  async function carry(place: Place, live: Live, done: Done): Promise<boolean> {
    const before = live.table;
    if (await keep(shelf, live, done, now())) {
      announce(place, live, before, done);
      options.others?.tell(place.id);
      return true;
    }
    await follow(place, live);
    return false;
  }

  function announce(place: Place, live: Live, before: Table, done: Done): void {
    for (const { tell, viewer } of place.followers) {
      const message = toldMessage(live.host.game, place.id, before, done, viewer);
      if (message) tell(message);
    }
    const { state } = standingOf(live.host.game, live.table);
    if (state !== 'running' && standingOf(live.host.game, before).state === 'running')
      for (const { tell } of place.followers) tell({ t: 'over', table: place.id, ...endingOf(live) });
    scheduleBot(place);
  }

  /** Tells what another tab has done. */
  async function follow(place: Place, live: Live): Promise<void> {
    const before = live.table;
    const done = await catchUp(shelf, live);
    if (done) announce(place, live, before, done);
    else forget(place);
  }

  /** The table is gone. */
  function forget(place: Place): void {
    for (const { tell } of place.followers) tell({ t: 'unsubscribed', table: place.id });
    place.followers.clear();
    drop(place);
  }

  /** Nothing is kept of a table that nobody follows. */
  function drop(place: Place): void {
    if (place.followers.size > 0) return;
    if (place.bot !== null) clearTimeout(place.bot);
    place.release?.();
    if (places.get(place.id) === place) places.delete(place.id);
  }

  // --- Bots -----------------------------------------------------------------------------------------

  function scheduleBot(place: Place): void {
    const { live } = place;
    if (!live || !place.leads || place.bot !== null || place.followers.size === 0) return;
    if (botsDue(live.host.game, live.table).length === 0) return;
    place.bot = setTimeout(() => {
      moveBot(place)
        .catch(options.onError)
        .finally(() => {
          place.bot = null;
          scheduleBot(place);
        });
    }, pace);
  }

  /** The table does not wait while a bot thinks: a move found too late is refused as stale. */
  async function moveBot(place: Place): Promise<void> {
    const { live } = place;
    const seat = live && botsDue(live.host.game, live.table)[0];
    if (live === null || seat === null || seat === undefined) return;
    const { game } = live.host;
    const [at, luck] = [headOf(live.table), options.id()];
    const view = viewOf(game, live.table, seat) as Sealed<Table['state']>;
    const action = await options.think(game, view, seat, botOf(live.table.seats[seat]!), luck).catch((error) => {
      options.onError(error); // any legal move will do
      return null;
    });
    await inTurn(place, async () => {
      const done = safely(live, () => botMove(live.host, live.table, { seat, at, action, luck }, now()));
      if (done.ok) await carry(place, live, done);
    });
  }

  /** A fault of the engine stops its one table, and nothing is lost. */
  function safely<T extends { ok: boolean }>(live: Live, work: () => T): T | ReturnType<typeof frozenBy> {
    try {
      return work();
    } catch (error) {
      options.onError(error);
      return frozenBy(live, now());
    }
  }

  // --- Pages ----------------------------------------------------------------------------------------

  function connect(tell: (message: FromServer) => void): Page {
    const follows = new Map<string, Following>();
    const wrong = (code: ErrorCode, t: string, table: string, id?: string) =>
      tell({ t: 'error', code, about: { t, table, ...(id === undefined ? {} : { id }) } });

    function leave(id: string): void {
      const following = follows.get(id);
      const place = places.get(id);
      follows.delete(id);
      if (!following || !place) return;
      place.followers.delete(following);
      drop(place);
    }

    async function join(id: string, seat: Seat | null, mode: 'log' | 'view', from: number): Promise<void> {
      const place = placeOf(id);
      const live = await liveOf(place);
      if (!live) {
        drop(place);
        return wrong('unknown-table', 'subscribe', id);
      }
      const known = follows.get(id);
      const viewer = seat ?? known?.viewer ?? firstEyes(live);
      const following = known ?? { tell, viewer };
      following.viewer = viewer;
      follows.set(id, following);
      place.followers.add(following);
      const { game } = live.host;
      const people = live.table.seats.flatMap(({ mode: who }, at) => (who === 'person' ? [at] : []));
      const { state } = standingOf(game, live.table);
      tell({
        ...{ t: 'joined', table: id, viewer, ...sittingDown(game, live.table, { viewer, mode, from }) },
        presence: { seats: people, watchers: 0 },
        ...(state === 'running' ? {} : { ending: endingOf(live) }),
      });
      place.release ??=
        options.lead?.(id, () => {
          place.leads = true;
          scheduleBot(place);
        }) ?? null;
      scheduleBot(place);
    }

    async function obey(id: string, raw: Record<string, unknown>): Promise<void> {
      const place = placeOf(id);
      const live = await liveOf(place);
      const commandId = typeof raw.id === 'string' ? raw.id : '';
      if (!live) return wrong('unknown-table', 'command', id, commandId);
      const done = safely(live, () => commanded(live, raw, now()));
      if (!done.ok) return tell({ t: 'refused', table: id, id: commandId, refusal: done });
      if (!('answer' in done)) {
        await carry(place, live, done);
        return wrong('out-of-order', 'command', id, commandId);
      }
      // Another tab was quicker: the command was made for a position that is no more, and the table itself says so.
      if (done.table !== live.table && !(await carry(place, live, done))) return obey(id, raw);
      tell({ t: 'answer', table: id, id: commandId, entries: done.answer, seq: headOf(live.table) });
    }

    function sit(id: string, seat: Seat, from: number): Promise<void> {
      return inTurn(placeOf(id), async () => {
        const live = await liveOf(placeOf(id));
        if (live?.table.seats[seat]?.mode === 'person') await join(id, seat, 'log', from);
        else wrong('not-seated', 'sit', id);
      });
    }

    function heard(message: ToHost): Promise<void> | void {
      switch (message.t) {
        case 'hello':
          return tell({
            ...{ t: 'welcome', protocol: PROTOCOL, build: '', account: null, now: now(), limits: LIMITS },
          });
        case 'subscribe':
          return inTurn(placeOf(message.table), () => join(message.table, null, message.mode, message.from ?? -1));
        case 'sit':
          return sit(message.table, message.seat, message.from ?? -1);
        case 'unsubscribe':
          return leave(message.table);
        case 'command':
          return inTurn(placeOf(message.table), () => obey(message.table, message.command));
        case 'ping':
          return tell({ t: 'pong', at: message.at, now: now() });
        case 'say':
          return wrong('not-seated', 'say', message.table, message.id); // those around one device talk aloud
        case 'lobby':
          return;
      }
    }

    return {
      hear(message) {
        Promise.resolve(heard(message)).catch((error) => {
          options.onError(error);
          if ('table' in message) {
            const id = message.t === 'command' ? String(message.command.id) : undefined;
            wrong('unavailable', message.t, message.table, id);
          }
        });
      },
      close() {
        for (const id of [...follows.keys()]) leave(id);
      },
    };
  }

  options.others?.listen((id) => {
    const place = places.get(id);
    if (place?.live) inTurn(place, () => follow(place, place.live!)).catch(options.onError);
  });

  // --- The list -------------------------------------------------------------------------------------

  async function begin(name: string, beginning: Beginning): Promise<Opened> {
    if (!beginning.ok) return beginning;
    const { creation, seed, table } = beginning.begun;
    const [id, at] = [options.id(), now()];
    const game = (await options.game(creation.game))!;
    const row: Row = {
      ...{ id, name, creation, seed, createdAt: at, changedAt: at, version: 0, desks: table.desks },
      standing: standingOf(game, table),
    };
    if (!(await shelf.put(row, table.log))) throw new Error('bug: a new table is there already');
    return { ok: true, id };
  }

  const unknownGame = (game: string): Opened => ({
    ok: false,
    problem: { at: 'game', code: 'not-one-of', params: { values: game } },
  });

  return {
    connect,
    async open(wish) {
      const game = await options.game(wish.game);
      return game ? begin(wish.name, beginFrom(game, wish, options.seed(), now())) : unknownGame(wish.game);
    },
    async importRecord(text) {
      const read = readRecord(text);
      if (!read.ok) return read;
      const game = await options.game(read.value.game);
      const opened = game
        ? await begin('', beginFromRecord(game, read.value, options.seed(), now()))
        : unknownGame(read.value.game);
      if (opened.ok || 'problem' in opened) return opened;
      throw new Error('bug: a record that replays waits for its set-up');
    },
    async list() {
      const rows = await shelf.rows();
      return rows.toSorted((a, b) => b.changedAt - a.changedAt).map(listed);
    },
    async remove(id) {
      const place = places.get(id);
      await shelf.remove(id);
      if (place) forget(place);
      options.others?.tell(id);
    },
    rename(id, name) {
      return inTurn(placeOf(id), async () => {
        const place = placeOf(id);
        const live = await liveOf(place);
        if (live && (await shelf.put({ ...live.row, name, version: live.row.version + 1 }, [])))
          live.row = { ...live.row, name, version: live.row.version + 1 };
        drop(place);
      });
    },
    async exportRecord(id) {
      const place = placeOf(id);
      const live = await inTurn(place, () => liveOf(place));
      drop(place);
      if (!live) return null;
      const { seed, creation, standing } = live.row;
      // The seed is told when the game is over, and only if it was promised before the first draw.
      const tell = seed !== null && creation.commitment !== null && standing.state !== 'running';
      return recordText(recordOf(live.host.game, live.table, tell ? seed : undefined));
    },
    async setPace(ms) {
      pace = ms;
    },
  };
}

const listed = ({ id, name, creation, standing, createdAt, changedAt }: Row): LocalTable => ({
  ...{ id, name, game: creation.game, options: creation.options, createdAt, changedAt },
  ...standing,
});

/** Whoever is to act, of those at this device; else the first of them; nobody's eyes where only bots play. */
function firstEyes({ host, table }: Live): Viewer {
  const people = table.seats.flatMap(({ mode }, seat) => (mode === 'person' ? [seat] : []));
  const { acting } = standingOf(host.game, table);
  return people.find((seat) => acting.includes(seat)) ?? people[0] ?? 'watcher';
}

function endingOf({ host, table, row }: Live) {
  const { state, outcome } = standingOf(host.game, table);
  const seed = row.creation.commitment === null ? null : row.seed;
  return { state: state === 'ended' ? ('ended' as const) : ('over' as const), seed, outcome };
}
