/** Advice for a seat that must act, at a table of this device: on what the seat may see, where the table allows it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { headOf, type Table, viewOf } from '../../../table/index.ts';
import type { HintAnswer } from '../local.ts';
import { standingOf } from './live.ts';
import { fetched, NotFetched } from './not-fetched.ts';
import { type Context, drop, inTurn, liveOf, placeOf } from './places.ts';

export async function hintAt(ctx: Context, id: string, seat: Seat): Promise<HintAnswer> {
  const { options } = ctx;
  const place = placeOf(ctx, id);
  const live = await inTurn(place, () => liveOf(ctx, place));
  drop(ctx, place);
  if (!live) return { ok: false, code: 'not-found' };
  const { host, table } = live;
  const { game, board = null, hints } = table.creation;
  const { state, acting } = standingOf(host.game, table);
  if (table.seats[seat]?.mode !== 'person') return { ok: false, code: 'not-seated' };
  if (!hints) return { ok: false, code: 'hints-forbidden' };
  if (state !== 'running' || !acting.includes(seat)) return { ok: false, code: 'not-your-turn' };
  const view = viewOf(host.game, table, seat) as Sealed<Table['state']>;
  // The same position gives the same advice, however often it is asked for, where there is time for all of it.
  const luck = `${id}/${headOf(table)}`;
  try {
    const thinker = await fetched(options.thinker());
    return { ok: true, hint: await thinker.hint({ game, board, view, seat, luck }) };
  } catch (error) {
    options.onLostThought(error);
    return { ok: false, code: error instanceof NotFetched ? 'offline' : 'busy' };
  }
}
