/** Advice for a seat that must act: thought of where bots think, on what the seat may see. */
import type { Seat } from '../../kernel/contract.ts';
import type { HintAnswer } from '../lobby/door.ts';
import { type Context, handOf } from './context.ts';
import { ensureLoaded } from './load.ts';
import { inOwnTurn, type Place } from './place.ts';
import { tableRow } from './rows.ts';

export async function hintAt(ctx: Context, place: Place, seat: Seat): Promise<HintAnswer> {
  const row = await tableRow(ctx.db, place.id);
  const look = await inOwnTurn(ctx, place, async () => {
    if (ctx.closing || (await ensureLoaded(ctx, place)) !== null) return null;
    const asked = await handOf(ctx, place).ask({ do: 'look', table: place.id, seat });
    return asked.ok ? asked.value : null;
  });
  if (!row || !look) return { ok: false, code: 'busy' };
  if (!look.hints) return { ok: false, code: 'hints-forbidden' };
  if (!look.acting) return { ok: false, code: 'not-your-turn' };
  const { at, view, board } = look;
  // The same position gives the same advice, however often it is asked for, where there is time for all of it.
  const luck = `${place.id}/${at}/${seat}`;
  const { game } = row;
  const asked = await ctx.pool.thinking.inLine(({ hand, ms, limit }) =>
    hand.ask({ do: 'hint', game, view, board, seat, luck, ms }, limit),
  );
  return asked.ok ? { ok: true, at, hint: asked.value } : { ok: false, code: 'busy' };
}
