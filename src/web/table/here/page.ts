/** One page at this device's tables: what it says, and what it is told. */
import type { Seat } from '../../../kernel/contract.ts';
import { type ErrorCode, type FromServer, LIMITS, type Mode, PROTOCOL } from '../../../protocol/messages.ts';
import { sittingDown } from '../../../protocol/tell.ts';
import { headOf, type Viewer } from '../../../table/index.ts';
import type { ToHost } from '../contract.ts';
import { commanded, type Live, standingOf } from './live.ts';
import { type Context, carry, drop, endingOf, type Following, inTurn, liveOf, placeOf, safely } from './places.ts';

export interface Page {
  hear(message: ToHost): void;
  close(): void;
}

export function connectPage(ctx: Context, tell: (message: FromServer) => void): Page {
  const { options, places } = ctx;
  const follows = new Map<string, Following>();
  const wrong = (code: ErrorCode, t: string, table: string, id?: string) =>
    tell({ t: 'error', code, about: { t, table, ...(id === undefined ? {} : { id }) } });

  function leave(id: string): void {
    const following = follows.get(id);
    const place = places.get(id);
    follows.delete(id);
    if (!following || !place) return;
    place.followers.delete(following);
    drop(ctx, place);
  }

  /** Sits down with the eyes of a seat; null = those it had before, or the first. */
  async function join(id: string, seat: Seat | null, mode: Mode, from: number): Promise<void> {
    const place = placeOf(ctx, id);
    const live = await liveOf(ctx, place);
    if (!live) {
      drop(ctx, place);
      return wrong('unknown-table', 'subscribe', id);
    }
    const known = follows.get(id);
    const viewer = seat ?? known?.viewer ?? firstEyes(live);
    const following = known ?? { tell, viewer };
    following.viewer = viewer;
    follows.set(id, following);
    place.followers.add(following);
    const ending = endingOf(live);
    tell({
      ...{ t: 'joined', table: id, viewer, ...sittingDown(live.host.game, live.table, { viewer, mode, from }) },
      presence: { seats: peopleAt(live), watchers: 0 },
      ...(ending ? { ending } : {}),
    });
    place.release ??=
      options.lead?.(id, () => {
        place.leads = true;
        ctx.moved(place);
      }) ?? null;
    ctx.moved(place);
  }

  async function obey(id: string, raw: Record<string, unknown>): Promise<void> {
    const place = placeOf(ctx, id);
    const live = await liveOf(ctx, place);
    const commandId = typeof raw.id === 'string' ? raw.id : '';
    if (!live) return wrong('unknown-table', 'command', id, commandId);
    const done = safely(ctx, live, () => commanded(live, raw, options.now()));
    if (!done.ok) return tell({ t: 'refused', table: id, id: commandId, refusal: done });
    if (!('answer' in done)) {
      await carry(ctx, place, live, done);
      return wrong('out-of-order', 'command', id, commandId);
    }
    const answer = () => tell({ t: 'answer', table: id, id: commandId, entries: done.answer, seq: headOf(done.table) });
    if (done.table === live.table) return answer();
    // Another tab was quicker: the command was made for a position that is no more, and the table itself says so.
    if (!(await carry(ctx, place, live, done, answer))) return obey(id, raw);
  }

  async function sit(id: string, seat: Seat, from: number): Promise<void> {
    const live = await liveOf(ctx, placeOf(ctx, id));
    if (live?.table.seats[seat]?.mode === 'person') await join(id, seat, 'log', from);
    else wrong('not-seated', 'sit', id);
  }

  function heard(message: ToHost): Promise<void> | void {
    switch (message.t) {
      case 'hello':
        return tell({
          ...{ t: 'welcome', protocol: PROTOCOL, build: '', account: null, now: options.now(), limits: LIMITS },
        });
      case 'subscribe':
        return inTurn(placeOf(ctx, message.table), () => join(message.table, null, message.mode, message.from ?? -1));
      case 'sit':
        return inTurn(placeOf(ctx, message.table), () => sit(message.table, message.seat, message.from ?? -1));
      case 'unsubscribe':
        return leave(message.table);
      case 'command':
        return inTurn(placeOf(ctx, message.table), () => obey(message.table, message.command));
      case 'ping':
        return tell({ t: 'pong', at: message.at, now: options.now() });
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
        if (!('table' in message)) return;
        const id = message.t === 'command' ? String(message.command.id) : undefined;
        wrong('unavailable', message.t, message.table, id);
      });
    },
    close() {
      for (const id of [...follows.keys()]) leave(id);
    },
  };
}

const peopleAt = ({ table }: Live): Seat[] =>
  table.seats.flatMap(({ mode }, seat) => (mode === 'person' ? [seat] : []));

/** Whoever is to act, of those at this device; else the first of them; nobody's eyes where only bots play. */
function firstEyes(live: Live): Viewer {
  const people = peopleAt(live);
  const { acting } = standingOf(live.host.game, live.table);
  return people.find((seat) => acting.includes(seat)) ?? people[0] ?? 'watcher';
}
