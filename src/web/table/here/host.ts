/**
 * Hosts the tables of this device: speaks the protocol to each page that follows one (page.ts), lets bots move
 * (bots.ts), and keeps all of it on a shelf (places.ts). Runs in a worker; nothing here knows of one, so that it runs in
 * tests as well.
 */
import { recordText } from '../../../kernel/record.ts';
import type { FromServer } from '../../../protocol/messages.ts';
import { recordOf } from '../../../table/index.ts';
import type { LocalTable, Opened } from '../local.ts';
import { scheduleBot, tryAgain } from './bots.ts';
import { standingOf } from './live.ts';
import { type Beginning, beginFrom } from './opening.ts';
import { connectPage, type Page } from './page.ts';
import { type Context, drop, follow, forget, type HereOptions, inTurn, liveOf, placeOf } from './places.ts';
import type { Row } from './shelf.ts';
import type { Served } from './talk.ts';

export interface Here extends Served {
  connect(tell: (message: FromServer) => void): Page;
}

export function createHere(options: HereOptions): Here {
  const { shelf, now } = options;
  const ctx: Context = {
    ...{ options, places: new Map(), pace: options.pace },
    moved: (place) => scheduleBot(ctx, place),
  };
  const { places } = ctx;

  options.others?.listen((id) => {
    const place = places.get(id);
    if (place?.live) inTurn(place, () => follow(ctx, place, place.live!)).catch(options.onError);
  });

  options.online?.(() => {
    for (const place of places.values()) tryAgain(ctx, place);
  });

  async function begin(name: string, beginning: Beginning): Promise<Opened> {
    if (!beginning.ok) return beginning;
    const { creation, seed, table } = beginning.begun;
    // Its address says what is played: all that the page needs can be asked for at once.
    const [id, at] = [`${creation.game}-${options.id()}`, now()];
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
    connect: (tell) => connectPage(ctx, tell),
    async open(wish) {
      const game = await options.game(wish.game);
      return game ? begin(wish.name, beginFrom(game, wish, options.seed(), now())) : unknownGame(wish.game);
    },
    async importRecord(text) {
      const { beginFromRecord, readRecord } = await import('./from-record.ts');
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
      if (place) forget(ctx, place);
      options.others?.tell(id);
    },
    rename(id, name) {
      return inTurn(placeOf(ctx, id), async () => {
        const place = placeOf(ctx, id);
        const live = await liveOf(ctx, place);
        if (live && (await shelf.put({ ...live.row, name, version: live.row.version + 1 }, [])))
          live.row = { ...live.row, name, version: live.row.version + 1 };
        drop(ctx, place);
      });
    },
    async exportRecord(id) {
      const place = placeOf(ctx, id);
      const live = await inTurn(place, () => liveOf(ctx, place));
      drop(ctx, place);
      if (!live) return null;
      const { seed, creation, standing } = live.row;
      // The seed is told when the game is over, and only if it was promised before the first draw.
      const tell = seed !== null && creation.commitment !== null && standing.state !== 'running';
      return recordText(recordOf(live.host.game, live.table, tell ? seed : undefined));
    },
    hint: (table, seat) =>
      import('./hints.ts').then(
        ({ hintAt }) => hintAt(ctx, table, seat),
        () => ({ ok: false, code: 'offline' }),
      ),
    advise: async (on) => (await options.thinker()).hint(on),
    judge: async (asked) => (await options.thinker()).judge(asked),
    async setPace(ms) {
      ctx.pace = ms;
    },
  };
}

const listed = ({ id, name, creation, standing, createdAt, changedAt }: Row): LocalTable => ({
  ...{ id, name, game: creation.game, options: creation.options, createdAt, changedAt },
  ...standing,
});
